import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { ensureChromium, findChromium } from './chromium.ts';
import { canInstallPackages, ensurePackages } from './debian.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser to run the journeys in, and how it is driven. */
export type EngineProgram =
  /** A Chromium of any make (with its path), or Playwright's own build. */
  | { kind: 'playwright'; name: EngineName; path: string | null }
  /** A Firefox as it is shipped. */
  | { kind: 'firefox'; path: string }
  /** WebKitGTK's small browser and its WebDriver. */
  | { kind: 'webkitgtk'; driver: string; browser: string };

const firefoxPaths = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowsers = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** What Debian's own engines need: WebKit's browser has no mode without a screen. */
const packages: Record<EngineName, readonly string[]> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** The program of an engine on this machine: the system's, else Playwright's; null when there is none. */
export function findEngine(name: EngineName): EngineProgram | null {
  if (name === 'chromium') {
    const path = findChromium();
    return path === null ? null : { kind: 'playwright', name, path };
  }
  const system = name === 'firefox' ? findFirefox() : findWebKit();
  if (system !== null) return system;
  const own = name === 'firefox' ? firefox : webkit;
  return existsSync(own.executablePath()) ? { kind: 'playwright', name, path: null } : null;
}

function findFirefox(): EngineProgram | null {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && !existsSync(FIREFOX_PATH))
    throw new Error(`FIREFOX_PATH names ${FIREFOX_PATH}, which does not exist.`);
  const path = FIREFOX_PATH ?? firefoxPaths.find((each) => existsSync(each));
  return path === undefined ? null : { kind: 'firefox', path };
}

function findWebKit(): EngineProgram | null {
  const browser = process.platform === 'linux' ? globSync(miniBrowsers).toSorted().at(-1) : undefined;
  if (browser === undefined || !existsSync(webKitDriver) || !existsSync('/usr/bin/Xvfb')) return null;
  return { kind: 'webkitgtk', driver: webKitDriver, browser };
}

/**
 * Finds an engine's program, and installs one when there is none: as root on Debian the distribution's, elsewhere Playwright's.
 * @throws Error with one sentence when none can be had.
 */
export function ensureEngine(name: EngineName): EngineProgram {
  if (name === 'chromium') ensureChromium();
  const found = findEngine(name);
  if (found !== null) return found;
  install(name);
  const installed = findEngine(name);
  if (installed === null) throw new Error(`No program of ${name} could be installed.`);
  return installed;
}

function install(name: EngineName): void {
  console.log(`No program of ${name} found: installing one for the browser tests.`);
  if (canInstallPackages()) return ensurePackages(packages[name]);
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name], {
    stdio: 'inherit',
  });
}
