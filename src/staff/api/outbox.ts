import { outboxPage, retriedLetters, type OutboxPage, type RetriedLetters } from '~/api/answers/letters.ts';
import type { LetterOutcome } from '~/domain/letter/rules.ts';
import { callFunction } from './call.ts';
import type { Result } from './result.ts';

/** Reads a page of the outbox, newest first. @param outcome the only one to show, or all. */
export function readOutbox(
  outcome: LetterOutcome | '',
  page_offset: number,
  page_size: number,
): Promise<Result<OutboxPage>> {
  return callFunction('list_letters', { outcome, page_offset, page_size }, outboxPage);
}

/** Sends all letters once more that failed and may be sent now. */
export function retryFailedLetters(): Promise<Result<RetriedLetters>> {
  return callFunction('retry_failed_letters', {}, retriedLetters);
}
