import { expect, test } from 'vitest';
import { emergencyNumberOf } from '../../../../electron/policy/emergency.ts';

/* Which zone and country has which number: domain/emergency. */
test.each([
  ['AE', null, '998'],
  ['IN', 'America/New_York', '112'],
  [null, 'Asia/Kolkata', '112'],
  [null, 'Etc/UTC', null],
  [null, null, null],
] as const)('country %s and time zone %s name %s', (country, timeZone, number) => {
  expect(emergencyNumberOf({ country, timeZone })).toBe(number);
});
