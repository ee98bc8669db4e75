import { fieldColumns, type ApplicationRow } from '../../src/config/application-row.ts';
import { writtenFields } from '../../src/domain/application/application.ts';
import { fetchApplications, fetchEntries, resumeName, type Selection } from './applications.ts';
import type { Listing } from './arguments.ts';
import type { Connection } from './connection.ts';
import { byteOrderMark, csvPhone, toCsv } from '../../src/domain/csv.ts';
import { writeNew } from './export-folder.ts';
import { refuseUnknownJob } from './find.ts';
import { recordAudit } from './audit.ts';
import { groupRepeats, type Repeat, repeatNote, repeatsOf } from './repeats.ts';
import { plainJson } from '../../src/domain/safe-text.ts';
import { columnsOf, counted, type Terminal } from './terminal.ts';

/** Columns of a CSV; `resume_file` is the name in the bucket, or in the folder of an export. */
const columns = [
  'id',
  'created_at',
  'job_id',
  'job_title',
  'language',
  ...writtenFields.map((field) => fieldColumns[field]),
  'flagged_reason',
  'repeat',
  'resume_file',
] as const;

/** The first row of a CSV. */
export const csvHeader: readonly string[] = columns;

/** One application as a row of a CSV. */
export function csvRow(
  application: ApplicationRow,
  resumeFile: string,
  repeat: Repeat | undefined,
): string[] {
  const row = {
    ...application,
    phone: csvPhone(application.phone),
    repeat: repeatNote(repeat),
    resume_file: resumeFile,
  };
  return columns.map((column) => row[column]);
}

/** What a list shows: applications, newest first, with the number of each among those of one address and position. */
type Listed = { application: ApplicationRow; repeat: Repeat | undefined };

/** `list`: newest first, repeated applications together, for people or for programs. */
export async function listCommand(
  connection: Connection,
  terminal: Terminal,
  selection: Selection,
  listing: Listing,
): Promise<void> {
  const applications = await fetchApplications(connection, selection);
  const all = await fetchEntries(connection);
  refuseUnknownJob(selection.job, all);
  const repeats = repeatsOf(all);
  const listed = groupRepeats(applications).map((application) => ({
    application,
    repeat: repeats.get(application.id),
  }));
  if (listing.format === 'table') return terminal.out(tableOf(listed));
  await recordAudit(
    connection,
    'exported',
    applications.map(({ id }) => id),
  );
  const text = listing.format === 'json' ? jsonOf(listed) : csvOf(listed);
  if (listing.file === null) return terminal.out(text);
  await writeNew(listing.file, listing.format === 'csv' ? byteOrderMark + text : text);
  terminal.out(`Wrote ${counted(listed.length, 'application')} to ${listing.file}.\n`);
}

function jsonOf(listed: readonly Listed[]): string {
  const rows = listed.map(({ application, repeat }) => ({
    ...application,
    repeat: repeat ?? null,
  }));
  return `${plainJson(rows)}\n`;
}

function csvOf(listed: readonly Listed[]): string {
  const rows = listed.map(({ application, repeat }) =>
    csvRow(application, resumeName(application) ?? '', repeat),
  );
  return toCsv(csvHeader, rows);
}

function tableOf(listed: readonly Listed[]): string {
  if (listed.length === 0) return 'No applications.\n';
  const rows = listed.map(({ application, repeat }) => [
    application.created_at.slice(0, 16).replace('T', ' '),
    application.id,
    application.job_id,
    application.language,
    application.full_name,
    application.email,
    [repeatNote(repeat), resumeName(application) === null ? 'no resume' : '', application.flagged_reason]
      .filter((note) => note !== '')
      .join('; '),
  ]);
  const table = columnsOf([['Filed (UTC)', 'Id', 'Job', 'Language', 'Name', 'E-mail', 'Note'], ...rows]);
  return `${table}${counted(listed.length, 'application')}.\n`;
}
