import type { FormFailure } from '../domain/application/submit-failure.ts';
import { countCharacters } from '../domain/application/text.ts';
import { failureMessages, fieldMessages, lengthWords, resumeWords } from './en/application.ts';
import { wholeNumber } from './en/format.ts';

/** What the server's refusal of a field says there. */
const refusedFieldWords = {
  fullName: fieldMessages.fullName.tooShort,
  email: fieldMessages.email.invalid,
  phone: fieldMessages.phone.invalid,
  resume: resumeWords.problem.refused,
  linkedinProfile: fieldMessages.linkedinProfile.invalid,
  coverLetter: fieldMessages.coverLetter.tooShort,
  whyJoin: fieldMessages.whyJoin.tooShort,
} as const;

/** What the applicant is told about a failure (specification, section 8). */
export function failureWords(failure: FormFailure): string {
  switch (failure.kind) {
    case 'not-configured':
      return failureMessages.notConfigured;
    case 'refused':
      return failure.message || failureMessages.refused;
    case 'field-refused':
      return refusedFieldWords[failure.field];
    case 'unexpected':
      return failureMessages.unexpected;
    case 'no-answer':
      return failureMessages.noAnswer;
    case 'resume-missing':
      return failureMessages.resumeMissing;
  }
}

/** The line under a long text: what is missing, what is there, or what is too much. */
export function describeLength(
  typed: string,
  { minLength, maxLength }: { minLength: number; maxLength: number },
) {
  const count = countCharacters(typed);
  if (count > maxLength)
    return { text: lengthWords.tooMany(count - maxLength, wholeNumber(count - maxLength)), isOver: true };
  if (count < minLength)
    return { text: lengthWords.toGo(minLength - count, wholeNumber(minLength - count)), isOver: false };
  return { text: lengthWords.of(count, wholeNumber(count), wholeNumber(maxLength)), isOver: false };
}
