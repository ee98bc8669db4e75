import { timeUntilHydrated } from './hydrated.ts';
import { runLighthouse, type PageRun, type Throttling } from './lighthouse-run.ts';
import { ourSite } from './pages.ts';
import { ownScriptBytes } from './own-scripts.ts';
import type { Measured } from './results.ts';
import type { ServedFolder } from './serve-folder.ts';
import { median, medianOf } from './statistics.ts';

/** A site under measurement. */
export type ServedSite = { name: string; folder: string; served: ServedFolder };

type Versions = { lighthouse: string; browser: string };
type Session = {
  keyHash: string;
  runs: { simulated: number; applied: number };
  onVersions: (versions: Versions) => void;
};

/** Measures one page on all sites in turn, run by run, so that a busy moment falls on all of them alike. */
export async function measurePage(
  path: string,
  sites: readonly ServedSite[],
  session: Session,
): Promise<readonly Measured[]> {
  const simulated = await runInTurn(path, sites, 'simulate', session.runs.simulated, session);
  const applied = await runInTurn(path, sites, 'devtools', session.runs.applied, session);
  const ours = sites.find(({ name }) => name === ourSite);
  const hydratedMs = ours === undefined ? null : await hydration(ours, path, session);
  return sites.map(({ name, folder }) => ({
    site: name,
    path,
    simulated: medianOf(simulated.get(name)?.runs ?? []),
    applied: medianOf(applied.get(name)?.runs ?? []),
    hydratedMs: name === ourSite ? hydratedMs : null,
    scriptBytes: ownScriptBytes(folder, path),
    failing: [...(simulated.get(name)?.failing ?? [])],
  }));
}

async function hydration({ served }: ServedSite, path: string, session: Session): Promise<number | null> {
  const times: (number | null)[] = [];
  for (let run = 0; run < session.runs.applied; run++) {
    times.push(await timeUntilHydrated(served.origin + path, session.keyHash));
  }
  return median(times);
}

type SiteRuns = { runs: PageRun[]; failing: ReadonlySet<string> };

/** One round that is thrown away first: it fills the caches of the machine. */
async function runInTurn(
  path: string,
  sites: readonly ServedSite[],
  throttling: Throttling,
  rounds: number,
  session: Session,
): Promise<ReadonlyMap<string, SiteRuns>> {
  const results = new Map<string, SiteRuns>(
    sites.map(({ name }) => [name, { runs: [], failing: new Set() }]),
  );
  const warmUps = rounds > 1 && throttling === 'simulate' ? 1 : 0;
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, served } of sites) {
      const measured = await runLighthouse(served, path, throttling, session.keyHash).catch(
        (error: unknown) => {
          console.error(`  ${name} ${path}: ${String(error)}`);
          return null;
        },
      );
      if (measured === null) continue;
      session.onVersions(measured.versions);
      const { run } = measured;
      console.error(
        `${throttling} ${round < 0 ? 'warm-up' : round + 1} ${path} ${name}: LCP ${Math.round(run.lcp ?? 0)} ms`,
      );
      const site = results.get(name);
      if (round < 0 || site === undefined) continue;
      site.runs.push(run);
      site.failing = new Set([...site.failing, ...measured.failing]);
    }
  }
  return results;
}
