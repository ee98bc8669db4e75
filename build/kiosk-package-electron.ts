import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from './command.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('electron/package.json'));

/** The Electron program, when it is there. Never asks the package itself: reading its main file begins a download. */
export function findElectron(): string | null {
  const { ELECTRON_OVERRIDE_DIST_PATH } = process.env;
  const name = readOrNull(join(folder, 'path.txt'))?.trim() ?? null;
  const path = ELECTRON_OVERRIDE_DIST_PATH
    ? join(ELECTRON_OVERRIDE_DIST_PATH, name ?? 'electron')
    : name === null
      ? null
      : join(folder, 'dist', name);
  return path !== null && existsSync(path) ? path : null;
}

/**
 * The Electron program; fetched when it is not there yet.
 * @throws StartError with one sentence when it cannot be downloaded.
 */
export function ensureElectron(): string {
  const found = findElectron();
  if (found !== null) return found;
  console.log('Fetching Electron, once.');
  spawnSync(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' });
  const fetched = findElectron();
  if (fetched !== null) return fetched;
  throw new StartError(
    'Electron could not be fetched, so the kiosk can be neither started nor packaged here: check the network and run `npx install-electron --no`.',
  );
}

/** The version of the Electron that kiosk and tests run on here, and of the pinned one, which ships. */
export function electronVersions(): { here: string; pinned: string } {
  const pinned: { version: string } = require('electron/package.json');
  return { here: preparedVersion(process.env) ?? pinned.version, pinned: pinned.version };
}

/**
 * What electron-builder is told about an Electron of one's own (`ELECTRON_OVERRIDE_DIST_PATH`): its folder, and its version,
 * which stands in the folder. Nothing where there is none: then electron-builder takes the pinned one.
 */
export function preparedElectron(env: NodeJS.ProcessEnv): readonly string[] {
  const version = preparedVersion(env);
  if (version === undefined) return [];
  return [`-c.electronDist=${env.ELECTRON_OVERRIDE_DIST_PATH}`, `-c.electronVersion=${version}`];
}

/** What stands in the folder of an Electron of one's own. */
function preparedVersion({ ELECTRON_OVERRIDE_DIST_PATH: folder }: NodeJS.ProcessEnv): string | undefined {
  if (!folder) return undefined;
  return readOrNull(join(folder, 'version'))?.trim().replace(/^v/, '') || undefined;
}

function readOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
