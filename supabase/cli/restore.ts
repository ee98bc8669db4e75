import { join } from 'node:path';
import { beginsAsPdf } from '../../src/domain/application/resume.ts';
import { maxResumeBytes, resumeBucket, resumeMediaType } from '../../src/domain/application/rules.ts';
import { findMissingRequests, restoreRequests } from './accommodation-backup.ts';
import { fetchEntries, resumeName } from './applications.ts';
import {
  type BackedUpPosition,
  type Backup,
  fetchPositions,
  readBackup,
  type StoredApplication,
} from './backup.ts';
import type { Connection, Job } from './connection.ts';
import { findResumes, readPlainFile } from './export-folder.ts';
import { dataOf, StaffError } from './staff-error.ts';
import { confirmOrFail, counted, progressBar } from './terminal.ts';

/**
 * `restore DIR`: writes an export back, with ids, times, states, notes, letters and files, and with the positions. What is there
 * already stays as it is, so a run that was cut off is finished by running it again.
 */
export async function restoreCommand(job: Job, directory: string): Promise<void> {
  const { connection, terminal } = job;
  const backup = await readBackup(directory);
  const there = new Set((await fetchEntries(connection)).map(({ id }) => id));
  const missing = backup.applications.filter(({ id }) => !there.has(id));
  const positions = await findMissingPositions(connection, backup);
  const requests = await findMissingRequests(connection, directory);
  if (missing.length + positions.length + requests.missing.length === 0) {
    return terminal.out(`All ${named(backup.applications.length, 0, requests.all)} of it are there.\n`);
  }
  const what = named(missing.length, positions.length, requests.missing.length);
  await confirmOrFail(job, `${what} of ${directory} will be written back.`, 'restored');
  for (const position of positions) {
    const written = connection.client.from('positions').upsert(position, { onConflict: 'job_id' });
    await dataOf(connection, written);
  }
  const folder = join(directory, 'resumes');
  const files = await findResumes(folder);
  let withoutFile = 0;
  for (const [index, application] of missing.entries()) {
    terminal.progress(progressBar(index, missing.length));
    const file = files.get(application.id);
    const url = await restoreFile(connection, application, file === undefined ? null : join(folder, file));
    if (url === '' && application.resume_url !== '') withoutFile++;
    const shownFrom = application.state_shown_at ?? application.created_at;
    await insertRows(connection, 'applications', [
      { ...application, state_shown_at: shownFrom, resume_url: url },
    ]);
    await insertRows(connection, 'application_notes', rowsOf(backup.notes, application.id));
    await insertRows(connection, 'application_letters', rowsOf(backup.letters ?? [], application.id));
  }
  await restoreRequests(connection, requests.missing);
  terminal.progress(`${progressBar(missing.length, missing.length)}\n`);
  const lost = withoutFile === 0 ? '' : ` Not in the folder: ${counted(withoutFile, 'resume')}.`;
  terminal.out(`Restored ${what}.${lost}\n`);
}

/** `2 applications, 1 position and 3 requests for an accommodation`; what there is none of is left out but for applications. */
function named(applications: number, positions: number, requests: number): string {
  const parts = [
    counted(applications, 'application'),
    ...(positions === 0 ? [] : [counted(positions, 'position')]),
    ...(requests === 0 ? [] : [`${counted(requests, 'request')} for an accommodation`]),
  ];
  return new Intl.ListFormat('en-GB').format(parts);
}

const rowsOf = <Row extends { application_id: string }>(rows: readonly Row[], id: string) =>
  rows.filter((row) => row.application_id === id);

/** @returns the locator of the file here, or '' when the export has no such file. */
async function restoreFile(
  connection: Connection,
  application: StoredApplication,
  path: string | null,
): Promise<string> {
  const name = resumeName(application);
  const content = path === null ? null : await readPlainFile(path);
  if (name === null || content === null) return '';
  if (!beginsAsPdf(content) || content.length > maxResumeBytes) {
    throw new StaffError(
      `${path} is no PDF file of the allowed size; put the right one there, or take it away.`,
    );
  }
  const bucket = connection.client.storage.from(resumeBucket);
  // Left by a run that was cut off before the row: it is the same file.
  await dataOf(connection, bucket.upload(name, content, { contentType: resumeMediaType, upsert: true }));
  return bucket.getPublicUrl(name).data.publicUrl;
}

/**
 * Positions of an export that are not there, and those that the site is built with where nobody has changed them since the
 * migrations: the migrations put these into every database.
 */
async function findMissingPositions(
  connection: Connection,
  { positions = [] }: Backup,
): Promise<readonly BackedUpPosition[]> {
  const there = new Map((await fetchPositions(connection)).map((each) => [each.job_id, each]));
  return positions.filter((position) => {
    const present = there.get(position.job_id);
    if (present === undefined) return true;
    return position.is_built_in && isUntouched(present) && !isUntouched(position);
  });
}

function isUntouched({ is_open, closes_on, offer, descriptions, texts }: BackedUpPosition): boolean {
  const isAsBuilt = [descriptions, texts].every((each) => Object.keys(each).length === 0);
  return is_open && closes_on === null && offer === null && isAsBuilt;
}

async function insertRows(connection: Connection, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await dataOf(connection, connection.client.from(table).insert(rows));
}
