/* How Arabic (the Emirates) writes numbers and days, and which form of a word goes with a count: see ../en/format.ts. */

const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;

type ArabicForms = Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>;

/** The form that goes with a whole count (CLDR plural rules). */
export function plural(count: number, forms: ArabicForms): string {
  if (count === 0) return forms.zero;
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return forms.few;
  return lastTwo >= 11 ? forms.many : forms.other;
}

/** A whole number as it is read, such as "10,000". */
export function wholeNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A share of 1 in percent, with one decimal. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}\u200E%\u200E`;
}

/** A day as people read it, such as "22 نوفمبر 2026". @param iso ISO 8601. */
export function dayText(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** What stands side by side and is no sentence, such as a medicine and its dose: `Intl.ListFormat` would put an "and" there. */
export function sideBySide(parts: readonly string[]): string {
  return parts.join('، ');
}

/** A label before what it names. */
export function withColon(label: string): string {
  return `${label}:`;
}
