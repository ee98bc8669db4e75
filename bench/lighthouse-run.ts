import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requestedPath } from '../build/site-request.ts';
import { readAddress } from '../src/domain/language.ts';
import { browserFlags, chromiumPath } from './browser.ts';
import type { Sent, ServedFolder } from './serve-folder.ts';

/** `simulate` computes a slow phone on a slow line; `devtools` really slows the browser down. */
export type Throttling = 'simulate' | 'devtools';

/** One page load: scores of 100, times in ms, bytes as sent. Null where Lighthouse gave nothing. */
export type PageRun = Record<
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'fcp'
  | 'lcp'
  | 'speedIndex'
  | 'tbt'
  | 'cls'
  | 'requests'
  | 'html'
  | 'css'
  | 'script'
  | 'font'
  | 'image'
  | 'other'
  | 'total',
  number | null
>;

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Runs Lighthouse (mobile) once, in a fresh browser.
 * @throws Error when the page could not be measured.
 */
export async function runLighthouse(
  { origin, sent }: ServedFolder,
  path: string,
  throttlingMethod: Throttling,
  keyHash: string,
): Promise<{ run: PageRun; failing: readonly string[]; versions: { lighthouse: string; browser: string } }> {
  const chromeFlags = browserFlags(keyHash, readAddress(path).language);
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
  try {
    sent.length = 0;
    const onlyCategories = Object.values(categories);
    const flags = { port: chrome.port, logLevel: 'silent', throttlingMethod, onlyCategories } as const;
    const result = await lighthouse(origin + path, { ...flags });
    if (result === undefined) throw new Error(`${path}: Lighthouse gave no result.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const score = (id: string) => {
      const value = lhr.categories[id]?.score;
      return value === null || value === undefined ? null : Math.round(value * 100);
    };
    const number = (id: string) => lhr.audits[id]?.numericValue ?? null;
    const run = {
      ...mapValues(categories, score),
      ...mapValues(audits, number),
      ...bytesByType(firstAnswers(sent, requestedPaths(lhr.audits['network-requests']?.details, origin))),
    } as PageRun;
    const failing = Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    );
    return {
      run,
      failing,
      versions: { lighthouse: lhr.lighthouseVersion, browser: browserOf(lhr.environment.hostUserAgent) },
    };
  } finally {
    chrome.kill();
  }
}

function mapValues<Key extends string>(ids: Record<Key, string>, read: (id: string) => number | null) {
  return Object.fromEntries(Object.entries<string>(ids).map(([key, id]) => [key, read(id)]));
}

function browserOf(userAgent: string): string {
  return /(?:Headless)?Chrome\/[\d.]+/.exec(userAgent)?.[0].replace('Headless', '') ?? 'Chromium';
}

/** What the page asked for, without what Lighthouse fetches itself (robots.txt, the manifest). */
function requestedPaths(details: unknown, origin: string): ReadonlySet<string> {
  const { items = [] } = (details ?? {}) as { items?: readonly { url: string }[] };
  const own = items.filter(({ url }) => url.startsWith(origin));
  return new Set(own.map(({ url }) => requestedPath(new URL(url).pathname).path));
}

/** What a page fetches ahead for the next ones begins with their list, after all of its own (src/web/fetch-ahead.ts). */
function ownCount(sent: readonly Sent[]): number {
  const list = sent.findIndex(({ path }) => path.startsWith('/assets/ahead-'));
  return list < 0 ? sent.length : list;
}

function firstAnswers(sent: readonly Sent[], asked: ReadonlySet<string>): readonly Sent[] {
  return [
    ...new Map(
      sent
        .slice(0, ownCount(sent))
        .filter(({ path }) => asked.has(path))
        .toReversed()
        .map((each) => [each.path, each]),
    ).values(),
  ];
}

function bytesByType(sent: readonly Sent[]) {
  const kinds = {
    html: /^text\/html/,
    css: /^text\/css/,
    script: /javascript/,
    font: /^font/,
    image: /^image/,
  };
  const sum = (files: readonly Sent[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const known = Object.entries(kinds).map(
    ([kind, type]) => [kind, sum(sent.filter((each) => type.test(each.type)))] as const,
  );
  const total = sum(sent);
  const other = total - known.reduce((bytes, [, each]) => bytes + each, 0);
  return { ...Object.fromEntries(known), other, total, requests: sent.length };
}
