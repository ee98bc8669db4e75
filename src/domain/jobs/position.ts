/** Whether a position takes applications, as staff have set it (supabase/migrations, positions). */
export type Position = {
  jobId: string;
  isOpen: boolean;
  /** Last day on which it takes any (UTC, ISO 8601); null when no day is set. */
  closesOn: string | null;
};

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
  const { job_id: jobId, is_open: isOpen, closes_on: closesOn }: Record<string, unknown> = { ...row };
  if (typeof jobId !== 'string' || typeof isOpen !== 'boolean') return null;
  if (closesOn !== null && !(typeof closesOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(closesOn))) return null;
  return { jobId, isOpen, closesOn };
}

/**
 * Whether a position takes no application.
 * @param today a day (UTC, ISO 8601); the closing day itself is still open.
 */
export function isPositionClosed({ isOpen, closesOn }: Position, today: string): boolean {
  return !isOpen || (closesOn !== null && closesOn < today);
}
