import { fieldColumns, type ApplicationRow } from '../../src/config/application-row.ts';
import { writtenFields, type WrittenField } from '../../src/domain/application/application.ts';
import { fetchEntries, resumeName } from './applications.ts';
import type { Connection } from './connection.ts';
import { findApplication } from './find.ts';
import { recordAudit } from './audit.ts';
import { repeatNote, repeatsOf, sameApplicant } from './repeats.ts';
import { staffErrorOf } from './staff-error.ts';
import { oneLine, plainText } from '../../src/domain/safe-text.ts';
import type { Terminal } from './terminal.ts';

/** A link to a resume lives this long. */
export const linkSeconds = 5 * 60;

/** What staff read before each field; `below` are the long texts, which follow all others. */
const labels: Record<WrittenField, { label: string; place: 'line' | 'below' }> = {
  fullName: { label: 'Name', place: 'line' },
  email: { label: 'E-mail', place: 'line' },
  phone: { label: 'Phone', place: 'line' },
  linkedinProfile: { label: 'LinkedIn', place: 'line' },
  coverLetter: { label: 'Cover letter', place: 'below' },
  whyJoin: { label: 'Why join', place: 'below' },
};

/** `show ID`: everything about one application, with a link that opens its resume. */
export async function showCommand(connection: Connection, terminal: Terminal, id: string): Promise<void> {
  const application = await findApplication(connection, id);
  await recordAudit(connection, 'opened', [application.id]);
  const link = await resumeLink(connection, application);
  const facts: [string, string][] = [
    ['Id', application.id],
    ['Filed', application.created_at],
    ['Job', `${application.job_title} (${application.job_id})`],
    ['Language', application.language],
    ...textsOf(application, 'line'),
    ['Flag', application.flagged ? application.flagged_reason : 'none'],
    ...(await repeatFacts(connection, application)),
    ['Resume', link],
  ];
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  terminal.out(facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${oneLine(value)}\n`).join(''));
  for (const [label, text] of textsOf(application, 'below'))
    terminal.out(`\n${label}:\n${plainText(text)}\n`);
}

/** The fields of one place, in the form's order, each with its label. */
function textsOf(application: ApplicationRow, place: 'line' | 'below'): [string, string][] {
  return writtenFields
    .filter((field) => labels[field].place === place)
    .map((field) => [labels[field].label, application[fieldColumns[field]] || 'not given']);
}

/** Which of how many applications of this address for this position it is, and the ids of the others. */
async function repeatFacts(connection: Connection, application: ApplicationRow): Promise<[string, string][]> {
  const entries = await fetchEntries(connection);
  const others = sameApplicant(entries, application).filter((entry) => entry.id !== application.id);
  return [
    ['Repeat', repeatNote(repeatsOf(entries).get(application.id)) || 'none'],
    ...others.map((entry): [string, string] => ['Other', `${entry.id} of ${entry.created_at}`]),
  ];
}

async function resumeLink(connection: Connection, application: ApplicationRow): Promise<string> {
  const name = resumeName(application);
  if (name === null) return 'none; its upload failed';
  if (connection.isTemporary) return `${name} (start the backend for a link: npm run backend)`;
  await recordAudit(connection, 'resume_opened', [application.id]);
  const download = `${application.full_name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'resume'}.pdf`;
  const { data, error } = await connection.reader.storage
    .from('resumes')
    .createSignedUrl(name, linkSeconds, { download });
  if (error === null) return `${data.signedUrl} (for 5 minutes)`;
  if ((error as { statusCode?: string }).statusCode === '404') return 'missing; the file is gone';
  throw staffErrorOf(error, connection.place);
}
