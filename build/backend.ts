/* `npm run backend`: the embedded backend alone. */
import { startLocalSupabase, whatItIsFor } from '../supabase/local/start.ts';
import { runUntilStopped } from './run.ts';
import { readSettings } from './settings.ts';

await runUntilStopped(async (opened) => {
  const { backendPort, dataDirectory } = readSettings(process.env);
  const backend = await startLocalSupabase({ dataDirectory, port: backendPort });
  opened.push(backend.close);
  console.log(
    `The backend runs at ${backend.url} with its data in ${dataDirectory}. Ctrl+C stops it.\n` +
      `Public key for the website: ${backend.anonKey}\n${whatItIsFor}`,
  );
});
