import { z } from 'zod';
import type { Connection } from './connection.ts';
import { StaffError, staffErrorOf } from './staff-error.ts';

const rowSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  resume_url: z.string(),
  cover_letter: z.string(),
  linkedin_profile: z.string(),
  why_join_fernwell: z.string(),
  flagged: z.boolean(),
  flagged_reason: z.string(),
});

/** An application as staff see it. */
export type StoredApplication = z.infer<typeof rowSchema>;

/** Which applications: of one job, filed at or after `since`, before `before` (ISO times). */
export type Selection = { job: string | null; since: string | null; before: string | null };

const columns = Object.keys(rowSchema.shape).join(', ');
const pageSize = 500;

/**
 * All applications of a selection, newest first. The time of the first row is the upper bound of the later pages,
 * so that applications filed meanwhile do not shift them.
 */
export async function fetchApplications(
  connection: Connection,
  selection: Selection,
): Promise<StoredApplication[]> {
  const all: StoredApplication[] = [];
  for (;;) {
    const page = await fetchPage(connection, selection, all.length, all[0]?.created_at ?? null);
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

async function fetchPage(
  connection: Connection,
  selection: Selection,
  offset: number,
  newest: string | null,
): Promise<StoredApplication[]> {
  let query = connection.reader
    .from('applications')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id')
    .range(offset, offset + pageSize - 1);
  if (selection.job !== null) query = query.eq('job_id', selection.job);
  if (selection.since !== null) query = query.gte('created_at', selection.since);
  if (selection.before !== null) query = query.lt('created_at', selection.before);
  if (newest !== null) query = query.lte('created_at', newest);
  const { data, error } = await query.retry(false);
  if (error !== null) throw staffErrorOf(error, connection.place);
  return parseRows(data);
}

function parseRows(data: unknown): StoredApplication[] {
  const rows = z.array(rowSchema).safeParse(data);
  if (rows.success) return rows.data;
  throw new StaffError('The backend sent rows of another shape; apply the latest migrations to it.');
}

/** One application by its id. @throws StaffError when there is none. */
export async function fetchApplication(connection: Connection, id: string): Promise<StoredApplication> {
  if (!z.uuid().safeParse(id).success) throw new StaffError(`"${id}" is not the id of an application.`);
  const { data, error } = await connection.reader
    .from('applications')
    .select(columns)
    .eq('id', id)
    .retry(false);
  if (error !== null) throw staffErrorOf(error, connection.place);
  const [row] = parseRows(data);
  if (row === undefined) throw new StaffError(`There is no application ${id}.`);
  return row;
}

/** The name of an application's file in the bucket, or null when its upload failed. */
export function resumeName(application: StoredApplication): string | null {
  const [, name] = application.resume_url.split('/storage/v1/object/public/resumes/');
  return name === undefined || name === '' ? null : decodeURIComponent(name);
}

const batchSize = 50;

/**
 * Deletes applications with their files. A batch's files go first: when something cuts it off, the rows are still
 * there to find what is left, and running it again finishes the work.
 */
export async function removeApplications(
  connection: Connection,
  applications: readonly StoredApplication[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < applications.length; start += batchSize) {
    const batch = applications.slice(start, start + batchSize);
    await removeFiles(
      connection,
      batch.map(resumeName).filter((name) => name !== null),
    );
    const ids = batch.map((application) => application.id);
    const { error } = await connection.remover.from('applications').delete().in('id', ids);
    if (error !== null) throw staffErrorOf(error, connection.place);
    onProgress(start + batch.length);
  }
}

/** Storage takes at most 1000 names in one request. */
const filesPerRequest = 500;

/** Deletes files of the bucket, however many; one that is already gone is no error. */
export async function removeFiles(connection: Connection, names: readonly string[]): Promise<void> {
  for (let start = 0; start < names.length; start += filesPerRequest) {
    const part = names.slice(start, start + filesPerRequest);
    const { error } = await connection.remover.storage.from('resumes').remove(part);
    if (error !== null) throw staffErrorOf(error, connection.place);
  }
}
