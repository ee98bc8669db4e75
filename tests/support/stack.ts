/*
 * The servers behind the browser tests: a real backend on an empty database, the website and the staff app built for it.
 * With `--staff` only what the staff app needs.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPositions, builtPositionsJson } from '../../build/positions.ts';
import { runUntilStopped } from '../../build/run.ts';
import { type Handler, listen, siteHandler } from '../../build/serve.ts';
import type { SiteBackend } from '../../build/site.ts';
import type { Engine } from '../../supabase/local/database/engine.ts';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { ensureKeys } from '../../supabase/local/http/keys.ts';
import { serve as serveBackend } from '../../supabase/local/serve.ts';
import { openFileStore } from '../../supabase/local/storage/file-store.ts';
import { cheapHasher } from '../backend/support/fixture.ts';
import { copyFreshDatabase } from './fresh-database.ts';
import { provideStaffApp, provideSite } from './shared-build.ts';
import { stackFolder, stackKeysFile, stackPorts, stackUrls } from './stack-info.ts';

const keysFolder = join(import.meta.dirname, '../../node_modules/.cache/stack-keys');
const staffOnly = process.argv.includes('--staff');

/** What the site says that its pages hold. A build that staff ask for changes this alone: other tests visit the pages. */
let builtPositions = '';

await runUntilStopped(async (opened) => {
  const backend = await openBackend(opened, async () => noteBuild(backend));
  await noteBuild(backend);
  const staffFolder = join(stackFolder, 'staff');
  await provideStaffApp(backend, staffFolder, stackUrls.site);
  await serve(stackPorts.staff, await siteHandler(staffFolder), opened);
  if (staffOnly) return serve(stackPorts.site, sendBuiltPositions, opened);
  const siteFolder = join(stackFolder, 'site');
  await provideSite(backend, siteFolder);
  const site = await siteHandler(siteFolder);
  return serve(
    stackPorts.site,
    (request, response) =>
      (request.url === '/built-positions.json' ? sendBuiltPositions : site)(request, response),
    opened,
  );
});

async function noteBuild(backend: SiteBackend): Promise<void> {
  const builtAt = new Date();
  const positions = await askPositions(backend, builtAt.getTime());
  builtPositions = builtPositionsJson(positions?.rows ?? [], builtAt.toISOString());
}

function sendBuiltPositions(...[, response]: Parameters<Handler>): void {
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
  response.writeHead(200, headers).end(builtPositions);
}

async function serve(port: number, handler: Handler, opened: (() => Promise<void>)[]): Promise<void> {
  const server = await listen(port, 'PORT', handler);
  opened.push(server.close);
  console.log(`Ready: ${server.url}`);
}

/** Starts a backend on an empty database and writes its keys down for the tests. */
async function openBackend(
  opened: (() => Promise<void>)[],
  startBuild: () => Promise<void>,
): Promise<{ url: string; anonKey: string }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  opened.push(() => rm(dataDirectory, { recursive: true, force: true }));
  await copyFreshDatabase(dataDirectory);
  const engine = await openPgliteEngine(dataDirectory);
  opened.push(() => engine.close());
  await raiseLimits(engine);
  // The same key in every run: the build holds it, and the same build is not made again.
  const keys = await ensureKeys(keysFolder);
  const files = await openFileStore(join(dataDirectory, 'files'));
  // Hashes as slow as people get are asked for in tests/backend.
  const { url, close } = await serveBackend(
    { engine, files, keys, auth: { passwords: cheapHasher }, staffUrl: `${stackUrls.staff}/`, startBuild },
    stackPorts.backend,
  );
  opened.push(close);
  await mkdir(stackFolder, { recursive: true });
  const { anonKey, serviceRoleKey } = keys;
  await writeFile(stackKeysFile, JSON.stringify({ anonKey, serviceRoleKey }));
  return { url, anonKey };
}

/** All browser tests together apply more often in a minute than one machine may. */
async function raiseLimits(engine: Engine): Promise<void> {
  await engine.transaction('write', (session) =>
    session.query(
      `update private.limits set value = 1000 where name <> 'form_minimum_seconds' and not starts_with(name, 'mail_')`,
    ),
  );
}
