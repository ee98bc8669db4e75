import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { BackendStartError, errorCode } from './backend-start-error.ts';

const holderSchema = z.object({ pid: z.number().int(), born: z.string(), port: z.number().int().nullable() });

/** The process that has a data folder open; `port` is null until it listens. */
export type FolderHolder = z.infer<typeof holderSchema>;

/** A held lock. */
export type FolderLock = { announcePort(port: number): Promise<void>; release(): Promise<void> };

/** A killed process with a large heap lingers for a moment: wait this long before saying "in use". */
const patienceMs = 2_000;
const pollMs = 50;

/** Locks held by this very process: its own process id says nothing about who holds the folder. */
const heldHere = new Set<string>();

function lockPath(dataDirectory: string): string {
  return join(dataDirectory, 'backend.lock');
}

/**
 * Takes the folder for this process alone. PGlite has no lock of its own: two processes on one folder lose rows.
 *
 * @throws BackendStartError when a living process has it.
 */
export async function lockFolder(dataDirectory: string): Promise<FolderLock> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const path = lockPath(dataDirectory);
  const self: FolderHolder = { pid: process.pid, born: (await bornAt(process.pid)) ?? '', port: null };
  const deadline = Date.now() + patienceMs;
  while (!(await tryLock(path, self))) {
    const holder = await readHolder(path);
    if (holder === null || !(await isAlive(holder, path))) await removeStale(path);
    else if (heldHere.has(path) || Date.now() > deadline) throw inUse(dataDirectory, holder);
    else await delay(pollMs);
  }
  heldHere.add(path);
  return {
    announcePort: (port) => replaceFile(path, JSON.stringify({ ...self, port })),
    release: async () => {
      heldHere.delete(path);
      await rm(path, { force: true });
    },
  };
}

/** The living process that has the folder open, or null. */
export async function folderHolder(dataDirectory: string): Promise<FolderHolder | null> {
  const path = lockPath(dataDirectory);
  const holder = await readHolder(path);
  return holder !== null && (await isAlive(holder, path)) ? holder : null;
}

function inUse(dataDirectory: string, holder: FolderHolder): BackendStartError {
  return new BackendStartError(
    `The data folder ${dataDirectory} is in use by process ${holder.pid}; ` +
      'stop that one first or set LOCAL_DATA_DIR to another folder.',
  );
}

/** Writes the whole content first, then links it into place: the lock never exists half-written. */
async function tryLock(path: string, holder: FolderHolder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** Renames before removing, so that of two waiting processes only one removes, and never a fresh lock. */
async function removeStale(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  if (moved !== null && (await isAlive(moved, path))) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<FolderHolder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

async function isAlive(holder: FolderHolder, path: string): Promise<boolean> {
  if (holder.pid === process.pid) return heldHere.has(path);
  const born = await bornAt(holder.pid);
  if (born !== null) return born === holder.born;
  if (process.platform === 'linux') return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Start time of a living process as Linux gives it (a process id alone is used again); null when there is none. */
async function bornAt(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isGone = fields[0] === 'Z' || fields[0] === 'X';
  return isGone ? null : (fields[19] ?? '');
}
