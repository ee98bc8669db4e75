/* The servers behind the desk's own browser tests: a real backend on an empty database, and the desk built for it. */
import { runUntilStopped } from '../../build/run.ts';
import { serveDesk } from './staff-build.ts';
import { openStackBackend } from './stack-backend.ts';
import { stackUrls } from './stack-info.ts';

await runUntilStopped(async (opened) => {
  await serveDesk(await openStackBackend(opened), opened);
  console.log(`Ready: ${stackUrls.desk}`);
});
