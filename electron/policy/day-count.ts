import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const dayCount = z.strictObject({
  day: z.iso.date(),
  visits: count,
  touches: count,
  /** Browsers that were opened for a visitor. */
  handoffs: count,
  wipes: count,
  /** Attempts, by the rule that blocked them. */
  blocked: z.record(z.string(), count),
});

/** What one day has seen in all: nothing tells when, or of whom. */
export type DayCount = z.infer<typeof dayCount>;

/**
 * The day that goes on, and the last one that is over. Only the latter is ever said: a sum that grows while somebody stands there
 * would say what that person does.
 */
export type DayCounts = z.infer<typeof dayCountsSchema>;

/** As they are kept for the next start. */
export const dayCountsSchema = z.strictObject({ today: dayCount, lastDay: z.nullable(dayCount) });

/** What is added to a day. */
export type Sums = Omit<DayCount, 'day'>;

export const noSums: Sums = { visits: 0, touches: 0, handoffs: 0, wipes: 0, blocked: {} };

/** @param day `YYYY-MM-DD` where the kiosk stands. */
export function startDay(day: string, lastDay: DayCount | null = null): DayCounts {
  return { today: { day, ...noSums }, lastDay };
}

/** Closes the day when another one has begun. */
export function turnDay(counts: DayCounts, day: string): DayCounts {
  return counts.today.day === day ? counts : startDay(day, counts.today);
}

/** Adds to the day that goes on. What happened on a page is added when that is over, whole. */
export function addToDay({ today, lastDay }: DayCounts, more: Partial<Sums>): DayCounts {
  return { today: { day: today.day, ...addSums(today, more) }, lastDay };
}

export function addSums(
  sums: Sums,
  { visits = 0, touches = 0, handoffs = 0, wipes = 0, blocked = {} }: Partial<Sums>,
): Sums {
  const rules = [...new Set([...Object.keys(sums.blocked), ...Object.keys(blocked)])];
  return {
    visits: sums.visits + visits,
    touches: sums.touches + touches,
    handoffs: sums.handoffs + handoffs,
    wipes: sums.wipes + wipes,
    blocked: Object.fromEntries(
      rules.map((rule) => [rule, (sums.blocked[rule] ?? 0) + (blocked[rule] ?? 0)]),
    ),
  };
}
