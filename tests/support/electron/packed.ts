import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createPackage, extractAll } from '@electron/asar';
import { kioskNames } from '../../../src/config/kiosk-names.ts';
import { withYoungerCalls } from './younger-calls.ts';

/** What `npm run package` made. */
export type Packed = {
  /** What the command said. */
  said: string;
  /** The unpacked program, where every user can read it. */
  folder: string;
  program: string;
  /** The installer; null where this system makes none. */
  deb: string | null;
  remove: () => void;
};

/** Name of the program, and of the package. */
export const packageName = kioskNames.package;

/**
 * Runs the project's own package command into a folder of the tests.
 * @throws Error with the command's output when it fails.
 */
export async function makePackage(): Promise<Packed> {
  const made = mkdtempSync(join(tmpdir(), 'kiosk-package-'));
  chmodSync(made, 0o755);
  const dir = canMakeDeb() ? [] : ['--dir'];
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'package', '--', '--with-drafts', ...dir], {
    encoding: 'utf8',
    env: { ...process.env, KIOSK_RELEASE_FOLDER: made, ...debMaker() },
  });
  const said = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(said);
  const folder = join(made, 'linux-unpacked');
  await supplyYoungerCalls(folder);
  const deb = readdirSync(made).find((name) => name.endsWith('.deb'));
  return {
    said,
    folder,
    program: join(folder, packageName),
    deb: deb === undefined ? null : join(made, deb),
    remove: () => rmSync(made, { recursive: true, force: true }),
  };
}

/** Whether there is a tool that writes a .deb. */
function canMakeDeb(): boolean {
  return ['fpm', 'dpkg-deb'].some((tool) => spawnSync(tool, ['--version']).error === undefined);
}

/** What makes the .deb, as electron-builder's environment: an installed fpm, else the tests' own. */
function debMaker(): NodeJS.ProcessEnv {
  if (spawnSync('fpm', ['--version']).error === undefined) return { USE_SYSTEM_FPM: 'true' };
  return {
    CUSTOM_FPM_PATH: resolve('tests/support/electron/fpm.ts'),
    // Its first line asks for `node`: this one, which reads TypeScript.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  };
}

/**
 * Lets a packed program run where only an Electron older than the pinned one can be had: the younger calls are put in front of
 * its main file. With the pinned one nothing is changed.
 */
export async function supplyYoungerCalls(folder: string): Promise<void> {
  const about: { devDependencies: { electron: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  const pinned = Number.parseInt(about.devDependencies.electron.replace(/^\D+/, ''), 10);
  if (Number.parseInt(readFileSync(join(folder, 'version'), 'utf8').replace(/^v/, ''), 10) >= pinned) return;
  const asar = join(folder, 'resources', 'app.asar');
  const work = mkdtempSync(join(tmpdir(), 'kiosk-asar-'));
  extractAll(asar, work);
  const own: { main: string } = JSON.parse(readFileSync(join(work, 'package.json'), 'utf8'));
  writeFileSync(join(work, 'starter.js'), withYoungerCalls(`./${own.main}`));
  writeFileSync(join(work, 'package.json'), JSON.stringify({ ...own, main: 'starter.js' }));
  await createPackage(work, asar);
  rmSync(work, { recursive: true });
}

/** Installs a package with dpkg; as root. */
export function install(deb: string): void {
  execFileSync('dpkg', ['--install', deb], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** The files that dpkg installed, folders that others use too left out. */
export function installedFiles(): readonly string[] {
  return execFileSync('dpkg', ['--listfiles', packageName], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.includes(packageName) || path.includes(kioskNames.product));
}

/** Removes the package and its settings; nothing happens where it is not installed. */
export function purge(): void {
  execFileSync('dpkg', ['--purge', packageName], { stdio: 'ignore' });
}

/** The user that the unit names, made when it is not there. */
export function ensureUser(name: string): { uid: number; remove: () => void } {
  const find = () => spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout.trim();
  const isNew = find() === '';
  if (isNew) execFileSync('useradd', ['--create-home', '--user-group', name]);
  return {
    uid: Number(find()),
    remove: () => {
      if (isNew) execFileSync('userdel', ['--remove', name], { stdio: 'ignore' });
    },
  };
}

/** What of the package is still on the computer, besides what dpkg lists. */
export function leavings(listed: readonly string[]): readonly string[] {
  const links = [`/usr/bin/${packageName}`, `/etc/alternatives/${packageName}`];
  return [
    ...listed,
    ...links,
    `/etc/apparmor.d/${packageName}`,
    `/var/lib/dpkg/alternatives/${packageName}`,
  ].filter(existsSync);
}
