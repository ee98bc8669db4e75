import * as z from 'zod/mini';
import type { ApplicationFields, WrittenField } from './application.ts';
import { tidyLinkedin } from './linkedin.ts';
import { tidyPhone } from './phone.ts';
import { applicationRules as rules } from './rules.ts';
import { countCharacters, tidyAddress, tidyText } from './text.ts';

/** The messages for each way in which a field can be wrong. */
export type FieldMessages = {
  fullName: { required: string; tooShort: string; tooLong: string };
  email: { required: string; invalid: string; tooLong: string };
  phone: { required: string; invalid: string };
  linkedinProfile: { invalid: string; tooLong: string };
  coverLetter: { required: string; tooShort: string; tooLong: string };
  whyJoin: { required: string; tooShort: string; tooLong: string };
};

/** One rule of a field, and the message when it does not hold. Only the first broken rule is reported. */
type Rule = [holds: (value: string) => boolean, message: string];

/**
 * The rules of the written fields (specification, section 5).
 * @param messages in the language of the page.
 * @returns a schema that takes what was typed and gives the tidied fields.
 */
export function applicationSchema(messages: FieldMessages) {
  const { fullName, email, phone, linkedinProfile, coverLetter, whyJoin } = messages;
  return z.object({
    fullName: text(
      [isGiven, fullName.required],
      [hasAtLeast(rules.fullName.minLength), fullName.tooShort],
      [hasAtMost(rules.fullName.maxLength), fullName.tooLong],
    ),
    email: tidied(tidyAddress, [
      [isGiven, email.required],
      [hasAtMost(rules.email.maxLength), email.tooLong],
      [matches(rules.email.pattern), email.invalid],
    ]),
    phone: tidied(tidyPhone, [
      [isGiven, phone.required],
      [matches(rules.phone.pattern), phone.invalid],
    ]),
    linkedinProfile: tidied(tidyLinkedin, [
      [orEmpty(hasAtMost(rules.linkedinProfile.maxLength)), linkedinProfile.tooLong],
      [orEmpty(matches(rules.linkedinProfile.pattern)), linkedinProfile.invalid],
    ]),
    coverLetter: text(
      [isGiven, coverLetter.required],
      [hasAtLeast(rules.coverLetter.minLength), coverLetter.tooShort],
      [hasAtMost(rules.coverLetter.maxLength), coverLetter.tooLong],
    ),
    whyJoin: text(
      [isGiven, whyJoin.required],
      [hasAtLeast(rules.whyJoin.minLength), whyJoin.tooShort],
      [hasAtMost(rules.whyJoin.maxLength), whyJoin.tooLong],
    ),
  }) satisfies z.ZodMiniType<ApplicationFields, Record<WrittenField, string>>;
}

function text(...checks: Rule[]) {
  return tidied(tidyText, checks);
}

function tidied(tidy: (typed: string) => string, checks: readonly Rule[]) {
  return z
    .string()
    .check(
      z.overwrite(tidy),
      ...checks.map(([holds, message]) => z.refine<string>(holds, { error: message, abort: true })),
    );
}

function isGiven(value: string): boolean {
  return value !== '';
}

function hasAtLeast(length: number) {
  return (value: string) => countCharacters(value) >= length;
}

function hasAtMost(length: number) {
  return (value: string) => countCharacters(value) <= length;
}

function matches(pattern: string) {
  const expression = new RegExp(pattern, 'u');
  return (value: string) => expression.test(value);
}

function orEmpty(holds: (value: string) => boolean) {
  return (value: string) => value === '' || holds(value);
}
