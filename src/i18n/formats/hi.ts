/* How Hindi (India) writes numbers and days, and which form of a word goes with a count: see ../en/format.ts. */

const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** The form that goes with a whole count (CLDR plural rules). None counts as one. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count < 2 ? forms.one : forms.other;
}

/** A whole number as it is read, such as "12,00,000". */
export function wholeNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/** A share of 1 in percent, with one decimal. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** A day as people read it, such as "22 नवंबर 2026". @param iso ISO 8601. */
export function dayText(iso: string): string {
  return `${monthDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** A day without its year, such as "22 नवंबर". @param iso ISO 8601. */
export function monthDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** A time of the day, such as "दोपहर 3:59 बजे". @param iso ISO 8601; its hour is taken as it stands. */
export function timeText(iso: string): string {
  const hour = Number(iso.slice(11, 13));
  const part = hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${hour % 12 || 12}${iso.slice(13, 16)}\u00A0बजे`;
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
