/*
 * `npm run bench [-- --quick] [-- --no-build] [-- --readme]`: how fast pages load for the first time on a slow phone, beside a
 * static baseline of each (static-baseline.ts), and when they answer. Prints a table; `--docs` puts it into docs/benchmarks.md.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { format, resolveConfig } from 'prettier';
import { readAddress } from '../src/domain/language.ts';
import { buildMeasuredSite, makeCertificate, serveFolder, siteFolder } from './site.ts';
import {
  answersAfter,
  browserFlags,
  chromiumPath,
  lighthouseNetwork,
  onSlowPhone,
  openBrowser,
} from './slow-phone.ts';
import { writeBaseline } from './static-baseline.ts';
import { describeMachine, median, shownMs, toTable } from './statistics.ts';

const pages = ['/', '/careers', '/careers/job/graphic-designer', '/press'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Run = Readonly<Record<(typeof categories)[number] | (typeof audits)[number], number | null>>;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const rounds = options.quick ? 1 : 5;

if (!options['no-build']) await buildMeasuredSite();
const baselineFolder = `${siteFolder}-baseline`;
await writeBaseline(siteFolder, baselineFolder, pages);
const certificate = makeCertificate();
const [baseline, site] = await Promise.all([
  serveFolder(baselineFolder, certificate),
  serveFolder(siteFolder, certificate),
]);
const rows: (readonly string[])[] = [
  ['page', 'scores', 'LCP ms', '÷ baseline', 'TBT ms', 'CLS', 'scripts kB', 'answers ms'],
];
for (const path of pages) rows.push(...(await measurePage(path)));
baseline.close();
site.close();
console.log(`\n${toTable(rows)}\n`);
if (options.readme) await writeReadme(rows);
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
  const scripts = (ownScriptBytes(path) / 1000).toFixed(1);
  return [
    [`${path} · static baseline`, ...row('baseline'), '0.0', '–'],
    [`**${path}**`, ...row('site'), scripts, shownMs(await timeUntilHydrated(path))],
  ];
}

/** Runs Lighthouse (mobile, simulated) once, in a fresh browser. Scores of 100, times in ms. */
async function runLighthouse(origin: string, path: string): Promise<Run> {
  const chromeFlags = browserFlags(certificate.keyHash, readAddress(path).language);
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: 'simulate',
      onlyCategories: [...categories],
    });
    if (result === undefined || result.lhr.runtimeError) throw new Error(`${path}: Lighthouse failed.`);
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

/** Bytes of the scripts that a page asks for by itself, as brotli sends them; prefetched ones are not among them. */
function ownScriptBytes(path: string): number {
  const html = readFileSync(join(siteFolder, path, 'index.html'), 'utf8');
  const tags = html.matchAll(
    /<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="([^"]+)"/g,
  );
  const files = new Set([...tags].map(([, address = '']) => join(siteFolder, address)));
  const sizes = [...files].map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Milliseconds until React answers on a page, with Lighthouse's network and processor applied for real. */
async function timeUntilHydrated(path: string): Promise<number | null> {
  const times: (number | null)[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    const browser = await openBrowser(certificate.keyHash);
    const measured = onSlowPhone(browser, (slow) => answersAfter(path)(slow, site.origin), lighthouseNetwork);
    times.push(await measured.catch(() => null));
    await browser.close();
  }
  return median(times);
}

/** Puts the table between the marks of docs/benchmarks.md. */
async function writeReadme(table: readonly (readonly string[])[]): Promise<void> {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = table;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const markdown = `${[head, rule, ...body].map(line).join('\n')}

Lighthouse mobile, HTTP/2 and TLS on the same machine, brotli; medians of ${rounds} simulated runs in turn, ${new Date().toISOString().slice(0, 10)}; ${describeMachine()}. The static baseline is the same page as one HTML file without script and typeface. 1 kB = 1000 bytes; "answers" is when React answers a press, on a really slowed browser; scripts are those of the page itself, without what is prefetched for the next one. \`npm run bench\` measures again.`;
  const file = 'docs/benchmarks.md';
  const text = await readFile(file, 'utf8');
  const filled = text.replace(
    /(<!-- bench -->)[^]*(<!-- \/bench -->)/,
    (_, start: string, end: string) => `${start}\n\n${markdown}\n\n${end}`,
  );
  await writeFile(file, await format(filled, { ...(await resolveConfig(file)), filepath: file }));
}
