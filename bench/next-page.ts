/*
 * `npm run bench:next-page [-- --no-build] [-- --site FOLDER]`: on a slow phone, how long it takes from a tap on a link to the painted
 * page that it leads to, once the page that has the link is idle.
 */
import { parseArgs } from 'node:util';
import { chromium, type CDPSession } from '@playwright/test';
import { ensureHeadlessChromium } from '../build/install.ts';
import { buildMeasuredSite, makeCertificate, serveFolder, siteFolder } from './site.ts';
import { describeMachine, median, shownMs, toTable } from './statistics.ts';

/** From which page a link is followed to which. */
const ways = [
  { from: '/', to: '/careers' },
  { from: '/careers', to: '/careers/job/graphic-designer' },
] as const;

/** Lighthouse's slow 4G and slow phone, applied by the browser. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const processorSlowdown = 4;
const rounds = 5;

const { values: options } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false }, site: { type: 'string', default: siteFolder } },
});
if (!options['no-build'] && options.site === siteFolder) await buildMeasuredSite();
const certificate = makeCertificate();
const site = await serveFolder(options.site, certificate);
const browser = await chromium.launch({
  executablePath: ensureHeadlessChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${certificate.keyHash}`],
});
const times = ways.map((): number[] => []);
for (let round = 0; round <= rounds; round += 1)
  for (const [index, way] of ways.entries()) {
    const time = await measure(way);
    // The first round fills the machine's caches.
    if (round > 0) times[index]?.push(time);
  }
await browser.close();
site.close();
const rows = ways.map(({ from, to }, index) => [
  `${from} → ${to}`,
  shownMs(median(times[index] ?? [])),
  (times[index] ?? []).map(shownMs).join(' '),
]);
console.log(toTable([['way', 'ms', 'each'], ...rows]));
console.log(`\nMedians of ${rounds}; ${describeMachine()}.`);

async function measure({ from, to }: (typeof ways)[number]): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(site.origin + from, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    const link = page.locator(`a[href="${to}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    const painted = await page.evaluateHandle(waitForPage);
    await link.tap();
    return await painted.evaluate((each) => each.time);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/** Runs in the page: milliseconds from the end of the tap to the first picture that has another heading. */
function waitForPage(): { time: Promise<number> } {
  const heading = document.querySelector('main h1');
  const tapped = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const time = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const shown = document.querySelector('main h1');
      if (shown === null || shown === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const now = performance.now();
          void tapped.then((start) => resolve(now - start));
        });
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return { time };
}
