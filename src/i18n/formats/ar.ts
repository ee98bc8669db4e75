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
  return `${monthDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** A day without its year, such as "22 نوفمبر". @param iso ISO 8601. */
export function monthDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** The parts of the day with the hour in which each begins, as people in the Emirates name them. */
const partsOfDay = [
  [18, 'مساءً'],
  [15, 'عصرًا'],
  [12, 'ظهرًا'],
  [6, 'صباحًا'],
  [3, 'فجرًا'],
  [0, 'بعد منتصف الليل'],
] as const;

/** A time of the day, such as "1:59 ظهرًا". @param iso ISO 8601; its hour is taken as it stands. */
export function timeText(iso: string): string {
  const hour = Number(iso.slice(11, 13));
  const [, part] = partsOfDay.find(([begin]) => hour >= begin) ?? partsOfDay[0];
  return `${hour % 12 || 12}${iso.slice(13, 16)}\u00A0${part}`;
}

/** A size of a file, such as "1.4 ميغابايت". */
export function sizeText(count: number, unit: 'KB' | 'MB'): string {
  return `${count}\u00A0${unit === 'KB' ? 'كيلوبايت' : 'ميغابايت'}`;
}

/** What stands side by side and is no sentence, such as a medicine and its dose: `Intl.ListFormat` would put an "and" there. */
export function sideBySide(parts: readonly string[]): string {
  return parts.join('، ');
}

/** A label before what it names. */
export function withColon(label: string): string {
  return `${label}:`;
}
