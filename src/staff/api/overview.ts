import { overview, type Overview } from '~/api/answers/overview.ts';
import { callFunction } from './call.ts';
import type { Result } from './result.ts';

/** How hiring goes in numbers, with weeks and months of a time zone (IANA). */
export function readOverview(zone: string): Promise<Result<Overview>> {
  return callFunction('applications_overview', { zone }, overview);
}
