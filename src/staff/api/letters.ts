import * as z from 'zod/mini';
import {
  mailSenderStatus,
  letterRecipients,
  queuedLetters,
  retriedLetter,
  type RetriedLetter,
  takenBackLetters,
  type MailSenderStatus,
  type LetterRecipient,
  type QueuedLetters,
} from '~/api/answers/letters.ts';
import { languages } from '~/domain/language.ts';
import { maxRecipients, letterStates } from '~/domain/letter/rules.ts';
import { callFunction, changeOneRow, inParts, request, type Functions } from './call.ts';
import { staffClient } from './client.ts';
import type { Result } from './result.ts';

/** Whether mail is collected, and after how many minutes letters are sent and states are shown. */
export function readMailSender(): Promise<Result<MailSenderStatus>> {
  return callFunction('mail_sender_status', {}, mailSenderStatus);
}

/** Who would get a letter, and why somebody gets none; of at most 1000. */
export function readRecipients(ids: readonly string[]): Promise<Result<LetterRecipient[]>> {
  return callFunction('letter_recipients', { ids: [...ids] }, letterRecipients);
}

type QueueArguments = Functions['queue_letters']['Args'];

/** A letter that is ready to be sent. */
export type ReadyLetter = QueueArguments['letters'][number];

/** Letters in one request: together they stay below what a request may hold. */
const maxInRequest = 100;

/**
 * Puts letters in the queue, as one batch that is taken back at once.
 * @param options the state that comes with them, and a longer delay than the usual one.
 * @returns what became of them. Where a later part failed, the failure: `batch` takes the earlier parts back.
 */
export function queueLetters(
  letters: readonly ReadyLetter[],
  options: Omit<QueueArguments, 'letters' | 'batch'>,
  batch: string,
): Promise<Result<QueuedLetters>> {
  if (letters.length > maxRecipients) return Promise.resolve({ kind: 'refused', code: '22023', hint: '' });
  return inParts(
    letters,
    maxInRequest,
    (part) => callFunction('queue_letters', { ...options, letters: part, batch }, queuedLetters),
    (total, { queued, skipped, ...part }) => ({
      ...part,
      queued: [...total.queued, ...queued],
      skipped: [...total.skipped, ...skipped],
    }),
  );
}

/** Takes letters back that wait to be sent, with the states that come with them. */
export function takeBackLetters(
  which: { ids: string[] } | { batch: string },
): Promise<Result<{ taken_back: number; too_late: number }>> {
  return callFunction('take_back_letters', which, takenBackLetters);
}

/** Tries to send a letter that could not be sent. */
export function retryLetter(id: string): Promise<Result<RetriedLetter>> {
  return callFunction('retry_letter', { id }, retriedLetter);
}

const letterText = z.object({ subject: z.string(), body: z.string() });

const templateRow = z.object({
  id: z.uuid(),
  name: z.string(),
  texts: z.partialRecord(z.enum(languages), letterText),
  state: z.nullable(z.enum(letterStates)),
  updated_at: z.string(),
});

/** A template that staff have made. */
export type SavedTemplate = z.infer<typeof templateRow>;

/** What a template says. */
export type TemplateContent = Pick<SavedTemplate, 'name' | 'texts' | 'state'>;

const templates = () => staffClient().from('letter_templates');

/** The templates that staff have made, by name. */
export function readTemplates(): Promise<Result<SavedTemplate[]>> {
  return request(
    () => templates().select('id, name, texts, state, updated_at').order('name'),
    (rows) => z.array(templateRow).parse(rows),
  );
}

/** Saves a template: a new one, or a change of the version that the page showed; another version stays, as a refusal `no_row`. */
export function saveTemplate(
  content: TemplateContent,
  before: Pick<SavedTemplate, 'id' | 'updated_at'> | null,
): Promise<Result<null>> {
  return changeOneRow(() =>
    before === null
      ? templates().insert(content).select('id')
      : templates().update(content).eq('id', before.id).eq('updated_at', before.updated_at).select('id'),
  );
}

/** Deletes a template; letters that were made of it stay. */
export function deleteTemplate(id: string): Promise<Result<null>> {
  return changeOneRow(() => templates().delete().eq('id', id).select('id'));
}
