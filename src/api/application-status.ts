import type * as z from 'zod/mini';
import {
  endedMail,
  erasedApplication,
  linkedApplication,
  linkedFiles,
  secretHeader,
  sentApplication,
  type LinkedApplication,
  type SentApplication,
} from '~/api/answers/applicant-link.ts';
import { refusalHints } from '~/api/answers/refusals.ts';
import { objectName } from '~/domain/application/resume.ts';
import { resumeBucket } from '~/domain/application/rules.ts';
import { isUndecided } from '~/domain/contract/staff.ts';
import { callWithRetry } from '~/domain/contract/retry-call.ts';
import type { Client } from './client.ts';
import type { Database } from './database.types.ts';
import { uploadResume } from './resume-upload.ts';

/** What became of a request with an applicant's link. `unknown`: no application has this link. */
type LinkAnswer =
  { kind: 'shown'; application: LinkedApplication } | { kind: 'unknown' } | { kind: 'no-answer' };

type AddedResume = LinkAnswer | { kind: 'resume-refused' };

/** `unchanged`: staff have opened the resume or decided in the meantime, as the application says; the old one is still there. */
type ReplacedResume = AddedResume | { kind: 'unchanged'; application: LinkedApplication };

/** A file to send: `reference` of the application, for its name, and milliseconds since 1970. */
type SentFile = { resume: File; reference: string; nowMs: number };

/** `held`: it is kept until a legal claim is settled, and goes then. */
type Erasure =
  | { kind: 'erased' | 'unknown' | 'no-answer' | 'file-stays' }
  | { kind: 'held'; application: LinkedApplication };

type LinkFunction = keyof Database['public']['Functions'] & `${string}_by_link`;

/** What a function answered to a link: a value of the schema's shape, the hint of a refusal, or nothing that makes sense. */
type Answer<Value> = { value: Value } | { hint: string | null };

/** Calls a function that takes the secret of a link. Never rejects. */
async function callWithLink<Name extends LinkFunction, Value>(
  client: Client,
  name: Name,
  args: Database['public']['Functions'][Name]['Args'],
  schema: z.ZodMiniType<Value>,
): Promise<Answer<Value>> {
  try {
    const { data, error } = await callWithRetry(() => client.rpc(name, args));
    if (error !== null) return { hint: error.hint };
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { hint: null };
  } catch {
    return { hint: null };
  }
}

function toLinkAnswer(answer: Answer<LinkedApplication | null>): LinkAnswer {
  if (!('value' in answer)) return { kind: 'no-answer' };
  return answer.value === null ? { kind: 'unknown' } : { kind: 'shown', application: answer.value };
}

/** What there is to know of the application that a link belongs to. Never rejects. */
export async function readApplicationByLink(client: Client, secret: string): Promise<LinkAnswer> {
  return toLinkAnswer(await callWithLink(client, 'application_by_link', { secret }, linkedApplication));
}

/** What was sent with the application that a link belongs to. Never rejects. */
export async function readSentByLink(
  client: Client,
  secret: string,
): Promise<{ kind: 'sent'; sent: SentApplication } | { kind: 'no-answer' }> {
  const answer = await callWithLink(client, 'sent_by_link', { secret }, sentApplication);
  return 'value' in answer && answer.value !== null
    ? { kind: 'sent', sent: answer.value }
    : { kind: 'no-answer' };
}

/** Takes an application back. Never rejects. */
export async function withdrawByLink(client: Client, secret: string): Promise<LinkAnswer> {
  return toLinkAnswer(await callWithLink(client, 'withdraw_by_link', { secret }, linkedApplication));
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
  return mayReplaceResume(now.application) ? answer : { ...now, kind: 'unchanged' };
}

/** Whether the resume of an application is one that can be replaced: nobody has opened it, nothing is decided, no claim keeps it. */
function mayReplaceResume({ has_resume, is_resume_opened, is_held, state }: LinkedApplication): boolean {
  return has_resume && !is_resume_opened && !is_held && isUndecided(state);
}

async function nameResume(
  client: Client,
  name: 'add_resume_by_link' | 'replace_resume_by_link',
  secret: string,
  { resume, reference, nowMs }: SentFile,
): Promise<AddedResume> {
  const url = await uploadResume(client, reference, resume, nowMs).catch(() => null);
  if (url === null) return { kind: 'no-answer' };
  const answer = await callWithLink(client, name, { secret, resume_url: url }, linkedApplication);
  const isRefused = 'hint' in answer && answer.hint === refusalHints.resumeRefused;
  return isRefused ? { kind: 'resume-refused' } : toLinkAnswer(answer);
}

/**
 * Erases an application: its file first, then the row with all that belongs to it. The database refuses while the file is still
 * there, so that nothing is left behind unseen; of one that is held nothing goes, and the wish is kept. A further call continues
 * where this one ended. Never rejects.
 */
export async function eraseByLink(client: Client, secret: string): Promise<Erasure> {
  // Whether it worked is what the next answer says.
  if (!(await removeFiles(client, secret))) return { kind: 'no-answer' };
  const answer = await callWithLink(client, 'erase_by_link', { secret }, erasedApplication);
  if (!('value' in answer))
    return { kind: answer.hint === refusalHints.resumeStillThere ? 'file-stays' : 'no-answer' };
  if (answer.value === null) return { kind: 'unknown' };
  return 'erased' in answer.value ? { kind: 'erased' } : { kind: 'held', application: answer.value };
}

/** Has no more mail sent to the address of an application. Never rejects. */
export async function endMailByLink(
  client: Client,
  secret: string,
): Promise<{ kind: 'ended' | 'unknown' | 'no-answer' }> {
  const answer = await callWithLink(client, 'end_mail_by_link', { secret }, endedMail);
  if (!('value' in answer)) return { kind: 'no-answer' };
  return { kind: answer.value === null ? 'unknown' : 'ended' };
}

/**
 * Asks the storage to remove the files of an application.
 * @param except name of one that stays.
 * @returns whether their names were told. Never rejects.
 */
async function removeFiles(client: Client, secret: string, except: string | null = null): Promise<boolean> {
  const files = await callWithLink(client, 'resume_by_link', { secret }, linkedFiles);
  if (!('value' in files)) return false;
  const names = (files.value?.names ?? []).filter((name) => name !== except);
  const bucket = client.storage.from(resumeBucket).setHeader(secretHeader, secret);
  if (names.length === 0) return true;
  return bucket.remove(names).then(
    () => true,
    () => false,
  );
}
