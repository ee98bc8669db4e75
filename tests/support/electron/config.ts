import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes a config that a user other than root may read; it goes with the tests' process.
 * @param fields what it says besides its version. It is always supervised: no test wants the kiosk to start itself again.
 * @returns the word that gives it to the program.
 */
export function configWord(fields: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-config-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ version: 1, supervised: true, ...fields }), { mode: 0o644 });
  return `--config=${file}`;
}
