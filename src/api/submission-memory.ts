import { resumeReuseMs } from '~/config/timing.ts';
import { writtenFields, type Application } from '~/domain/application/application.ts';

/** A resume that is stored already: for whom, where, and since when (milliseconds since 1970). */
type StoredResume = { resume: File; email: string; url: string; atMs: number };

/** What was last sent, and the key under which the database knows a repeat of it. */
export type Sending = { content: string; key: string };

/** An application that was last sent: key and link stay while the form is the same. */
export type SubmissionAttempt = Sending & {
  link: StatusLink | null;
  /** Whether each try so far has named a stored resume. */
  hasResume: boolean;
  /** Whether it may be stored although no answer said so. */
  isOutcomeUnknown: boolean;
};

/** What earlier tries of one form have left behind. Every try takes it and gives back the next. */
export type SubmissionMemory = Readonly<{ stored: StoredResume | null; attempt: SubmissionAttempt | null }>;

/** The locator of a resume that an earlier try stored and this one may name; null when it must be uploaded. */
export function reusableResumeUrl(
  { stored, attempt }: SubmissionMemory,
  application: Application,
  resume: File,
  nowMs: number,
): string | null {
  if (stored?.resume !== resume || stored.email !== application.email) return null;
  if (nowMs - stored.atMs > resumeReuseMs) return null;
  const isFree = attempt?.isOutcomeUnknown !== true || attempt.content === contentOf(application, resume);
  return isFree ? stored.url : null;
}

/** The sending that this try belongs to: the last one while the form is the same, else a new one with its own key and link. */
export async function nextAttempt(
  { attempt }: SubmissionMemory,
  application: Application,
  resume: File,
): Promise<SubmissionAttempt> {
  const sending = nextSending(attempt, contentOf(application, resume));
  if (sending === attempt) return attempt;
  return { ...sending, link: await newStatusLink(), hasResume: true, isOutcomeUnknown: false };
}

/** The sending that this content belongs to: the last one while it is the same, else a new one. */
export function nextSending<Last extends Sending>(last: Last | null, content: string): Last | Sending {
  return last?.content === content ? last : { content, key: newSubmissionKey() };
}

/** What a person has filled in, whatever became of the file; chosen again after a reload, it is the same. */
function contentOf(application: Application, { name, size, lastModified }: File): string {
  const written = writtenFields.map((field) => application[field]);
  return JSON.stringify([application.jobId, ...written, name, size, lastModified]);
}

/** The source of the key. Browsers from before 2022 and pages without HTTPS have no `randomUUID`. */
type RandomSource = {
  randomUUID?: () => string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
};

/**
 * A random UUID (version 4, RFC 9562, section 5.4): the key under which the database knows a repeat of one sending.
 * @param source the browser's `crypto`.
 */
export function newSubmissionKey(source: RandomSource = crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // version 4
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // the variant of RFC 9562
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What makes a secret. Pages without HTTPS have random numbers, and no `subtle`. */
type SecretSource = Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> };

/** The status link: the secret in it, and what the database keeps of it. */
export type StatusLink = {
  /** 43 letters and digits (base64url of 32 random bytes). */
  secret: string;
  /** SHA-256 of the secret's text, as 64 hexadecimal digits. */
  hash: string;
};

/**
 * Makes the link of one application.
 * @param source the browser's `crypto`.
 * @returns null where the browser offers no SHA-256, as on a page without HTTPS: then there is no link.
 */
export async function newStatusLink(source: SecretSource = crypto): Promise<StatusLink | null> {
  const secret = toBase64Url(source.getRandomValues(new Uint8Array(32)));
  const digest = await source.subtle?.digest('SHA-256', new TextEncoder().encode(secret)).catch(() => null);
  if (!digest) return null;
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, hash };
}

/** RFC 4648, section 5, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
