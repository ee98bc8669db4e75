/** What a page may weigh, in bytes as the server sends them (brotli). 1 kB is 1000 bytes. */
export type Weights = {
  html: number;
  script: number;
  font: number;
  image: number;
  total: number;
  requests: number;
};

/** A page's limits; what is not named is not limited. */
export type Budget = { path: string; limits: Partial<Weights> };

/** One file as it was sent, under a name without its hash. */
export type SentFile = { kind: 'html' | 'script' | 'font' | 'image' | 'other'; name: string; bytes: number };

/**
 * The budgets of the landing page before the first scroll or touch, of a job page before submitting, and of the list of jobs:
 * 15 % above what they weighed on 2026-11-23, so that an accidental growth fails the test and an intended one does not.
 */
export const budgets: readonly Budget[] = [
  {
    path: '/',
    limits: { script: 54_000, font: 32_000, image: 40_000, total: 98_000, requests: 18 },
  },
  { path: '/careers', limits: { script: 53_000 } },
  { path: '/careers/job/graphic-designer', limits: { script: 89_000 } },
];

/** What a page's HTML may weigh, in parts of its static twin's, which has the same words and styles and no script. */
const htmlToTwin = 1.15;

/** What every page has that its twin has not, whatever its length: the boot script and the list of its scripts. */
const startingBytes = 2_100;

/**
 * A budget with a limit for the page's HTML. It grows with the page: words for people are never over it, scripts and data are.
 * @param twinBytes bytes of the twin's HTML. On a page of less than 11 kB the boot script alone is more than 15 %.
 */
export function withHtmlLimit({ path, limits }: Budget, twinBytes: number): Budget {
  const html = Math.floor(Math.max(twinBytes * htmlToTwin, twinBytes + startingBytes));
  return { path, limits: { ...limits, html } };
}

/** Adds the files of a page up. */
export function weigh(files: readonly SentFile[]): Weights {
  const sum = (kind: SentFile['kind']) =>
    files.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    html: sum('html'),
    script: sum('script'),
    font: sum('font'),
    image: sum('image'),
    total: files.reduce((bytes, file) => bytes + file.bytes, 0),
    requests: files.length,
  };
}

/**
 * Compares a page with its budget.
 * @param parts bytes by part, for the names of what grew.
 * @param before the same parts when last looked at.
 * @returns one sentence for each limit that is passed, naming what grew; empty when all is well.
 */
export function findMisses(
  { path, limits }: Budget,
  weights: Weights,
  parts: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): readonly string[] {
  return (Object.entries(limits) as [keyof Weights, number][])
    .filter(([kind, limit]) => weights[kind] > limit)
    .map(([kind, limit]) => {
      const show = kind === 'requests' ? String : kB;
      const over = show(weights[kind] - limit);
      return `${path}: ${kind} ${show(weights[kind])}, ${over} over ${show(limit)}. ${nameGrowth(parts, before)}`;
    });
}

/** `shared +1.2 kB, styles +0.3 kB`: what has grown by more than 20 bytes, most first. */
export function nameGrowth(
  parts: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): string {
  const grown = Object.entries(parts)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 20)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name, more }) => `${name} +${kB(more)}`);
  return grown.length > 0
    ? `Grown: ${grown.join(', ')}.`
    : 'No part has grown: the limit or the baseline is wrong.';
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
