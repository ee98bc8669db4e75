import * as z from 'zod/mini';
import { count, day, state } from './common.ts';

/** Answer of `applications_overview`: counts and days alone. Weeks and months are named by their first day. */
export const overview = z.object({
  this_week: day,
  this_month: day,
  weeks: z.array(z.object({ job_id: z.string(), week: day, number: count })),
  states: z.array(
    z.object({
      /** Null for all positions together. */
      job_id: z.nullable(z.string()),
      state,
      number: count,
      median_days: z.number(),
      longest_days: z.number(),
    }),
  ),
  outcomes: z.array(
    z.object({
      job_id: z.string(),
      month: day,
      state: z.enum(['hired', 'declined', 'withdrawn']),
      number: count,
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

/** Answer of `staff_counts`; each number ends at 1000, which means that there are more than 999. */
export const staffCounts = z.object({
  /** By the database's clock. */
  asked_at: z.string(),
  new_applications: count,
  /** Applications that came after the time that was asked for. */
  arrived: count,
  /** Requests for an accommodation; null for who may not read them. */
  open_requests: z.nullable(count),
  /** Assigned to the member by somebody else, and not opened by them since. */
  assigned: count,
});
export type StaffCounts = z.infer<typeof staffCounts>;
