import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  argumentValue,
  runCheckConfig,
  runSetPin,
} from '../../../../../electron/main-process/config/commands.ts';
import { readConfig, readPin } from '../../../../../electron/main-process/config/config-file.ts';
import { fallbackFor } from '../../../../../electron/policy/config.ts';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import { isRightPin } from '../../../../../electron/policy/pin.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'kiosk-config-'));

function written(text: string, mode = 0o644): string {
  const file = join(newFolder(), 'config.json');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

function inFolder(mode: number): string {
  const file = written('{"version":1}');
  chmodSync(dirname(file), mode);
  return file;
}

function loop(): string {
  const file = join(newFolder(), 'config.json');
  symlinkSync(file, file);
  return file;
}

test('a good file is taken, also through a link', () => {
  const file = written('{"version":1,"handoff":"qr"}');
  const link = join(newFolder(), 'config.json');
  symlinkSync(file, link);
  for (const path of [file, link])
    expect(readConfig(path)).toMatchObject({ state: 'ok', config: { handoff: 'qr' } });
});

test('a missing file is no problem', () => {
  expect(readConfig('/nowhere/config.json')).toEqual({
    config: defaultConfig,
    state: 'missing',
    problems: [],
    warnings: [],
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
    ['in a folder that anybody may write to', inFolder(0o777)],
    ['a link that leads to itself', loop()],
  ])('%s', (_what, file) => {
    const read = readConfig(file);
    expect(read.state).toBe('fallback');
    expect(read.config).toEqual(fallbackFor(null));
    expect(read.problems.length).toBeGreaterThan(0);
  });
});

describe('--check-config', () => {
  const check = (file: string) => {
    const lines: string[] = [];
    return { code: runCheckConfig('/nowhere', file, (line) => void lines.push(line)), lines };
  };
  test('good: 0', () => {
    expect(check(written('{"version":1,"country":"US"}')).code).toBe(0);
  });
  test('broken: 65, with file, line, field and what is allowed', () => {
    const file = written('{\n"version":1,\n"idle":{"seconds":5}}');
    const { code, lines } = check(file);
    expect(code).toBe(65);
    expect(lines[0]).toBe(`${file}:3: idle.seconds: Too small: expected number to be >=30`);
  });
  test('missing: 66', () => {
    expect(check('/nowhere/config.json').code).toBe(66);
  });
});

describe('--set-pin', () => {
  test('writes a hash that fits, and no PIN', () => {
    const folder = join(newFolder(), 'new');
    // Typed once, or twice as at a terminal.
    expect(runSetPin(folder, '4711\n4711\n', () => undefined)).toBe(0);
    expect(runSetPin(folder, ' 4711\n', () => undefined)).toBe(0);
    expect(isRightPin('4711', readPin(folder).hash ?? '')).toBe(true);
    expect(readFileSync(join(folder, 'pin'), 'utf8')).not.toContain('4711');
  });
  test.each(['', '123', '1234567890123', 'abcd', '12 34', '1111', '4711\n4712'])('%j is no PIN', (pin) => {
    const folder = newFolder();
    expect(runSetPin(folder, pin, () => undefined)).toBe(64);
    expect(readPin(folder).hash).toBeNull();
  });
  test('tells the line where it may not write', () => {
    const lines: string[] = [];
    expect(runSetPin(written(''), '4711', (line) => void lines.push(line))).toBe(73);
    expect(lines.at(-1)).toMatch(/^scrypt\$/);
  });
});

describe('a PIN file is held to the same rule', () => {
  const pinIn = (change: (folder: string) => void) => {
    const folder = newFolder();
    runSetPin(folder, '4711', () => undefined);
    change(folder);
    return readPin(folder);
  };
  test.each([
    ['anybody may write to it', (folder: string) => chmodSync(join(folder, 'pin'), 0o646)],
    ['anybody may write to its folder', (folder: string) => chmodSync(folder, 0o777)],
    ['it is a folder', (folder: string) => (rmSync(join(folder, 'pin')), mkdirSync(join(folder, 'pin')))],
    [
      'its link leads to itself',
      (folder: string) => (rmSync(join(folder, 'pin')), symlinkSync('pin', join(folder, 'pin'))),
    ],
  ])('%s: it does not count, and says why', (_why, change) => {
    const { hash, problem } = pinIn(change);
    expect(hash).toBeNull();
    expect(problem).not.toBeNull();
  });
  test.skipIf(process.getuid?.() !== 0)('another user owns it', () => {
    expect(pinIn((folder) => chownSync(join(folder, 'pin'), 12_345, 12_345)).problem).toContain(
      'another user',
    );
    expect(pinIn((folder) => chownSync(folder, 12_345, 12_345)).problem).toContain('another user');
  });
  test('as it was made it counts, also in a folder like /tmp', () => {
    expect(pinIn(() => undefined)).toMatchObject({ problem: null, hash: expect.stringMatching(/^scrypt/) });
    expect(pinIn((folder) => chmodSync(folder, 0o1777)).problem).toBeNull();
  });
  test('a missing one is no problem', () => {
    expect(readPin('/nowhere')).toEqual({ hash: null, problem: null });
  });
});

test('a PIN file that holds something else is none', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pin'), '4711');
  expect(readPin(folder).hash).toBeNull();
});

test('the value of an argument', () => {
  expect(argumentValue(['--config=/x=y'], 'config')).toBe('/x=y');
  expect(argumentValue(['--config', '/x'], 'config')).toBe('/x');
  expect(argumentValue(['--config', '--lang=en'], 'config')).toBeNull();
  expect(argumentValue(['--config'], 'config')).toBeNull();
  expect(argumentValue(['--configure=/x'], 'config')).toBeNull();
});
