/* `npm run bench`: builds the site, measures it beside its static twin, prints the table and writes bench/results.json. */
import { writeFile } from 'node:fs/promises';
import { buildKiosk } from '../build/kiosk-site.ts';
import { buildSite } from '../build/site.ts';
import { benchBackend, benchPaths } from './bench-paths.ts';
import { makeCertificate } from './certificate.ts';
import { measureKiosk } from './kiosk.ts';
import { currentLoad, describeMachine } from './machine.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { benchPages, ourSite, twinSite } from './pages.ts';
import { benchMarkdown, benchTable, writeBlock } from './report.ts';
import type { BenchResults, Measured } from './results.ts';
import { serveFolder } from './serve-folder.ts';
import { measurePage } from './session.ts';
import { toTable } from './table.ts';
import { missedTargets } from './targets.ts';
import { makeTwin } from './twin.ts';

/** Above this, times of a shared machine say little. */
const quietLoad = 1.5;

async function measure(options: BenchOptions): Promise<BenchResults> {
  const loadAtStart = currentLoad();
  if (loadAtStart > quietLoad)
    console.error(`The machine is busy (load ${loadAtStart.toFixed(1)}): read the times with care.`);
  if (!options.skipsBuild) await buildSite({ backend: benchBackend, outDir: benchPaths.site });
  const paths = options.paths.length > 0 ? options.paths : benchPages;
  await makeTwin(benchPaths.site, benchPaths.twin, paths);
  const certificate = makeCertificate();
  const folders = [
    { name: twinSite, folder: benchPaths.twin },
    { name: ourSite, folder: benchPaths.site },
    ...options.others,
  ];
  const sites = await Promise.all(
    folders.map(async ({ name, folder }) => ({
      name,
      folder,
      served: await serveFolder(folder, certificate),
    })),
  );
  const runs = { simulated: options.simulatedRuns, applied: options.appliedRuns };
  let versions: BenchResults['versions'] = null;
  const pages: Measured[] = [];
  const session = {
    keyHash: certificate.keyHash,
    runs,
    onVersions: (seen: BenchResults['versions']) => (versions = seen),
  };
  for (const path of paths) pages.push(...(await measurePage(path, sites, session)));
  const kiosk = await measureKiosk(options.skipsBuild ? benchPaths.kiosk : await buildKiosk('kiosk'));
  for (const { served } of sites) void served.close();
  return {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(loadAtStart),
    runs,
    versions,
    pages,
    kiosk,
  };
}

async function report(options: BenchOptions, results: BenchResults): Promise<void> {
  const { head, rows } = benchTable(results);
  console.log(`\n${toTable(head, rows)}\n`);
  if (results.kiosk !== null) console.log(`Kiosk: ${JSON.stringify(results.kiosk)}\n`);
  await writeFile(benchPaths.results, `${JSON.stringify(results, null, 2)}\n`);
  if (options.writesReadme && !(await writeBlock(benchPaths.readme, benchMarkdown(results)))) {
    console.error(
      'README.md has no <!-- bench --> and <!-- /bench --> marks: the table was not written there.',
    );
  }
  const misses = missedTargets(results.pages);
  for (const miss of misses) console.log(`Missed: ${miss}`);
  if (misses.length === 0) console.log('All targets are met.');
  process.exit(misses.length === 0 ? 0 : 1);
}

try {
  const options = readOptions(process.argv.slice(2));
  await report(options, await measure(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
