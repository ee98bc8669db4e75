import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const dayCount = z.strictObject({ day: z.iso.date(), visits: count, touches: count });

/** What one day has seen in all: nothing tells when, or of whom. */
export type DayCount = z.infer<typeof dayCount>;

/**
 * The day that goes on, and the last one that is over. Only the latter is ever said: a sum that grows while somebody stands there
 * would say what that person does.
 */
export type DayCounts = z.infer<typeof dayCountsSchema>;

/** As they are kept for the next start. */
export const dayCountsSchema = z.strictObject({ today: dayCount, lastDay: z.nullable(dayCount) });

/** @param day `YYYY-MM-DD` where the kiosk stands. */
export function startDay(day: string, lastDay: DayCount | null = null): DayCounts {
  return { today: { day, visits: 0, touches: 0 }, lastDay };
}

/** Closes the day when another one has begun. */
export function turnDay(counts: DayCounts, day: string): DayCounts {
  return counts.today.day === day ? counts : startDay(day, counts.today);
}

/** Adds a page that is over, whole: with its touches, and a visit if it saw one. */
export function addPage({ today, lastDay }: DayCounts, page: { touches: number; visit: boolean }): DayCounts {
  const { day, visits, touches } = today;
  return { today: { day, visits: visits + Number(page.visit), touches: touches + page.touches }, lastDay };
}
