/** Characters that make a spreadsheet take a cell for a formula (OWASP, CSV Injection), full-width forms included. */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠]/;

/** One cell: always quoted, quotes doubled (RFC 4180), with an apostrophe before what would start a formula. */
export function csvCell(value: string): string {
  const safe = formulaStart.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV with CRLF line ends; all cells are text. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
