import { expect, test } from 'vitest';
import { emergencyNumberOf } from '../../../../electron/policy/emergency.ts';
import { defaultConfig } from '../../../../electron/policy/config.ts';

test.each([
  ['US', null, '911'],
  ['CA', null, '911'],
  ['MX', null, '911'],
  ['IN', null, '112'],
  ['AE', null, '998'],
  ['IN', 'America/New_York', '112'],
  [null, 'Asia/Kolkata', '112'],
  [null, 'Europe/London', '999'],
  [null, 'Etc/UTC', null],
  [null, null, null],
] as const)('country %s and time zone %s name %s', (country, timeZone, number) => {
  expect(emergencyNumberOf({ country, timeZone })).toBe(number);
});

test('without a config a kiosk names none', () => {
  expect(emergencyNumberOf(defaultConfig)).toBeNull();
});
