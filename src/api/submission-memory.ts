import { resumeReuseMs } from '~/config/timing.ts';
import type { Application } from '~/domain/application/application.ts';
import { newStatusLink, type StatusLink } from './status-link.ts';
import { newSubmissionKey } from './submission-key.ts';

/** A resume that is stored already: for whom, where, and since when (milliseconds since 1970). */
type StoredResume = { resume: File; email: string; url: string; atMs: number };

/** What was last sent, its key and its link, and whether it may be stored although no answer said so. */
type SubmissionAttempt = { content: string; key: string; link: StatusLink | null; isOutcomeUnknown: boolean };

/** What earlier tries of one form have left behind. Every try takes it and gives back the next. */
export type SubmissionMemory = Readonly<{ stored: StoredResume | null; sending: SubmissionAttempt | null }>;

/** The locator of a resume that an earlier try stored and this one may name; null when it must be uploaded. */
export function storedUrl(
  { stored, sending }: SubmissionMemory,
  application: Application,
  resume: File,
  nowMs: number,
): string | null {
  if (stored?.resume !== resume || stored.email !== application.email) return null;
  if (nowMs - stored.atMs > resumeReuseMs) return null;
  const isFree = sending?.isOutcomeUnknown !== true || sending.content === contentOf(application, stored.url);
  return isFree ? stored.url : null;
}

/** The sending that this try belongs to: the last one when nothing has changed, else a new one with its own key and link. */
export async function continueSending(
  memory: SubmissionMemory,
  application: Application,
  resumeUrl: string,
): Promise<SubmissionAttempt> {
  const content = contentOf(application, resumeUrl);
  if (memory.sending?.content === content) return memory.sending;
  return { content, key: newSubmissionKey(), link: await newStatusLink(), isOutcomeUnknown: false };
}

function contentOf(application: Application, resumeUrl: string): string {
  return JSON.stringify({ ...application, resumeUrl });
}
