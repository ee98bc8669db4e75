/** The middle value, or the mean of the two middle ones; null when there is none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value): value is number => value !== null && Number.isFinite(value));
  sorted.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[middle - 1];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** The median of each number of equal records. */
export function medianOf<Run extends Record<string, number | null>>(runs: readonly Run[]): Run | null {
  const [first] = runs;
  if (first === undefined) return null;
  const entries = Object.keys(first).map((key) => [key, median(runs.map((run) => run[key] ?? null))]);
  return Object.fromEntries(entries) as Run;
}
