import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  claimDataFolder,
  folderHolder,
  lockFolder,
} from '../../../../../supabase/local/database/data-folder.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-folder-'));
  folder = join(root, 'data');
});

/** Puts files into the folder, each with its own name as content unless another is given. */
async function fill(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

/** Everything that somebody could see change. */
async function photograph(): Promise<unknown> {
  const names = ['', ...(await readdir(folder, { recursive: true })).toSorted()];
  const entries = names.map(async (name) => {
    const found = await stat(join(folder, name));
    const text = found.isFile() ? await readFile(join(folder, name), 'utf8') : '';
    return [name, found.mode, found.mtimeMs, text];
  });
  return Promise.all(entries);
}

describe('a data folder is taken, closed and marked', () => {
  it.each<[name: string, files: Readonly<Record<string, string>> | null]>([
    ['that does not exist', null],
    ['that is empty', {}],
    ['on a disk of its own', { 'lost+found/.keep': '' }],
    [
      'of an earlier version',
      { 'keys.json': '{"jwtSecret":"…"}', 'database/PG_VERSION': '17', 'files/a': '' },
    ],
    ['of a first start that was cut off', { 'database/PG_VERSION': '17' }],
    [
      'with drafts left over',
      {
        'keys.json': '{"jwtSecret":"…"}',
        'keys.json.0f0e0d0c-0b0a-4900-8807-060504030201': '',
        'backend.lock': '{}',
      },
    ],
  ])('%s', async (_name, files) => {
    if (files !== null) {
      await mkdir(folder, { mode: 0o755 });
      await chmod(folder, 0o755);
      await fill(files);
    }
    await claimDataFolder(folder);
    await claimDataFolder(folder);
    expect(await modeOf(folder)).toBe(0o700);
    expect(await readFile(join(folder, 'data-folder.txt'), 'utf8')).toContain('Keep nothing else');
    for (const name of Object.keys(files ?? {})) expect((await stat(join(folder, name))).isFile()).toBe(true);
  });

  it('that is marked, whatever else came into it', async () => {
    await claimDataFolder(folder);
    await fill({ 'notes.txt': 'mine' });
    await chmod(folder, 0o777);
    await claimDataFolder(folder);
    expect(await modeOf(folder)).toBe(0o700);
  });

  it('by both of two processes that start at once', async () => {
    await Promise.all([claimDataFolder(folder), claimDataFolder(folder), claimDataFolder(folder)]);
    expect(await readdir(folder)).toEqual(['data-folder.txt']);
  });
});

describe("somebody else's folder is refused, and nothing in it changes", () => {
  it.each<[name: string, files: Readonly<Record<string, string>>]>([
    ['with files', { 'files/photo.jpg': 'mine' }],
    ['with a document', { 'thesis.odt': 'mine' }],
    ['with a database and something else', { 'database/PG_VERSION': '17', 'holiday.mov': 'mine' }],
    ['with a name that only begins like ours', { 'keys.json': '{"jwtSecret":1}', 'files.old': 'mine' }],
  ])('%s', async (_name, files) => {
    await mkdir(folder);
    await chmod(folder, 0o755);
    await fill(files);
    const before = await photograph();
    await expect(claimDataFolder(folder)).rejects.toThrow(
      /holds other things, and was left as it is; set LOCAL_DATA_DIR/,
    );
    expect(await photograph()).toEqual(before);
  });

  it.runIf(process.getuid?.() === 0)('that belongs to another user', async () => {
    await mkdir(folder);
    await chown(folder, 12_345, 12_345);
    await expect(claimDataFolder(folder)).rejects.toThrow('belongs to another user');
    expect(await readdir(folder)).toEqual([]);
  });
});

/** Long enough for some tries. */
const briefMs = 200;

describe('the lock of a data folder', () => {
  it('says where its holder listens once that says so, and is free after release', async () => {
    await mkdir(folder);
    expect(await folderHolder(folder)).toBeNull();
    const lock = await lockFolder(folder);
    expect(await folderHolder(folder)).toBe('starting');
    const where = { port: 54321, staffUrl: 'http://localhost:4174/' };
    await lock.announce(where);
    expect(await folderHolder(folder)).toEqual({ pid: process.pid, ...where });
    await expect(lockFolder(folder, briefMs)).rejects.toThrow(
      `in use by process ${process.pid}; stop that one first`,
    );
    lock.release();
    expect(await folderHolder(folder)).toBeNull();
  });

  it('is given to one of many', async () => {
    await mkdir(folder);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, briefMs)));
    const winners = tries.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    winners[0]?.value.release();
  });

  it('is given once to processes that start at the same time, and is free when they are killed', async () => {
    const folders = Array.from({ length: 10 }, (_, count) => join(root, String(count)));
    for (const path of folders) await mkdir(path);
    for (const count of [3, 2]) {
      const processes = await Promise.all(Array.from({ length: count }, beginHolder));
      const answers = await Promise.all(processes.map((child) => tellToLock(child, folders)));
      for (const [at, path] of folders.entries()) {
        const outcomes = answers.map((each) => each[at]);
        expect(
          outcomes.filter((each) => each === 'held'),
          outcomes.join('\n'),
        ).toHaveLength(1);
        const refusal = new RegExp(`^The data folder ${path} is in use by .+; stop that one first`);
        for (const each of outcomes) if (each !== 'held') expect(each).toMatch(refusal);
      }
      await Promise.all(processes.map(kill));
    }
  });
});

const holderCode = `
import { lockFolder } from './supabase/local/database/data-folder.ts';
const lock = (folder) => lockFolder(folder, ${briefMs}).then(() => 'held', (error) => error.message);
process.on('message', async (folders) => process.send(await Promise.all(folders.map(lock))));
process.send('ready');`;

/** A process that takes the locks of folders when it is told to. */
async function beginHolder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holderCode], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

/** @returns of each folder `held`, or the sentence of the refusal. */
async function tellToLock(child: ChildProcess, folders: readonly string[]): Promise<string[]> {
  child.send(folders);
  return (await once(child, 'message'))[0] as string[];
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
