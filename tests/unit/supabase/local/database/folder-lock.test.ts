import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderHolder, lockFolder } from '../../../../../supabase/local/database/folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'backend.lock');

describe('the lock of a data folder', () => {
  it('names its holder and port, and is gone after release', async () => {
    const lock = await lockFolder(folder);
    expect(await folderHolder(folder)).toMatchObject({ pid: process.pid, port: null });
    await lock.announcePort(54321);
    expect(await folderHolder(folder)).toMatchObject({ pid: process.pid, port: 54321 });
    await lock.release();
    expect(await folderHolder(folder)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given to one of many', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const winners = tries.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value.release();
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 4_194_303, born: '1', port: 1 })],
    ['of a process whose number is used again', JSON.stringify({ pid: process.ppid, born: '1', port: 1 })],
    ['of an earlier process with our number', JSON.stringify({ pid: process.pid, born: '1', port: 1 })],
    ['that was cut off', '{"pid":'],
  ])('takes over a lock %s', async (_name, content) => {
    await writeFile(file(), content);
    const lock = await lockFolder(folder);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });
});
