/** Counts requests of callers, in memory. */
export type RateLimit = {
  /** Counts a request of a caller; false when that is over the limit. */
  take(caller: string): boolean;
};

type Bucket = { turns: number; atMs: number };

/** More callers than this are not remembered: the oldest goes. */
const mostCallers = 10_000;

/**
 * A token bucket for each caller, as Supabase Auth keeps: `burst` turns at once, then one each `everyMs` milliseconds.
 *
 * @param now milliseconds.
 */
export function rateLimit(burst: number, everyMs: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take: (caller) => {
      const [before, atMs] = [buckets.get(caller), now()];
      const refilled = before === undefined ? burst : before.turns + (atMs - before.atMs) / everyMs;
      const turns = Math.min(burst, refilled);
      buckets.delete(caller);
      if (buckets.size >= mostCallers) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(caller, { turns: turns >= 1 ? turns - 1 : turns, atMs });
      return turns >= 1;
    },
  };
}
