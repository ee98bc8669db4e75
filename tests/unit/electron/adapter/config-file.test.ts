import { chmodSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { argumentValue, runCheckConfig, runSetPin } from '../../../../electron/adapter/commands.ts';
import { readConfig, readPinHash } from '../../../../electron/adapter/config-file.ts';
import { lockedDefaults } from '../../../../electron/policy/config.ts';
import { isRightPin } from '../../../../electron/policy/pin.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'kiosk-config-'));

function written(text: string, mode = 0o644): string {
  const file = join(newFolder(), 'config.json');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

function loop(): string {
  const link = join(newFolder(), 'config.json');
  symlinkSync(link, link);
  return link;
}

test('a good file is taken, also through a link', () => {
  const file = written('{"version":1,"handoff":"qr"}');
  const link = join(newFolder(), 'config.json');
  symlinkSync(file, link);
  for (const path of [file, link])
    expect(readConfig(path)).toMatchObject({ state: 'ok', config: { handoff: 'qr' } });
});

test('no file is no fault', () => {
  expect(readConfig('/nowhere/config.json')).toEqual({
    config: lockedDefaults,
    state: 'missing',
    problems: [],
  });
});

describe('a file that must not be trusted counts as broken', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'config.json'));
  test.each([
    ['no JSON', written('{')],
    ['unknown names', written('{"version":1,"devtools":true}')],
    ['10 MB', written('x'.repeat(10_000_000))],
    ['writable for all', written('{"version":1}', 0o646)],
    ['a folder', join(folder, 'config.json')],
    ['a link to itself', loop()],
  ])('%s', (_what, file) => {
    const read = readConfig(file);
    expect(read.state).toBe('fallback');
    expect(read.config).toBe(lockedDefaults);
    expect(read.problems.length).toBeGreaterThan(0);
  });
});

describe('--check-config', () => {
  const check = (file: string) => {
    const lines: string[] = [];
    return { code: runCheckConfig('/nowhere', file, (line) => void lines.push(line)), lines };
  };
  test('good: 0', () => {
    expect(check(written('{"version":1}')).code).toBe(0);
  });
  test('broken: 65, with file, line, field and what is allowed', () => {
    const file = written('{\n"version":1,\n"idle":{"seconds":5}}');
    const { code, lines } = check(file);
    expect(code).toBe(65);
    expect(lines[0]).toBe(`${file}:3: idle.seconds must be a whole number from 30 to 600.`);
  });
  test('missing: 66', () => {
    expect(check('/nowhere/config.json').code).toBe(66);
  });
});

describe('--set-pin', () => {
  test('writes a hash that fits, and no PIN', () => {
    const folder = join(newFolder(), 'new');
    expect(runSetPin(folder, ' 4711\n', () => undefined)).toBe(0);
    expect(isRightPin('4711', readPinHash(folder) ?? '')).toBe(true);
    expect(readFileSync(join(folder, 'pin'), 'utf8')).not.toContain('4711');
  });
  test.each(['', '123', '1234567890123', 'abcd', '12 34'])('%j is no PIN', (pin) => {
    const folder = newFolder();
    expect(runSetPin(folder, pin, () => undefined)).toBe(64);
    expect(readPinHash(folder)).toBeNull();
  });
  test('tells the line where it may not write', () => {
    const lines: string[] = [];
    expect(runSetPin(written(''), '4711', (line) => void lines.push(line))).toBe(73);
    expect(lines.at(-1)).toMatch(/^scrypt\$/);
  });
});

test('a PIN file that holds something else is none', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pin'), '4711');
  expect(readPinHash(folder)).toBeNull();
});

test('the value of an argument', () => {
  expect(argumentValue(['--config=/x=y'], 'config')).toBe('/x=y');
  expect(argumentValue(['--configure=/x'], 'config')).toBeNull();
});
