/* `npm run dev`: Vite's development server with hot reload, and the embedded backend beside it. */
import { createServer } from 'vite';
import { startBackend } from '../supabase/local/start.ts';
import { runUntilStopped } from './run.ts';
import { readSettings } from './settings.ts';
import { sitePaths } from './site-paths.ts';

await runUntilStopped(async (opened) => {
  const { backendPort, dataDirectory, hosted } = readSettings(process.env);
  const embedded = hosted === null ? await startBackend({ dataDirectory, port: backendPort }) : null;
  if (embedded !== null) opened.push(embedded.close);
  const backend = hosted ?? embedded;
  process.env.VITE_SUPABASE_URL = backend?.url;
  process.env.VITE_SUPABASE_ANON_KEY = backend?.anonKey;
  const server = await createServer({ configFile: sitePaths.config });
  opened.push(() => server.close());
  await server.listen();
  server.printUrls();
  console.log(`  Backend: ${backend?.url}`);
});
