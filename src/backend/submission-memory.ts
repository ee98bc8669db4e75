import { resumeReuseMs } from '~/config/timing.ts';
import type { Application } from '~/domain/application/application.ts';
import { newSubmissionKey } from './submission-key.ts';

/** What earlier tries of one form have left behind. Each form makes its own and passes it to every try. */
export type SubmissionMemory = {
  /** The resume that is already stored, for whom, and since when (milliseconds since 1970). */
  stored: { resume: File; email: string; url: string; atMs: number } | null;
  /** What was last sent, the key of it, and whether it may be stored although no answer said so. */
  sending: { content: string; key: string; mayHaveArrived: boolean } | null;
};

/** The locator of a resume that an earlier try stored and this one may name; null when it must be uploaded. */
export function storedUrl(
  { stored, sending }: SubmissionMemory,
  application: Application,
  resume: File,
  nowMs: number,
): string | null {
  if (stored?.resume !== resume || stored.email !== application.email) return null;
  if (nowMs - stored.atMs > resumeReuseMs) return null;
  const isFree = sending?.mayHaveArrived !== true || sending.content === contentOf(application, stored.url);
  return isFree ? stored.url : null;
}

/** The sending that this try belongs to: the last one when nothing has changed, else a new one with its own key. */
export function continueSending(
  memory: SubmissionMemory,
  application: Application,
  resumeUrl: string,
): NonNullable<SubmissionMemory['sending']> {
  const content = contentOf(application, resumeUrl);
  if (memory.sending?.content === content) return memory.sending;
  memory.sending = { content, key: newSubmissionKey(), mayHaveArrived: false };
  return memory.sending;
}

function contentOf(application: Application, resumeUrl: string): string {
  return JSON.stringify({ ...application, resumeUrl });
}
