/*
 * `npm run test:e2e [-- playwright arguments]`: the browser tests, and after them the tests in a real Electron by themselves,
 * because a kiosk that shares its two cores with browsers misses its times. What failed is what is said last: no part runs
 * after one that failed.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureHeadlessChromium, ensurePackages, fontPackages } from './install.ts';
import { electronPackages } from './electron-packages.ts';
import { electronVersions, ensureElectron } from './kiosk-package-electron.ts';

/** The same letters on every Linux machine, so that sizes and pictures are the same. */
const fontConfig = resolve('tests/support/fonts/fonts.conf');

const given = process.argv.slice(2);
const electronProjects = new Set(['--project=electron-build', '--project=electron']);
const namesProject = given.some((arg) => arg.startsWith('--project'));
/** A name given without a project may belong to either kind. */
const mayBeEmpty = given.length > 0 ? ['--pass-with-no-tests'] : [];
const wantsElectron = !namesProject || given.some((arg) => electronProjects.has(arg));
const wantsBrowsers =
  !namesProject || given.some((arg) => arg.startsWith('--project') && !electronProjects.has(arg));

const browsers = () => {
  ensurePackages(fontPackages);
  return play(
    namesProject ? given : ['--project=web', '--project=staff', '--project=kiosk', ...mayBeEmpty, ...given],
    {
      CHROMIUM_PATH: ensureHeadlessChromium(),
      ...(process.platform === 'linux' ? { FONTCONFIG_FILE: fontConfig } : {}),
    },
  );
};
const electron = () => play(namesProject ? given : ['--project=electron', ...mayBeEmpty, ...given]);

process.exitCode = wantsBrowsers ? browsers() : 0;
if (process.exitCode === 0 && wantsElectron) process.exitCode = withElectron(electron);

function play(args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const program = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [program, 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** Runs the Electron tests if Electron is installed or can be. Otherwise it skips them with one line; in CI that is a failure. */
function withElectron(run: () => number): number {
  try {
    ensureElectron();
  } catch (error) {
    console.log(`The tests in a real Electron are left out. ${error instanceof Error ? error.message : ''}`);
    return process.env.CI ? 1 : 0;
  }
  const { here, pinned } = electronVersions();
  console.log(`The kiosk is tested on Electron ${here}; ${pinned} ships.`);
  ensurePackages(electronPackages);
  return run();
}
