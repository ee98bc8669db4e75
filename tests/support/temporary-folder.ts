import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

let folder = '';

/** Gives a run of Vitest a temporary folder of its own, which workers and what they start take over. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // For programs that run as another user, as PostgreSQL does.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

/** It goes with all that was left in it. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
