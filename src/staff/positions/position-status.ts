import { offerTerms } from '~/content/job-offers.ts';
import { endOfDay, isDayOver, offsetText } from '~/domain/jobs/closing.ts';
import type { PositionRow } from '~/staff/api/positions.ts';
import { formatDateTime, formatDay } from '../texts/format-date.ts';

/** Where a position is in its life. */
export type PositionStatus = { kind: 'draft' | 'open' | 'closed'; text: string };

type Parts = Pick<
  PositionRow,
  'job_id' | 'is_built_in' | 'is_open' | 'closes_on' | 'time_zone' | 'published_on'
>;

/** Where a position is in its life, as text, by the rule of the database. @param nowMs milliseconds since 1970. */
export function positionStatus(row: Parts, nowMs: number): PositionStatus {
  const { is_open: isOpen, closes_on: lastDay, time_zone: zone, published_on: publishedOn } = row;
  if (publishedOn === null) return { kind: 'draft', text: 'Draft: only staff see it' };
  const posted = `Published on ${formatDay(publishedOn)}`;
  if (!isOpen) return { kind: 'closed', text: `Closed. ${posted}` };
  if (lastDay === null)
    return { kind: 'open', text: `Open. ${builtInText(row) ?? 'No last day.'} ${posted}` };
  if (isDayOver(lastDay, zone, nowMs))
    return { kind: 'closed', text: `Closed since the end of ${formatDay(lastDay)}. ${posted}` };
  return { kind: 'open', text: `Open ${untilText(lastDay, zone)}. ${posted}` };
}

/** Which last day applicants read where none is set: that with which the site is built; null for a position that is not built in. */
export function builtInText({ job_id: id, is_built_in: isBuiltIn }: Pick<Parts, 'job_id' | 'is_built_in'>) {
  const days: Partial<Record<string, { closesOn: string }>> = offerTerms;
  const day = isBuiltIn ? days[id]?.closesOn : undefined;
  return day === undefined ? null : `The site says: apply by ${formatDay(day)} (built in).`;
}

/** `until the end of Nov 30, 2026 in Pacific/Honolulu (UTC-10:00), which is Dec 1, 2026, 5:00 AM here`. */
export function untilText(lastDay: string, zone: string): string {
  const here = formatDateTime(new Date(endOfDay(lastDay, zone)).toISOString());
  return `until the end of ${formatDay(lastDay)} in ${zone} (UTC${offsetText(lastDay, zone)}), which is ${here} here`;
}
