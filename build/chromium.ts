import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, ensurePackages } from './debian.ts';

const systemPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    `${process.env.ProgramFiles}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['ProgramFiles(x86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
};

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, then the system's, then Playwright's own; installs one when there is none.
 * @returns absolute path of the executable.
 * @throws Error with one sentence when there is none and none can be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium found: installing one for the browser tests.');
  installChromium();
  const installed = findChromium();
  if (installed === null)
    throw new Error('Chromium could not be installed: install it by hand, or set CHROMIUM_PATH.');
  return installed;
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns absolute path of the executable, null when there is none.
 * @throws Error when CHROMIUM_PATH names a file that does not exist.
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  }
  const paths = [...(systemPaths[process.platform] ?? []), chromium.executablePath()];
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Debian's package of Chromium without tabs, menus and windows around its pages. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium for tests that open many pages: the headless shell, in which each costs half the time, where Debian has
 * it; else as `ensureChromium`, which `CHROMIUM_PATH` decides here too. Both draw the same.
 */
export function ensureHeadlessChromium(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(headlessShell)) installHeadlessShell();
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}

/** Ubuntu has no such package. */
function installHeadlessShell(): void {
  try {
    ensurePackages(['chromium-headless-shell']);
  } catch {
    console.log('Without chromium-headless-shell the browser tests take longer.');
  }
}

/** As root on Debian and Ubuntu the distribution's package, which brings its libraries; elsewhere Playwright's build. */
function installChromium(): void {
  if (canInstallPackages()) return ensurePackages(['chromium']);
  const words = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
}
