import { expect, test } from 'vitest';
import { statusOf, type Health } from '../../../../electron/policy/health.ts';

const health: Health = {
  name: 'Lobby',
  version: '0.1.0',
  time: '1970-01-01T01:00:00.000Z',
  uptimeSeconds: 61,
  state: 'waiting',
  seen: null,
  outOfService: false,
  lastWipe: null,
  wipes: 2,
  crashes: 1,
  helpersLost: { GPU: 2, Utility: 1 },
  errors: 1,
  handoffs: 3,
  blocked: { window: 2 },
  online: true,
  voices: 4,
  config: 'ok',
  configHash: '0123456789ab',
  display: { diagonalInches: 21.5, widthPx: 1_920, heightPx: 1_080 },
  lastDay: { day: '1969-12-31', visits: 3, touches: 90 },
  country: 'US',
  emergencyNumber: '911',
  memoryMegabytes: 180,
};

test.each<[Partial<Health>, string]>([
  [{}, 'waiting, network, voices 4, wipes 2, hand-offs 3, crashes 1, helpers lost 3, errors 1'],
  [
    {
      seen: false,
      outOfService: true,
      config: 'refused',
      online: false,
      voices: null,
      emergencyNumber: null,
    },
    'waiting, seen on no screen, out of service, config broken, no network, voices unknown, wipes 2, hand-offs 3, crashes 1, helpers lost 3, errors 1, no emergency number: set the country',
  ],
])('the line for systemctl with %j', (changes, line) => {
  expect(statusOf({ ...health, ...changes })).toBe(line);
});
