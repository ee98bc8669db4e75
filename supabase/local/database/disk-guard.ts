import { statfs } from 'node:fs/promises';

/** Refuses a write while the disk is too full to take it whole. */
export type DiskGuard = { check(bytes: number): Promise<void> };

/** PostgreSQL stops altogether when its log cannot grow: leave it this much room. */
const reserveBytes = 48 * 1024 * 1024;

/** Carries PostgreSQL's own code for a full disk, and words that an applicant understands. */
export class DiskFullError extends Error {
  readonly code = '53100';
  readonly detail = 'No space left on device';
  readonly hint = 'Check free disk space.';
}

/** How many bytes the disk of a folder has left. */
export async function freeBytes(directory: string): Promise<number> {
  const disk = await statfs(directory);
  return disk.bavail * disk.bsize;
}

/**
 * A guard that asks before each write, so that nothing is half-written.
 *
 * @param measure free bytes; a test gives its own.
 */
export function diskGuard(measure: () => Promise<number>): DiskGuard {
  return {
    check: async (bytes) => {
      if ((await measure()) - bytes >= reserveBytes) return;
      throw new DiskFullError('We cannot store applications right now. Please try again later.');
    },
  };
}
