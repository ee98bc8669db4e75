import type { PageRun } from './lighthouse-run.ts';
import type { KioskResult } from './kiosk.ts';
import type { Machine } from './machine.ts';

/** What one site gave on one page: medians over the runs. */
export type Measured = {
  site: string;
  path: string;
  simulated: PageRun | null;
  applied: PageRun | null;
  /** Milliseconds until the page answers, throttling applied; null for sites without scripts of ours. */
  hydratedMs: number | null;
  /** Bytes of the scripts that the page asks for by itself, as brotli sends them; 0 for the twin. */
  scriptBytes: number;
  /** Audits that failed, by name. */
  failing: readonly string[];
};

/** What bench/results.json holds. */
export type BenchResults = {
  measuredAt: string;
  machine: Machine;
  runs: { simulated: number; applied: number };
  versions: { lighthouse: string; browser: string } | null;
  pages: readonly Measured[];
  kiosk: KioskResult | null;
};

/** Our figure divided by the twin's on the same page; null where either is missing. */
export function ratioToTwin(
  pages: readonly Measured[],
  page: Measured,
  session: 'simulated' | 'applied',
  key: keyof PageRun,
  twin: string,
): number | null {
  const reference =
    pages.find((each) => each.site === twin && each.path === page.path)?.[session]?.[key] ?? null;
  const value = page[session]?.[key] ?? null;
  return reference === null || value === null || reference === 0 ? null : value / reference;
}
