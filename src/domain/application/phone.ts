import { tidyCode } from './text.ts';

/** What people put between the digits of a number: spaces, brackets, dots, dashes, slashes. */
const separators = /[\s().[\]\p{Pd}\u2212\u00B7\u2022\u30FB/]/gu;

/** What a link or a spreadsheet puts before it, and a plus that was typed before a pasted one. */
const before = /^(?:tel:|'|\+(?=\+))/iu;

/**
 * The zero of a national number, which nobody dials from abroad (ITU-T E.123, section 7.1): `+971 (0)50 …`, `+91-0-98765 43210`.
 * It goes wherever no number begins with a zero of its own, as those of Italy (39) do: also behind a code of 1 to 3 digits that has none.
 */
const trunkZero =
  /^(\+(?!39|22[5679]|24[127]|26[78]|378|501|67[69]|687|853|992)(?:1|7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|85|9[679])\d|88[06]))0(?=[1-9])/u;

/** What was dialled in Mexico before a number of another city, and before a mobile one, until 2019. */
const mexicanPrefix = /^(\+52)0(?:1|4[45])(?=\d{10}$)/u;

/**
 * A phone number as it is kept: what stands between the digits goes, digits of other scripts become Latin, `00` becomes `+`, and a
 * zero behind the country code goes. So it is read (ITU-T E.164): no number inside a country begins with two zeros. `011`,
 * which the United States and Canada dial, is the area code of Delhi, and stays.
 * @param typed the value of a phone field, as it is.
 * @returns what was typed, tidied as any text, when it is no number: the rule judges it then (rules.ts).
 */
export function tidyPhone(typed: string): string {
  const text = tidyCode(typed);
  const digits = text
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replace(before, '')
    .replaceAll(separators, '')
    .replace(/^00(?=[1-9])/u, '+')
    .replace(mexicanPrefix, '$1')
    .replace(trunkZero, '$1');
  return /^\+?[0-9]+$/u.test(digits) ? digits : text;
}

/** An extension behind a number: a sign or a word of any language, then some digits. */
const extension = /^(.{0,40}?)[\s,;(]*(?:\p{L}[\p{L}\p{M}]*|[#,])[\s.:=#]*\p{Nd}{1,6}\)?$/u;

/** Whether what was typed, tidied, is a number with an extension, which the rule does not take. */
export function hasExtension(typed: string): boolean {
  const number = extension.exec(typed)?.[1] ?? '';
  return /^\+?[0-9]+$/u.test(tidyPhone(number));
}

/** The decimal digits of each script follow each other from zero to nine (Unicode Standard, section 4.6). */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
