import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pinAttemptsIn } from '../../../../../electron/main-process/pin/pin-attempts.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kiosk-tries-')), 'data', 'pin-tries');

test('a count is there for the next start, and gone after the right PIN', () => {
  const file = newFile();
  expect(pinAttemptsIn(file).read()).toBe(0);
  expect(pinAttemptsIn(file).keep(3)).toBe(true);
  expect(pinAttemptsIn(file).read()).toBe(3);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['pin-tries']);
  expect(pinAttemptsIn(file).keep(0)).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test.each(['', 'none', '-1', '1e9', '12345678'])('a file that says %j gives no free try', (text) => {
  const file = newFile();
  mkdirSync(join(file, '..'));
  writeFileSync(file, text);
  expect(pinAttemptsIn(file).read()).toBe(5);
});

test('what cannot be written is told, what cannot be read gives no free try', () => {
  const file = newFile();
  mkdirSync(file, { recursive: true });
  expect(pinAttemptsIn(file).keep(1)).toBe(false);
  expect(pinAttemptsIn(file).read()).toBe(5);
});
