import type { ApplicationLetter, RetriedLetter } from '~/api/answers/letters.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { mailProblemText, outcomeTexts } from '../texts/letter-texts.ts';
import { counted, formatNumber, stateNames } from '../texts/texts.ts';

type LetterProps = {
  letter: Pick<
    ApplicationLetter,
    'outcome' | 'send_after' | 'ended_at' | 'problem' | 'obstacle' | 'state_after'
  >;
};

/** What became of a letter, and when; the state that comes with it; why it was not sent, and why it is not sent again. */
export function OutcomeText({ letter }: LetterProps) {
  const { state_after: state, problem, obstacle } = letter;
  const withState = state === null ? '' : `, with the state ${stateNames[state]}`;
  const why = problem === '' ? '' : `: ${mailProblemText(problem)}`;
  const stays =
    obstacle === null || obstacle === problem ? '' : `. Not sent again: ${mailProblemText(obstacle)}`;
  return (
    <>
      <strong>{outcomeAndTime(letter)}</strong>
      <span>{`${withState}${why}${stays}`}</span>
    </>
  );
}

function outcomeAndTime({
  outcome,
  send_after: due,
  ended_at: ended,
  problem,
}: LetterProps['letter']): string {
  if (outcome !== 'waiting') return `${outcomeTexts[outcome]} ${ended === null ? '' : formatDateTime(ended)}`;
  if (problem !== '') return `Not sent yet, next try ${formatDateTime(due)}`;
  return Date.parse(due) > Date.now()
    ? `${outcomeTexts.waiting} ${formatDateTime(due)}`
    : 'Waiting for the mail sender';
}

/** Whether a member may have it sent again. Of a restored one they may know that it was not sent. */
export function mayRetry({ outcome, obstacle }: Pick<ApplicationLetter, 'outcome' | 'obstacle'>): boolean {
  return outcome === 'failed' && (obstacle === null || obstacle === 'restored');
}

/** What became of sending a letter again. */
export function retriedText({ changed, obstacle }: RetriedLetter): string {
  if (changed === 1) return 'It is being sent again.';
  if (obstacle !== null) return `It is not sent: ${mailProblemText(obstacle)}.`;
  return 'Nothing to send: it no longer exists.';
}

/** What became of taking letters back. */
export function takenBackText(number: number, tooLate: number): string {
  const back = number === 1 ? 'The message is taken back.' : `${counted(number, 'message')} are taken back.`;
  if (tooLate === 0) return back;
  if (number === 0) return 'Too late: it has been sent, or is being sent.';
  return `${back} ${formatNumber(tooLate)} had already been sent.`;
}
