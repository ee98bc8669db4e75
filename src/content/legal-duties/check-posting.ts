import type { OfferCountry } from '../../domain/jobs/offer.ts';
import type { PostingNeed } from '../../domain/jobs/posting-needs.ts';
import { duties } from './duties.ts';
import type { Duty } from './duty.ts';

/** A duty of the law as one position keeps it: what staff have yet to write, nothing when it is kept. */
export type CheckedDuty = { duty: Duty; missing: readonly PostingNeed[] };

/**
 * The duties of the law that a position has, each with what it lacks.
 * @param countries where it is offered; offered nowhere yet it has the duties of all.
 * @param gaps what it lacks (domain/jobs/posting-needs.ts).
 */
export function checkPosting(
  countries: readonly OfferCountry[],
  gaps: readonly PostingNeed[],
): readonly CheckedDuty[] {
  return duties.flatMap((duty) => {
    const { posting } = duty;
    if (posting === undefined || (countries.length > 0 && !countries.includes(posting.country))) return [];
    return [{ duty, missing: posting.needs.filter((need) => gaps.includes(need)) }];
  });
}
