import type { Country } from '../domain/country/country.ts';
import { detectCountry } from '../domain/country/detect.ts';
import type { FormFailure, SubmitFailure } from '../domain/application/submit-failure.ts';
import { applicationRules } from '../domain/application/rules.ts';
import { countCharacters } from '../domain/application/text.ts';
import { isolate } from '../domain/isolate.ts';
import { directionOf } from '../domain/language.ts';
import { messages } from '../i18n/messages.ts';

/** What the server's refusal of a field says there. */
const refusedFieldTexts = () => ({
  fullName: lengthText(applicationRules.fullName),
  email: messages.fieldMessages.email.invalid,
  phone: messages.fieldMessages.phone.invalid,
  resume: messages.resumeMessages.problem.refused,
  linkedinProfile: messages.fieldMessages.linkedinProfile.invalid,
  coverLetter: lengthText(applicationRules.coverLetter),
  whyJoin: lengthText(applicationRules.whyJoin),
});

/** One check of the database holds both lengths, and texts of which nothing shows: what is right, as it does not say what is wrong. */
function lengthText({ minLength, maxLength }: { minLength: number; maxLength: number }): string {
  return messages.fieldMessages.length({ least: String(minLength), most: String(maxLength) });
}

/** The text for a failure of the application form (specification, section 8). */
export function failureText(failure: FormFailure): string {
  const { limited, resumeMissing, resumeMissingAndMore, ...own } = messages.failureMessages;
  switch (failure.kind) {
    case 'field-refused':
      return refusedFieldTexts()[failure.field];
    case 'position-closed':
      return own.closed;
    case 'resume-missing':
      return failure.isAlone ? resumeMissing : resumeMissingAndMore;
    default:
      return submitFailureText(failure, { ...own, limited: (limit) => limited[limit] });
  }
}

/** What each public form says in words of its own when it did not get through. */
type OwnFailureTexts = {
  notConfigured: string;
  limited: (limit: 'network' | 'site' | 'request') => string;
  /** The backend refused without a word. */
  refused: string;
  noAnswer: string;
};

/** A failure that is said of no field and no position. */
type WholeFailure = Exclude<SubmitFailure, { kind: 'field-refused' | 'position-closed' }>;

/** The text for a failure of any public form: what the backend says is shown alone, whichever form it is. */
export function submitFailureText(failure: WholeFailure, own: OwnFailureTexts): string {
  switch (failure.kind) {
    case 'not-configured':
      return own.notConfigured;
    case 'limited':
      return own.limited(failure.limit);
    case 'refused':
      return failure.message === '' ? own.refused : inItsOrder(failure.message);
    case 'unexpected':
      return messages.failureMessages.unexpected;
    case 'no-answer':
    case 'renewed':
      return own.noAnswer;
  }
}

/** What the backend says, in English, keeps its full stop at its end in a language that is read from right to left. */
function inItsOrder(text: string): string {
  return directionOf(messages.language) === 'rtl' ? isolate(text) : text;
}

/** What to do after a failure, and that nothing written is lost; null where the failure itself says it. */
export function afterFailureText({ kind }: FormFailure): string | null {
  switch (kind) {
    case 'limited':
    case 'refused':
      return messages.noticeMessages.keptAlone;
    case 'unexpected':
    case 'no-answer':
      return messages.noticeMessages.kept;
    case 'renewed':
      return messages.noticeMessages.renewed;
    default:
      return null;
  }
}

/** Whether the way by email is offered: where it failed again, and at once where another try in a moment is of no use. */
export function offersEmail({ kind }: FormFailure, times: number): boolean {
  return times > 1 || kind === 'limited' || kind === 'refused';
}

/** A phone number of each country as people write it there, which breaks nowhere. None of them rings anywhere that is known. */
const phoneExamples: Readonly<Record<Country, string>> = {
  US: '+1\u00A0415\u00A0555\u00A00132',
  CA: '+1\u00A0416\u00A0555\u00A00132',
  MX: '+52\u00A055\u00A01234\u00A05678',
  IN: '+91\u00A050123\u00A045678',
  AE: '+971\u00A050\u00A0123\u00A04567',
};

/**
 * An example of the visitor's own country for the phone field.
 * @param timeZone IANA name; null where it is not known. The detection of the specification (section 9) never says AE.
 */
export function phoneExample(timeZone: string | null): string {
  return phoneExamples[timeZone === 'Asia/Dubai' ? 'AE' : detectCountry(timeZone)];
}

/** The character counter under a long text. `announcement`: what is read out after a rest in typing. `isOver`: it is too long. */
export function describeLength(
  typed: string,
  { minLength, maxLength }: { minLength: number; maxLength: number },
) {
  const count = countCharacters(typed);
  const line = (text: string, announcement = text) => ({ text, announcement, isOver: count > maxLength });
  if (count > maxLength) return line(messages.lengthMessages.tooMany({ count: count - maxLength }));
  if (count < minLength) return line(messages.lengthMessages.toGo({ count: minLength - count }));
  return line(
    messages.lengthMessages.of({ count, most: maxLength }),
    // The same at each rest, so that it is read out once.
    messages.lengthMessages.enough,
  );
}
