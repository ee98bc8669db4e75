import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { AheadList } from '../src/domain/fetch-ahead.ts';
import { brotliBytes } from './budget-parts.ts';
import { allFiles } from './manifest.ts';

/** A route and the modules that it needs, those included that come later on its own page. */
export type AheadRoute = { name: string; modules: readonly string[]; lateModules: readonly string[] };

/**
 * Writes the list of what each route's files weigh, which pages read before they fetch another page's code
 * (src/web/fetch-ahead.ts).
 * @returns the list's address; it changes with what it says, so that browsers may keep it for ever.
 */
export async function writeAheadList(
  outDir: string,
  manifest: Manifest,
  routes: readonly AheadRoute[],
): Promise<string> {
  const list: Record<string, AheadList[string]> = {};
  // Routes share most of their files, and the weight of one takes a while.
  const weights = new Map<string, Promise<number>>();
  const weigh = (file: string) => {
    const weight = weights.get(file) ?? sent(join(outDir, file));
    weights.set(file, weight);
    return weight;
  };
  for (const { name, modules, lateModules } of routes) {
    const files = allFiles(manifest, [...modules, ...lateModules]);
    list[name] = await Promise.all(files.map(async (file) => [file, await weigh(file)] as const));
  }
  const text = JSON.stringify(list);
  const address = `/assets/ahead-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  await writeFile(join(outDir, address), text);
  return address;
}

async function sent(file: string): Promise<number> {
  return brotliBytes(await readFile(file, 'utf8'));
}
