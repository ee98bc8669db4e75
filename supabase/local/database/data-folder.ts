import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { BackendStartError, errorCode } from './backend-start-error.ts';

/** Marks a folder as the backend's: only then may it remove files there that it does not know. */
const markerName = 'data-folder.txt';
const markerText =
  'The embedded backend keeps its data here, and removes what it does not know. Keep nothing else in this folder.\n';

/** What the backend writes; a version before the marker wrote nothing else. */
const knownName =
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
  const isDataFolder =
    names.includes(markerName) ||
    (names.every((name) => knownName.test(name)) &&
      (names.length === 0 || names.includes('keys.json') || names.includes('database')));
  if (!isDataFolder) {
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
  port: z.number().int(),
  /** Null where the process serves no staff app. */
  staffUrl: z.url({ protocol: /^https?$/ }).nullable(),
});

/** The process that has a data folder open, and where it listens. */
type FolderHolder = z.infer<typeof holderSchema>;

/** A held lock. */
export type FolderLock = {
  /** Says where the backend listens and where its staff app is, to commands of other processes. */
  announce(where: { port: number; staffUrl: string | null }): Promise<void>;
  release(): void;
};

/** Held from the start to the end; and for as long as what the file beside it says is the holder's own word. */
const [lockName, holderName, wordName] = ['in-use.lock', 'backend.json', 'backend.json.lock'];

/**
 * Takes the folder for this process alone. PGlite has no lock of its own: two processes on one folder lose rows.
 *
 * @param patienceMs a killed process with a large heap lingers for a moment: it waits this long before it says "in use".
 * @throws BackendStartError when another process has it, or this one already.
 */
export async function lockFolder(dataDirectory: string, patienceMs = 2_000): Promise<FolderLock> {
  const take = (name: string) => takeLock(dataDirectory, name, patienceMs);
  const locks = [await take(lockName)];
  return {
    announce: async (where) => {
      await writeFile(join(dataDirectory, holderName), JSON.stringify({ pid: process.pid, ...where }));
      locks.unshift(await take(wordName));
    },
    release: () => {
      for (const lock of locks.splice(0)) releaseLock(lock);
    },
  };
}

async function takeLock(dataDirectory: string, name: string, patienceMs: number): Promise<DatabaseSync> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const lock = tryLock(join(dataDirectory, name));
    if (lock !== null) return lock;
    if (Date.now() > deadline) throw await inUse(dataDirectory);
    await delay(50);
  }
}

async function inUse(dataDirectory: string): Promise<BackendStartError> {
  const holder = await folderHolder(dataDirectory);
  const who = holder === null || holder === 'starting' ? 'another process' : `process ${holder.pid}`;
  return new BackendStartError(
    `The data folder ${dataDirectory} is in use by ${who}; stop that one first or set LOCAL_DATA_DIR to another folder.`,
  );
}

/**
 * The process that has the folder open; `starting` before it says where it listens. What a process that is gone left written
 * counts for nothing: another program may listen there by now.
 */
export async function folderHolder(dataDirectory: string): Promise<FolderHolder | 'starting' | null> {
  if (isLocked(join(dataDirectory, wordName))) {
    return holderSchema.parse(JSON.parse(await readFile(join(dataDirectory, holderName), 'utf8')));
  }
  return isLocked(join(dataDirectory, lockName)) ? 'starting' : null;
}

/** Locks end when they are no longer referred to. */
const heldLocks = new Set<DatabaseSync>();

/** What looks at a lock holds it for less. */
const lookMs = 10;

/**
 * Takes a lock that the system keeps, and frees when the process ends in whatever way. SQLite locks its own file so on every system,
 * and Node has it built in. Nobody may remove the file: whoever makes it anew would have a lock of his own.
 * @returns null while another connection has it.
 */
function tryLock(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(path, { timeout: lookMs });
  if (isRefused(lock, 'begin exclusive')) return null;
  heldLocks.add(lock);
  return lock;
}

function releaseLock(lock: DatabaseSync): void {
  heldLocks.delete(lock);
  lock.close();
}

function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const looking = new DatabaseSync(path, { readOnly: true });
  if (isRefused(looking, 'select 1 from sqlite_schema')) return true;
  looking.close();
  return false;
}

const sqliteBusy = 5;

/** Whether a lock refuses a statement; then the connection is closed. */
function isRefused(connection: DatabaseSync, statement: string): boolean {
  try {
    connection.exec(statement);
    return false;
  } catch (error) {
    connection.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return true;
    throw error;
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
