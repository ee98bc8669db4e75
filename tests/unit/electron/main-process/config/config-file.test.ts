import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
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
import { defaultConfig, fallbackFor } from '../../../../../electron/policy/config.ts';
import { hashPin } from '../../../../../electron/policy/pin.ts';

/* The commands as an operator calls them: tests/commands/kiosk-operator.test.ts. */

const newFolder = () => mkdtempSync(join(tmpdir(), 'kiosk-config-'));
const silent = () => undefined;

/** Hashing takes its time on purpose. */
const pinLine = hashPin('4711');

/** A folder with a good config and a good PIN. */
function configured() {
  const folder = join(newFolder(), 'kiosk');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'config.json'), '{"version":1,"handoff":"qr"}', { mode: 0o644 });
  writeFileSync(join(folder, 'pin'), pinLine, { mode: 0o600 });
  return folder;
}

const files = ['config.json', 'pin'] as const;

describe.each(files)('the file %s', (name) => {
  /** Why it is refused; null when it counts. */
  const problemIn = (folder: string) => {
    if (name === 'pin') {
      const { hash, problem } = readPin(folder);
      expect(hash === null).toBe(problem !== null);
      return problem;
    }
    const { state, config, problems } = readConfig(join(folder, name));
    expect(config).toEqual(state === 'ok' ? { ...defaultConfig, handoff: 'qr' } : fallbackFor(null));
    return problems[0]?.message ?? null;
  };
  /** The file behind a link to a link to its folder: in each folder lies one. */
  const movedBehindLinks = (file: string, ...modes: [number, number]) => {
    const [first, second, last] = [newFolder(), newFolder(), newFolder()];
    renameSync(file, join(last, name));
    symlinkSync(last, join(second, 'on'));
    symlinkSync(join(second, 'on', name), join(first, 'there'));
    symlinkSync(join(first, 'there'), file);
    for (const [at, folder] of [first, second].entries()) chmodSync(folder, modes[at] ?? 0o755);
  };
  const replaced = (file: string, make: (file: string) => void) => (rmSync(file), make(file));

  test.each<[string, (file: string, folder: string) => void]>([
    ['anybody may write to it', (file) => chmodSync(file, 0o646)],
    ['a group may write to it', (file) => chmodSync(file, 0o664)],
    ['anybody may write to its folder', (_file, folder) => chmodSync(folder, 0o777)],
    ['a group may write to its folder', (_file, folder) => chmodSync(folder, 0o775)],
    ['anybody may write to a folder above', (_file, folder) => chmodSync(dirname(folder), 0o757)],
    ['a group may write to a folder above', (_file, folder) => chmodSync(dirname(folder), 0o775)],
    ['a group may write where its link lies', (file) => movedBehindLinks(file, 0o775, 0o755)],
    ['a group may write where a link of its link lies', (file) => movedBehindLinks(file, 0o755, 0o775)],
    ['it is a folder', (file) => replaced(file, mkdirSync)],
    ['its link leads to itself', (file) => replaced(file, () => symlinkSync(name, file))],
    ['it holds something else', (file) => writeFileSync(file, '4711')],
    ['it is 10 MB long', (file) => writeFileSync(file, 'x'.repeat(10_000_000))],
  ])('does not count when %s', (_why, change) => {
    const folder = configured();
    change(join(folder, name), folder);
    expect(problemIn(folder)).not.toBeNull();
  });

  test.skipIf(process.getuid?.() !== 0)('does not count when another user owns it or its folder', () => {
    for (const path of [name, '.', '..']) {
      const folder = configured();
      chownSync(join(folder, path), 12_345, 12_345);
      expect(problemIn(folder)).toContain('another user');
    }
  });

  test.skipIf(process.getuid?.() !== 0)(
    'names the folder whose link is another user’s, in a folder like /tmp',
    () => {
      const folder = configured();
      const shared = newFolder();
      chmodSync(shared, 0o1777);
      symlinkSync(folder, join(shared, 'kiosk'));
      expect(problemIn(join(shared, 'kiosk'))).toBeNull();
      lchownSync(join(shared, 'kiosk'), 12_345, 12_345);
      expect(problemIn(join(shared, 'kiosk'))).toBe(
        `${join(shared, 'kiosk')} belongs to another user: chown root.`,
      );
    },
  );

  test('counts as it was made, in a folder like /tmp, and through a link', () => {
    const folder = configured();
    expect(problemIn(folder)).toBeNull();
    chmodSync(folder, 0o1777);
    expect(problemIn(folder)).toBeNull();
    const other = newFolder();
    symlinkSync(join(folder, name), join(other, name));
    expect(problemIn(other)).toBeNull();
  });
});

test('files that are not there are no problem', () => {
  expect(readConfig('/nowhere/config.json')).toMatchObject({ config: defaultConfig, state: 'missing' });
  expect(readPin('/nowhere')).toEqual({ hash: null, problem: null });
});

test('--check-config of a file that is not there gives 66', () => {
  const lines: string[] = [];
  expect(runCheckConfig(newFolder(), {}, (line) => void lines.push(line))).toBe(66);
  expect(lines[0]).toContain('no such file');
});

test.each([
  [21.5, 60, '1920x1080', 0, 'text sizes 1 to 3 of 4'],
  [43, 100, '3840x2160', 0, 'text sizes 1 to 3 of 4'],
  [15.6, 60, '1366x768', 0, 'tight, room on every screen for text sizes 1 to 1'],
  [10.1, 38, '1024x600', 65, 'no room for even the smallest text'],
  [10.1, 38, '1280x800', 0, 'tight'],
  [21.5, 60, '1920', 64, 'Usage'],
])('--check-config of %d inches at %d cm with --pixels=%s gives %d: %s', (inches, cm, pixels, code, said) => {
  const folder = newFolder();
  const display = { diagonalInches: inches, viewingDistanceCm: cm };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ version: 1, country: 'US', display }));
  const lines: string[] = [];
  expect(runCheckConfig(folder, { pixels }, (line) => void lines.push(line))).toBe(code);
  expect(lines.join('\n')).toContain(said);
});

describe('--set-pin', () => {
  test('makes a file that counts of one that others may write to', () => {
    const folder = configured();
    chmodSync(join(folder, 'pin'), 0o666);
    expect(runSetPin(folder, '4711', silent)).toBe(0);
    expect(readPin(folder).problem).toBeNull();
  });

  test('keeps no PIN, whether it was typed once or twice', () => {
    const folder = join(newFolder(), 'new');
    for (const typed of [' 4711\n', '4711\n4711\n']) expect(runSetPin(folder, typed, silent)).toBe(0);
    expect(readFileSync(join(folder, 'pin'), 'utf8')).not.toContain('4711');
  });

  test.each(['', '123', '1234567890123', 'abcd', '12 34', '1111', '4711\n4712', null])(
    '%j is no PIN',
    (pin) => {
      const folder = newFolder();
      expect(runSetPin(folder, pin, silent)).toBe(64);
      expect(readPin(folder).hash).toBeNull();
    },
  );

  test('tells the line where it may not write', () => {
    const lines: string[] = [];
    expect(runSetPin(join(configured(), 'pin'), '4711', (line) => void lines.push(line))).toBe(73);
    expect(lines.at(-1)).toMatch(/^scrypt\$/);
  });
});

test.each([
  [['--config=/x=y'], '/x=y'],
  [['--config', '/x'], '/x'],
  [['--config', '--lang=en'], null],
  [['--config'], null],
  [['--configure=/x'], null],
])('the file in %j is %j', (argv, file) => expect(argumentValue(argv, 'config')).toBe(file));
