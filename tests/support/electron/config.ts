import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surroundings } from './program.ts';

/**
 * Writes a config into a run's home.
 * @param fields what it says besides its version. It is always supervised: no test wants the kiosk to start itself again.
 * @returns the word that gives it to the program.
 */
export function configWord({ home }: Pick<Surroundings, 'home'>, fields: object = {}): string {
  const file = join(home, 'config.json');
  writeFileSync(file, JSON.stringify({ version: 1, supervised: true, ...fields }), { mode: 0o644 });
  return `--config=${file}`;
}
