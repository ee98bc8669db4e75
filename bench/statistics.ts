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

/** A table in Markdown: the first row is its head, the first column stands to the left, the others to the right. */
export function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What the bench runs on, and how busy it is: the mean number of waiting processes over a minute. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memoryGiB} GiB, load ${load.toFixed(2)}`;
}
