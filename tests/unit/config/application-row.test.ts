import { expect, describe, test } from 'vitest';
import { fieldColumns } from '../../../src/config/application-row.ts';
import { requestFieldOrder } from '../../../src/domain/accommodation/request.ts';
import { writtenFields } from '../../../src/domain/application/application.ts';
import { readSqlFolder } from '../../../supabase/local/database/schema.ts';

/*
 * Each field of a form has its column, its check, its grant and its guard against oversized texts. Read from the migrations' text,
 * so that a forgotten one is named at once; tests/backend/schema.test.ts compares the rules themselves in a database.
 */

const files = await readSqlFolder(new URL('../../../supabase/migrations/', import.meta.url));

/** The migrations that make or change a table, as one text in which a column has the name that it ends with. */
function migrationsOf(table: string): string {
  const ofTable = files.filter(({ sql }) =>
    new RegExp(`^(?:create|alter) table public\\.${table}\\b`, 'm').test(sql),
  );
  const text = ofTable.map(({ sql }) => sql).join('\n');
  const renamed = text.matchAll(/\brename column (\w+) to (\w+)/g);
  return [...renamed].reduce((sql, [, from = '', to = '']) => sql.replaceAll(from, to), text);
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the migrations give each column of a form's table. */
function storageOf(table: string) {
  const sql = migrationsOf(table);
  const grants = found(sql, new RegExp(`grant insert \\(([^)]*)\\)\\s+on public\\.${table} to anon`, 'g'));
  return {
    column: found(
      sql,
      /^(?:alter table \S+ add column|  ) ?(\w+) +(?:text|date|uuid|integer|boolean|numeric)\b/gm,
    ),
    check: found(sql, new RegExp(`\\bconstraint ${table}_(\\w+)_check\\b`, 'g')),
    grant: grants.flatMap((list) => list.split(',')).map((name) => name.trim()),
    guard: found(sql, /\('(\w+)', (?:new|a)\.\1\b/g),
  };
}

/** What a form sends of itself: the columns that no field fills. */
const ofItself = ['form_seconds', 'form_trap', 'language', 'submission_key'];
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each([
  ['applications', Object.values(fieldColumns), [...ofItself, 'job_id', 'job_title', 'link_hash']],
  ['accommodation_requests', requestFieldOrder.map(snakeCase), ofItself],
] as const)('the migrations of %s', (table, columns, others) => {
  const storage = storageOf(table);
  /** A position is named by its key, which another table checks. */
  const written = columns.filter((column) => column !== 'job_id');

  test.each([
    ['a column', storage.column, columns],
    ['a named check', storage.check, written],
    ['a guard against an oversized text', storage.guard, written],
  ] as const)('have %s for each field', (_what, given, wanted) => {
    expect(wanted.filter((column) => !given.includes(column))).toEqual([]);
  });

  test('let a visitor fill the columns of the fields, and no other', () => {
    expect(storage.grant.toSorted()).toEqual([...columns, ...others].toSorted());
  });
});

test('a person who reads their own application by its link reads each field that they wrote', () => {
  const link = files.find(({ name }) => name === 'applicant_links')?.sql ?? '';
  const [, keys = ''] = /where c\.key in \(([^)]*)\)/.exec(link) ?? [];
  const read = writtenFields
    .map((field) => fieldColumns[field])
    .filter((column) => !column.startsWith('why_join_'));
  expect(found(keys, /'(\w+)'/g).toSorted()).toEqual(read.toSorted());
});
