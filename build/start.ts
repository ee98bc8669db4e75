/* `npm start`: builds the site, starts the embedded backend (or uses the hosted one) and serves the production build. */
import { startBackend } from '../supabase/local/start.ts';
import { runUntilStopped } from './run.ts';
import { listen, siteHandler, type Handler } from './serve.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site.ts';
import { sitePaths } from './site-paths.ts';

const starting: Handler = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', Refresh: '2' });
  response.end('The site is being built. This page loads again by itself.');
};

await runUntilStopped(async (opened) => {
  const { port, backendPort, dataDirectory, hosted } = readSettings(process.env);
  // The ports come first: a taken one is said at once, not after a build.
  const server = await listen(port, 'PORT', starting);
  opened.push(server.close);
  const embedded = hosted === null ? await startBackend({ dataDirectory, port: backendPort }) : null;
  if (embedded !== null) opened.push(embedded.close);
  const backend = hosted ?? embedded;
  console.log('Building the site …');
  await buildSite({ backend });
  server.setHandler(await siteHandler(sitePaths.outDir));
  console.log(`
  Website       ${server.url}
  Careers       ${server.url}/careers
  Backend       ${backend?.url}${hosted === null ? ` (embedded, data in ${dataDirectory})` : ' (hosted)'}
  Applications  npm run applications

  Ctrl+C stops everything.
`);
});
