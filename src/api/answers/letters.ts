import * as z from 'zod/mini';
import { languages } from '../../domain/language.ts';
import { letterOutcomes } from '../../domain/letter/rules.ts';
import { count, reference, state } from './common.ts';

/** A letter that waits to be sent with a state, where an application gets another one. */
export const waitingLetter = z.object({
  letter_id: z.uuid(),
  application_id: z.uuid(),
  state,
  /** Who wrote it. */
  by: z.string(),
  /** Nobody can cancel it any more. */
  is_being_sent: z.boolean(),
});
export type WaitingLetter = z.infer<typeof waitingLetter>;

/** Why a letter that could not be sent is not sent again. */
const retryObstacle = z.enum(['application_withdrawn', 'address_refused', 'other_state', 'restored']);

/** A letter to an applicant. */
export const applicationLetter = z.object({
  id: z.uuid(),
  batch: z.uuid(),
  /** Null when the author is no member any more; the name stays. */
  author: z.nullable(z.uuid()),
  author_name: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  /** The state that comes with it; null without one. */
  state_after: z.nullable(state),
  created_at: z.string(),
  /** When it is sent, or tried again. */
  send_after: z.string(),
  outcome: z.enum(letterOutcomes),
  ended_at: z.nullable(z.string()),
  /** Why the last try failed: a code of the mail sender or of the database; empty without one. */
  problem: z.string(),
  obstacle: z.nullable(retryObstacle),
  /** How many of those that were sent at once wait to be sent. */
  waiting_at_once: count,
});
export type ApplicationLetter = z.infer<typeof applicationLetter>;

/** Why an applicant gets no mail; null for who gets some. */
export const mailObstacle = z.nullable(z.enum(['application_withdrawn', 'address_refused']));

/** Answer of `mail_sender_status`: whether mail is collected, when it was last asked for, and the delays of the settings. */
export const mailSenderStatus = z.object({
  is_there: z.boolean(),
  asked_at: z.nullable(z.string()),
  /** Letters that wait past their time. */
  overdue: count,
  letter_delay_minutes: count,
  shown_after_minutes: count,
});
export type MailSenderStatus = z.infer<typeof mailSenderStatus>;

/** Answer of `letter_recipients`, oldest application first. */
export const letterRecipients = z.array(
  z.object({
    id: z.uuid(),
    full_name: z.string(),
    job_title: z.string(),
    language: z.enum(languages),
    reference,
    state,
    newest_letter: z.nullable(z.uuid()),
    obstacle: mailObstacle,
    /** A mark of the form or the database asks to look twice. */
    flagged: z.boolean(),
    /** Letters that wait to be sent with a state. */
    waiting: z.array(z.object({ id: z.uuid(), state })),
  }),
);
export type LetterRecipient = z.infer<typeof letterRecipients>[number];

/** Answer of `queue_letters`. */
export const queuedLetters = z.object({
  batch: z.uuid(),
  send_after: z.string(),
  queued: z.array(z.uuid()),
  /** Who gets none, and why. */
  skipped: z.array(
    z.object({
      application_id: z.uuid(),
      reason: z.enum([
        'gone',
        'other_letter',
        'other_state',
        'waiting_letter',
        'application_withdrawn',
        'address_refused',
      ]),
    }),
  ),
});
export type QueuedLetters = z.infer<typeof queuedLetters>;

/** Answer of `take_back_letters`; `too_late` were sent, being sent, or had failed. */
export const takenBackLetters = z.object({ taken_back: count, too_late: count });

const outboxLetter = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  full_name: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  language: z.string(),
  author_name: z.string(),
  created_at: z.string(),
  state_after: z.nullable(state),
  outcome: z.enum(letterOutcomes),
  send_after: z.string(),
  ended_at: z.nullable(z.string()),
  problem: z.string(),
  obstacle: z.nullable(retryObstacle),
});
export type OutboxLetter = z.infer<typeof outboxLetter>;

/** Answer of `list_letters`: one page, newest first. */
export const outboxPage = z.object({
  /** How many there are of each outcome, on all pages; one without a letter is left out. */
  counts: z.partialRecord(z.enum(letterOutcomes), count),
  /** How many of those that failed may come through now. */
  worth_retrying: count,
  rows: z.array(outboxLetter),
});
export type OutboxPage = z.infer<typeof outboxPage>;

/** Answer of `retry_letter`: why it is not sent, where it is still here. */
export const retriedLetter = z.object({ changed: count, obstacle: z.nullable(retryObstacle) });
export type RetriedLetter = z.infer<typeof retriedLetter>;

/** Answer of `retry_failed_letters`: how many are left out, by the reason. */
export const retriedLetters = z.object({ changed: count, left: z.partialRecord(retryObstacle, count) });
export type RetriedLetters = z.infer<typeof retriedLetters>;
