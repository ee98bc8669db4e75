import {
  endedMail,
  erasedApplication,
  linkedApplication,
  openedResume,
  refusalHints,
  secretHeader,
  sentApplication,
  type LinkedApplication,
  type SentApplication,
} from '~/api/staff-answers.ts';
import { resumeBucket } from '~/domain/application/rules.ts';
import { callAgain } from '~/domain/contract/ask-again.ts';
import type { Client } from './client.ts';
import { uploadResume } from './resume-upload.ts';

/** What became of a request with an applicant's link. `unknown`: no application has this link. */
type LinkAnswer =
  { kind: 'shown'; application: LinkedApplication } | { kind: 'unknown' } | { kind: 'no-answer' };

type AddedResume = LinkAnswer | { kind: 'resume-refused' };

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

/**
 * Uploads a resume as the form does, then adds it to an application that has none. Never rejects.
 * @param reference of the application, for the file's name.
 * @param nowMs milliseconds since 1970.
 */
export async function addResumeByLink(
  client: Client,
  secret: string,
  { resume, reference, nowMs }: { resume: File; reference: string; nowMs: number },
): Promise<AddedResume> {
  try {
    const url = await uploadResume(client, reference, resume, nowMs);
    if (url === null) return { kind: 'no-answer' };
    const { data, error } = await callAgain(() =>
      client.rpc('add_resume_by_link', { secret, resume_url: url }),
    );
    if (error?.hint === refusalHints.resumeRefused) return await afterRefusal(client, secret);
    return error === null ? toLinkAnswer(data) : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** One that has a resume takes no other: an earlier attempt was stored and its answer was lost. */
async function afterRefusal(client: Client, secret: string): Promise<AddedResume> {
  const answer = await readApplicationByLink(client, secret);
  return answer.kind === 'shown' && !answer.application.has_resume ? { kind: 'resume-refused' } : answer;
}

/**
 * Erases an application: its file first, then the row with all that belongs to it. The database refuses while the file is still
 * there, so that nothing is left behind unseen. A further call continues where this one ended. Never rejects.
 */
export async function eraseByLink(client: Client, secret: string): Promise<Erasure> {
  try {
    const found = await callAgain(() => client.rpc('resume_by_link', { secret }));
    const file = openedResume.safeParse(found.data);
    if (found.error !== null || !file.success) return { kind: 'no-answer' };
    // Whether it worked is what the next answer says.
    if (file.data !== null) await removeFile(client, secret, file.data.name);
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

function removeFile(client: Client, secret: string, name: string) {
  return client.storage.from(resumeBucket).setHeader(secretHeader, secret).remove([name]);
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
