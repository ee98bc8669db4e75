import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KioskState } from '../../../../electron/policy/kiosk-machine.ts';
import { describeHealth } from '../../../../electron/policy/health.ts';
import { startKiosk } from '../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';

const told: string[] = [];
vi.mock('electron', () => ({}));
vi.mock('node:child_process', () => ({
  execFile: (program: string, words: readonly string[]) => void told.push([program, ...words].join(' ')),
}));
const { startHealth } = await import('../../../../electron/main-process/health.ts');
const { writeHealth } = await import('../../../../electron/main-process/logging/health-file.ts');

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-health-'));
  const context = fakeContext();
  let state: KioskState = startKiosk(0).state;
  const kiosk = {
    runner: { state: () => state, start: () => undefined, dispatch: () => undefined },
    regainFocus: () => undefined,
    counters: { handoffs: 2, voices: 3, helpersLost: {}, errors: 0, lastWipeWallClockMs: null },
  };
  const lastSteps: (() => void)[] = [];
  startHealth(
    context,
    { getPath: () => folder, getVersion: () => '0.1.0' },
    { kiosk, denials: { counts: () => ({ window: 1 }) }, config: 'fallback' },
    { before: (step) => void lastSteps.push(step) },
  );
  return {
    kiosk,
    read: () => JSON.parse(readFileSync(join(folder, 'health.json'), 'utf8')),
    change: (changes: Partial<KioskState>) => void (state = { ...state, ...changes }),
    pass(ms: number) {
      context.clock.ms += ms;
      vi.advanceTimersByTime(ms);
    },
    end: () => lastSteps.forEach((step) => step()),
  };
}

describe('the file', () => {
  test('is there at once and new every minute', () => {
    const { read, pass } = watched();
    expect(read()).toMatchObject({
      state: 'wiping',
      uptimeSeconds: 0,
      config: 'fallback',
      blocked: { window: 1 },
      handoffs: 2,
    });
    pass(59_500);
    expect(read().uptimeSeconds).toBe(0);
    pass(500);
    expect(read().uptimeSeconds).toBe(60);
  });

  test('follows the state, the counts and the network within a second', () => {
    const { kiosk, read, change, pass } = watched();
    change({ page: { stage: 'opening', sinceMs: 0 } });
    pass(500);
    expect(read()).toMatchObject({ state: 'opening', uptimeSeconds: 0 });
    change({ page: { stage: 'open', sinceMs: 0, beatMs: 0 }, visit: { phase: 'waiting', sinceMs: 0 } });
    pass(500);
    expect(read().state).toBe('waiting');
    kiosk.counters.voices = 13_362;
    pass(500);
    expect(read().voices).toBe(13_362);
  });

  test('says that the kiosk has no place without a config', () => {
    expect(watched().read()).toMatchObject({ country: null, emergencyNumber: null });
  });

  test('says at the end that the kiosk was stopped', () => {
    const { read, end } = watched();
    end();
    expect(read().state).toBe('stopped');
  });
});

test('systemd is told each state once, where it listens', () => {
  vi.stubEnv('NOTIFY_SOCKET', '/run/x');
  const { change, pass } = watched();
  pass(1_000);
  change({ page: { stage: 'fallback', retryAtMs: 0 } });
  pass(1_000);
  const rest =
    'network, voices 3, wipes 0, hand-offs 2, crashes 0, helpers lost 0, errors 0, no emergency number: set the country';
  expect(told).toEqual([`systemd-notify STATUS=wiping, ${rest}`, `systemd-notify STATUS=fallback, ${rest}`]);
});

test('a disk that cannot be written to is no fault', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kiosk-health-')), 'a file');
  writeFileSync(file, '');
  const health = describeHealth({
    version: '',
    state: '',
    wipes: 0,
    crashes: 0,
    helpersLost: {},
    errors: 0,
    handoffs: 0,
    blocked: {},
    online: true,
    voices: null,
    config: 'ok',
    country: null,
    emergencyNumber: null,
    memoryMegabytes: 0,
    wallClockMs: 0,
    startedMs: 0,
    nowMs: 0,
    lastWipeWallClockMs: null,
  });
  expect(writeHealth(file, health)).toBe(false);
});
