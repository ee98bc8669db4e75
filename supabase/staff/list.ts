import { fetchApplications, resumeName, type Selection, type StoredApplication } from './applications.ts';
import type { Connection } from './connection.ts';
import { csvPhone, toCsv } from './csv.ts';
import { plainJson } from './safe-text.ts';
import { columnsOf, counted, type Terminal } from './terminal.ts';

/** Columns of a CSV; `resume_file` is the name in the bucket, or in the folder of an export. */
export const csvHeader = [
  'id',
  'created_at',
  'job_id',
  'job_title',
  'full_name',
  'email',
  'phone',
  'linkedin_profile',
  'cover_letter',
  'why_join_fernwell',
  'flagged_reason',
  'resume_file',
] as const;

/** One application as a row of a CSV. */
export function csvRow(application: StoredApplication, resumeFile: string): string[] {
  const row = { ...application, phone: csvPhone(application.phone), resume_file: resumeFile };
  return csvHeader.map((column) => row[column]);
}

/** `list`: newest first, for people or for programs. */
export async function listCommand(
  connection: Connection,
  terminal: Terminal,
  selection: Selection,
  format: 'table' | 'json' | 'csv',
): Promise<void> {
  const applications = await fetchApplications(connection, selection);
  if (format === 'json') return terminal.out(`${plainJson(applications)}\n`);
  if (format === 'csv') {
    const rows = applications.map((application) => csvRow(application, resumeName(application) ?? ''));
    return terminal.out(toCsv(csvHeader, rows));
  }
  if (applications.length === 0) return terminal.out('No applications.\n');
  const rows = applications.map((application) => [
    application.created_at.slice(0, 16).replace('T', ' '),
    application.id,
    application.job_id,
    application.full_name,
    application.email,
    [resumeName(application) === null ? 'no resume' : '', application.flagged_reason]
      .filter((note) => note !== '')
      .join('; '),
  ]);
  terminal.out(columnsOf([['Filed (UTC)', 'Id', 'Job', 'Name', 'E-mail', 'Note'], ...rows]));
  terminal.out(`${counted(applications.length, 'application')}.\n`);
}
