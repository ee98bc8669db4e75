import * as z from 'zod/mini';
import { applicationRow, type ApplicationRow } from '../../src/config/application-row.ts';
import type { Connection } from './connection.ts';
import { StaffError, staffErrorOf } from './staff-error.ts';

const entrySchema = z.pick(applicationRow, {
  id: true,
  created_at: true,
  job_id: true,
  job_title: true,
  language: true,
  full_name: true,
  email: true,
});

/** Who applied when for what: enough to find an application among all. */
export type Entry = z.infer<typeof entrySchema>;

/**
 * Which applications: of one job, filed at or after `since`, before `before` (ISO times), with `search` as a part of the
 * name or the address, in capitals or not.
 */
export type Selection = {
  job: string | null;
  since: string | null;
  before: string | null;
  search: string | null;
};

/** No filter at all. */
export const everything: Selection = { job: null, since: null, before: null, search: null };

const pageSize = 500;

/** All applications of a selection, newest first. */
export async function fetchApplications(
  connection: Connection,
  selection: Selection,
): Promise<ApplicationRow[]> {
  const all = await fetchPages(connection, 'applications', applicationRow, selection);
  // Compared here, where no character of a name means something to a filter's syntax or to a pattern.
  const { search } = selection;
  return search === null ? all : all.filter((application) => isFound(application, search));
}

/** Every application there is, newest first, in short. */
export function fetchEntries(connection: Connection): Promise<Entry[]> {
  return fetchPages(connection, 'applications', entrySchema);
}

function isFound({ full_name, email }: Entry, search: string): boolean {
  const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
  return [full_name, email].some((text) => fold(text).includes(fold(search)));
}

/** A row with the time of its writing. */
type Dated = { created_at: string };

/**
 * All rows of a table, newest first; a `selection` fits applications only, and its `search` is left to the caller. The time of
 * the first row is the upper bound of later pages: what is filed meanwhile does not shift them.
 */
export async function fetchPages<Row extends Dated>(
  connection: Connection,
  table: string,
  schema: z.ZodMiniObject & z.ZodMiniType<Row>,
  selection: Selection = everything,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await fetchPage(connection, table, schema, selection, all);
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

async function fetchPage<Row extends Dated>(
  connection: Connection,
  table: string,
  schema: z.ZodMiniObject & z.ZodMiniType<Row>,
  selection: Selection,
  earlier: readonly Row[],
): Promise<Row[]> {
  const offset = earlier.length;
  const newest = earlier[0]?.created_at ?? null;
  let query = connection.reader
    .from(table)
    .select(columnsOf(schema))
    .order('created_at', { ascending: false })
    .order('id')
    .range(offset, offset + pageSize - 1);
  if (selection.job !== null) query = query.eq('job_id', selection.job);
  if (selection.since !== null) query = query.gte('created_at', selection.since);
  if (selection.before !== null) query = query.lt('created_at', selection.before);
  if (newest !== null) query = query.lte('created_at', newest);
  const { data, error } = await query.retry(false);
  if (error !== null) throw staffErrorOf(error, connection.place);
  return parseRows(schema, data);
}

function columnsOf(schema: z.ZodMiniObject): string {
  return Object.keys(schema.shape).join(', ');
}

function parseRows<Row>(schema: z.ZodMiniType<Row>, data: unknown): Row[] {
  const rows = z.array(schema).safeParse(data);
  if (rows.success) return rows.data;
  throw new StaffError('The backend sent rows of another shape; apply the latest migrations to it.');
}

/** One application by its id. @throws StaffError when there is none. */
export async function fetchApplication(connection: Connection, id: string): Promise<ApplicationRow> {
  if (!z.uuid().safeParse(id).success) throw new StaffError(`"${id}" is not the id of an application.`);
  const { data, error } = await connection.reader
    .from('applications')
    .select(columnsOf(applicationRow))
    .eq('id', id)
    .retry(false);
  if (error !== null) throw staffErrorOf(error, connection.place);
  const [row] = parseRows(applicationRow, data);
  if (row === undefined) throw new StaffError(`There is no application ${id}.`);
  return row;
}

/** The name of an application's file in the bucket, or null when its upload failed. */
export function resumeName({ resume_url }: Pick<ApplicationRow, 'resume_url'>): string | null {
  const [, name] = resume_url.split('/storage/v1/object/public/resumes/');
  return name === undefined || name === '' ? null : decodeURIComponent(name);
}
