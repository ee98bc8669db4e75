import type { ApplicationRow } from '../../src/config/application-row.ts';
import { fetchRequests, purgeRequests } from './accommodation-backup.ts';
import { everything, fetchApplications, resumeName } from './applications.ts';
import type { Connection, Job } from './connection.ts';
import { dataOf } from './staff-error.ts';
import { confirmOrFail, counted, progressBar } from './terminal.ts';

/** `purge --older-than N`: deletes what was filed before `before` (ISO time), rows and files together. */
export async function purgeCommand(job: Job, before: string): Promise<void> {
  const { connection, terminal } = job;
  const old = await fetchApplications(connection, { ...everything, before });
  const requests = (await fetchRequests(connection, { ...everything, before })).length;
  if (old.length + requests === 0) return terminal.out(`Nothing was filed before ${before.slice(0, 10)}.\n`);
  const more = requests === 0 ? '' : ` and ${counted(requests, 'request')} for an accommodation`;
  const question = `${counted(old.length, 'application')} filed before ${before.slice(0, 10)} with all resumes${more} will be deleted for good.`;
  await confirmOrFail(job, question, 'deleted');
  await removeApplications(connection, old, (done) => terminal.progress(progressBar(done, old.length)));
  if (requests > 0) await purgeRequests(connection, before);
  terminal.progress('\n');
  terminal.out(`Deleted ${counted(old.length, 'application')} with all files${more}.\n`);
}

const batchSize = 50;

/**
 * A batch's files go first: when something cuts it off, the rows are still there to find what is left, and running it
 * again finishes the work.
 */
async function removeApplications(
  connection: Connection,
  applications: readonly ApplicationRow[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < applications.length; start += batchSize) {
    const batch = applications.slice(start, start + batchSize);
    await removeFiles(
      connection,
      batch.map(resumeName).filter((name) => name !== null),
    );
    const ids = batch.map((application) => application.id);
    await dataOf(connection, connection.client.from('applications').delete().in('id', ids));
    onProgress(start + batch.length);
  }
}

/** Storage takes at most 1000 names in one request. */
const filesPerRequest = 500;

/** Deletes files of the bucket, however many; one that is already gone is no error. */
export async function removeFiles(connection: Connection, names: readonly string[]): Promise<void> {
  for (let start = 0; start < names.length; start += filesPerRequest) {
    const part = names.slice(start, start + filesPerRequest);
    await dataOf(connection, connection.client.storage.from('resumes').remove(part));
  }
}
