import { isDayOver } from '~/domain/jobs/closing.ts';
import type { Position } from '~/staff/api/positions.ts';

/** Whether a position takes applications, as text, by the rule of the database. @param nowMs milliseconds since 1970. */
export function positionStatus(
  { is_open: isOpen, closes_on: lastDay, time_zone: zone }: Position,
  nowMs: number,
): { isOpen: boolean; text: string } {
  if (!isOpen) return { isOpen: false, text: 'Closed' };
  if (lastDay === null) return { isOpen: true, text: 'Open' };
  if (isDayOver(lastDay, zone, nowMs)) return { isOpen: false, text: `Closed since the end of ${lastDay}` };
  return { isOpen: true, text: `Open until the end of ${lastDay} (${zone})` };
}
