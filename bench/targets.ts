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
/** Bytes of scripts, as brotli sends them. */
const mostScript: Readonly<Record<string, number>> = {
  '/': 110_000,
  '/careers/job/graphic-designer': 150_000,
};

/**
 * Holds our pages against the targets (docs/decisions/performance-budgets.md).
 * @returns one sentence for each miss; empty when all are met.
 */
export function missedTargets(pages: readonly Measured[]): readonly string[] {
  return pages.filter((page) => page.site === ourSite).flatMap((page) => missesOf(page, pages));
}

function missesOf(page: Measured, pages: readonly Measured[]): readonly string[] {
  const { path, simulated, applied, hydratedMs, scriptBytes } = page;
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
  const limit = mostScript[path];
  if (limit !== undefined && scriptBytes > limit) {
    misses.push(`${path}: scripts ${(scriptBytes / 1000).toFixed(1)} kB, more than ${limit / 1000}.`);
  }
  return misses;
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
