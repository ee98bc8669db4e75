import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let script: Promise<string> | null = null;

/** The script of in-page.ts with what it imports, to be run in a page. */
export function inPageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('in-page.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'eyes' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : null;
  if (chunk === null) throw new Error('The script for the page could not be built.');
  return chunk.code;
}
