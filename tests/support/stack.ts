/* The servers behind the browser tests: a real backend on an empty database, the site built for it, a site built without one, and the desk. */
import { join } from 'node:path';
import { runUntilStopped } from '../../build/run.ts';
import { listen, siteHandler } from '../../build/serve.ts';
import { serveDesk } from './staff-build.ts';
import { provideSite } from './shared-build.ts';
import { openStackBackend } from './stack-backend.ts';
import { stackFolder, stackPorts } from './stack-info.ts';

await runUntilStopped(async (opened) => {
  const backend = await openStackBackend(opened);
  const { url, anonKey } = backend;
  const configured = join(stackFolder, 'configured');
  const unconfigured = join(stackFolder, 'unconfigured');
  await provideSite({ url, anonKey }, configured);
  await provideSite(null, unconfigured);
  await serveDesk(backend, opened);
  const site = await listen(stackPorts.site, 'PORT', await siteHandler(configured));
  opened.push(site.close);
  const other = await listen(stackPorts.unconfigured, 'PORT', await siteHandler(unconfigured));
  opened.push(other.close);
  console.log(`Ready: ${site.url}`);
});
