import { expect, test } from 'vitest';
import { countBlocked, describeHealth, statusOf } from '../../../../electron/policy/health.ts';

test('numbers and known names only', () => {
  const health = describeHealth({
    version: '0.1.0',
    wallClockMs: 3_600_000,
    startedMs: 500,
    nowMs: 61_700,
    state: 'waiting',
    seen: true,
    lastWipeWallClockMs: 0,
    wipes: 2,
    crashes: 1,
    helpersLost: { GPU: 2 },
    errors: 1,
    handoffs: 3,
    blocked: countBlocked(countBlocked({}, 'window'), 'window'),
    online: true,
    voices: 4,
    config: 'ok',
    country: 'US',
    emergencyNumber: '911',
    memoryMegabytes: 180,
  });
  expect(health).toEqual({
    version: '0.1.0',
    time: '1970-01-01T01:00:00.000Z',
    uptimeSeconds: 61,
    state: 'waiting',
    seen: true,
    lastWipe: '1970-01-01T00:00:00.000Z',
    wipes: 2,
    crashes: 1,
    helpersLost: { GPU: 2 },
    errors: 1,
    handoffs: 3,
    blocked: { window: 2 },
    online: true,
    voices: 4,
    config: 'ok',
    country: 'US',
    emergencyNumber: '911',
    memoryMegabytes: 180,
  });
  expect(statusOf(health)).toBe(
    'waiting, network, voices 4, wipes 2, hand-offs 3, crashes 1, helpers lost 2, errors 1',
  );
  expect(statusOf({ ...health, seen: false })).toMatch(/^waiting, seen on no screen, network/);
  expect(statusOf({ ...health, emergencyNumber: null })).toMatch(
    /errors 1, no emergency number: set the country$/,
  );
});
