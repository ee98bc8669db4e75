/** How many events of each name came in the running window. */
export type Counts = Readonly<Record<string, { window: number; count: number }>>;

export type RateLimit = { windowMs: number; most: number };

/** Counts one event in, and says whether it is within the limit of its window. Windows are fixed: they begin at whole multiples. */
export function countEvent(
  counts: Counts,
  name: string,
  ms: number,
  { windowMs, most }: RateLimit,
): { isWithin: boolean; counts: Counts } {
  const window = Math.floor(ms / windowMs);
  const before = counts[name];
  const count = before?.window === window ? before.count + 1 : 1;
  return { isWithin: count <= most, counts: { ...counts, [name]: { window, count } } };
}

/** Messages of a page: none of ours sends more than a few; a loop in one must not slow main. */
export const messageLimit: RateLimit = { windowMs: 1_000, most: 30 };

/** Lines of one rule in the log: a stuck key must not fill the disk or hide the rest. */
export const lineLimit: RateLimit = { windowMs: 60_000, most: 10 };
