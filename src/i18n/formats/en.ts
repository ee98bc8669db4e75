/*
 * How English writes numbers and days, and which form of a word goes with a count. Written out, as the browser's own
 * formatters take 55 ms on a slow phone while a page starts; a test holds each function to what `Intl` says.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The form that goes with a whole count (CLDR plural rules). */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}

/** A whole number as it is read, such as "10,000". */
export function wholeNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A share of 1 in percent, with one decimal, so that a rare miss does not become none. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** A day as people read it. @param iso ISO 8601, such as 2026-11-22. */
export function dayText(iso: string): string {
  return `${monthDay(iso)}, ${new Date(iso).getUTCFullYear()}`;
}

/** A day without its year, such as "November 22". @param iso ISO 8601. */
export function monthDay(iso: string): string {
  const day = new Date(iso);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** A time of the day, such as "3:59 PM". @param iso ISO 8601; its hour is taken as it stands. */
export function timeText(iso: string): string {
  const hour = Number(iso.slice(11, 13));
  return `${hour % 12 || 12}${iso.slice(13, 16)}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}

/** A size of a file, such as "1.4 MB". */
export function sizeText(count: number, unit: 'KB' | 'MB'): string {
  return `${count}\u00A0${unit}`;
}

/** What stands side by side and is no sentence, such as a medicine and its dose: `Intl.ListFormat` would put an "and" there. */
export function sideBySide(parts: readonly string[]): string {
  return parts.join(', ');
}

/** A label before what it names, such as “Language:”. */
export function withColon(label: string): string {
  return `${label}:`;
}
