import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '../../policy/health.ts';

/** Writes `health.json` whole: whoever reads it meets the old one or the new one, never half of one. */
export function writeHealth(folder: string, health: Health): boolean {
  const file = join(folder, 'health.json');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(health, null, 2)}\n`, { mode: 0o644 });
    renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
