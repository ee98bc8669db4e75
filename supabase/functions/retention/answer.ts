import {
  answerCheck,
  ask,
  asService,
  callDatabase,
  isFromProject,
  json,
  type Project,
} from '../_shared/project.ts';

/** What a round came to. */
export type Erased = { applications: number; requests: number; files: number };

/** What is due at a moment, and when what comes due next does so; times in ISO 8601. */
export type Due = { now: string; applications: number; requests: number; next_at: string | null };

/** What the answer looks ahead. */
const daysAhead = 30;

/** Rows, and files, of one step: a request for them ends in time. */
const batch = 500;
/** The platform ends a function after a while: a round ends before, and the next one goes on. */
const roundMs = 50_000;

const noStore = { 'Cache-Control': 'no-store' };

/**
 * Answers the timer: a `POST` with a secret key of the project erases what is due, and says what is due in the 30 days that follow. A
 * `GET` is a check.
 * @returns 200 `{"applications": 2, "requests": 0, "files": 3, "in30Days": {"applications": 1, "requests": 0, "nextAt": "…"}}`; 403
 *   for everybody else; 502 when database or storage refused.
 */
export async function answerRetention(
  request: Request,
  project: Project,
  log: (message: string) => void = console.error,
): Promise<Response> {
  if (request.method === 'GET') return answerCheck(request, project, noStore);
  if (request.method !== 'POST' || !isFromProject(request, project)) {
    return json(403, { message: 'Only a timer with the key of the project may do this.' }, noStore);
  }
  try {
    const erased = await eraseDue(project);
    const { applications, requests, next_at: nextAt } = await countDue(project, daysAhead);
    return json(200, { ...erased, in30Days: { applications, requests, nextAt } }, noStore);
  } catch (error) {
    log(`What is due was not erased: ${error instanceof Error ? error.message : 'unknown'}`);
    return json(502, { message: 'Not all that is due was erased.' }, noStore);
  }
}

/**
 * Erases the applications and requests whose time is over, and then every file that no application names and that is older than an
 * hour. Cut off anywhere, the next round finds what is left.
 * @throws Error when database or storage refuses, or gives no answer.
 */
export async function eraseDue(project: Project): Promise<Erased> {
  const end = Date.now() + roundMs;
  const erased = { applications: 0, requests: 0, files: 0 };
  while (Date.now() < end) {
    const purged = await callDatabase<Omit<Erased, 'files'>>(project, 'purge_due', { at_most: batch });
    const files = await removeFiles(project);
    erased.applications += purged.applications;
    erased.requests += purged.requests;
    erased.files += files;
    if (purged.applications + purged.requests + files === 0) break;
  }
  return erased;
}

/** How much is due in so many days, what is due already included. @throws Error when the database gives no answer. */
export function countDue(project: Project, in_days = 0): Promise<Due> {
  return callDatabase<Due>(project, 'count_due', { in_days });
}

/** @returns how many files are gone. @throws Error when the storage leaves them. */
async function removeFiles(project: Project): Promise<number> {
  const { files } = await callDatabase<{ files: { name: string }[] }>(project, 'unnamed_files', {
    at_most: batch,
  });
  if (files.length === 0) return 0;
  const names = { prefixes: files.map(({ name }) => name) };
  const path = 'storage/v1/object/resumes';
  const answer = await ask(project.backendUrl, path, asService(project), 'DELETE', names);
  const removed: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !Array.isArray(removed) || removed.length === 0) {
    throw new Error(`the storage answered ${answer.status}, and files are left`);
  }
  return removed.length;
}
