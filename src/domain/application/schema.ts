import * as z from 'zod/mini';
import {
  addressRules,
  hasAtMost,
  isGiven,
  lengthRules,
  line,
  matches,
  orEmpty,
  phoneRules,
  text,
  tidied,
} from '../form-rules.ts';
import type { ApplicationFields, WrittenField } from './application.ts';
import { tidyLinkedin } from './linkedin.ts';
import { tidyPhone } from './phone.ts';
import { applicationRules as rules } from './rules.ts';
import { tidyAddress } from './text.ts';

/** The messages for each way in which a field can be wrong. */
export type FieldMessages = {
  fullName: { required: string; tooShort: string; tooLong: string };
  email: { required: string; invalid: string; notLatin: string; tooLong: string };
  phone: { required: string; invalid: string; extension: string };
  linkedinProfile: { invalid: string; tooLong: string };
  coverLetter: { required: string; tooShort: string; tooLong: string };
  whyJoin: { required: string; tooShort: string; tooLong: string };
};

/**
 * The rules of the written fields (specification, section 5).
 * @param messages in the language of the page.
 * @returns a schema that takes what was typed and gives the tidied fields.
 */
export function applicationSchema(messages: FieldMessages) {
  const { fullName, email, phone, linkedinProfile, coverLetter, whyJoin } = messages;
  return z.object({
    fullName: line(...lengthRules(rules.fullName, fullName)),
    email: tidied(tidyAddress, [[isGiven, email.required], ...addressRules(email)]),
    phone: tidied(tidyPhone, [[isGiven, phone.required], ...phoneRules(phone)]),
    linkedinProfile: tidied(tidyLinkedin, [
      [orEmpty(hasAtMost(rules.linkedinProfile.maxLength)), linkedinProfile.tooLong],
      [orEmpty(matches(rules.linkedinProfile.pattern)), linkedinProfile.invalid],
    ]),
    coverLetter: text(...lengthRules(rules.coverLetter, coverLetter)),
    whyJoin: text(...lengthRules(rules.whyJoin, whyJoin)),
  }) satisfies z.ZodMiniType<ApplicationFields, Record<WrittenField, string>>;
}
