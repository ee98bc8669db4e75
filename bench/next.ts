/*
 * `npm run bench:next`: how early a page answers, and how fast the next page, an answer and the way back come, on slow 4G with
 * a processor four times slower. Builds the site, measures it (in turn with older ones when given), prints medians.
 */
import type { Browser } from '@playwright/test';
import { buildSite } from '../build/site.ts';
import { benchBackend, benchPaths } from './bench-paths.ts';
import { makeCertificate } from './certificate.ts';
import { currentLoad, describeMachine } from './machine.ts';
import { journeys, type Journey } from './next-journeys.ts';
import { readNextOptions, type NextOptions } from './next-options.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';
import { onSlowPhone, openBrowser } from './slow-phone.ts';
import { median } from './statistics.ts';
import { toTable } from './table.ts';

type Site = { name: string; served: ServedFolder };
type Result = { journey: Journey; medians: readonly (number | null)[] };

/** Round by round and site by site in turn, so that a busy moment falls on all alike. */
async function measure(browser: Browser, journey: Journey, sites: readonly Site[], rounds: number) {
  const times = sites.map((): (number | null)[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, served }] of sites.entries()) {
      const ms = await onSlowPhone(browser, (slow) => journey.run(slow, served.origin)).catch(
        (error: unknown) => {
          console.error(`  ${name}, ${journey.name}: ${String(error).split('\n')[0]}`);
          return null;
        },
      );
      times[index]?.push(ms);
    }
  }
  console.error(`${journey.name}: ${times.map((each) => each.map(shown).join(' ')).join(' | ')}`);
  return { journey, medians: times.map(median) };
}

function shown(ms: number | null): string {
  return ms === null ? '–' : String(Math.round(ms));
}

function isMissed({ journey, medians }: Result): boolean {
  const ours = medians.at(-1) ?? null;
  return ours === null || (journey.goalMs !== null && ours > journey.goalMs);
}

async function run(options: NextOptions): Promise<boolean> {
  const loadAtStart = currentLoad();
  if (!options.skipsBuild) await buildSite({ backend: benchBackend, outDir: benchPaths.site });
  const certificate = makeCertificate();
  const folders = [...options.others, { name: 'now', folder: benchPaths.site }];
  const sites = await Promise.all(
    folders.map(async ({ name, folder }) => ({ name, served: await serveFolder(folder, certificate) })),
  );
  const wanted = journeys.filter(({ kind }) => options.kinds.length === 0 || options.kinds.includes(kind));
  const browser = await openBrowser(certificate.keyHash);
  const results: Result[] = [];
  for (const journey of wanted) results.push(await measure(browser, journey, sites, options.rounds));
  await browser.close();
  for (const { served } of sites) void served.close();
  report(results, sites, options.rounds, loadAtStart);
  return !results.some(isMissed);
}

function report(results: readonly Result[], sites: readonly Site[], rounds: number, loadAtStart: number) {
  const rows = results.map((result) => [
    result.journey.name,
    ...result.medians.map(shown),
    shown(result.journey.goalMs),
    isMissed(result) ? 'missed' : '',
  ]);
  console.log(`\n${toTable(['ms', ...sites.map(({ name }) => name), 'goal', ''], rows)}\n`);
  const { processor, cores, loadAtEnd } = describeMachine(loadAtStart);
  const load = `load ${loadAtStart.toFixed(2)} to ${loadAtEnd.toFixed(2)}`;
  console.log(
    `Medians of ${rounds}; slow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower; ${processor}, ${cores} cores, ${load}.`,
  );
}

try {
  process.exit((await run(readNextOptions(process.argv.slice(2)))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
