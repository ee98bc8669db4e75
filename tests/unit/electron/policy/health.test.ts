import { expect, test } from 'vitest';
import { statusOf, type Health } from '../../../../electron/policy/health.ts';
import { sampleHealth } from '../../../support/sample-health.ts';

test.each<[Partial<Health>, string]>([
  [{}, 'waiting, network, voices 4, wipes 2, hand-offs 3, crashes 1, helpers lost 3, errors 1'],
  [
    {
      seen: false,
      noRoom: true,
      outOfService: true,
      config: 'refused',
      online: false,
      voices: null,
      emergencyNumber: null,
    },
    'waiting, seen on no screen, no room on the screen, out of service, config broken, no network, voices unknown, wipes 2, hand-offs 3, crashes 1, helpers lost 3, errors 1, no emergency number: set the country',
  ],
])('the line for systemctl with %j', (changes, line) => {
  expect(statusOf({ ...sampleHealth, seen: null, ...changes })).toBe(line);
});
