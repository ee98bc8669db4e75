import { cp, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApart } from './build-apart.ts';
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
    await buildApart(['next'], backend, signal);
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
