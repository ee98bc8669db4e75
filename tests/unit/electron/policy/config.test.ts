import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allowedValues, configJsonSchema, configSchema } from '../../../../electron/policy/config-schema.ts';
import {
  checkConfig,
  configFolder,
  describeProblem,
  lockedDefaults,
} from '../../../../electron/policy/config.ts';
import { brokenLine, fieldLines } from '../../../../electron/policy/json-lines.ts';

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
        'config.json:2: handof is not known. Known here: version, handoff, country, display, idle, timeZone, openingHours, nightlyRestart, supportPhone, supervised.',
      ],
    ],
    ['{"version":1,\n\n"handoff":"fax"}', ['config.json:3: handoff must be "system-browser", "qr", "both".']],
    [
      '{"version":1,"nightlyRestart":"25:00"}',
      ['config.json:1: nightlyRestart must be null, or a time as "HH:MM", from "00:00" to "23:59".'],
    ],
    ['{\n"handoff":"qr"}', ['config.json:1: version must be the number 1.']],
    ['{\n"version": 2}', ['config.json:2: version must be the number 1.']],
    ['[]', ['config.json:1: must be an object.']],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test('the line where a text stops being JSON', () => {
    expect(problems('{\n"version":1,\n,}')[0]).toMatch(/^config\.json:3: This is no JSON/);
    expect(problems('')[0]).toMatch(/^config\.json:1: This is no JSON/);
    expect(problems('{\n"version":1,\n\n')[0]).toMatch(/^config\.json:4: This is no JSON/);
  });
});

test('every gap is filled with a locked default', () => {
  expect(checkConfig('{"version":1}')).toEqual({ ok: true, config: lockedDefaults });
  expect(checkConfig('\uFEFF{"version":1}').ok).toBe(true);
});

test('given values are kept', () => {
  const text = readFileSync('build/linux/config.example.json', 'utf8');
  const check = checkConfig(text);
  expect(check).toMatchObject({
    ok: true,
    config: { handoff: 'qr', display: { diagonalInches: 23.8, index: 0 } },
  });
});

test('no name in the config could loosen a lock', () => {
  const names = Object.keys(configSchema.shape);
  expect(
    names.filter((name) => /url|link|path|switch|dev|debug|allow|permission|command|script/i.test(name)),
  ).toEqual([]);
});

test('every field has words for what it may hold', () => {
  const schema = JSON.stringify(configJsonSchema());
  for (const field of Object.keys(allowedValues).filter((name) => !/\.\d$/.test(name)))
    expect(schema).toContain(`"${field.split('.').at(-1)}"`);
});

test('lines of fields, also in arrays and behind tricky strings', () => {
  const text = '{\n"a": "x{\\"y\\":[",\n"b": {\n"c": [\n"1",\n{"d": 2}]}}';
  expect(Object.fromEntries(fieldLines(text))).toMatchObject({
    a: 2,
    b: 3,
    'b.c': 4,
    'b.c.0': 5,
    'b.c.1': 6,
    'b.c.1.d': 6,
  });
  expect(brokenLine('a\nb\nc', 'at position 2')).toBe(2);
});

test.each([
  ['linux', {}, '/etc/fernwell-kiosk'],
  ['win32', { ProgramData: 'D:\\Data' }, 'D:\\Data\\Fernwell Kiosk'],
  ['win32', {}, 'C:\\ProgramData\\Fernwell Kiosk'],
  ['darwin', {}, '/Library/Application Support/Fernwell Kiosk'],
])('the folder of %s', (platform, env, folder) => {
  expect(configFolder(platform, env)).toBe(folder);
});
