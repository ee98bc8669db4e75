import { fieldColumns } from '~/config/application-row.ts';
import type { ExportedApplication } from '~/api/answers/applications.ts';
import { jobIds } from '~/content/jobs.ts';
import { writtenFields } from '~/domain/application/application.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { byteOrderMark, csvPhone, toCsv } from '~/domain/csv.ts';
import { languages } from '~/domain/language.ts';
import { fields } from '~/i18n/generated/en/application.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';
import { languageTexts } from '../texts/letter-texts.ts';
import { stateNames } from '../texts/texts.ts';

/** Columns of the file by what people call them, in their order, and what each holds. @param timeOf `2026-11-30 09:05`. */
function cellsOf(
  application: ExportedApplication,
  zone: string,
  timeOf: (iso: string) => string,
): readonly (readonly [title: string, text: string])[] {
  const job = jobIds.find((id) => id === application.job_id);
  const language = languages.find((each) => each === application.language);
  return [
    ['Reference', spacedReference(application.reference)],
    [`Received (${zone})`, timeOf(application.created_at)],
    ['Position', job === undefined ? application.job_title : jobMessages[job].title],
    ['State', stateNames[application.state]],
    ['Assigned to', application.assignee_name ?? ''],
    ...writtenFields.map((field) => {
      const text = application[fieldColumns[field]];
      const title = fields[field].label.replace(' (optional)', '');
      return [title, field === 'phone' ? csvPhone(text) : text] as const;
    }),
    ['Language', language === undefined ? application.language : languageTexts[language]],
    ['Resume', application[fieldColumns.resume] === '' ? 'did not arrive' : 'arrived'],
    ['Flagged because', application.flagged_reason],
    [
      `Notes (${zone})`,
      application.notes
        .map(({ created_at: at, author_name: author, body }) => `${timeOf(at)}, ${author}: ${body}`)
        .join('\n'),
    ],
    ['Id', application.id],
    ['Id of the position', application.job_id],
  ];
}

/**
 * Applications as a table for spreadsheets, which calculates nothing that an applicant wrote.
 * @param zone time zone (IANA) of its times.
 */
export function exportText(applications: readonly ExportedApplication[], zone: string): string {
  // As ISO 8601 writes it, which spreadsheets take for a time.
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  const rows = applications.map((each) => cellsOf(each, zone, (iso) => time.format(new Date(iso))));
  const titles = (rows[0] ?? []).map(([title]) => title);
  return (
    byteOrderMark +
    toCsv(
      titles,
      rows.map((row) => row.map(([, text]) => text)),
    )
  );
}

/** The same as a file, with times of the reader's time zone. */
export function exportFile(applications: readonly ExportedApplication[]): Blob {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Blob([exportText(applications, zone)], { type: 'text/csv;charset=utf-8' });
}
