import { isDayOver } from './closing.ts';

/** Whether a position takes applications, as staff have set it (supabase/migrations, positions). */
export type Position = {
  jobId: string;
  isOpen: boolean;
  /** Last day on which it takes any (ISO 8601); null when no day is set. */
  closesOn: string | null;
  /** IANA name of the time zone in which that day ends. */
  timeZone: string;
};

/** What everybody may ask of positions, as a REST address. */
export const positionsPath = '/rest/v1/positions?select=job_id,is_open,closes_on,time_zone';

/**
 * Reads what the backend says about positions.
 * @param rows the JSON of `/rest/v1/positions`.
 * @returns null when it is anything else.
 */
export function readPositions(rows: unknown): readonly Position[] | null {
  if (!Array.isArray(rows)) return null;
  const positions = rows.map(readPosition);
  return positions.every((position) => position !== null) ? positions : null;
}

function readPosition(row: unknown): Position | null {
  if (typeof row !== 'object' || row === null) return null;
  const columns: Record<string, unknown> = { ...row };
  const { job_id: jobId, is_open: isOpen, closes_on: closesOn, time_zone: timeZone } = columns;
  if (typeof jobId !== 'string' || typeof isOpen !== 'boolean' || typeof timeZone !== 'string') return null;
  if (closesOn !== null && !(typeof closesOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(closesOn))) return null;
  return { jobId, isOpen, closesOn, timeZone };
}

/** Whether a position takes no application. The database judges by the same rule (supabase/migrations, private.closed_on). */
export function isPositionClosed({ isOpen, closesOn, timeZone }: Position, nowMs: number): boolean {
  return !isOpen || (closesOn !== null && isDayOver(closesOn, timeZone, nowMs));
}
