import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { AheadList } from '../src/domain/fetch-ahead.ts';
import { compressFile } from './compress.ts';
import { allFiles } from './manifest.ts';

/** A route and the modules that it needs, those included that come later on its own page. */
export type AheadRoute = { name: string; modules: readonly string[]; lateModules: readonly string[] };

/**
 * Writes the list of what each route's files weigh, which pages read before they fetch another page's code
 * (src/web/fetch-ahead.ts).
 * @param weigh bytes of a file as sent (`scales`).
 * @returns the list's address; it changes with what it says, so that browsers may keep it for ever.
 */
export async function writeAheadList(
  outDir: string,
  manifest: Manifest,
  routes: readonly AheadRoute[],
  weigh: Scales,
): Promise<string> {
  const list: Record<string, AheadList[string]> = {};
  for (const { name, modules, lateModules } of routes) {
    const files = allFiles(manifest, [...modules, ...lateModules]);
    list[name] = await Promise.all(files.map(async (file) => [file, await weigh(file)] as const));
  }
  const text = JSON.stringify(list);
  const address = `/assets/ahead-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  await writeFile(join(outDir, address), text);
  return address;
}

/** Bytes of a built file as most browsers are sent it. @param file its address. */
export type Scales = (file: string) => Promise<number>;

/** Weighs each file of a built site once: pages and languages share most of theirs, and compressing one takes a while. */
export function scales(outDir: string): Scales {
  const weights = new Map<string, Promise<number>>();
  return (file) => {
    const weight = weights.get(file) ?? compressFile(join(outDir, file));
    weights.set(file, weight);
    return weight;
  };
}
