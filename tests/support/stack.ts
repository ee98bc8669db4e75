/* The servers behind the browser tests: a real backend on an empty database, the site built for it, and a site built without one. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUntilStopped } from '../../build/run.ts';
import { listen, siteHandler } from '../../build/serve.ts';
import { openPgliteEngine } from '../../supabase/local/pglite-engine.ts';
import { ensureKeys, startBackend } from '../../supabase/local/start.ts';
import { copyFreshDatabase } from './fresh-database.ts';
import { provideSite } from './shared-build.ts';
import { stackFolder, stackKeysFile, stackPorts } from './stack-info.ts';

const keysFolder = join(import.meta.dirname, '../../node_modules/.cache/stack-keys');

await runUntilStopped(async (opened) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  opened.push(() => rm(dataDirectory, { recursive: true, force: true }));
  await copyFreshDatabase(dataDirectory);
  await raiseLimits(dataDirectory);
  // The same key in every run: the build holds it, and a build that is the same is not made again.
  await ensureKeys(keysFolder);
  await copyFile(join(keysFolder, 'keys.json'), join(dataDirectory, 'keys.json'));
  const backend = await startBackend({ dataDirectory, port: stackPorts.backend });
  opened.push(backend.close);
  const configured = join(stackFolder, 'configured');
  const unconfigured = join(stackFolder, 'unconfigured');
  const { url, anonKey, serviceRoleKey } = backend;
  await provideSite({ url, anonKey }, configured);
  await provideSite(null, unconfigured);
  await mkdir(stackFolder, { recursive: true });
  await writeFile(stackKeysFile, JSON.stringify({ anonKey, serviceRoleKey }));
  const site = await listen(stackPorts.site, 'PORT', await siteHandler(configured));
  opened.push(site.close);
  const other = await listen(stackPorts.unconfigured, 'PORT', await siteHandler(unconfigured));
  opened.push(other.close);
  console.log(`Ready: ${site.url}`);
});

/** All browser tests together apply more often in a minute than one machine may. */
async function raiseLimits(dataDirectory: string): Promise<void> {
  const engine = await openPgliteEngine(dataDirectory);
  await engine.transaction('write', (session) =>
    session.query(`update private.limits set value = 1000 where name <> 'form_minimum_seconds'`),
  );
  await engine.close();
}
