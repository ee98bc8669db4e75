/* `npm run build:kiosk [-- --e2e]`: builds pages, main process and preload of the kiosk into dist/kiosk. */
import { relative } from 'node:path';
import { buildKiosk } from './kiosk-site.ts';
import { StartError } from './serve.ts';

try {
  const folder = await buildKiosk(process.argv.includes('--e2e') ? 'kiosk-e2e' : 'kiosk');
  console.log(`The kiosk is in ${relative('', folder)}.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
