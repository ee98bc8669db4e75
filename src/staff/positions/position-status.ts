import type { Position } from '~/staff/api/positions.ts';

/**
 * Whether a position takes applications today, as text.
 * @param today `2026-11-30`, in UTC as the database counts.
 */
export function positionStatus(
  { is_open: isOpen, closes_on: lastDay }: Position,
  today: string,
): { isOpen: boolean; text: string } {
  if (!isOpen) return { isOpen: false, text: 'Closed' };
  if (lastDay === null) return { isOpen: true, text: 'Open' };
  if (lastDay < today) return { isOpen: false, text: `Closed since the end of ${lastDay}` };
  return { isOpen: true, text: `Open until the end of ${lastDay} (UTC)` };
}
