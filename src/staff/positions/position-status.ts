import { endOfDay, isDayOver, offsetText } from '~/domain/jobs/closing.ts';
import type { PositionRow } from '~/staff/api/positions.ts';
import { formatDateTime, formatDay } from '../texts/format-date.ts';

/** Where a position is in its life. */
export type PositionStatus = { kind: 'draft' | 'open' | 'closed'; text: string };

type Parts = Pick<PositionRow, 'is_open' | 'closes_on' | 'time_zone' | 'published_on'>;

/** Where a position is in its life, as text, by the rule of the database. @param nowMs milliseconds since 1970. */
export function positionStatus(
  { is_open: isOpen, closes_on: lastDay, time_zone: zone, published_on: publishedOn }: Parts,
  nowMs: number,
): PositionStatus {
  if (publishedOn === null) return { kind: 'draft', text: 'Draft: only staff see it' };
  const posted = `Published on ${formatDay(publishedOn)}`;
  if (!isOpen) return { kind: 'closed', text: `Closed. ${posted}` };
  if (lastDay === null) return { kind: 'open', text: `Open, without a last day. ${posted}` };
  if (isDayOver(lastDay, zone, nowMs))
    return { kind: 'closed', text: `Closed since the end of ${formatDay(lastDay)}. ${posted}` };
  return { kind: 'open', text: `Open ${untilText(lastDay, zone)}. ${posted}` };
}

/** `until the end of Nov 30, 2026 in Pacific/Honolulu (UTC-10:00), which is Dec 1, 2026, 5:00 AM here`. */
export function untilText(lastDay: string, zone: string): string {
  const here = formatDateTime(new Date(endOfDay(lastDay, zone)).toISOString());
  return `until the end of ${formatDay(lastDay)} in ${zone} (UTC${offsetText(lastDay, zone)}), which is ${here} here`;
}
