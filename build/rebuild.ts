import { cp, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ListeningServer, siteHandler } from './serve.ts';

/** Requests of the site before have this long to read its files. */
const graceMs = 2_000;

/** What is built again: how, into which folder it is built, and who serves it from which one. */
type Rebuilding = {
  /** Builds the whole site into a folder. */
  build: (outDir: string) => Promise<void>;
  outDir: string;
  server: Pick<ListeningServer, 'setHandler'>;
};

/**
 * Builds a site again while it is served, beside the one that is there, and serves it once it is whole. A build that fails leaves
 * the old one and says why.
 * @returns starts a build and returns at once; asked during one, another follows it.
 */
export function openRebuilder(site: Rebuilding): () => Promise<void> {
  let isWanted = false;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // One after the other: they would take each other's processor time, and the last one counts.
      // oxlint-disable-next-line no-await-in-loop
      await rebuild(site);
    }
    isRunning = false;
  };
  return async () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}

async function rebuild({ build, outDir, server }: Rebuilding): Promise<void> {
  const next = `${outDir}-next`;
  console.log('Building the site again, as staff asked for …');
  try {
    await build(next);
    server.setHandler(await siteHandler(next));
    await delay(graceMs);
    await rm(outDir, { recursive: true, force: true });
    await cp(next, outDir, { recursive: true });
    server.setHandler(await siteHandler(outDir));
    await delay(graceMs);
    console.log('The site is built again and served.');
  } catch (error) {
    console.error('The site could not be built again: the one before is still served.', error);
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(`${next}-prerender`, { recursive: true, force: true });
  }
}
