import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceFlagIn } from '../../../../electron/main-process/service-flag.ts';

test('out of service is kept for the next start, until it is taken back', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kiosk-service-')), 'data', 'out-of-service');
  expect(serviceFlagIn(file).isOut()).toBe(false);
  expect(serviceFlagIn(file).keep(true)).toBe(true);
  expect(serviceFlagIn(file).isOut()).toBe(true);
  expect(serviceFlagIn(file).keep(false)).toBe(true);
  expect(serviceFlagIn(file).isOut()).toBe(false);
});

test('where it cannot be kept, that is told', () => {
  expect(serviceFlagIn('/dev/null/out-of-service').keep(true)).toBe(false);
});
