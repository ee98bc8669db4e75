/*
 * `npm run bench:next [-- --rounds 5] [-- --no-build]`: how early a page answers, and how fast the next page, an answer within a
 * page and the way back come, on slow 4G with a processor four times slower. Prints medians beside their goals
 * (docs/decisions/performance-budgets.md); ends with 1 when one is missed.
 */
import { parseArgs } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { buildMeasuredSite, makeCertificate, serveFolder, siteFolder } from './site.ts';
import { type Journey, onSlowPhone, openBrowser, type SlowPage } from './slow-phone.ts';
import { describeMachine, median, shownMs, toTable } from './statistics.ts';

const home = '/';
const careers = '/careers';
const job = '/careers/job/graphic-designer';
/** The page one is on and the link that is pressed there. */
const links = [
  ...['/press', careers, '/pitch', '/safety', '/privacy'].map((to) => [home, to] as const),
  [careers, job],
  [job, careers],
  [job, home],
] as const;

const longestMs = 20_000;
/** Nothing is on the network for this long: then a page counts as idle. */
const quietMs = 1_500;
/** Milliseconds from the end of a scroll until a finger comes down: people are no faster than twice a second. */
const hoverMs = 500;

/** What is measured, and the longest it may take in milliseconds; null where there is no goal. */
const journeys: readonly (readonly [name: string, goalMs: number | null, run: Journey])[] = [
  [`${home} answers`, 1_200, answersAfter(home)],
  [`${job} answers, its form too`, 1_800, answersAfter(job)],
  [
    `${home}, a tab pressed at once`,
    null,
    pressImmediately(home, '[role="tab"]:nth-of-type(3)', 'aria-selected'),
  ],
  [
    `${careers}, a category pressed at once`,
    null,
    pressImmediately(careers, 'main button[aria-pressed="false"]', 'aria-pressed'),
  ],
  ...links.map(([from, to]) => [`${from} → ${to}, idle`, 200, nextPage(from, to, 'idle')] as const),
  ...links.map(([from, to]) => [`${from} → ${to}, at load`, 700, nextPage(from, to, 'load')] as const),
  [
    'tabs: one after the other',
    100,
    longestAnswer(home, async (slow) => {
      const tabs = slow.page.getByRole('tab');
      for (const index of [1, 2, 3, 0]) await touchControl(slow, tabs.nth(index));
    }),
  ],
  [
    'careers: search',
    100,
    longestAnswer(careers, async (slow) => {
      await touchControl(slow, slow.page.getByRole('searchbox'));
      await slow.page.keyboard.type('video', { delay: 120 });
    }),
  ],
  [
    'form: typing',
    100,
    longestAnswer(job, async (slow) => {
      await touchControl(slow, slow.page.locator('textarea').first());
      await slow.page.keyboard.type('I care for older', { delay: 120 });
    }),
  ],
  [
    'form: submit with errors',
    100,
    longestAnswer(job, async (slow) => {
      const buffer = Buffer.from('%PDF-1.4\n%%EOF');
      const resume = { name: 'a.pdf', mimeType: 'application/pdf', buffer };
      await slow.page.locator('input[type=file]').setInputFiles(resume);
      await touchControl(slow, slow.page.locator('button[type=submit]'));
      await slow.page.locator('[aria-invalid=true]').first().waitFor();
    }),
  ],
  [`back to ${home}`, 150, back(home, careers)],
  [`back to ${job}`, 150, back(job, careers)],
  [`back to ${home} from the page cache`, 150, backFromCache(home, careers)],
];

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'no-build': { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
if (!options['no-build']) await buildMeasuredSite();
const certificate = makeCertificate();
const site = await serveFolder(siteFolder, certificate);
const browser = await openBrowser(certificate.keyHash);
const rows: string[][] = [['', 'ms', 'goal', '']];
for (const [name, goalMs, run] of journeys) {
  const times: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured = onSlowPhone(browser, (slow) => run(slow, site.origin));
    times.push(
      await measured.catch((error: unknown) => {
        console.error(`  ${name}: ${String(error).split('\n')[0]}`);
        return null;
      }),
    );
  }
  console.error(`${name}: ${times.map(shownMs).join(' ')}`);
  const ms = median(times);
  const isMissed = ms === null || (goalMs !== null && ms > goalMs);
  rows.push([name, shownMs(ms), shownMs(goalMs), isMissed ? 'missed' : '']);
}
await browser.close();
site.close();
console.log(`\n${toTable(rows)}\n\nMedians of ${rounds}; ${describeMachine()}.`);
process.exit(rows.some((row) => row.includes('missed')) ? 1 : 0);

/** Opens a page and waits until it answers and no request has begun or ended for a while. */
async function openIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    (quiet) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return (
        'hydrated' in document.documentElement.dataset &&
        document.querySelector('#apply form[hidden]') === null &&
        document.readyState === 'complete' &&
        performance.now() - Math.max(0, ...ends) > quiet
      );
    },
    quietMs,
    { timeout: longestMs, polling: 100 },
  );
}

/** Reads a moment that the page has noted, in milliseconds since 1970, as soon as it is there. */
async function noted(page: Page, name: string): Promise<number> {
  // A document that is being left cannot be asked: the next one can.
  for (const endMs = Date.now() + longestMs; Date.now() < endMs;) {
    const value = await page.evaluate((key) => sessionStorage.getItem(key), name).catch(() => null);
    if (value !== null) return Number(value);
    await page.waitForTimeout(50);
  }
  throw new Error(`${name} was never noted`);
}

/** Touches as a finger does: no pointer hovers over it first. @param point in CSS pixels of the window. */
async function touch({ session }: SlowPage, [x, y]: readonly [number, number]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Brings a control into view and touches its middle, as a hand does. */
async function touchControl(slow: SlowPage, control: Locator, pauseMs = hoverMs): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await slow.page.waitForTimeout(pauseMs);
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not shown`);
  await touch(slow, [box.x + box.width / 2, box.y + box.height / 2]);
}

function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="${path}"]:visible`).first();
}

/** From the touch on a link until the heading of the next page is painted; `load`: as soon as the first page has loaded. */
function nextPage(from: string, to: string, when: 'idle' | 'load'): Journey {
  return async (slow, origin) => {
    const { page } = slow;
    await page.addInitScript(watchHeading);
    if (when === 'idle') await openIdle(page, origin + from);
    else await page.goto(origin + from, { waitUntil: 'load' });
    await touchControl(slow, linkTo(page, to), when === 'idle' ? hoverMs : 0);
    const painted = await noted(page, 'painted');
    return painted - (await noted(page, 'pressed'));
  };
}

/**
 * A press made as soon as a page shows, before its scripts answer, until its effect is painted.
 * @param control selector of what is pressed.
 * @param effect the attribute of that control that becomes `true`.
 */
function pressImmediately(path: string, control: string, effect: string): Journey {
  return async (slow, origin) => {
    const { page } = slow;
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (selector) =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.querySelector(selector) !== null &&
        document.querySelector('footer') !== null,
      control,
    );
    await touch(slow, await page.evaluate(watchEffect, [control, effect] as const));
    return (await noted(page, 'took')) - (await noted(page, 'pressed'));
  };
}

/** The longest time from an input until its answer was painted. Event Timing tells nothing below 16 ms. */
function longestAnswer(path: string, act: (slow: SlowPage) => Promise<void>): Journey {
  return async (slow, origin) => {
    const { page } = slow;
    await openIdle(page, origin + path);
    await page.evaluate(watchInteractions);
    await act(slow);
    await page.waitForTimeout(700);
    return page.evaluate(() => (window as unknown as { interactionMs: number }).interactionMs);
  };
}

/** Back after a link within the site was followed, until the first page's heading is painted. */
function back(from: string, to: string): Journey {
  return async (slow, origin) => {
    const { page } = slow;
    await openIdle(page, origin + from);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await touchControl(slow, linkTo(page, to));
    await page.waitForURL(origin + to);
    await page.waitForTimeout(1_000);
    await page.evaluate(goBack, heading);
    return (await noted(page, 'returned')) - (await noted(page, 'left'));
  };
}

/** The same after a page that came as a document of its own: the browser brings the first one from its page cache. */
function backFromCache(from: string, to: string): Journey {
  return async ({ page }, origin) => {
    await page.addInitScript(watchReturn);
    await openIdle(page, origin + from);
    await openIdle(page, origin + to);
    await page.evaluate(goBack, '–');
    return (await noted(page, 'returned')) - (await noted(page, 'left'));
  };
}

/** How long after the start of the navigation a page answers, with its form where it has one. */
function answersAfter(path: string): Journey {
  return async ({ page }, origin) => {
    await page.addInitScript(watchHydration);
    await page.goto(origin + path, { timeout: 60_000 });
    await page.waitForFunction(() => 'hydratedMs' in document.documentElement.dataset, null, {
      timeout: 20_000,
    });
    return page.evaluate(() => Number(document.documentElement.dataset.hydratedMs));
  };
}

/* What runs inside a measured page. Each function is sent there as text: it can use nothing of this file but itself. */

/**
 * Notes when a finger comes down and when the next first-level heading has been painted (Element Timing), in milliseconds
 * since 1970, for both a page of the same document and one of a new document.
 */
function watchHeading(): void {
  const note = (name: string, atMs: number) => sessionStorage.setItem(name, String(atMs));
  const isNew = () =>
    sessionStorage.getItem('pressed') !== null && sessionStorage.getItem('painted') === null;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => note('pressed', performance.timeOrigin + timeStamp),
    true,
  );
  new PerformanceObserver((list) => {
    const entry = list.getEntries().find((each) => (each as { identifier?: string }).identifier === 'next');
    if (entry)
      note(
        'painted',
        performance.timeOrigin + (entry as PerformanceEntry & { renderTime: number }).renderTime,
      );
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    const heading = document.querySelector('main h1:not([elementtiming])');
    heading?.setAttribute('elementtiming', isNew() ? 'next' : 'first');
  }).observe(document, { childList: true, subtree: true });
}

/** Notes how long each interaction took until its answer was painted (Event Timing; what INP is made of). */
function watchInteractions(): void {
  const seen = window as unknown as { interactionMs: number };
  seen.interactionMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.interactionMs = Math.max(seen.interactionMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Notes when React answers on the page, and on a job page in its form. */
function watchHydration(): void {
  const observer = new MutationObserver(() => {
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (!isHydrated || document.querySelector('#apply form[hidden]') !== null) return;
    observer.disconnect();
    document.documentElement.dataset.hydratedMs = String(Math.round(performance.now()));
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Notes when the browser brought a page back from its page cache, and that was painted. */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('returned', String(Date.now()))));
  });
}

/** Goes back, and notes when that began and when the page with this heading was painted. */
function goBack(heading: string): void {
  const check = () => {
    if (document.querySelector('main h1')?.textContent !== heading) requestAnimationFrame(check);
    else setTimeout(() => sessionStorage.setItem('returned', String(Date.now())));
  };
  sessionStorage.setItem('left', String(Date.now()));
  history.back();
  requestAnimationFrame(check);
}

/**
 * Brings a control into view and notes when it is touched, and when an attribute of it has become `true` and that was painted.
 * @returns the middle of the control.
 */
function watchEffect([control, effect]: readonly [string, string]): readonly [number, number] {
  const element = document.querySelector(control);
  if (element === null) throw new Error(`no ${control}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const label = element.textContent;
  addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(Date.now())), true);
  const check = () => {
    const found = [...document.querySelectorAll(`[${effect}="true"]`)].some(
      ({ textContent }) => textContent === label,
    );
    if (found) setTimeout(() => sessionStorage.setItem('took', String(Date.now())));
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
