import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
afterEach(() => rm(root, { recursive: true, force: true }));

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

describe('the lock of a data folder', () => {
  it('names its holder and port, and is gone after release', async () => {
    await mkdir(folder);
    const lock = await lockFolder(folder);
    expect(await folderHolder(folder)).toMatchObject({ pid: process.pid, port: null });
    const where = { port: 54321, staffUrl: 'http://localhost:4174/' };
    await lock.announce(where);
    expect(await folderHolder(folder)).toEqual({ pid: process.pid, ...where });
    await lock.release();
    expect(await folderHolder(folder)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given to one of many', async () => {
    await mkdir(folder);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const winners = tries.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value.release();
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 4_194_303, port: 1 })],
    ['of an earlier process with our number', JSON.stringify({ pid: process.pid, port: 1 })],
    ['that was cut off', '{"pid":'],
  ])('takes over a lock %s', async (_name, content) => {
    await mkdir(folder);
    await writeFile(join(folder, 'backend.lock'), content);
    const lock = await lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'backend.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });
});
