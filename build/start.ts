/* `npm start`: builds the site and the staff app, starts the embedded backend (or uses the hosted one) and serves the production builds. */
import { startLocalSupabase, whatItIsFor } from '../supabase/local/start.ts';
import { buildApart } from './build-apart.ts';
import { openRebuilder } from './rebuild.ts';
import { runUntilStopped } from './run.ts';
import { listen, siteHandler, type Handler } from './serve.ts';
import { readSettings } from './settings.ts';
import { sitePaths } from './site-paths.ts';

const starting: Handler = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', Refresh: '2' });
  response.end('This is being built. The page loads again by itself.');
};

await runUntilStopped(async (opened) => {
  const { port, staffPort, backendPort, dataDirectory, hosted } = readSettings(process.env);
  // The ports come first: a taken one is said at once, not after a build.
  const server = await listen(port, 'PORT', starting);
  opened.push(server.close);
  const staff = await listen(staffPort, 'STAFF_PORT', starting);
  opened.push(staff.close);
  const staffUrl = process.env.STAFF_URL || `${staff.url}/`;
  // Set once the backend is there, which a build asks for the positions.
  let rebuild = async () => {};
  const embedded =
    hosted === null
      ? await startLocalSupabase({
          dataDirectory,
          port: backendPort,
          staffUrl,
          startBuild: () => rebuild(),
        })
      : null;
  if (embedded !== null) opened.push(embedded.close);
  const backend = hosted ?? embedded;
  console.log('Building the site and the staff app …');
  await buildApart(['site'], backend);
  server.setHandler(await siteHandler(sitePaths.outDir));
  const rebuilder = openRebuilder(backend, server);
  opened.push(rebuilder.close);
  rebuild = rebuilder.start;
  await buildApart(['staff', server.url], backend);
  staff.setHandler(await siteHandler(sitePaths.staffDir));
  console.log(`
  Website       ${server.url}
  Careers       ${server.url}/careers
  Backend       ${backend?.url}${hosted === null ? ` (embedded, data in ${dataDirectory})` : ' (hosted)'}
  Staff app     ${staffUrl}   (the first member: npm run staff -- add NAME EMAIL --role admin --auditor --accommodations)
${hosted === null ? `\n  ${whatItIsFor}\n` : ''}
  Ctrl+C stops everything.
`);
});
