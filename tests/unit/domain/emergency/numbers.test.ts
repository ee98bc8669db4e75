import { getAllCountries, getAllTimezones } from 'countries-and-timezones';
import { ShortNumberInfo, type RegionCode } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { isInlined, inlineEmergencyNumber, inlinedNumbers } from '~/domain/emergency/inlined-number.ts';
import { needsInterpreter } from '~/domain/emergency/crisis-language.ts';
import { crisisLineAt } from '~/domain/emergency/crisis-line-at.ts';
import { crisisLines } from '~/domain/emergency/crisis-lines.ts';
import { emergencyNumberAt } from '~/domain/emergency/number-at.ts';
import { emergencyNumbers } from '~/domain/emergency/numbers.ts';
import { languages } from '~/domain/language.ts';

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

test.each([
  ['988', ['America/New_York', 'America/Detroit', 'Pacific/Honolulu', 'America/Toronto', 'America/St_Johns']],
  ['800\u00A0911\u00A02000', ['America/Mexico_City', 'America/Tijuana', 'America/Cancun']],
  ['14416', ['Asia/Kolkata', 'Asia/Calcutta']],
  // Where the emergency number is 911 too, and where no line is sure to answer at night.
  [null, ['America/Antigua', 'America/Puerto_Rico', 'Asia/Dubai', 'Europe/London', 'Etc/UTC', null]],
])('the crisis line is %s in %j', (line, zones) => {
  expect(zones.map(crisisLineAt)).toEqual(zones.map(() => line));
});

test.each([
  ['988', ['hi', 'ar']],
  // They offer a language of these readers, or nothing is known of interpreters.
  ['14416', []],
  ['800\u00A0911\u00A02000', []],
] as const)('at %s one asks for an interpreter who reads %j', (line, expected) => {
  expect(languages.filter((language) => needsInterpreter(line, language))).toEqual(expected);
});

test.each([
  ['emergency number', emergencyNumbers, emergencyNumberAt],
  ['crisis line', crisisLines, crisisLineAt],
])('every time zone of a country with an %s has that one, and no other has one', (_what, rows, at) => {
  const numbers = new Map(rows.map(({ country, number }) => [country, number]));
  const wrong = Object.values(getAllTimezones({ deprecated: true })).filter(
    ({ name, countries: [code = ''] }) => {
      const expected = name.includes('/') ? (numbers.get(code) ?? null) : null;
      return at(name) !== expected;
    },
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('most time zones have an emergency number', () => {
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

test.each([
  [emergencyNumbers, /^\d{2,5}$/, 1],
  [crisisLines, /^(?:\d{3,5}|\d{3}\u00A0\d{3}\u00A0\d{4})$/, 2],
])('a country has one row, a number, its sources and a day', (rows, form, fewestSources) => {
  const codes = rows.map(({ country }) => country);
  expect(new Set(codes).size).toBe(codes.length);
  const known = new Set([...Object.keys(getAllCountries({ deprecated: true })), 'XK']);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
  for (const { country, number, sources, checked } of rows) {
    expect(number, country).toMatch(form);
    expect(new Set(sources).size, country).toBeGreaterThanOrEqual(fewestSources);
    expect(new Date(checked).toISOString().slice(0, 10), country).toBe(checked);
  }
});
