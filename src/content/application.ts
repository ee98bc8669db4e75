import type { FormFailure } from '../domain/application/submit-failure.ts';
import { countCharacters, countStored } from '../domain/application/text.ts';
import { words } from '../i18n/messages.ts';

/** What the server's refusal of a field says there. */
const refusedFieldWords = () => ({
  fullName: words.fieldMessages.fullName.tooShort,
  email: words.fieldMessages.email.invalid,
  phone: words.fieldMessages.phone.invalid,
  resume: words.resumeWords.problem.refused,
  linkedinProfile: words.fieldMessages.linkedinProfile.invalid,
  coverLetter: words.fieldMessages.coverLetter.tooShort,
  whyJoin: words.fieldMessages.whyJoin.tooShort,
});

/** What the applicant is told about a failure (specification, section 8). */
export function failureWords(failure: FormFailure): string {
  switch (failure.kind) {
    case 'not-configured':
      return words.failureMessages.notConfigured;
    case 'refused':
      return failure.message || words.failureMessages.refused;
    case 'field-refused':
      return refusedFieldWords()[failure.field];
    case 'position-closed':
      return words.failureMessages.closed;
    case 'unexpected':
      return words.failureMessages.unexpected;
    case 'no-answer':
      return words.failureMessages.noAnswer;
    case 'resume-missing':
      return words.failureMessages.resumeMissing;
  }
}

/** The line under a long text: what is missing, what is there, or what is too much. */
export function describeLength(
  typed: string,
  { minLength, maxLength }: { minLength: number; maxLength: number },
) {
  const stored = countStored(typed);
  // What is too much is counted as it is stored, which is never less.
  const count = stored > maxLength ? stored : countCharacters(typed);
  if (count > maxLength)
    return {
      text: words.lengthWords.tooMany(count - maxLength, words.wholeNumber(count - maxLength)),
      isOver: true,
    };
  if (count < minLength)
    return {
      text: words.lengthWords.toGo(minLength - count, words.wholeNumber(minLength - count)),
      isOver: false,
    };
  return {
    text: words.lengthWords.of(count, words.wholeNumber(count), words.wholeNumber(maxLength)),
    isOver: false,
  };
}
