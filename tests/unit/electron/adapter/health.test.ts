import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHealth } from '../../../../electron/adapter/health.ts';
import { writeHealth } from '../../../../electron/adapter/health-file.ts';
import { describeHealth } from '../../../../electron/policy/health.ts';
import { startKiosk } from '../../../../electron/policy/kiosk-machine.ts';
import { fakeDesk } from '../../../support/electron-fakes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the file is there at once and new every minute', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-health-'));
  const desk = fakeDesk();
  const { state } = startKiosk(0);
  const kiosk = {
    runner: { state: () => state, start: () => undefined, dispatch: () => undefined },
    takeBack: () => undefined,
    counters: { handoffs: 2, voices: 3, lastWipeWallClockMs: null },
  };
  const read = () => JSON.parse(readFileSync(join(folder, 'health.json'), 'utf8'));
  startHealth(
    desk,
    { getPath: () => folder, getVersion: () => '0.1.0' },
    { kiosk, denials: { counts: () => ({ window: 1 }) }, config: 'fallback' },
  );
  expect(read()).toMatchObject({
    state: 'wiping',
    uptimeSeconds: 0,
    config: 'fallback',
    blocked: { window: 1 },
    handoffs: 2,
  });
  desk.clock.ms = 60_000;
  vi.advanceTimersByTime(60_000);
  expect(read()).toMatchObject({ uptimeSeconds: 60 });
});

test('a disk that cannot be written to is no fault', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kiosk-health-')), 'a file');
  writeFileSync(file, '');
  const health = describeHealth({
    version: '',
    state: '',
    wipes: 0,
    crashes: 0,
    handoffs: 0,
    blocked: {},
    online: true,
    voices: null,
    config: 'ok',
    memoryMegabytes: 0,
    wallClockMs: 0,
    startedMs: 0,
    nowMs: 0,
    lastWipeWallClockMs: null,
  });
  expect(writeHealth(file, health)).toBe(false);
});
