/*
 * `node bench/bytes.ts [path] [--modules]`: the script bytes of a page by package (or by file), as brotli sends them.
 * `node bench/bytes.ts --record`: notes the parts of the budgeted pages in build/budgets-baseline.json, so that the test of
 * the budgets can name what has grown since.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { chunksOf, pageParts } from '../build/budget-parts.ts';
import { budgets } from '../build/budgets.ts';
import { buildSite } from '../build/site.ts';
import { sitePaths } from '../build/site-paths.ts';
import { benchBackend, benchPaths } from './bench-paths.ts';
import { bytesByPackage, packageOf, type BuiltScript } from './packages.ts';
import { toTable } from './table.ts';

await buildSite({ backend: benchBackend, outDir: benchPaths.site });
if (process.argv.includes('--record')) await record();
else await printPackages(process.argv.slice(2).find((each) => each.startsWith('/')) ?? '/');

async function record(): Promise<void> {
  const parts = Object.fromEntries(budgets.map(({ path }) => [path, pageParts(benchPaths.site, path)]));
  await writeFile(benchPaths.baseline, `${JSON.stringify(parts, null, 2)}\n`);
  console.log('The parts of the budgeted pages are in build/budgets-baseline.json.');
}

async function printPackages(path: string): Promise<void> {
  const chunks = chunksOf(await readFile(join(benchPaths.site, path, 'index.html'), 'utf8'));
  const scripts = (await buildWithMaps()).filter(({ file }) => chunks.includes(`/${file}`));
  if (scripts.length !== chunks.length) throw new Error('The build with source maps gave other files.');
  const group = process.argv.includes('--modules')
    ? (source: string | null) => source ?? 'bundler'
    : packageOf;
  const byPackage = bytesByPackage(scripts, group);
  const total = byPackage.reduce((sum, each) => sum + each.bytes, 0);
  const rows = [...byPackage, { name: 'in all', bytes: total }].map((each) => [each.name, kB(each.bytes)]);
  console.log(`Scripts that ${path} asks for by itself, kB as brotli sends them (1 kB = 1000 bytes)\n`);
  console.log(toTable(['package', 'kB'], rows));
}

/** Builds the scripts once more, in memory, with the source maps that the site does not ship. */
async function buildWithMaps(): Promise<readonly BuiltScript[]> {
  const result = await build({
    configFile: sitePaths.config,
    logLevel: 'warn',
    build: { write: false, sourcemap: 'hidden' },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.flatMap((file) =>
    file.type === 'chunk'
      ? [{ file: file.fileName, code: file.code, map: file.map ?? { mappings: '', sources: [] } }]
      : [],
  );
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
