/* `npm run dev`: Vite's development server with hot reload, and the embedded backend beside it. */
import { startLocalSupabase } from '../supabase/local/start.ts';
import { openDevServer } from './dev-server.ts';
import { runUntilStopped } from './run.ts';
import { readSettings } from './settings.ts';

const usualPort = 5173;

await runUntilStopped(async (opened) => {
  const { port, backendPort, dataDirectory, hosted } = readSettings(process.env, usualPort);
  const embedded = hosted === null ? await startLocalSupabase({ dataDirectory, port: backendPort }) : null;
  if (embedded !== null) opened.push(embedded.close);
  const backend = hosted ?? embedded;
  process.env.VITE_SUPABASE_URL = backend?.url;
  process.env.VITE_SUPABASE_ANON_KEY = backend?.anonKey;
  const server = await openDevServer({ port, dataDirectory });
  opened.push(server.close);
  console.log(`\n  Website: ${server.url}\n  Backend: ${backend?.url}\n\n  Ctrl+C stops everything.\n`);
});
