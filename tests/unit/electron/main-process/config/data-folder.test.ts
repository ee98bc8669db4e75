import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDataFolder } from '../../../../../electron/main-process/config/data-folder.ts';

/* A folder that cannot be written to, and no folder at all: tests/electron/starts.spec.ts. */

test.each([
  ['new', '', true],
  ['that has no place for logs', 'Electron throws when it cannot make that folder', false],
])('a data folder %s', (_which, fault, isUsual) => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-data-'));
  writeFileSync(join(folder, 'file'), '');
  const paths: Record<string, string> = { userData: join(folder, 'new', 'folder') };
  const found = findDataFolder({
    getPath: (name) => {
      if (name === 'logs' && fault !== '') throw new Error(fault);
      return paths[name] ?? join(folder, name);
    },
    setPath: (name, path) => void (paths[name] = path),
  });
  expect(existsSync(join(folder, 'new', 'folder'))).toBe(true);
  // A log that goes with the run would tell nobody: its lines go to the standard error.
  expect(found.logs).toBe(isUsual ? join(folder, 'logs') : null);
  expect(found.temporary === null).toBe(isUsual);
  if (!isUsual) expect(paths).toMatchObject({ userData: found.temporary, sessionData: found.temporary });
});
