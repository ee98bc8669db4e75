import { staffCounts, type StaffCounts } from '~/api/answers/overview.ts';
import { callFunction } from './call.ts';
import type { Result } from './result.ts';

/** Counts what waits for the member. @param since `asked_at` of an answer before: what came after it is counted apart. */
export function readCounts(since: string | null): Promise<Result<StaffCounts>> {
  return callFunction('staff_counts', since === null ? {} : { since }, staffCounts);
}
