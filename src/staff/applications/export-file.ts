import { fieldColumns } from '~/config/application-row.ts';
import type { FullApplication } from '~/api/staff-answers.ts';
import { writtenFields } from '~/domain/application/application.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { byteOrderMark, csvPhone, toCsv } from '~/domain/csv.ts';

/** Columns of the file: those of the staff's command line that a browser can fill, and how staff handle it. */
const columns = [
  'id',
  'reference',
  'created_at',
  'job_id',
  'job_title',
  'language',
  'state',
  'assignee_name',
  'note_count',
  ...writtenFields.map((field) => fieldColumns[field]),
  'flagged_reason',
  'resume',
] as const;

/** Applications as a table for spreadsheets, which calculates nothing that an applicant wrote. */
export function exportText(applications: readonly FullApplication[]): string {
  const rows = applications.map((application) => {
    const row = {
      ...application,
      reference: spacedReference(application.reference),
      phone: csvPhone(application.phone),
      assignee_name: application.assignee_name ?? '',
      note_count: String(application.note_count),
      resume: application[fieldColumns.resume] === '' ? 'did not arrive' : 'arrived',
    };
    return columns.map((column) => row[column]);
  });
  return byteOrderMark + toCsv(columns, rows);
}

/** The same as a file. */
export function exportFile(applications: readonly FullApplication[]): Blob {
  return new Blob([exportText(applications)], { type: 'text/csv;charset=utf-8' });
}
