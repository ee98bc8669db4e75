import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApplicationRow, fieldColumns } from '../../src/config/application-row.ts';
import { jobIds } from '../../src/content/jobs.ts';
import { writtenFields } from '../../src/domain/application/application.ts';
import { type Entry, fetchApplications, fetchEntries, resumeName, type Selection } from './applications.ts';
import { exportRequests } from './accommodation-backup.ts';
import { backupPath, fetchBackup, readBackup } from './backup.ts';
import type { Connection } from './connection.ts';
import { byteOrderMark, csvPhone, toCsv } from '../../src/domain/csv.ts';
import { openResumeFolder, removeGone, resumeFileName, writeAtomically } from './export-folder.ts';
import { partsOf } from '../../src/domain/parts.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { dataOf, StaffError, staffErrorOf } from './staff-error.ts';
import { counted, progressBar, type Terminal } from './terminal.ts';

type Outcome = 'fetched' | 'present' | 'none' | 'lost';

/**
 * `export DIR`: `applications.csv` to read, `applications.json` to restore from, the PDFs in `resumes`, and requests for an
 * accommodation in a file of their own. Each file is
 * written under another name first, so one that is there is whole: a second run fetches only what is missing, and removes
 * what was removed from the backend since.
 */
export async function exportCommand(
  connection: Connection,
  terminal: Terminal,
  directory: string,
  selection: Selection,
): Promise<void> {
  const applications = await fetchApplications(connection, selection);
  const all = await fetchEntries(connection);
  refuseUnknownJob(selection.job, all);
  const ids = applications.map(({ id }) => id);
  await recordExport(connection, ids);
  const folder = join(directory, 'resumes');
  const present = await openResumeFolder(folder);
  const requests = await exportRequests(connection, directory, selection);
  const there = new Set(all.map((application) => application.id));
  const removed = await removeGone(folder, (id) => there.has(id));
  await forgetReplaced(directory, folder, present, applications);
  const backup = await fetchBackup(connection, new Set(ids));
  await writeAtomically(backupPath(directory), Buffer.from(JSON.stringify(backup, null, 1)));
  const outcomes = new Map<string, Outcome>();
  for (const [index, application] of applications.entries()) {
    terminal.progress(progressBar(index, applications.length));
    outcomes.set(application.id, await exportResume(connection, application, folder, present));
  }
  await writeTable(directory, applications, outcomes);
  terminal.progress(`${progressBar(applications.length, applications.length)}\n`);
  terminal.out(summary(directory, applications.length, [...outcomes.values()], removed));
  if (requests > 0) terminal.out(`Wrote ${counted(requests, 'request')} for an accommodation beside them.\n`);
}

/**
 * Takes from the list of files that are there those whose applicants may have sent others since: they are fetched anew. Which file
 * each one is say the rows of the export before, which are written before the files. A file that is known to be another one goes.
 */
async function forgetReplaced(
  directory: string,
  folder: string,
  present: Map<string, string>,
  applications: readonly ApplicationRow[],
): Promise<void> {
  if (present.size === 0) return;
  const earlier = await readBackup(directory).catch(() => null);
  const urls = new Map(earlier?.applications.map(({ id, resume_url }) => [id, resume_url]));
  for (const { id, resume_url } of applications) {
    const file = present.get(id);
    if (file === undefined || urls.get(id) === resume_url) continue;
    if (urls.has(id)) await rm(join(folder, file), { force: true });
    present.delete(id);
  }
}

/**
 * Known are the positions of the site, and those that somebody applied for before they closed.
 * @throws StaffError that names them when `job` is none.
 */
function refuseUnknownJob(job: string | null, entries: readonly Entry[]): void {
  const known = new Set([...jobIds, ...entries.map((entry) => entry.job_id)]);
  if (job === null || known.has(job)) return;
  throw new StaffError(`There is no job "${job}"; the ids are: ${[...known].map(oneLine).join(', ')}.`);
}

const idsPerRequest = 1000;

/**
 * Writes into the audit that these applications are exported, before anything is.
 * @throws StaffError when the backend refuses: then nothing may be exported.
 */
async function recordExport(connection: Connection, ids: readonly string[]): Promise<void> {
  for (const part of partsOf(ids, idsPerRequest))
    await dataOf(connection, connection.client.rpc('note_look', { action: 'exported', ids: part }));
}

async function exportResume(
  connection: Connection,
  application: ApplicationRow,
  folder: string,
  present: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const path = join(folder, resumeFileName(application));
  const old = present.get(application.id);
  if (old !== undefined) {
    await rename(join(folder, old), path);
    return 'present';
  }
  const name = resumeName(application);
  if (name === null) return 'none';
  const { data, error } = await connection.client.storage.from('resumes').download(name);
  if (error !== null) {
    if ((error as { statusCode?: string }).statusCode === '404') return 'lost';
    throw staffErrorOf(error, connection.url);
  }
  await writeAtomically(path, Buffer.from(await data.arrayBuffer()));
  return 'fetched';
}

/** Columns of the table; `resume` says whether one has arrived, `resume_file` is the name in the folder of the export. */
const columns = [
  'id',
  'created_at',
  'job_id',
  'job_title',
  'language',
  ...writtenFields.map((field) => fieldColumns[field]),
  'flagged_reason',
  'resume',
  'resume_file',
] as const;

const resumeTexts: Readonly<Record<Outcome, string>> = {
  fetched: 'arrived',
  present: 'arrived',
  none: 'did not arrive',
  lost: 'missing in the storage',
};

async function writeTable(
  directory: string,
  applications: readonly ApplicationRow[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const rows = applications.map((application) => {
    const resume = resumeTexts[outcomes.get(application.id) ?? 'none'];
    const file = resume === resumeTexts.fetched ? `resumes/${resumeFileName(application)}` : '';
    const row = { ...application, phone: csvPhone(application.phone), resume, resume_file: file };
    return columns.map((column) => row[column]);
  });
  await writeAtomically(
    join(directory, 'applications.csv'),
    Buffer.from(byteOrderMark + toCsv(columns, rows)),
  );
}

function summary(directory: string, total: number, outcomes: readonly Outcome[], removed: number): string {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const lost = count('lost') === 0 ? '' : `, ${count('lost')} missing in storage`;
  const whose = removed === 1 ? 'application is' : 'applications are';
  const gone = removed === 0 ? '' : `Removed ${counted(removed, 'resume')} whose ${whose} gone.\n`;
  return (
    `Wrote ${counted(total, 'application')} to ${directory}: ` +
    `${counted(count('fetched'), 'resume')} fetched, ${count('present')} already there${lost}.\n${gone}`
  );
}
