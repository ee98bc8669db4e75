import {
  endedMail,
  erasedApplication,
  linkedApplication,
  linkedFiles,
  refusalHints,
  secretHeader,
  sentApplication,
  type LinkedApplication,
  type SentApplication,
} from '~/api/staff-answers.ts';
import { objectName } from '~/domain/application/resume.ts';
import { resumeBucket } from '~/domain/application/rules.ts';
import { isUndecided } from '~/domain/contract/staff.ts';
import { callAgain } from '~/domain/contract/ask-again.ts';
import type { Client } from './client.ts';
import { uploadResume } from './resume-upload.ts';

/** What became of a request with an applicant's link. `unknown`: no application has this link. */
type LinkAnswer =
  { kind: 'shown'; application: LinkedApplication } | { kind: 'unknown' } | { kind: 'no-answer' };

type AddedResume = LinkAnswer | { kind: 'resume-refused' };

/** `kept`: staff have opened the resume or decided in the meantime, as the application says; the old one is still there. */
type ReplacedResume = AddedResume | { kind: 'kept'; application: LinkedApplication };

/** A file to send: `reference` of the application, for its name, and milliseconds since 1970. */
type SentFile = { resume: File; reference: string; nowMs: number };

type Erasure = { kind: 'erased' } | { kind: 'unknown' } | { kind: 'no-answer' } | { kind: 'file-stays' };

/** The functions that show, or withdraw and show, an application. */
type ShowingFunction = 'application_by_link' | 'withdraw_by_link';

/** What there is to know of the application that a link belongs to. Never rejects. */
export function readApplicationByLink(client: Client, secret: string): Promise<LinkAnswer> {
  return callWithLink(client, 'application_by_link', secret);
}

/** What was sent with the application that a link belongs to. Never rejects. */
export async function readSentByLink(
  client: Client,
  secret: string,
): Promise<{ kind: 'sent'; sent: SentApplication } | { kind: 'no-answer' }> {
  try {
    const { data } = await callAgain(() => client.rpc('sent_by_link', { secret }));
    const answer = sentApplication.safeParse(data);
    return answer.success && answer.data !== null
      ? { kind: 'sent', sent: answer.data }
      : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Takes an application back. Never rejects. */
export function withdrawByLink(client: Client, secret: string): Promise<LinkAnswer> {
  return callWithLink(client, 'withdraw_by_link', secret);
}

/** Uploads a resume as the form does, then adds it to an application that has none. Never rejects. */
export async function addResumeByLink(client: Client, secret: string, file: SentFile): Promise<AddedResume> {
  const answer = await nameResume(client, 'add_resume_by_link', secret, file);
  if (answer.kind !== 'resume-refused') return answer;
  // One that has a resume takes no other: an earlier attempt was stored and its answer was lost.
  const now = await readApplicationByLink(client, secret);
  return now.kind === 'shown' && !now.application.has_resume ? answer : now;
}

/**
 * Uploads a resume, has the application name it in place of the one it has, and then removes the old file. Until the second step
 * is done the old one is the resume; an old file that cannot be removed is private, is nobody's resume, and goes later
 * (supabase/migrations, private.replaced_resumes). Never rejects.
 */
export async function replaceResumeByLink(
  client: Client,
  secret: string,
  file: SentFile,
): Promise<ReplacedResume> {
  const answer = await nameResume(client, 'replace_resume_by_link', secret, file);
  if (answer.kind === 'shown') await removeFiles(client, secret, objectName(file.reference, file.nowMs));
  if (answer.kind !== 'resume-refused') return answer;
  const now = await readApplicationByLink(client, secret);
  if (now.kind !== 'shown') return now;
  return mayReplaceResume(now.application) ? answer : { ...now, kind: 'kept' };
}

/** Whether the resume of an application is one that can be replaced: nobody has opened it, and nothing is decided. */
function mayReplaceResume({ has_resume, is_resume_opened, state }: LinkedApplication): boolean {
  return has_resume && !is_resume_opened && isUndecided(state);
}

async function nameResume(
  client: Client,
  name: 'add_resume_by_link' | 'replace_resume_by_link',
  secret: string,
  { resume, reference, nowMs }: SentFile,
): Promise<AddedResume> {
  try {
    const url = await uploadResume(client, reference, resume, nowMs);
    if (url === null) return { kind: 'no-answer' };
    const { data, error } = await callAgain(() => client.rpc(name, { secret, resume_url: url }));
    if (error?.hint === refusalHints.resumeRefused) return { kind: 'resume-refused' };
    return error === null ? toLinkAnswer(data) : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/**
 * Erases an application: its file first, then the row with all that belongs to it. The database refuses while the file is still
 * there, so that nothing is left behind unseen. A further call continues where this one ended. Never rejects.
 */
export async function eraseByLink(client: Client, secret: string): Promise<Erasure> {
  try {
    // Whether it worked is what the next answer says.
    if (!(await removeFiles(client, secret))) return { kind: 'no-answer' };
    const { data, error } = await callAgain(() => client.rpc('erase_by_link', { secret }));
    if (error?.hint === refusalHints.resumeStillThere) return { kind: 'file-stays' };
    const erased = erasedApplication.safeParse(data);
    if (error !== null || !erased.success) return { kind: 'no-answer' };
    return { kind: erased.data === null ? 'unknown' : 'erased' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Has no more mail sent to the address of an application. Never rejects. */
export async function endMailByLink(
  client: Client,
  secret: string,
): Promise<{ kind: 'ended' | 'unknown' | 'no-answer' }> {
  try {
    const { data, error } = await callAgain(() => client.rpc('end_mail_by_link', { secret }));
    const answer = endedMail.safeParse(data);
    if (error !== null || !answer.success) return { kind: 'no-answer' };
    return { kind: answer.data === null ? 'unknown' : 'ended' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/**
 * Asks the storage to remove the files of an application.
 * @param kept name of one that stays.
 * @returns whether their names were told. Never rejects.
 */
async function removeFiles(client: Client, secret: string, kept: string | null = null): Promise<boolean> {
  try {
    const { data, error } = await callAgain(() => client.rpc('resume_by_link', { secret }));
    const files = linkedFiles.safeParse(data);
    if (error !== null || !files.success) return false;
    const names = (files.data?.names ?? []).filter((name) => name !== kept);
    const bucket = client.storage.from(resumeBucket).setHeader(secretHeader, secret);
    if (names.length > 0) await bucket.remove(names);
    return true;
  } catch {
    return false;
  }
}

async function callWithLink(client: Client, name: ShowingFunction, secret: string): Promise<LinkAnswer> {
  try {
    const { data, error } = await callAgain(() => client.rpc(name, { secret }));
    return error === null ? toLinkAnswer(data) : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

function toLinkAnswer(data: unknown): LinkAnswer {
  const answer = linkedApplication.safeParse(data);
  if (!answer.success) return { kind: 'no-answer' };
  return answer.data === null ? { kind: 'unknown' } : { kind: 'shown', application: answer.data };
}
