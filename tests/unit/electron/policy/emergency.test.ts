import { expect, test } from 'vitest';
import { crisisLineOf, emergencyNumberOf } from '../../../../electron/policy/emergency.ts';

/* Which zone and country has which number: domain/emergency. */
test.each([
  ['AE', null, '998', null],
  ['CA', null, '911', '988'],
  ['IN', 'America/New_York', '112', '14416'],
  [null, 'Asia/Kolkata', '112', '14416'],
  [null, 'America/Antigua', '911', null],
  [null, 'Etc/UTC', null, null],
  [null, null, null, null],
] as const)(
  'country %s and time zone %s name %s, and the crisis line %s',
  (country, timeZone, number, line) => {
    expect(emergencyNumberOf({ country, timeZone })).toBe(number);
    expect(crisisLineOf({ country, timeZone })).toBe(line);
  },
);
