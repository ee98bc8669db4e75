/*
 * What the tests need beside npm's packages: browsers and programs of the system. As root on Debian and Ubuntu they are the
 * distribution's packages, elsewhere browsers are Playwright's own builds.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

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

/** What Debian calls each engine: WebKit's browser has no mode without a screen. */
const enginePackages: Record<EngineName, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
};

/** Debian's package of Chromium without tabs, menus and windows around its pages, and its program. */
const headlessPackage = 'chromium-headless-shell';
const headlessShell = `/usr/bin/${headlessPackage}`;

/** The browsers of the tests, to be installed at once; `ensureEngine` and `ensureHeadlessChromium` do where one has no package. */
export const browserPackages = [headlessPackage, ...enginePackages.firefox, ...enginePackages.webkit];

/** The letters of the pages' pictures and sizes. */
export const fontPackages = ['fonts-liberation', 'fonts-dejavu-core', 'fonts-lohit-deva'];

const systemBrowsers = {
  chromium: [
    ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
      (name) => `/usr/bin/${name}`,
    ),
    ...['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    `${process.env.ProgramFiles}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
  firefox: ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/** Whether this is Debian, Ubuntu or a system based on them, and packages may be installed. */
export function canInstallPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs the distribution's packages that are not there yet, as root on Debian and Ubuntu; elsewhere it does nothing.
 * It starts no service of theirs: tests start their own, on ports of their own.
 * @throws Error when the package manager fails.
 */
export function ensurePackages(names: readonly string[]): void {
  if (!canInstallPackages()) return;
  const status = (name: string) =>
    spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  const missing = names.filter((name) => !status(name).stdout?.includes('ok installed'));
  if (missing.length === 0) return;
  console.log(`Installing for the tests: ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: readonly string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet('update');
  withoutServices(() => {
    // A new machine may be busy with its own updates.
    const waiting = ['-o', 'DPkg::Lock::Timeout=300'];
    aptGet('install', '-y', '--no-install-recommends', ...waiting, ...missing);
  });
}

/** Debian asks this file before it starts the service of a new package (invoke-rc.d(8)). */
function withoutServices(work: () => void): void {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return work();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    rmSync(policy);
  }
}

/**
 * The program of an engine on this machine: that of CHROMIUM_PATH or FIREFOX_PATH, the system's, else Playwright's.
 * @returns null when there is none.
 * @throws Error when such a variable names a file that does not exist.
 */
export function findEngine(name: EngineName): EngineProgram | null {
  const system = name === 'webkit' ? findWebKit() : findSystemBrowser(name);
  if (system !== null) return system;
  const own = { chromium, firefox, webkit }[name].executablePath();
  return existsSync(own) ? { kind: 'playwright', name, path: name === 'chromium' ? own : null } : null;
}

function findSystemBrowser(name: 'chromium' | 'firefox'): EngineProgram | null {
  const variable = `${name.toUpperCase()}_PATH`;
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} names ${given}, which does not exist.`);
  const path = given || systemBrowsers[name].find((each) => existsSync(each));
  if (path === undefined) return null;
  return name === 'chromium' ? { kind: 'playwright', name, path } : { kind: 'firefox', path };
}

function findWebKit(): EngineProgram | null {
  const driver = '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  if (browser === undefined || !existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return null;
  // Printing needs WebKit's library and Python's way to it.
  const canPrint =
    globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0 &&
    existsSync('/usr/lib/python3/dist-packages/gi');
  return { kind: 'webkitgtk', driver, browser, canPrint };
}

/**
 * Finds an engine's program, and installs one when there is none.
 * @throws Error with one sentence when there is none and none can be installed.
 */
export function ensureEngine(name: EngineName): EngineProgram {
  const present = findEngine(name);
  // A WebKit that was installed before may lack what printing needs.
  if (present !== null && (present.kind !== 'webkitgtk' || present.canPrint)) return present;
  try {
    ensurePackages(enginePackages[name]);
  } catch (error) {
    // Ubuntu has not every package that Debian has: then Playwright's build does.
    const reason = error instanceof Error ? error.message : '';
    console.log(`The distribution's ${name} could not be installed. ${reason}`);
  }
  const packaged = findEngine(name);
  if (packaged !== null) return packaged;
  console.log(`No ${name} found: installing Playwright's for the browser tests.`);
  // As root the libraries that it needs come with it.
  const libraries = canInstallPackages() ? ['--with-deps'] : [];
  const args = ['node_modules/@playwright/test/cli.js', 'install', ...libraries, name];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  const installed = findEngine(name);
  if (installed === null) throw new Error(`No program of ${name} could be installed.`);
  return installed;
}

/** The path of a whole Chromium, installed when there is none. @throws Error as `ensureEngine`. */
export function ensureChromium(): string {
  const program = ensureEngine('chromium');
  if (program.kind !== 'playwright' || program.path === null) throw new Error('Chromium has no path.');
  return program.path;
}

/**
 * The path of a Chromium for tests that open many pages: the headless shell, in which each costs half the time, where Debian
 * has it; else as `ensureChromium`, which `CHROMIUM_PATH` decides here too. Both draw the same.
 */
export function ensureHeadlessChromium(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  try {
    if (!existsSync(headlessShell)) ensurePackages([headlessPackage]);
  } catch {
    // Ubuntu has no such package.
    console.log('Without chromium-headless-shell the browser tests take longer.');
  }
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}
