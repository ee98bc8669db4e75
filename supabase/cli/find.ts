import { jobIds } from '../../src/content/jobs.ts';
import type { ApplicationRow } from '../../src/config/application-row.ts';
import { type Entry, fetchApplication, fetchEntries } from './applications.ts';
import type { Connection } from './connection.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { StaffError } from './staff-error.ts';

const idLength = 36;

/** A shorter beginning fits by chance, and may name somebody else tomorrow. */
const minimumBeginning = 4;

const candidatesShown = 10;

/**
 * One application by its id, by the beginning of it, at least 4 characters, or by its reference.
 * @throws StaffError when none fits; when several do, it names them.
 */
export async function findApplication(connection: Connection, text: string): Promise<ApplicationRow> {
  const beginning = withoutSpacing(text.toLowerCase());
  if (beginning.length >= idLength) return fetchApplication(connection, beginning);
  if (!/^[\da-f-]+$/.test(beginning)) throw new StaffError(`"${text}" is not the id of an application.`);
  if (beginning.length < minimumBeginning) {
    throw new StaffError(
      `"${text}" is too short for an id; give at least its first ${minimumBeginning} characters.`,
    );
  }
  const entries = await fetchEntries(connection);
  const fitting = entries.filter((entry) => entry.id.startsWith(beginning));
  const [only] = fitting;
  if (only === undefined) throw new StaffError(`There is no application whose id begins with ${beginning}.`);
  if (fitting.length > 1) throw severalFit(beginning, fitting);
  return fetchApplication(connection, only.id);
}

/** `7f3a-91c2` is a reference as applicants read it; no id has a hyphen there. */
function withoutSpacing(text: string): string {
  return text.replace(/^([\da-f]{4})-([\da-f]{4})$/, '$1$2');
}

function severalFit(beginning: string, fitting: readonly Entry[]): StaffError {
  const lines = fitting
    .slice(0, candidatesShown)
    .map(({ id, created_at, job_id, full_name }) =>
      oneLine(`${id}  ${created_at.slice(0, 10)}  ${job_id}  ${full_name}`),
    );
  const more = fitting.length - lines.length;
  return new StaffError(
    [
      `${fitting.length} ids begin with ${beginning}; give more of the one you mean:`,
      ...lines,
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('\n'),
  );
}

/**
 * Known are the positions of the site, and those that somebody applied for before they closed.
 * @throws StaffError that names them when `job` is none.
 */
export function refuseUnknownJob(job: string | null, entries: readonly Entry[]): void {
  const known = new Set([...jobIds, ...entries.map((entry) => entry.job_id)]);
  if (job === null || known.has(job)) return;
  throw new StaffError(`There is no job "${job}"; the ids are: ${[...known].map(oneLine).join(', ')}.`);
}
