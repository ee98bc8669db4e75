import * as z from 'zod/mini';
import { tidyPhone } from '../application/phone.ts';
import { tidyAddress } from '../application/text.ts';
import {
  addressRules,
  hasAtMost,
  isGiven,
  lengthRules,
  line,
  phoneRules,
  text,
  tidied,
} from '../form-rules.ts';
import type { RequestField, RequestFields } from './request.ts';
import { requestRules as rules } from './rules.ts';

/** The messages for each way in which a field can be wrong. */
export type RequestMessages = {
  fullName: { required: string; tooShort: string; tooLong: string };
  email: { invalid: string; notLatin: string; tooLong: string };
  phone: { invalid: string; extension: string };
  /** Neither email nor phone. */
  contact: string;
  needs: { required: string; tooLong: string };
};

/** What was typed, judged: the tidied fields, or the first problem of each field that has one. */
export type CheckedRequest =
  | { kind: 'right'; fields: RequestFields }
  | { kind: 'wrong'; problems: Readonly<Partial<Record<RequestField, string>>> };

/**
 * Judges a request for an accommodation by all its rules at once: what is missing is found in one try.
 * @param typed the values of the fields, as they are.
 * @param messages in the language of the page.
 */
export function checkRequest(typed: RequestFields, messages: RequestMessages): CheckedRequest {
  const { fullName, email, phone, contact, needs } = messages;
  const schema = z.object({
    fullName: line(...lengthRules(rules.fullName, fullName)),
    email: tidied(tidyAddress, [
      // Either is enough.
      [(address) => address !== '' || tidyPhone(typed.phone) !== '', contact],
      ...addressRules(email),
    ]),
    phone: tidied(tidyPhone, phoneRules(phone)),
    jobId: z.string(),
    needs: text([isGiven, needs.required], [hasAtMost(rules.needs.maxLength), needs.tooLong]),
  }) satisfies z.ZodMiniType<RequestFields, RequestFields>;
  const result = schema.safeParse(typed);
  if (result.success) return { kind: 'right', fields: result.data };
  const found = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { kind: 'wrong', problems: Object.fromEntries(found) };
}
