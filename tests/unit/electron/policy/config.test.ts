import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kioskNames } from '../../../../src/config/kiosk-names.ts';
import { checkConfig, configFolder, describeProblem } from '../../../../electron/policy/config.ts';
import { fallbackFor } from '../../../../electron/policy/config-fallback.ts';
import { configFields, defaultConfig, valueAt } from '../../../../electron/policy/config-values.ts';
import { outlineJson } from '../../../../electron/policy/json-lines.ts';

const problems = (text: string) => {
  const check = checkConfig(text);
  return check.ok ? [] : check.problems.map((problem) => describeProblem('config.json', problem));
};

describe('what --check-config says', () => {
  test.each([
    [
      '{\n  "version": 1,\n  "idle": {\n    "seconds": 10\n  }\n}',
      ['config.json:4: idle.seconds must be a whole number from 30 to 600.'],
    ],
    [
      '{\n  "version": 1,\n  "idle": { "seconds": 120,\n    "countdown": 30 }\n}',
      ['config.json:4: idle.countdown is not known. Known here: seconds, countdownSeconds.'],
    ],
    [
      '{"version":1,\n"handof":"qr"}',
      [
        expect.stringMatching(
          /^config\.json:2: handof is not known\. Known here: version, handoff, country, /,
        ),
      ],
    ],
    ['{"version":1,\n\n"handoff":"fax"}', ['config.json:3: handoff must be "system-browser", "qr", "both".']],
    [
      '{"version":1,"nightlyRestart":"25:00"}',
      ['config.json:1: nightlyRestart must be null, or a time as "HH:MM", from "00:00" to "23:59".'],
    ],
    ['{\n"handoff":"qr"}', ['config.json:1: version must be the number 1.']],
    ['{\n"version": 2}', ['config.json:2: version must be the number 1.']],
    ['[]', [expect.stringMatching(/^config\.json:1: must be an object with version, handoff, country, /)]],
    [
      '{"version":1,"display":7}',
      [expect.stringMatching(/^config\.json:1: display must be an object with index, /)],
    ],
    [
      '{"version":1,\n"supportPhone":{"dial":"911",\n"display":"911"}}',
      ['config.json:2: supportPhone.dial must be a number as "+" and 7 to 15 digits.'],
    ],
    [
      '{"version":1,"openingHours":{"mon":["8:00","18:00"]}}',
      [
        'config.json:1: openingHours.sun must be null when closed, or two times, such as ["08:00", "18:00"].',
        'config.json:1: openingHours.mon.0 must be a time as "HH:MM", from "00:00" to "23:59".',
        ...['tue', 'wed', 'thu', 'fri', 'sat'].map(
          (day) =>
            `config.json:1: openingHours.${day} must be null when closed, or two times, such as ["08:00", "18:00"].`,
        ),
      ],
    ],
    [
      '{"version":1,"timeZone":"Mars/Base","supervised":1}',
      [
        'config.json:1: timeZone must be null, or the IANA name of a time zone, such as "America/New_York".',
        'config.json:1: supervised must be true or false.',
      ],
    ],
    [
      '{"version":1,"languages":["en",\n"tlh"]}',
      ['config.json:2: languages.1 must be "en", "es", "fr", "hi", "ar".'],
    ],
    ...['[]', '["en","en"]', '"en"'].map((languages): [string, string[]] => [
      `{"version":1,"languages":${languages}}`,
      [
        'config.json:1: languages must be null, or a list of some of "en", "es", "fr", "hi", "ar", each once.',
      ],
    ]),
    ['{"version":1,\n"handoff":"both",\n"handoff":"qr"}', ['config.json:3: handoff is there twice.']],
    [
      '{"version":1,\n"idle":{"seconds":30,\n"seconds":600}}',
      ['config.json:3: idle.seconds is there twice.'],
    ],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test('the line where a text stops being JSON', () => {
    expect(problems('{\n"version":1,\n,}')[0]).toMatch(/^config\.json:3: This is no JSON/);
    expect(problems('')[0]).toMatch(/^config\.json:1: This is no JSON/);
    expect(problems('{\n"version":1,\n\n')[0]).toMatch(/^config\.json:4: This is no JSON/);
    expect(problems('{\n"version": 1,\n// ours\n"handoff": "qr"\n\n}')[0]).toMatch(
      /^config\.json:3: This is no/,
    );
    expect(problems('{\n"version": 1\n"handoff": "qr"\n\n}')[0]).toMatch(/^config\.json:3: This is no JSON/);
  });
});

test('every gap is filled with a locked default', () => {
  expect(checkConfig('{"version":1,"country":"US"}')).toEqual({
    ok: true,
    config: { ...defaultConfig, country: 'US' },
    doubts: [],
  });
  expect(checkConfig('\uFEFF{"version":1}').ok).toBe(true);
});

test('given values are kept', () => {
  const text = readFileSync('build/linux/config.example.json', 'utf8');
  const check = checkConfig(text);
  expect(check).toMatchObject({
    ok: true,
    config: { handoff: 'both', display: { diagonalInches: 23.8, index: 0 } },
  });
});

describe('every field', () => {
  const fields = configFields().map(({ path, facts }) => ({ path, facts, name: path.join('.') }));

  test.each(fields)('$name could loosen no lock, and has its words', ({ name, facts }) => {
    expect(name).not.toMatch(/url|link|path|switch|dev|debug|allow|permission|command|script/i);
    expect(facts.sets).toMatch(/^[A-Z].{10,}/);
  });

  test.each(fields)('$name means something where it holds null', ({ path, facts }) => {
    const values = [valueAt(defaultConfig, path), 'strictest' in facts ? facts.strictest : 0];
    if (values.includes(null)) expect(facts.nothing).toBeTypeOf('string');
  });

  test.each(fields)('$name holds its own default and fallback', ({ path }) => {
    for (const config of [defaultConfig, fallbackFor(null)]) {
      expect(checkConfig(JSON.stringify(config))).toMatchObject({ ok: true, config });
      expect(valueAt(config, path)).toBeDefined();
    }
  });
});

test('lines of fields, also in arrays and behind tricky strings', () => {
  const text = '{\n"a": "x{\\"y\\":[",\n"b": {\n"c": [\n"1",\n{"d": 2}]}}';
  expect(Object.fromEntries(outlineJson(text).lines)).toMatchObject({
    a: 2,
    b: 3,
    'b.c': 4,
    'b.c.0': 5,
    'b.c.1': 6,
    'b.c.1.d': 6,
  });
});

test.each([
  ['linux', {}, `/etc/${kioskNames.package}`],
  ['win32', { ProgramData: 'D:\\Data' }, `D:\\Data\\${kioskNames.product}`],
  ['win32', {}, `C:\\ProgramData\\${kioskNames.product}`],
  ['darwin', {}, `/Library/Application Support/${kioskNames.product}`],
])('the folder of %s', (platform, env, folder) => {
  expect(configFolder(platform, env)).toBe(folder);
});

test('without a config a kiosk hands on by browser and code', () => {
  expect(defaultConfig.handoff).toBe('both');
});

describe('what is hardly meant', () => {
  const week = (mon: unknown, tue: unknown = null) =>
    JSON.stringify({ sun: null, mon, tue, wed: null, thu: null, fri: null, sat: null });
  const doubts = (fields: string, place = '"country":"US"') => {
    const check = checkConfig(`{"version":1,${place},\n${fields}}`);
    return check.ok ? check.doubts.map((doubt) => describeProblem('config.json', doubt)) : ['broken'];
  };
  test.each([
    [`"openingHours":${week(['08:00', '18:00'], ['08:00', '18:00'])}`, []],
    [`"openingHours":${week(['20:00', '02:00'], ['08:00', '18:00'])}`, []],
    [
      `"nightlyRestart":null,"openingHours":${week(['18:00', '08:00'])}`,
      ['config.json:2: openingHours.mon goes on through the night. Are the two times the wrong way round?'],
    ],
    [
      `"nightlyRestart":null,"openingHours":${week(['08:00', '08:00'])}`,
      ['config.json:2: openingHours.mon begins and ends at the same time. A closed day is null.'],
    ],
    [
      `"nightlyRestart":null,"openingHours":${week(['20:00', '07:00'], ['06:00', '18:00'])}`,
      ['config.json:2: openingHours.mon ends after openingHours.tue has begun.'],
    ],
    [
      `"nightlyRestart":"12:00","openingHours":${week(['08:00', '18:00'])}`,
      ['config.json:2: nightlyRestart lies within the opening hours.'],
    ],
    [`"nightlyRestart":"18:00","openingHours":${week(['08:00', '18:00'])}`, []],
    [`"nightlyRestart":"12:00"`, []],
    [
      `"supportPhone":{"dial":"+18005550199","display":"1-800-555-0199"}`,
      ['config.json:2: supportPhone.dial is a placeholder: an invented number, which nobody answers.'],
    ],
    [`"supportPhone":{"dial":"+18005550200","display":"1-800-555-0200"}`, []],
  ])('%s', (fields, expected) => expect(doubts(fields)).toEqual(expected));

  const unplaced =
    "config.json:1: country is not set: the screen names no emergency number, but 'your local emergency number'.";
  test.each([
    ['"country":null', [unplaced]],
    ['"timeZone":null', [unplaced]],
    ['"timeZone":"Etc/UTC"', [unplaced]],
    ['"timeZone":"Asia/Kolkata"', []],
    ['"country":"AE"', []],
  ])('a place of %s', (place, expected) => expect(doubts('"supervised":true', place)).toEqual(expected));
});

describe('a broken config', () => {
  const strictest = fallbackFor(null);

  test.each([
    ['handoff', 'qr'],
    ['country', null],
    ['idle', { seconds: 30, countdownSeconds: 20 }],
    ['openingHours', null],
    ['nightlyRestart', '03:30'],
    ['supportPhone', null],
    ['supervised', false],
  ])('has the strictest value of %s', (field, value) => {
    const given = '{"version":1,"handof":"both","handoff":"both","idle":{"seconds":600},"supervised":true}';
    expect(valueAt(fallbackFor(given), [field])).toEqual(value);
  });

  test('keeps what it says rightly about the place, and nothing else', () => {
    const kept = fallbackFor(
      '{"version":1,"country":"IN","languages":["hi","en"],"timeZone":"Asia/Kolkata","display":{"index":1,"diagonalInches":0},"handoff":"both","x":1}',
    );
    expect(kept).toEqual({
      ...strictest,
      country: 'IN',
      languages: ['hi', 'en'],
      timeZone: 'Asia/Kolkata',
      display: { ...strictest.display, index: 1 },
    });
  });

  test.each([
    ['it is no JSON', '{"country":"IN"'],
    ['it is no object', '"IN"'],
    ['it is nothing', 'null'],
    ['its facts are wrong', '{"country":"XX","timeZone":7,"display":[]}'],
    ['its names are inherited ones', '{"__proto__":{"country":"IN"},"display":{"__proto__":{"index":3}}}'],
  ])('nothing of it counts, because %s', (_why, text) => {
    expect(fallbackFor(text)).toEqual(strictest);
  });
});
