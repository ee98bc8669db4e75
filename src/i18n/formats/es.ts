/* How Spanish (Latin America) writes numbers and days, and which form of a word goes with a count: see ../en/format.ts. */

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The form that goes with a whole count (CLDR plural rules). The product counts no millions, which would have a form of their own. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}

/** A whole number as it is read, such as "10,000". */
export function wholeNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A share of 1 in percent, with one decimal. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}\u00A0%`;
}

/** A day as people read it, such as "22 de noviembre de 2026". @param iso ISO 8601. */
export function dayText(iso: string): string {
  return `${monthDay(iso)} de ${new Date(iso).getUTCFullYear()}`;
}

/** A day without its year, such as "22 de noviembre". @param iso ISO 8601. */
export function monthDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} de ${months[day.getUTCMonth()]}`;
}

/** A time of the day, such as "3:59 p. m.". @param iso ISO 8601; its hour is taken as it stands. */
export function timeText(iso: string): string {
  const hour = Number(iso.slice(11, 13));
  return `${hour % 12 || 12}${iso.slice(13, 16)}\u00A0${hour < 12 ? 'a' : 'p'}.\u00A0m.`;
}

/** A size of a file, such as "1.4 MB". */
export function sizeText(count: number, unit: 'KB' | 'MB'): string {
  return `${count}\u00A0${unit}`;
}

/** What stands side by side and is no sentence, such as a medicine and its dose: `Intl.ListFormat` would put an "and" there. */
export function sideBySide(parts: readonly string[]): string {
  return parts.join(', ');
}

/** A label before what it names. */
export function withColon(label: string): string {
  return `${label}:`;
}
