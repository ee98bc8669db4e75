import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
 * @throws Error with one sentence when none can be had.
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

function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  }
  const paths = [...(systemPaths[process.platform] ?? []), chromium.executablePath()];
  return paths.find((path) => existsSync(path)) ?? null;
}

/** As root on Debian and Ubuntu the distribution's package, which brings its libraries; elsewhere Playwright's build. */
function installChromium(): void {
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return;
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}
