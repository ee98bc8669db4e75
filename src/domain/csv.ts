import { plainText } from './safe-text.ts';

/** Begins a file of CSV, and lets spreadsheets read names in UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would calculate (OWASP, CSV Injection; full-width forms included), at the start of a cell and
 * behind anything that another separator or a line break makes the start of one.
 */
const formulaStart = /(^|[,;|\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/** One cell's text: no steering characters, and an apostrophe before what would start a formula. */
export function csvText(value: string): string {
  return plainText(value).replaceAll(formulaStart, "$1$2'");
}

/**
 * A phone number as an address (RFC 3966): spreadsheets keep it as it is, and programs call it. A bare one would be shown as 1.6E+10, one
 * with an apostrophe cannot be copied.
 */
export function csvPhone(phone: string): string {
  return `tel:${phone}`;
}

/** A table as CSV (RFC 4180): every cell quoted, CRLF line ends. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => `"${csvText(value).replaceAll('"', '""')}"`;
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
