import * as z from 'zod/mini';
import { applicationRow, type ApplicationRow } from '../../src/config/application-row.ts';
import type { Connection } from './connection.ts';
import { dataOf, StaffError } from './staff-error.ts';

const entrySchema = z.pick(applicationRow, { id: true, created_at: true, job_id: true });

/** That an application is there, and for which job. */
export type Entry = z.infer<typeof entrySchema>;

/** Which applications: of one job, filed at or after `since`, before `before` (ISO times). */
export type Selection = { job: string | null; since: string | null; before: string | null };

/** No filter at all. */
export const everything: Selection = { job: null, since: null, before: null };

const pageSize = 500;

/** All applications of a selection, newest first. */
export function fetchApplications(connection: Connection, selection: Selection): Promise<ApplicationRow[]> {
  return fetchPages(connection, 'applications', applicationRow, selection);
}

/** Every application there is, newest first, in short. */
export function fetchEntries(connection: Connection): Promise<Entry[]> {
  return fetchPages(connection, 'applications', entrySchema);
}

type Dated = { created_at: string };

/**
 * All rows of a table, newest first; a `selection` fits applications only. The time of the first row is the upper bound of
 * later pages: what is filed meanwhile does not shift them.
 * @throws StaffError when the backend refuses, or sends rows of another shape.
 */
export async function fetchPages<Row extends Dated>(
  connection: Connection,
  table: string,
  schema: z.ZodMiniObject & z.ZodMiniType<Row>,
  { job, since, before }: Selection = everything,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    let query = connection.client
      .from(table)
      .select(Object.keys(schema.shape).join(', '))
      .order('created_at', { ascending: false })
      .order('id')
      .range(all.length, all.length + pageSize - 1);
    if (job !== null) query = query.eq('job_id', job);
    if (since !== null) query = query.gte('created_at', since);
    if (before !== null) query = query.lt('created_at', before);
    if (all[0] !== undefined) query = query.lte('created_at', all[0].created_at);
    const page = z.array(schema).safeParse(await dataOf(connection, query.retry(false)));
    if (!page.success) {
      throw new StaffError('The backend sent rows of another shape; apply the latest migrations to it.');
    }
    all.push(...page.data);
    if (page.data.length < pageSize) return all;
  }
}

/** A locator of the bucket as the column takes it; backups of earlier releases name the host as well. */
const resumeLocator =
  /^(?:https?:\/\/[^\s/?#@]+)?\/storage\/v1\/object\/public\/resumes\/([A-Za-z0-9!$&'()*+,.:;=_-]+_\d{1,16}\.pdf)$/;

/** What `resume_url` of an application may be: a file of the bucket, which leads nowhere else, or none. */
export const resumeUrl = z.union([z.literal(''), z.string().check(z.maxLength(600), z.regex(resumeLocator))]);

/** The name of an application's file in the bucket, or null when its upload failed. */
export function resumeName({ resume_url }: Pick<ApplicationRow, 'resume_url'>): string | null {
  return resumeLocator.exec(resume_url)?.[1] ?? null;
}
