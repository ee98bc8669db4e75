import * as z from 'zod/mini';
import {
  mailSenderStatus,
  messageRecipients,
  queuedMessages,
  retriedMessage,
  takenBackMessages,
  type MailSenderStatus,
  type MessageRecipient,
  type QueuedMessages,
} from '~/api/staff-answers.ts';
import { languages } from '~/domain/language.ts';
import { maxRecipients, messageStates } from '~/domain/message/rules.ts';
import { callFunction, changeOneRow, inParts, request, type Functions } from './call.ts';
import { staffClient } from './client.ts';
import type { Result } from './result.ts';

/** Whether mail is collected, and after how many minutes messages are sent and states are shown. */
export function readMailSender(): Promise<Result<MailSenderStatus>> {
  return callFunction('mail_sender_status', {}, mailSenderStatus);
}

/** Who would get a message, and why somebody gets none; of at most 1000. */
export function readRecipients(ids: readonly string[]): Promise<Result<MessageRecipient[]>> {
  return callFunction('message_recipients', { ids: [...ids] }, messageRecipients);
}

type QueueArguments = Functions['queue_messages']['Args'];

/** A message that is ready to be sent. */
export type ReadyMessage = QueueArguments['messages'][number];

/** Messages in one request: together they stay below what a request may hold. */
const maxInRequest = 100;

/**
 * Puts messages in the queue, as one batch that is taken back at once.
 * @param options the state that comes with them, and a longer delay than the usual one.
 * @returns what became of them. Where a later part failed, the failure: `batch` takes the earlier parts back.
 */
export function queueMessages(
  messages: readonly ReadyMessage[],
  options: Omit<QueueArguments, 'messages' | 'batch'>,
  batch: string,
): Promise<Result<QueuedMessages>> {
  if (messages.length > maxRecipients) return Promise.resolve({ kind: 'refused', code: '22023', hint: '' });
  return inParts(
    messages,
    maxInRequest,
    (part) => callFunction('queue_messages', { ...options, messages: part, batch }, queuedMessages),
    (whole, { queued, kept, ...part }) => ({
      ...part,
      queued: [...whole.queued, ...queued],
      kept: [...whole.kept, ...kept],
    }),
  );
}

/** Takes messages back that wait to be sent, with the states that come with them. */
export function takeBackMessages(
  which: { ids: string[] } | { batch: string },
): Promise<Result<{ taken_back: number; missed: number }>> {
  return callFunction('take_back_messages', which, takenBackMessages);
}

/** Tries to send a message that could not be sent. */
export function retryMessage(id: string): Promise<Result<{ changed: number }>> {
  return callFunction('retry_message', { id }, retriedMessage);
}

const messageText = z.object({ subject: z.string(), body: z.string() });

const templateRow = z.object({
  id: z.uuid(),
  name: z.string(),
  texts: z.partialRecord(z.enum(languages), messageText),
  state: z.nullable(z.enum(messageStates)),
  updated_at: z.string(),
});

/** A template that staff have made. */
export type OwnTemplate = z.infer<typeof templateRow>;

/** What a template says. */
export type TemplateContent = Pick<OwnTemplate, 'name' | 'texts' | 'state'>;

const templates = () => staffClient().from('message_templates');

/** The templates that staff have made, by name. */
export function readTemplates(): Promise<Result<OwnTemplate[]>> {
  return request(
    () => templates().select('id, name, texts, state, updated_at').order('name'),
    (rows) => z.array(templateRow).parse(rows),
  );
}

/** Saves a template: a new one, or a change of the version that the page showed; another version stays, as a refusal `no_row`. */
export function saveTemplate(
  content: TemplateContent,
  before: Pick<OwnTemplate, 'id' | 'updated_at'> | null,
): Promise<Result<null>> {
  return changeOneRow(() =>
    before === null
      ? templates().insert(content).select('id')
      : templates().update(content).eq('id', before.id).eq('updated_at', before.updated_at).select('id'),
  );
}

/** Deletes a template; messages that were made of it stay. */
export function deleteTemplate(id: string): Promise<Result<null>> {
  return changeOneRow(() => templates().delete().eq('id', id).select('id'));
}

/** Sets the minutes after which messages are sent. Only an admin may; of anything else it is a change of no row. */
export function changeMessageDelay(minutes: number): Promise<Result<null>> {
  const change = { message_delay_minutes: minutes };
  return changeOneRow(() =>
    staffClient().from('staff_settings').update(change).eq('is_only', true).select('is_only'),
  );
}
