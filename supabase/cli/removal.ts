import type { ApplicationRow } from '../../src/config/application-row.ts';
import { resumeName } from './applications.ts';
import type { Connection } from './connection.ts';
import { staffErrorOf } from './staff-error.ts';

const batchSize = 50;

/**
 * Deletes applications with their files. A batch's files go first: when something cuts it off, the rows are still
 * there to find what is left, and running it again finishes the work.
 */
export async function removeApplications(
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
