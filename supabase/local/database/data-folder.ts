import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { BackendStartError, errorCode } from './backend-start-error.ts';

/** Marks a folder as the backend's: only then may it remove files there that it does not know. */
const markerName = 'data-folder.txt';
const markerText =
  'The embedded backend keeps its data here, and removes what it does not know. Keep nothing else in this folder.\n';

/** What the backend writes; a version before the marker wrote nothing else. */
const ownName =
  /^(?:keys\.json|backend\.lock|database|database\.ready|database\.unfinished|files)(?:\.[\da-f-]{36})?$/;

/** Put there by the system, not by a person: a folder with nothing else counts as empty. */
const systemNames = new Set(['lost+found', '.DS_Store']);

/**
 * Makes a folder the backend's own, or takes the one that is: closed to other users, with the marker in it.
 *
 * @param dataDirectory absolute path.
 * @throws BackendStartError when it holds somebody else's things or cannot be closed; then nothing was changed.
 */
export async function claimDataFolder(dataDirectory: string): Promise<void> {
  await makeFolder(dataDirectory);
  const names = (await readdir(dataDirectory)).filter((name) => !systemNames.has(name));
  const isOwn =
    names.includes(markerName) ||
    (names.every((name) => ownName.test(name)) &&
      (names.length === 0 || names.includes('keys.json') || names.includes('database')));
  if (!isOwn) {
    throw new BackendStartError(
      `The folder ${dataDirectory} holds other things, and was left as it is; ` +
        'set LOCAL_DATA_DIR to an empty folder or to one that does not exist yet.',
    );
  }
  await closeToOthers(dataDirectory);
  await writeFile(join(dataDirectory, markerName), markerText, { mode: 0o600 });
}

/**
 * Makes a folder, closed to other users, and those that it stands in. Node's own `recursive` never ends where a folder says that
 * it is not there and cannot be made, as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || (await exists(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}

/** Whether something is there. */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Windows has no such modes; there a folder takes the rights of the one that it stands in. */
async function closeToOthers(folder: string): Promise<void> {
  const self = process.getuid?.();
  if (self === undefined) return;
  if ((await stat(folder)).uid !== self) {
    throw new BackendStartError(
      `The data folder ${folder} belongs to another user, who could read every application; ` +
        'start as that user or set LOCAL_DATA_DIR to another folder.',
    );
  }
  await chmod(folder, 0o700);
  if (((await stat(folder)).mode & 0o077) !== 0) {
    throw new BackendStartError(
      `The data folder ${folder} stays open to other users of this machine: its disk keeps no permissions; ` +
        'set LOCAL_DATA_DIR to a folder on another disk.',
    );
  }
}

const holderSchema = z.object({
  pid: z.number().int(),
  port: z.number().int().nullable(),
  staffUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
});

/**
 * The process that has a data folder open; `port` is null until it listens, `staffUrl` where it serves no staff app.
 */
type FolderHolder = z.infer<typeof holderSchema>;

/** A held lock. */
export type FolderLock = {
  /** Says where the backend listens and where its staff app is, to commands of other processes. */
  announce(where: { port: number; staffUrl: string | null }): Promise<void>;
  release(): Promise<void>;
};

/** A killed process with a large heap lingers for a moment: wait this long before saying "in use". */
const patienceMs = 2_000;

/** Locks held by this very process: its own process id says nothing about who holds the folder. */
const heldHere = new Set<string>();

/**
 * Takes the folder for this process alone. PGlite has no lock of its own: two processes on one folder lose rows.
 *
 * @throws BackendStartError when a living process has it.
 */
export async function lockFolder(dataDirectory: string): Promise<FolderLock> {
  const path = join(dataDirectory, 'backend.lock');
  const deadline = Date.now() + patienceMs;
  while (!(await tryLock(path))) {
    const holder = await folderHolder(dataDirectory);
    if (holder === null) await rm(path, { force: true });
    else if (heldHere.has(path) || Date.now() > deadline) throw inUse(dataDirectory, holder, path);
    else await delay(50);
  }
  heldHere.add(path);
  return {
    announce: async (where) => {
      await writeFile(`${path}.new`, JSON.stringify({ pid: process.pid, ...where }));
      await rename(`${path}.new`, path);
    },
    release: async () => {
      heldHere.delete(path);
      await rm(path, { force: true });
    },
  };
}

async function tryLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify({ pid: process.pid, port: null }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function inUse(dataDirectory: string, { pid }: FolderHolder, path: string): BackendStartError {
  return new BackendStartError(
    `The data folder ${dataDirectory} is in use by process ${pid}; stop that one first or set LOCAL_DATA_DIR to ` +
      `another folder (where that is another program, delete ${path}).`,
  );
}

/** The living process that has the folder open, or null. */
export async function folderHolder(dataDirectory: string): Promise<FolderHolder | null> {
  const path = join(dataDirectory, 'backend.lock');
  try {
    const holder = holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return isAlive(holder.pid, path) ? holder : null;
  } catch {
    return null; // no lock, or one that was cut off
  }
}

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return heldHere.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Works on a folder.
 * @throws BackendStartError where the system does not let it.
 */
export async function withFolder<Result>(
  dataDirectory: string,
  problem: 'written' | 'used',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendStartError) throw error;
    throw new BackendStartError(
      `The data folder ${dataDirectory} cannot be ${problem} (${errorCode(error) || String(error)}); ` +
        'check its permissions or set LOCAL_DATA_DIR to another one.',
      { cause: error },
    );
  }
}
