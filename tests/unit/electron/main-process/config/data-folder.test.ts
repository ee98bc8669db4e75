import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { kioskNames } from '../../../../../src/config/kiosk-names.ts';
import { findDataFolder } from '../../../../../electron/main-process/config/data-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

/** An `app` whose data folder is the given one; like Electron's own it throws when the folder of logs cannot be made. */
function program(userData: string, fails = false) {
  const paths: Record<string, string> = { userData, logs: join(userData, 'logs') };
  return {
    paths,
    getPath: (name: string) => {
      if (fails && name === 'logs') throw new Error("Failed to get 'logs' path");
      return paths[name] ?? '';
    },
    setPath: (name: string, path: string) => void (paths[name] = path),
  };
}

test('the usual folder is made and taken', () => {
  const usual = join(mkdtempSync(join(tmpdir(), 'kiosk-data-')), 'new', 'folder');
  expect(findDataFolder(program(usual))).toMatchObject({ logs: join(usual, 'logs'), temporary: null });
  expect(existsSync(usual)).toBe(true);
});

test.each([
  ['cannot be made', (file: string) => program(join(file, 'below'))],
  ['has no place for logs', (file: string) => program(join(file, '..', 'fine'), true)],
])('a data folder that %s is replaced for this run', (_what, make) => {
  const file = join(mkdtempSync(join(tmpdir(), 'kiosk-data-')), 'file');
  writeFileSync(file, '');
  const given = make(file);
  const found = findDataFolder(given);
  expect(found.temporary).toContain(`${kioskNames.package}-`);
  expect(given.paths).toMatchObject({ userData: found.temporary, sessionData: found.temporary });
  // A log that goes with the run would tell nobody: its lines go to the standard error.
  expect(found.logs).toBeNull();
});

test('without any place at all it says so', () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  expect(findDataFolder(program('/dev/null/below'))).toEqual({
    isWritable: false,
    logs: null,
    temporary: null,
  });
});
