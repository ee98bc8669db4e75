import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRightPin } from '../../electron/policy/pin.ts';

/* The operator's command line as it is called: by the project's own Node. */

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function run(words: readonly string[], input = '') {
  const program = [join(import.meta.dirname, '../../electron/cli.ts'), ...words];
  const { status, stdout } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    input,
    timeout: 10_000,
  });
  return { code: status, output: stdout };
}

function config(text: string): string {
  const file = join(newFolder(), 'config.json');
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}

test.each([
  ['with an equals sign', (file: string) => [`--config=${file}`]],
  ['with a space', (file: string) => ['--config', file]],
])('a file given %s is the one that is checked', (_how, words) => {
  const { code, output } = run(['check-config', ...words(config('{"version":2}'))]);
  expect(output).toMatch(/:1: version: /);
  expect(code).toBe(65);
  expect(run(['check-config', ...words(config('{"version":1,"country":"CA"}'))]).code).toBe(0);
});

test('the example that is shipped is good, and hands over to phones alone, as its compositor needs', () => {
  const example = readFileSync('build/linux/config.example.json', 'utf8');
  const { code, output } = run(['check-config', '--config', config(example)]);
  expect(output).toMatch(/^\S+: good\.\n$/);
  expect(code).toBe(0);
  expect(JSON.parse(example)).toMatchObject({ handoff: 'qr' });
});

test('what is probably not meant is named, and fails the check', () => {
  const fields = '"supportPhone":{"dial":"+18005550199","display":"1-800-555-0199"}';
  const { code, output } = run([
    'check-config',
    '--config',
    config(`{"version":1,"country":"US",${fields}}`),
  ]);
  expect(output).toContain('supportPhone.dial: A placeholder');
  expect(code).toBe(65);
});

test.each([
  [['check-config', '--confg=x']],
  [['check-config', 'x.json']],
  [['check-config', '--config']],
  [['set-pin', '--foldr=/tmp']],
  [['set-pn']],
  [[]],
])('%j is refused, and nothing is written', (words) => {
  const { code, output } = run(words, '4711');
  expect(code).toBe(64);
  expect(output).toContain('Usage');
});

test('a PIN comes from a pipe', () => {
  const folder = newFolder();
  expect(run(['set-pin', `--folder=${folder}`], '4711\n').code).toBe(0);
  expect(isRightPin('4711', readFileSync(join(folder, 'pin'), 'utf8').trim())).toBe(true);
});

// `script` of util-linux gives a program a terminal, and passes on what the terminal would show.
const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script');

/** Answers each question of a program at a terminal; `\r` is the Enter key. */
async function atTerminal(command: string, typed: readonly string[]) {
  const child = spawn('script', ['-qec', command, '/dev/null'], { timeout: 10_000 });
  const left = [...typed];
  let shown = '';
  let questions = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const asked = shown.match(/New PIN: |Once more: /g)?.length ?? 0;
    for (; questions < asked; questions += 1) child.stdin.write(left.shift() ?? '');
  });
  const [code]: unknown[] = await once(child, 'close');
  return { code, shown };
}

test.runIf(hasTerminal).each([
  ['typed twice', ['4711\r', '4711\r'], 0],
  ['corrected on the way', ['479\u007f11\r', '4711\r'], 0],
  ['typed differently', ['4711\r', '4712\r'], 64],
  ['pasted with both lines at once', ['4711\r4711\r'], 0],
  ['given up', ['47\u0003'], 64],
  ['ended with Ctrl+D', ['\u0004'], 64],
  ['ended with Ctrl+D before the second time', ['4711\r', '\u0004'], 64],
])('at a terminal a PIN is %s, and never shown: %j, exit code %i', async (_how, typed, expected) => {
  const folder = newFolder();
  const program = `${process.execPath} electron/cli.ts set-pin --folder=${folder}`;
  const { code, shown } = await atTerminal(program, typed);
  expect(code).toBe(expected);
  expect(shown).not.toMatch(/47|11|Error/);
  expect(existsSync(join(folder, 'pin'))).toBe(expected === 0);
});
