import type { PersonApplication } from '~/api/answers/applications.ts';
import { brand } from '~/config/brand.ts';
import { fieldColumns } from '~/config/application-row.ts';
import { longFields, type WrittenField, writtenFields } from '~/domain/application/application.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { escapeHtml, oneLine, plainText } from '~/domain/safe-text.ts';
import { fields } from '~/i18n/generated/en/application.ts';
import { actorText, historyText } from '../texts/audit-texts.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { outcomeTexts } from '../texts/letter-texts.ts';
import { counted, stateNames } from '../texts/texts.ts';

/** What a file is called that is of an application: by the person, with the reference that keeps two of one name apart. */
export function fileNameOf(
  { full_name: name, reference }: Pick<PersonApplication, 'full_name' | 'reference'>,
  ending: string,
): string {
  const person = oneLine(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  return `${person.slice(0, 60)} ${spacedReference(reference)}.${ending}`.trim();
}

type Names = ReadonlyMap<string | null, string>;

/**
 * All that is kept of somebody, as a page that every browser and word processor opens: for who asks for it.
 * @param names of the members, by their id. @param resumes the names of the files beside it, by the id of their application.
 */
export function personDocument(
  applications: readonly PersonApplication[],
  names: Names,
  resumes: ReadonlyMap<string, string>,
): string {
  const name = text(oneLine(applications[0]?.full_name ?? ''));
  const parts = applications.map((each) => section(each, names, resumes.get(each.id)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${name}</title>
<style>body { max-width: 46rem; margin: 2rem auto; font-size: 1.125rem; line-height: 1.5 } h1, h2, h3, h4, p, dt, dd { font-family: sans-serif } dt { font-weight: bold }</style>
<h1>What ${text(brand.productName)} keeps of <bdi>${name}</bdi></h1>
<p>${counted(applications.length, 'application')}, saved on ${formatDateTime(new Date().toISOString())}.</p>
${parts.join('\n')}
</html>
`;
}

function section(application: PersonApplication, names: Names, resume?: string): string {
  const { notes, letters, history } = application;
  const facts: [string, string][] = [
    ['Received', formatDateTime(application.created_at)],
    ...writtenFields
      .filter((field) => !longFields.has(field))
      .map((field): [string, string] => [nameOf(field), application[fieldColumns[field]]]),
    ['Language of the page', application.language],
    ['State', stateNames[application.state]],
    ['State that the applicant sees', stateNames[application.visible_state]],
    ['Assigned to', application.assignee_name ?? ''],
    ['Flagged because', application.flagged_reason],
    ['Hidden field of the form', application.form_trap],
    ['Seconds in the form', String(application.form_seconds ?? '')],
    ['Kept for a legal claim', application.held_because],
  ];
  return `<h2>${text(application.job_title)}, ${spacedReference(application.reference)}</h2>
<dl>
${facts.map(([name, value]) => `<dt>${text(name)}</dt><dd><bdi>${text(value) || '–'}</bdi></dd>`).join('\n')}
<dt>Resume</dt><dd>${resume === undefined ? '–' : `<a href="${encodeURIComponent(resume)}">PDF, beside this page</a>`}</dd>
</dl>
${[...longFields].map((field) => `<h3>${nameOf(field)}</h3>\n${paragraphs(application[fieldColumns[field]])}`).join('\n')}
${list(
  'Notes',
  notes.map((note) => [`${formatDateTime(note.created_at)}, ${note.author_name}`, note.body]),
)}
${list(
  'Messages',
  letters.map((letter) => [
    `${formatDateTime(letter.created_at)}, ${letter.author_name}: ${outcomeTexts[letter.outcome]} ${letter.ended_at === null ? '' : formatDateTime(letter.ended_at)}`,
    `${letter.subject}\n\n${letter.body}`,
  ]),
)}
${list(
  'History',
  history.map((entry) => [
    `${formatDateTime(entry.at)}, ${actorText(entry.actor_name, entry.is_member)}`,
    historyText(entry, names),
  ]),
)}`;
}

const nameOf = (field: WrittenField) => text(fields[field].label.replace(' (optional)', ''));

function list(title: string, entries: readonly (readonly [about: string, what: string])[]): string {
  const items = entries.map(([about, what]) => `<h4>${text(about)}</h4>\n${paragraphs(what)}`);
  return `<h3>${title}</h3>\n${items.join('\n') || '<p>None.</p>'}`;
}

const fromRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What anybody wrote on several lines. Word processors know neither `dir="auto"` nor line ends that a style keeps. */
function paragraphs(value: string): string {
  const parts = plainText(value).split(/\n\s*\n/);
  const open = (part: string) => (fromRightToLeft.test(part) ? '<p dir="rtl" align="right">' : '<p>');
  return parts.map((part) => `${open(part)}${text(part).replaceAll('\n', '<br>')}</p>`).join('\n');
}

/** What anybody wrote, as text of a page, without characters that hide or turn. */
const text = (value: string) => escapeHtml(plainText(value));
