import type { ApplicationRow } from '../../src/config/application-row.ts';
import { everything, fetchApplications } from './applications.ts';
import type { Connection } from './connection.ts';
import { findApplication } from './find.ts';
import { removeApplications } from './removal.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { StaffError } from './staff-error.ts';
import { confirm, counted, progressBar, type Terminal } from './terminal.ts';

/** `purge --older-than N`: deletes what was filed before `before`, rows and files together. */
export async function purgeCommand(
  connection: Connection,
  terminal: Terminal,
  before: string,
  isConfirmed: boolean,
): Promise<void> {
  const old = await fetchApplications(connection, { ...everything, before });
  if (old.length === 0) return terminal.out(`Nothing was filed before ${before.slice(0, 10)}.\n`);
  const question = `${counted(old.length, 'application')} filed before ${before.slice(0, 10)} with all resumes will be deleted for good.`;
  await removeConfirmed(connection, terminal, old, question, isConfirmed);
}

/** `remove ID`: deletes one application and its file, as when the applicant asks for it. */
export async function removeCommand(
  connection: Connection,
  terminal: Terminal,
  id: string,
  isConfirmed: boolean,
): Promise<void> {
  const application = await findApplication(connection, id);
  const question = `The application of ${oneLine(application.full_name)} for ${oneLine(application.job_title)} will be deleted for good.`;
  await removeConfirmed(connection, terminal, [application], question, isConfirmed);
}

async function removeConfirmed(
  connection: Connection,
  terminal: Terminal,
  applications: readonly ApplicationRow[],
  question: string,
  isConfirmed: boolean,
): Promise<void> {
  if (!(await confirm(terminal, question, isConfirmed))) {
    throw new StaffError('Nothing was deleted; answer yes, or add --yes where nobody can answer.');
  }
  await removeApplications(connection, applications, (done) =>
    terminal.progress(progressBar(done, applications.length)),
  );
  terminal.progress('\n');
  terminal.out(`Deleted ${counted(applications.length, 'application')} with all files.\n`);
}
