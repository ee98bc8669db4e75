import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from '../../../../../supabase/local/storage/file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-files-'));
});

describe('the sweep of the file store', () => {
  it('removes what a killed process left, and nothing that the store did not name', async () => {
    const [stored, lost] = [randomUUID(), randomUUID()];
    const store = await openFileStore(folder);
    await store.write(stored, Buffer.from('kept'));
    await store.write(lost, Buffer.from('lost'));
    await writeFile(join(folder, `${randomUUID()}.part`), 'half');
    await writeFile(join(folder, 'holiday.jpg'), 'mine');
    await writeFile(join(folder, 'photo.part'), 'mine');
    await store.sweep(new Set([stored]));
    expect((await readdir(folder)).toSorted()).toEqual([stored, 'holiday.jpg', 'photo.part'].toSorted());
  });
});
