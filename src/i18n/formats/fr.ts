/* How French (Canada) writes numbers and days, and which form of a word goes with a count: see ../en/format.ts. */

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** The form that goes with a whole count (CLDR plural rules). None counts as one. The product counts no millions, which would have a form of their own. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count < 2 ? forms.one : forms.other;
}

/** A whole number as it is read, such as "10 000". */
export function wholeNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}

/** A share of 1 in percent, with one decimal. */
export function percent(share: number): string {
  return `${String(Math.round(share * 1000) / 10).replace('.', ',')}\u00A0%`;
}

/** A day as people read it, such as "22 novembre 2026". @param iso ISO 8601. */
export function dayText(iso: string): string {
  return `${monthDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** A day without its year, such as "22 novembre", and "1er février" for a first. @param iso ISO 8601. */
export function monthDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate() === 1 ? '1er' : day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** A time of the day, such as "15 h 59", and "8 h" for a whole hour. @param iso ISO 8601; its hour is taken as it stands. */
export function timeText(iso: string): string {
  const minute = iso.slice(14, 16);
  return `${Number(iso.slice(11, 13))}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
}

/** A size of a file, such as "1,4 Mo". */
export function sizeText(count: number, unit: 'KB' | 'MB'): string {
  return `${String(count).replace('.', ',')}\u00A0${unit === 'KB' ? 'Ko' : 'Mo'}`;
}

/** What stands side by side and is no sentence, such as a medicine and its dose: `Intl.ListFormat` would put an "and" there. */
export function sideBySide(parts: readonly string[]): string {
  return parts.join(', ');
}

/** A label before what it names. */
export function withColon(label: string): string {
  return `${label}\u00A0:`;
}
