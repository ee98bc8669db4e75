import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendStartError, errorCode } from './backend-start-error.ts';

/** Says that a folder is the backend's: only then may it remove what it does not know. */
const markerName = 'data-folder.txt';
const markerText =
  'The embedded backend keeps its data here, and removes what it does not know. Keep nothing else in this folder.\n';

/** What a version without the marker left in its folder, drafts included; it wrote nothing else. */
const knownName =
  /^(?:keys\.json|backend\.lock|database|database\.ready|database\.unfinished|files)(?:\.[\da-f-]{36})?$/;

/** Put there by the system, not by a person: a folder with nothing else counts as empty. */
const systemNames = new Set(['lost+found', '.DS_Store']);

/**
 * Makes a folder the backend's own, or takes the one that is: closed to everybody else, with the marker in it.
 * A folder of an earlier version has no marker; it is known by its keys or its database, beside which stands nothing
 * that the backend did not write.
 *
 * @param dataDirectory absolute path.
 * @throws BackendStartError when it holds somebody else's things or cannot be closed; then nothing was changed.
 */
export async function claimDataFolder(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const names = (await readdir(dataDirectory)).filter((name) => !systemNames.has(name));
  const isNew = names.length === 0;
  if (!isNew && !names.includes(markerName) && !(await isEarlierFolder(dataDirectory, names))) {
    throw new BackendStartError(
      `The folder ${dataDirectory} holds other things, and was left as it is; ` +
        'set LOCAL_DATA_DIR to an empty folder or to one that does not exist yet.',
    );
  }
  await closeToOthers(dataDirectory);
  await writeMarker(join(dataDirectory, markerName));
}

async function isEarlierFolder(folder: string, names: readonly string[]): Promise<boolean> {
  if (!names.every((name) => knownName.test(name))) return false;
  const keys = await readFile(join(folder, 'keys.json'), 'utf8').catch(() => '');
  const version = await readFile(join(folder, 'database', 'PG_VERSION')).catch(() => null);
  return keys.includes('"jwtSecret"') || version !== null;
}

/** Windows has no such modes; there a folder takes the rights of the one that it stands in. */
async function closeToOthers(folder: string): Promise<void> {
  const self = process.getuid?.();
  if (self === undefined) return;
  const before = await stat(folder);
  if (before.uid !== self) {
    throw new BackendStartError(
      `The data folder ${folder} belongs to another user, who could read every application; ` +
        'start as that user or set LOCAL_DATA_DIR to another folder.',
    );
  }
  if ((before.mode & 0o077) !== 0) await chmod(folder, 0o700);
  if (((await stat(folder)).mode & 0o077) !== 0) {
    throw new BackendStartError(
      `The data folder ${folder} stays open to other users of this machine: its disk keeps no permissions; ` +
        'set LOCAL_DATA_DIR to a folder on another disk.',
    );
  }
}

/** Of two processes that start at once, the first writes it. */
async function writeMarker(path: string): Promise<void> {
  await writeFile(path, markerText, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}
