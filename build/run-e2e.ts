/* `npm run test:e2e [-- playwright arguments]`: the browser tests, with a Chromium found or installed. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const chromium = ensureChromium();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exitCode = status ?? 1;
