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
  | { kind: 'webkitgtk'; driver: string; browser: string; canPrint: boolean };

const firefoxPaths = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowsers = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
/** What printing needs besides: WebKitGTK and Python's way to it. */
const printing = ['/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib', '/usr/lib/python3/dist-packages/gi'];

/** What Debian's own engines need: WebKit's browser has no mode without a screen. */
const packages: Record<EngineName, readonly string[]> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
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
  const canPrint = printing.every((each) => globSync(each).length > 0);
  return { kind: 'webkitgtk', driver: webKitDriver, browser, canPrint };
}

/**
 * Finds an engine's program, and installs one when there is none: as root on Debian the distribution's, elsewhere Playwright's.
 * @throws Error with one sentence when there is none and none can be installed.
 */
export function ensureEngine(name: EngineName): EngineProgram {
  if (name === 'chromium') ensureChromium();
  else installFromDebian(name);
  const found = findEngine(name);
  if (found !== null) return found;
  installFromPlaywright(name);
  const installed = findEngine(name);
  if (installed === null) throw new Error(`No program of ${name} could be installed.`);
  return installed;
}

/** Ubuntu has not every package that Debian has: then Playwright's build takes its place. */
function installFromDebian(name: EngineName): void {
  try {
    ensurePackages(packages[name]);
  } catch (error) {
    console.log(
      `The distribution's ${name} could not be installed. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** As root the libraries that it needs come with it. */
function installFromPlaywright(name: EngineName): void {
  console.log(`No program of ${name} found: installing Playwright's for the browser tests.`);
  const libraries = canInstallPackages() ? ['--with-deps'] : [];
  const words = ['node_modules/@playwright/test/cli.js', 'install', ...libraries, name];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
}
