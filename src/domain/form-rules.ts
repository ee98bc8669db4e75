import * as z from 'zod/mini';
import { hasExtension } from './application/phone.ts';
import { applicationRules } from './application/rules.ts';
import { countCharacters, tidyLine, tidyText } from './application/text.ts';

/** One rule of a field, and the message when it does not hold. Only the first broken rule is reported. */
export type Rule = [holds: (value: string) => boolean, message: string];

/** A field whose value is tidied before its rules judge it, and kept so. */
export function tidied(tidy: (typed: string) => string, checks: readonly Rule[]) {
  return z
    .string()
    .check(
      z.overwrite(tidy),
      ...checks.map(([holds, message]) => z.refine<string>(holds, { error: message, abort: true })),
    );
}

/** A field of words. */
export function text(...checks: Rule[]) {
  return tidied(tidyText, checks);
}

/** A field of one line of words. */
export function line(...checks: Rule[]) {
  return tidied(tidyLine, checks);
}

/** What a text of words must be: given, and neither shorter nor longer than its rule says. */
export function lengthRules(
  { minLength, maxLength }: { minLength: number; maxLength: number },
  messages: { required: string; tooShort: string; tooLong: string },
): readonly Rule[] {
  return [
    [isGiven, messages.required],
    [hasAtLeast(minLength), messages.tooShort],
    [hasAtMost(maxLength), messages.tooLong],
  ];
}

/** What an e-mail address that is given must be. */
export function addressRules(messages: {
  invalid: string;
  notLatin: string;
  tooLong: string;
}): readonly Rule[] {
  return [
    [orEmpty(hasAtMost(applicationRules.email.maxLength)), messages.tooLong],
    [hasLatinMailbox, messages.notLatin],
    [orEmpty(matches(applicationRules.email.pattern)), messages.invalid],
  ];
}

/** What a phone number that is given must be. */
export function phoneRules(messages: { invalid: string; extension: string }): readonly Rule[] {
  return [
    [(phone) => !hasExtension(phone), messages.extension],
    [orEmpty(matches(applicationRules.phone.pattern)), messages.invalid],
  ];
}

/** Whether what stands before the at-sign is ASCII: few mail senders reach another mailbox (RFC 6531). */
function hasLatinMailbox(address: string): boolean {
  return !/\P{ASCII}/u.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))));
}

export function isGiven(value: string): boolean {
  return value !== '';
}

function hasAtLeast(length: number) {
  return (value: string) => countCharacters(value) >= length;
}

export function hasAtMost(length: number) {
  return (value: string) => countCharacters(value) <= length;
}

export function matches(pattern: string) {
  const expression = new RegExp(pattern, 'u');
  return (value: string) => expression.test(value);
}

export function orEmpty(holds: (value: string) => boolean) {
  return (value: string) => value === '' || holds(value);
}
