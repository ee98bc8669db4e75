import * as z from 'zod/mini';
import { countCharacters, tidyText } from './application/text.ts';

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

export function isGiven(value: string): boolean {
  return value !== '';
}

export function hasAtLeast(length: number) {
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
