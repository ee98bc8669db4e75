import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApplicationRow } from '../../src/config/application-row.ts';
import { type Entry, fetchApplications, fetchEntries, resumeName, type Selection } from './applications.ts';
import { backupPath, fetchBackup } from './backup.ts';
import type { Connection } from './connection.ts';
import { byteOrderMark, toCsv } from '../../src/domain/csv.ts';
import { openResumeFolder, removeGone, resumeFileName, writeWhole } from './export-folder.ts';
import { refuseUnknownJob } from './find.ts';
import { csvHeader, csvRow } from './list.ts';
import { recordAudit } from './audit.ts';
import { groupRepeats, repeatsOf } from './repeats.ts';
import { staffErrorOf } from './staff-error.ts';
import { counted, progressBar, type Terminal } from './terminal.ts';

type Outcome = 'fetched' | 'kept' | 'none' | 'lost';

/**
 * `export DIR`: `applications.csv` to read, `applications.json` to restore from, and the PDFs in `resumes`. Each file is written under another name first, so one that
 * is there is whole: a second run fetches only what is missing, and removes what was removed from the backend since.
 */
export async function exportCommand(
  connection: Connection,
  terminal: Terminal,
  directory: string,
  selection: Selection,
): Promise<void> {
  const applications = groupRepeats(await fetchApplications(connection, selection));
  const all = await fetchEntries(connection);
  refuseUnknownJob(selection.job, all);
  const ids = applications.map(({ id }) => id);
  await recordAudit(connection, 'exported', ids);
  const folder = join(directory, 'resumes');
  const present = await openResumeFolder(folder);
  const there = new Set(all.map((application) => application.id));
  const removed = await removeGone(folder, (id) => there.has(id));
  const outcomes = new Map<string, Outcome>();
  for (const [index, application] of applications.entries()) {
    terminal.progress(progressBar(index, applications.length));
    outcomes.set(application.id, await bringResume(connection, application, folder, present));
  }
  await writeTable(directory, applications, all, outcomes);
  const backup = await fetchBackup(connection, new Set(ids));
  await writeWhole(backupPath(directory), Buffer.from(JSON.stringify(backup, null, 1)));
  terminal.progress(`${progressBar(applications.length, applications.length)}\n`);
  terminal.out(summary(directory, applications.length, [...outcomes.values()], removed));
}

async function bringResume(
  connection: Connection,
  application: ApplicationRow,
  folder: string,
  present: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const path = join(folder, resumeFileName(application));
  const old = present.get(application.id);
  if (old === undefined) return fetchResume(connection, application, path);
  await rename(join(folder, old), path);
  return 'kept';
}

async function fetchResume(
  connection: Connection,
  application: ApplicationRow,
  path: string,
): Promise<Outcome> {
  const name = resumeName(application);
  if (name === null) return 'none';
  const { data, error } = await connection.reader.storage.from('resumes').download(name);
  if (error !== null) {
    if ((error as { statusCode?: string }).statusCode === '404') return 'lost';
    throw staffErrorOf(error, connection.place);
  }
  await writeWhole(path, Buffer.from(await data.arrayBuffer()));
  return 'fetched';
}

async function writeTable(
  directory: string,
  applications: readonly ApplicationRow[],
  all: readonly Entry[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const isThere = (id: string): boolean => ['fetched', 'kept'].includes(outcomes.get(id) ?? 'none');
  const repeats = repeatsOf(all);
  const rows = applications.map((application) => {
    const file = isThere(application.id) ? `resumes/${resumeFileName(application)}` : '';
    return csvRow(application, file, repeats.get(application.id));
  });
  await writeWhole(join(directory, 'applications.csv'), Buffer.from(byteOrderMark + toCsv(csvHeader, rows)));
}

function summary(directory: string, total: number, outcomes: readonly Outcome[], removed: number): string {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const lost = count('lost') === 0 ? '' : `, ${count('lost')} missing in storage`;
  const gone =
    removed === 0
      ? ''
      : `Removed ${counted(removed, 'resume')} whose ${removed === 1 ? 'application is' : 'applications are'} gone.\n`;
  return (
    `Wrote ${counted(total, 'application')} to ${directory}: ` +
    `${counted(count('fetched'), 'resume')} fetched, ${count('kept')} already there${lost}.\n${gone}`
  );
}
