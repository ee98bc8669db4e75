import { countDue, eraseDue } from '../functions/retention/answer.ts';
import type { Job } from './connection.ts';
import { StaffError } from './staff-error.ts';
import { confirmOrFail, counted } from './terminal.ts';

/** `retention`: erases what was kept for the promised time. It goes by a clock, which may be wrong: so it says first how much, and asks. */
export async function retentionCommand(job: Job): Promise<void> {
  const { connection, terminal } = job;
  const project = { backendUrl: connection.url, secretKeys: [connection.secretKey] } as const;
  const due = await orFail(countDue(project));
  terminal.out(`By the clock of the backend it is ${due.now.slice(0, 10)}.\n`);
  if (due.applications + due.requests === 0) {
    const next =
      due.next_at === null ? 'nothing is kept' : `the next comes due on ${due.next_at.slice(0, 10)}`;
    return terminal.out(`Nothing is due; ${next}.\n`);
  }
  const what = `${counted(due.applications, 'application')} and ${counted(due.requests, 'request')} for an accommodation`;
  await confirmOrFail(job, `${what} will be erased for good, with their files.`, 'deleted');
  const { applications, requests, files } = await orFail(eraseDue(project));
  terminal.out(
    `Erased ${counted(applications, 'application')}, ${counted(requests, 'request')} and ${counted(files, 'file')}.\n`,
  );
}

function orFail<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StaffError(`The backend did not do it (${reason}). Try again; what is erased stays so.`, {
      cause: error,
    });
  });
}
