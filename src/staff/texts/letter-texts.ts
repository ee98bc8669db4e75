import type {
  ApplicationLetter,
  LetterRecipient,
  QueuedLetters,
  RetriedLetters,
} from '~/api/answers/letters.ts';
import { placeholders, type FillProblem } from '~/domain/letter/fill.ts';
import type { Language } from '~/domain/language.ts';
import type { LetterMessages } from '~/domain/letter/schema.ts';
import { counted } from './texts.ts';

/** What languages are called by staff. */
export const languageTexts: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  ar: 'Arabic',
};

/** The placeholders, as they are written. */
export const placeholderList = placeholders.map((name) => `{${name}}`).join(', ');

/** What keeps a letter from being sent, and what to do. */
export function fillProblemText({ kind, placeholder }: FillProblem): string {
  if (kind === 'empty')
    return `{${placeholder}} is empty for this applicant. Write it yourself in its place.`;
  return `{${placeholder}} cannot be filled in. Replace it with your own words. You can use: ${placeholderList}.`;
}

/** What is wrong with the texts of a letter or a template. */
export const letterMessages: LetterMessages = {
  name: 'Write a name.',
  subject: 'Write a subject.',
  body: 'Write the text.',
  tooLong: (most) => `Use ${most} characters or fewer.`,
};

/** Why somebody gets no letter. */
export const obstacleTexts: Readonly<
  Record<NonNullable<LetterRecipient['obstacle']> | QueuedLetters['skipped'][number]['reason'], string>
> = {
  application_withdrawn: 'the application was withdrawn',
  address_refused: 'emails to the address came back, or its owner asked for no more',
  gone: 'the application was erased',
  other_letter: 'somebody else has written in the meantime',
  other_state: 'somebody else has changed the state in the meantime',
  waiting_letter: 'a message with another state is waiting or being sent',
};

/** Why a letter could not be sent, by the code that the mail sender or the database gave. */
export function mailProblemText(problem: string): string {
  const [code = '', number = ''] = problem.split(' ');
  const known = mailProblems[code];
  if (code === 'EENVELOPE' && number.startsWith('55'))
    return `the applicant’s mail server does not accept email for this address (${number})`;
  if (known !== undefined) return number === '' ? known : `${known} (${number})`;
  return `the mail sender said ${problem}`;
}

const mailProblems: Readonly<Record<string, string>> = {
  address_refused: obstacleTexts.address_refused,
  application_withdrawn: obstacleTexts.application_withdrawn,
  other_state: 'the application has another state now',
  no_answer: 'the mail sender did not answer',
  restored: 'it was still to be sent when the backup was made',
  unknown_kind: 'the mail function is older than the database: ask whoever runs the site',
  ECONNECTION: 'the mail sender cannot be reached',
  ESOCKET: 'the mail sender cannot be reached',
  EDNS: 'the mail sender cannot be found',
  ETIMEDOUT: 'the mail sender did not answer',
  EAUTH: 'the mail sender refused the password',
  EENVELOPE: 'the mail sender refused the address for now',
  EMESSAGE: 'the mail sender refused the message',
  HTTP: 'the mail sender refused it',
};

/** How many of those that failed are being sent again, and how many are not, and why. */
export function retriedTexts({ changed, left }: RetriedLetters): string {
  const kept = Object.entries(left).map(
    ([obstacle, number]) => ` ${counted(number, 'is', 'are')} left out: ${mailProblemText(obstacle)}.`,
  );
  return `${counted(changed, 'message is', 'messages are')} being sent again.${kept.join('')}`;
}

/** How a delay is said: "in 5 minutes", "at once". */
export function delayText(minutes: number): string {
  if (minutes === 0) return 'at once';
  if (minutes % 1_440 === 0) return minutes === 1_440 ? 'in a day' : `in ${minutes / 1_440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'in an hour' : `in ${minutes / 60} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** What became of a letter, without its time. */
export const outcomeTexts: Readonly<Record<ApplicationLetter['outcome'], string>> = {
  waiting: 'To be sent',
  sent: 'Sent',
  failed: 'Not sent',
  taken_back: 'Taken back',
};
