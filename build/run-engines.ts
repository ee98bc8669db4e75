/*
 * `npm run test:engines [-- playwright arguments]`: the journeys in Chromium, Firefox and WebKit, each installed first if
 * possible. An engine that is not available is skipped with one line; in CI that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type EngineName, engineNames } from './browsers.ts';
import { ensureEngine, ensureHeadlessChromium, ensurePackages, fontPackages } from './install.ts';

const given = process.argv.slice(2);
const named = engineNames.filter((name) => given.includes(`--project=${name}`));
const wanted = named.length > 0 ? named : engineNames;

ensurePackages(fontPackages);
const missing = wanted.filter((name) => !isHere(name));
const found = wanted.filter((name) => !missing.includes(name));
const failedForMissing = missing.length > 0 && Boolean(process.env.CI);
process.exitCode = Math.max(found.length > 0 ? play(found) : 0, failedForMissing ? 1 : 0);

function isHere(name: EngineName): boolean {
  try {
    // The shell, as the other browser tests: in a whole Chromium each page costs twice as much.
    if (name === 'chromium') process.env.CHROMIUM_PATH = ensureHeadlessChromium();
    else ensureEngine(name);
    return true;
  } catch (error) {
    console.log(`The journeys in ${name} are left out. ${error instanceof Error ? error.message : ''}`);
    return false;
  }
}

function play(names: readonly EngineName[]): number {
  const args = given.filter((arg) => !arg.startsWith('--project='));
  const projects = names.map((name) => `--project=${name}`);
  const program = 'node_modules/@playwright/test/cli.js';
  const config = '--config=tests/engines/playwright.config.ts';
  const fonts =
    process.platform === 'linux' ? { FONTCONFIG_FILE: resolve('tests/support/fonts/fonts.conf') } : {};
  const { status } = spawnSync(process.execPath, [program, 'test', config, ...projects, ...args], {
    stdio: 'inherit',
    // Where the product's visitors are; a machine in a data centre may say UTC.
    env: { ...process.env, ...fonts, TZ: 'America/New_York' },
  });
  return status ?? 1;
}
