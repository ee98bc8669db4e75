import { getAllCountries, getAllTimezones } from 'countries-and-timezones';
import { ShortNumberInfo, type RegionCode } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { isInlined, inlineEmergencyNumber, inlinedNumbers } from '~/domain/emergency/inlined-number.ts';
import { emergencyNumberAt } from '~/domain/emergency/number-at.ts';
import { emergencyNumbers } from '~/domain/emergency/numbers.ts';

test.each([
  ['911', ['America/New_York', 'America/Indiana/Indianapolis', 'America/Toronto', 'America/Mexico_City']],
  [
    '112',
    ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Paris', 'Europe/Kiev', 'Europe/Oslo', 'Africa/Johannesburg'],
  ],
  ['998', ['Asia/Dubai']],
  ['9999', ['Asia/Muscat']],
  ['999', ['Europe/London']],
  ['192', ['America/Sao_Paulo']],
  ['131', ['America/Santiago']],
  ['119', ['Asia/Tokyo']],
  ['115', ['Asia/Saigon']],
  ['000', ['Australia/Sydney']],
  ['111', ['Pacific/Auckland']],
])('one calls %s in %j', (number, zones) => {
  expect(zones.map(emergencyNumberAt)).toEqual(zones.map(() => number));
});

test.each([
  ...[null, '', 'UTC', 'GMT', 'Etc/UTC', 'Etc/GMT+5', '+05:30', 'EST', 'EST5EDT'],
  ...['Europe', 'Europe/', 'Europe/Nowhere', 'Europe/Par', 'America/Argentina', 'europe/paris', 'toString'],
  'Antarctica/Troll',
  // The sources say different things.
  ...['Asia/Baghdad', 'America/Lima'],
])('%j has no certain number', (zone) => {
  expect(emergencyNumberAt(zone)).toBeNull();
  expect(inlineEmergencyNumber(zone)).toBeNull();
});

test('the inlined numbers agree with the whole table', () => {
  const zones = Object.keys(getAllTimezones({ deprecated: true }));
  const inlined = zones.filter((zone) => inlineEmergencyNumber(zone) !== null);
  expect(inlined.length).toBeGreaterThan(25);
  expect(inlined.filter((zone) => inlineEmergencyNumber(zone) !== emergencyNumberAt(zone))).toEqual([]);
  expect(
    inlinedNumbers.filter((number) => !inlined.some((zone) => inlineEmergencyNumber(zone) === number)),
  ).toEqual([]);
  expect([isInlined('911'), isInlined('999'), isInlined(null)]).toEqual([true, false, false]);
});

test('every time zone of a country with a number has that number, and no other has one', () => {
  const numbers = new Map(emergencyNumbers.map(({ country, number }) => [country, number]));
  const wrong = Object.values(getAllTimezones({ deprecated: true })).filter(
    ({ name, countries: [code = ''] }) => {
      const expected = name.includes('/') ? (numbers.get(code) ?? null) : null;
      return emergencyNumberAt(name) !== expected;
    },
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const ofThisEngine = Intl.supportedValuesOf('timeZone').filter((zone) => emergencyNumberAt(zone) !== null);
  expect(ofThisEngine.length).toBeGreaterThan(350);
});

test('every number is one of libphonenumber too, wherever that is named as a source', () => {
  const shortNumbers = ShortNumberInfo.getInstance();
  const unknown = emergencyNumbers.filter(
    ({ country, number, sources }) =>
      sources.some((source) => source === 'libphonenumber') &&
      // Its types name the regions; ours are codes, which another test holds to the ISO's list.
      !shortNumbers.isEmergencyNumber(number, country as RegionCode),
  );
  expect(unknown).toEqual([]);
});

test('a country has one row, a number and a day', () => {
  const codes = emergencyNumbers.map(({ country }) => country);
  expect(new Set(codes).size).toBe(codes.length);
  const known = new Set([...Object.keys(getAllCountries({ deprecated: true })), 'XK']);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  for (const { country, number, sources, checked } of emergencyNumbers) {
    expect(number, country).toMatch(/^\d{2,5}$/);
    expect(sources.length, country).toBeGreaterThan(0);
    expect(new Date(checked).toISOString().slice(0, 10), country).toBe(checked);
  }
});
