import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ListeningServer, siteHandler } from './serve.ts';
import type { SiteBackend } from './site.ts';
import { sitePaths } from './site-paths.ts';

/** Requests of the site before have this long to read its files. */
const graceMs = 2_000;

/** Last days that are over reach the pages with the next build. For a hosted site a timer starts one every night (docs/deploy.md). */
const dayMs = 24 * 60 * 60_000;

/**
 * Builds a site again while it is served, when staff ask for it and once a day: beside the one that is there, and serves it once it
 * is whole. A build that fails leaves the old one and says why.
 * @returns `start` begins a build and returns at once; asked during one, another follows it. `close` ends one that runs.
 */
export function openRebuilder(
  backend: SiteBackend,
  server: Pick<ListeningServer, 'setHandler'>,
): { start(): Promise<void>; close(): Promise<void> } {
  const ending = new AbortController();
  let isWanted = false;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // One after the other: they would take each other's processor time, and the last one counts.
      // oxlint-disable-next-line no-await-in-loop
      await rebuild(backend, server, ending.signal);
    }
    isRunning = false;
  };
  const start = async () => {
    isWanted = true;
    if (!isRunning) void run();
  };
  const daily = setInterval(() => void start(), dayMs);
  return {
    start,
    close: async () => {
      clearInterval(daily);
      ending.abort();
    },
  };
}

async function rebuild(
  backend: SiteBackend,
  server: Pick<ListeningServer, 'setHandler'>,
  signal: AbortSignal,
): Promise<void> {
  const { outDir, nextDir: next } = sitePaths;
  console.log('Building the site again …');
  try {
    await buildBeside(backend, signal);
    server.setHandler(await siteHandler(next));
    await delay(graceMs);
    await rm(outDir, { recursive: true, force: true });
    await cp(next, outDir, { recursive: true });
    server.setHandler(await siteHandler(outDir));
    await delay(graceMs);
    console.log('The site is built again and served.');
  } catch (error) {
    if (signal.aborted) return;
    console.error('The site could not be built again: the one before is still served.', error);
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(`${next}-prerender`, { recursive: true, force: true });
  }
}

/** Builds in a process of its own. @throws when that fails; it says why. */
async function buildBeside(backend: SiteBackend, signal: AbortSignal): Promise<void> {
  const { url = '', anonKey = '' } = backend ?? {};
  const child = fork(join(import.meta.dirname, 'rebuild-process.ts'), {
    env: { ...process.env, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey },
    signal,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build ended with ${code ?? 'a signal'}.`);
}
