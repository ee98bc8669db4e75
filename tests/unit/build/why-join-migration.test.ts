import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { whyJoinColumnOf, writeWhyJoinMigration } from '../../../build/why-join-migration.ts';
import { whyJoinColumn } from '../../../src/config/brand.ts';

let path: string;
let folder: URL;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'why-join-'));
  folder = pathToFileURL(`${path}/`);
  await mkdir(join(path, 'migrations'));
  await writeFile(join(path, 'migrations/20991231235959_last.sql'), '');
  await writeFile(join(path, 'seed.sql'), 'insert into applications (why_join_fernwell) values (1);');
});

const migrations = async () => (await readdir(join(path, 'migrations'))).toSorted();

test('the shipped migrations name the column after the shipped brand', async () => {
  expect(await whyJoinColumnOf()).toBe(whyJoinColumn);
});

test('a brand that is renamed gets a migration after all others, once, and the sample data follows', async () => {
  await writeWhyJoinMigration('why_join_first', folder);
  expect(await writeWhyJoinMigration('why_join_first', folder)).toBeNull();
  const file = await writeWhyJoinMigration('why_join_second', folder);
  expect(await migrations()).toEqual([
    '20991231235959_last.sql',
    '20991231235960_why_join_first.sql',
    '20991231235961_why_join_second.sql',
  ]);
  expect(await readFile(new URL(file ?? '', folder), 'utf8')).toContain(
    'rename column why_join_first to why_join_second;',
  );
  expect(await readFile(join(path, 'seed.sql'), 'utf8')).toContain('(why_join_second)');
});

test('takes the longest name whose check PostgreSQL does not cut at 63 characters', async () => {
  const column = `why_join_${'a'.repeat(35)}`;
  expect(`applications_${column}_check`).toHaveLength(63);
  expect(await writeWhyJoinMigration(column, folder)).not.toBeNull();
});

test.each(['why_join_Fern', 'why_join_fern-well', 'why_join_1st', 'why_join_', `why_join_${'a'.repeat(36)}`])(
  'refuses %s, which PostgreSQL would not keep as it stands',
  async (column) => {
    await expect(writeWhyJoinMigration(column, folder)).rejects.toThrow('brand.shortName');
    expect(await migrations()).toHaveLength(1);
  },
);
