import { cpus, loadavg, totalmem } from 'node:os';

/** The middle value, or the mean of the two middle ones; null when there is none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values
    .filter((value): value is number => value !== null && Number.isFinite(value))
    .toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [lower, upper] = [sorted[middle - 1], sorted[middle]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** A time for a table, in whole milliseconds. */
export const shownMs = (ms: number | null) => (ms === null ? '–' : String(Math.round(ms)));

/** A plain text table: the first column to the left, the others to the right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** What the bench runs on, and how busy it is: the mean number of waiting processes over a minute. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memoryGiB} GiB, load ${load.toFixed(2)}`;
}
