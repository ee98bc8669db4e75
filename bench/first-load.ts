/*
 * `npm run bench [-- --quick] [-- --no-build]`: how fast pages load for the first time on a slow phone, beside a static baseline
 * of each (static-baseline.ts). Prints the table of docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../build/install.ts';
import { documentLanguages, readAddress } from '../src/domain/language.ts';
import { buildMeasuredSite, makeCertificate, serveFolder, siteFolder } from './site.ts';
import { writeBaseline } from './static-baseline.ts';
import { describeMachine, median, shownMs, toTable } from './statistics.ts';

const pages = ['/', '/careers', '/careers/job/graphic-designer', '/press'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

/** Chromium loses a trace now and then (NO_NAVSTART): such a run is made again. */
const mostAttempts = 3;

type Run = Readonly<Record<(typeof categories)[number] | (typeof audits)[number], number | null>>;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const rounds = options.quick ? 1 : 5;
const chromium = ensureChromium();

if (!options['no-build']) await buildMeasuredSite();
const baselineFolder = `${siteFolder}-baseline`;
await writeBaseline(siteFolder, baselineFolder, pages);
const certificate = makeCertificate();
const [baseline, site] = await Promise.all([
  serveFolder(baselineFolder, certificate),
  serveFolder(siteFolder, certificate),
]);
const rows: (readonly string[])[] = [['page', 'scores', 'LCP ms', '÷ baseline', 'TBT ms', 'CLS']];
for (const path of pages) rows.push(...(await measurePage(path)));
baseline.close();
site.close();
console.log(`\n${toTable(rows)}\n\nMedians of ${rounds} simulated runs in turn; ${describeMachine()}.`);
process.exit(0);

/** Both in turn, run by run, so that a busy moment falls on both alike. A first round, thrown away, fills the machine's caches. */
async function measurePage(path: string): Promise<readonly (readonly string[])[]> {
  const runs: { baseline: Run[]; site: Run[] } = { baseline: [], site: [] };
  for (let round = options.quick ? 1 : 0; round <= rounds; round += 1) {
    const [first, second] = [
      await runLighthouse(baseline.origin, path),
      await runLighthouse(site.origin, path),
    ];
    if (round > 0) runs.baseline.push(first);
    if (round > 0) runs.site.push(second);
    console.error(`${path}, round ${round}: LCP ${shownMs(second['largest-contentful-paint'])} ms`);
  }
  const of = (name: 'baseline' | 'site', key: keyof Run) => median(runs[name].map((run) => run[key]));
  const row = (name: 'baseline' | 'site') => {
    const ratio =
      (of(name, 'largest-contentful-paint') ?? 0) / (of('baseline', 'largest-contentful-paint') ?? 0);
    return [
      categories.map((category) => of(name, category)).join('/'),
      shownMs(of(name, 'largest-contentful-paint')),
      ratio.toFixed(2),
      shownMs(of(name, 'total-blocking-time')),
      of(name, 'cumulative-layout-shift')?.toFixed(3) ?? '–',
    ];
  };
  return [
    [`${path} · static baseline`, ...row('baseline')],
    [`**${path}**`, ...row('site')],
  ];
}

/** Runs Lighthouse (mobile, simulated) once, in a fresh browser. Scores of 100, times in ms. */
async function runLighthouse(origin: string, path: string, attempt = 1): Promise<Run> {
  const chrome = await launch({ chromePath: chromium, chromeFlags: browserFlags(path) });
  try {
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: 'simulate',
      onlyCategories: [...categories],
    });
    const loss = result === undefined ? 'no answer' : result.lhr.runtimeError?.message;
    if (result === undefined || loss !== undefined) {
      if (attempt === mostAttempts) throw new Error(`${path}: Lighthouse failed: ${loss}`);
      return runLighthouse(origin, path, attempt + 1);
    }
    const { lhr } = result;
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const entries = [
      ...categories.map((id) => [id, score(id)] as const),
      ...audits.map((id) => [id, lhr.audits[id]?.numericValue ?? null] as const),
    ];
    return Object.fromEntries(entries) as Run;
  } finally {
    chrome.kill();
  }
}

/** Nothing outside 127.0.0.1 can be reached, nothing runs in the background, and no other language is offered. */
function browserFlags(path: string): string[] {
  return [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    `--accept-lang=${documentLanguages[readAddress(path).language]}`,
    `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
  ];
}
