import { type OpenedApplication, openedResume, releasedApplication } from '~/api/answers/applications.ts';
import { resumeBucket, resumeMediaType } from '~/domain/application/rules.ts';
import { openApplication } from './applications.ts';
import { callFunction, changeOne, request, send } from './call.ts';
import { staffClient } from './client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

/** Seconds for which a link to a file lives. */
const linkSeconds = 60;

/**
 * Fetches an application's resume by a link that lives a minute, and saves the file when it is opened by itself. Leaves a trace.
 * @returns the file; null when there is none.
 * @param signal ends what is on its way.
 */
export async function fetchResume(id: string, signal: AbortSignal): Promise<Result<Blob | null>> {
  const opened = await callFunction('open_resume', { application_id: id }, openedResume, signal);
  if (opened.kind !== 'ok') return opened;
  if (opened.value === null) return ok(null);
  const { name } = opened.value;
  const link = await request(
    () => {
      signal.throwIfAborted();
      return files().createSignedUrl(name, linkSeconds, { download: true });
    },
    ({ signedUrl }) => signedUrl,
  );
  if (link.kind !== 'ok') return link;
  return catchFailure(async () => {
    const response = await fetch(link.value, { cache: 'no-store', referrerPolicy: 'no-referrer', signal });
    if (!response.ok) return toFailure({ status: response.status });
    // A file of a stranger's: shown as a PDF or not at all, whatever type it was stored with.
    return ok(new Blob([await response.arrayBuffer()], { type: resumeMediaType }));
  });
}

const files = () => staffClient().storage.from(resumeBucket);

/** What says which application it is, and which files in the bucket are its own. */
type WithFiles = Pick<OpenedApplication, 'id' | 'resume_name' | 'replaced_resumes'>;

/** Removes its resume, and what the applicant has replaced. */
async function removeFiles({
  resume_name: resume,
  replaced_resumes: replaced,
}: WithFiles): Promise<Result<null>> {
  const names = resume === null ? replaced : [resume, ...replaced];
  if (names.length === 0) return ok(null);
  const removed = await send(() => files().remove([...names]));
  return removed.kind === 'ok' ? ok(null) : removed;
}

/** Erases an application for good: its files first, so that an interruption leaves the row, and then the row with its notes. */
async function eraseApplication(application: WithFiles): Promise<Result<null>> {
  const removed = await removeFiles(application);
  if (removed.kind !== 'ok') return removed;
  return changeOne('erase_application', { application_id: application.id });
}

/**
 * Erases an application, and before it others one after the other, of which it asks first what there is. The first failure ends it; what
 * is gone by then counts as erased when it is asked for again.
 */
export async function eraseApplications(
  application: WithFiles,
  others: readonly string[],
): Promise<Result<null>> {
  for (const id of others) {
    const opened = await openApplication(id, new AbortController().signal);
    const erased =
      opened.kind === 'ok' && opened.value !== null ? await eraseApplication(opened.value) : opened;
    if (erased.kind !== 'ok') return erased;
  }
  return eraseApplication(application);
}

/** Keeps an application and its resume while a legal claim about it is open. */
export function holdApplication(id: string, reason: string): Promise<Result<null>> {
  return changeOne('hold_application', { application_id: id, reason });
}

/**
 * Ends that. Where the applicant has asked to erase it meanwhile, the row goes with it, and then its files; what an interruption
 * leaves of these the next retention removes.
 * @returns whether it is erased.
 */
export async function releaseApplication(application: WithFiles): Promise<Result<boolean>> {
  const asked = { application_id: application.id };
  const released = await callFunction('release_application', asked, releasedApplication);
  if (released.kind !== 'ok') return released;
  const { erased } = released.value;
  if (erased) await removeFiles(application);
  return ok(erased);
}
