import { openedResume } from '~/api/staff-answers.ts';
import { resumeBucket, resumeMediaType } from '~/domain/application/rules.ts';
import type { Client } from '../../api/client.ts';
import { expectOneRow, callFunction } from './applications.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

/** Seconds for which a link to a file lives. */
const linkSeconds = 60;

/**
 * Fetches an application's resume by a link that lives a minute, and saves the file when it is opened by itself. Leaves a trace.
 * @returns the file; null when there is none.
 */
export async function fetchResume(client: Client, id: string): Promise<Result<Blob | null>> {
  const opened = await callFunction(client, 'open_resume', { application_id: id }, openedResume);
  if (opened.kind !== 'ok') return opened;
  if (opened.value === null) return ok(null);
  const { name } = opened.value;
  return catchFailure(async () => {
    const { data, error } = await client.storage
      .from(resumeBucket)
      .createSignedUrl(name, linkSeconds, { download: true });
    if (error !== null) return toFailure(error);
    const response = await fetch(data.signedUrl, { cache: 'no-store', referrerPolicy: 'no-referrer' });
    if (!response.ok) return toFailure({ status: response.status });
    // A file of a stranger's: shown as a PDF or not at all, whatever type it was stored with.
    return ok(new Blob([await response.arrayBuffer()], { type: resumeMediaType }));
  });
}

/**
 * Erases an application for good: its files first, so that an interruption leaves the row, and then the row
 * with its notes.
 * @param files names in the bucket: the resume, and what the applicant has replaced.
 */
export function eraseApplication(
  client: Client,
  id: string,
  files: readonly string[],
): Promise<Result<null>> {
  return catchFailure(async () => {
    if (files.length > 0) {
      const { error } = await client.storage.from(resumeBucket).remove([...files]);
      if (error !== null) return toFailure(error);
    }
    const { data, error, status } = await client.from('applications').delete().eq('id', id).select('id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}
