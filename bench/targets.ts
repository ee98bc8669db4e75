import { budgets, findMisses, weigh, withHtmlLimit } from '../build/budgets.ts';
import type { PageRun } from './lighthouse-run.ts';
import { ourSite, twinSite } from './pages.ts';
import { ratioToTwin, type Measured } from './results.ts';

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Largest allowed multiple of the static twin's time. */
const ratios = [
  { session: 'simulated', key: 'fcp', most: 1.05 },
  { session: 'simulated', key: 'lcp', most: 1.05 },
  { session: 'simulated', key: 'speedIndex', most: 1.05 },
  { session: 'applied', key: 'lcp', most: 1.1 },
] as const;

const mostHydratedMs = 2800;
const mostTbtMs = 20;
const mostCls = 0.0005;

/**
 * Holds our pages against the targets (docs/decisions/performance-budgets.md).
 * @returns one sentence for each miss; empty when all are met.
 */
export function missedTargets(pages: readonly Measured[]): readonly string[] {
  return pages.filter((page) => page.site === ourSite).flatMap((page) => missesOf(page, pages));
}

function missesOf(page: Measured, pages: readonly Measured[]): readonly string[] {
  const { path, simulated, applied, hydratedMs } = page;
  if (simulated === null || applied === null) return [`${path}: not measured.`];
  const misses: string[] = [];
  for (const key of scores) {
    if (simulated[key] !== 100)
      misses.push(`${path}: ${key} ${simulated[key]}, not 100 (${page.failing.join(', ')}).`);
  }
  for (const { session, key, most } of ratios) {
    const ratio = ratioToTwin(pages, page, session, key, twinSite);
    if (ratio === null || round(ratio) > most) {
      misses.push(
        `${path}: ${key} ${session} ${ratio?.toFixed(2) ?? '–'} times the twin's, more than ${most}.`,
      );
    }
  }
  const tbt = simulated.tbt ?? Number.POSITIVE_INFINITY;
  if (Math.round(tbt) > mostTbtMs) misses.push(`${path}: TBT ${Math.round(tbt)} ms, more than ${mostTbtMs}.`);
  if ((simulated.cls ?? 1) >= mostCls) misses.push(`${path}: CLS ${simulated.cls?.toFixed(3)}, not 0.`);
  if (hydratedMs === null || hydratedMs > mostHydratedMs) {
    misses.push(`${path}: answers after ${hydratedMs ?? '–'} ms, later than ${mostHydratedMs}.`);
  }
  return [...misses, ...byteMisses(page, simulated, pages)];
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

/** The byte budgets, as the test of the budgets holds them; here with the bytes that crossed the bench's line. */
function byteMisses({ path }: Measured, run: PageRun, pages: readonly Measured[]): readonly string[] {
  const budget = budgets.find((each) => each.path === path) ?? { path, limits: {} };
  const twin = pages.find((each) => each.site === twinSite && each.path === path)?.simulated;
  const whole = twin ? withHtmlLimit(budget, pick(twin).html) : budget;
  const weights = { ...weigh([]), ...pick(run) };
  return findMisses(whole, weights, {}, {}).map((miss) => miss.replace(/ No part.*$/, ''));
}

function pick({ html, css, script, font, image, total, requests }: PageRun) {
  return {
    html: (html ?? 0) + (css ?? 0),
    script: script ?? 0,
    font: font ?? 0,
    image: image ?? 0,
    total: total ?? 0,
    requests: requests ?? 0,
  };
}
