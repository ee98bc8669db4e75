/*
 * What the tests need beside npm's packages: browsers and programs of the system. As root on Debian and Ubuntu they are the
 * distribution's packages, elsewhere browsers are Playwright's own builds.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type EngineName, type EngineProgram, findEngine, findHeadlessChromium } from './browsers.ts';

/** What Debian calls each engine: WebKit's browser has no mode without a screen. */
const enginePackages: Record<EngineName, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
};

const headlessPackage = 'chromium-headless-shell';

/** The browsers of the tests, to be installed at once; `ensureEngine` and `ensureHeadlessChromium` do where one has no package. */
export const browserPackages = [headlessPackage, ...enginePackages.firefox, ...enginePackages.webkit];

/** The letters of the pages' pictures and sizes. */
export const fontPackages = ['fonts-liberation', 'fonts-dejavu-core', 'fonts-lohit-deva'];

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

/** The path of a Chromium as `findHeadlessChromium` has it, installed when there is none. @throws Error as `ensureEngine`. */
export function ensureHeadlessChromium(): string {
  try {
    if (!process.env.CHROMIUM_PATH) ensurePackages([headlessPackage]);
  } catch {
    // Ubuntu has no such package.
    console.log('Without chromium-headless-shell the browser tests take longer.');
  }
  return findHeadlessChromium() ?? ensureChromium();
}
