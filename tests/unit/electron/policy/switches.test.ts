import { expect, test } from 'vitest';
import { decideSwitches, ownSwitches } from '../../../../electron/policy/switches.ts';

const rules = (build: 'release' | 'dev' | 'e2e') =>
  ownSwitches(build, 'linux').find(([name]) => name === 'host-resolver-rules')?.[1];

test.each(['release', 'e2e'] as const)('a %s asks for the names of the two frames alone', (build) => {
  const [all, ...known] = rules(build)?.split(' , ') ?? [];
  expect(all).toBe('MAP * ~NOTFOUND');
  expect(known).toContain('EXCLUDE *.youtube-nocookie.com');
  expect(known).toContain('EXCLUDE google.com');
  expect(known.every((rule) => /^EXCLUDE (?:\*\.)?[a-z-]+\.com$/.test(rule))).toBe(true);
});

test('a developer works with servers of their own', () => {
  expect(rules('dev')).toBeUndefined();
});

test.each([
  ['linux', true],
  ['win32', false],
  ['darwin', false],
])('voices on %s need a switch: %s', (platform, expected) => {
  expect(ownSwitches('release', platform).some(([name]) => name === 'enable-speech-dispatcher')).toBe(
    expected,
  );
});

test.each([
  [[]],
  [['--ozone-platform=wayland', '--lang=en-US']],
  [['--config=/etc/x.json', '--check-config']],
  [['some-file.txt', 'https://evil.example/']],
  [['/x']],
])('the arguments %j start the kiosk', (argv) => {
  expect(decideSwitches(argv, () => false, 'release', 'linux')).toEqual({
    action: 'allow',
    rule: 'switches',
  });
});

test.each([
  ['--remote-debugging-port=9222', 'switch-dangerous'],
  ['--remote-debugging-pipe', 'switch-dangerous'],
  ['--REMOTE-DEBUGGING-PORT=1', 'switch-dangerous'],
  ['--inspect=0', 'switch-dangerous'],
  ['--inspect-brk', 'switch-dangerous'],
  ['--disable-web-security', 'switch-dangerous'],
  ['--ignore-certificate-errors', 'switch-dangerous'],
  ['--no-sandbox', 'switch-dangerous'],
  ['--host-resolver-rules=MAP * 127.0.0.1', 'switch-dangerous'],
  ['--proxy-server=evil:1', 'switch-dangerous'],
  ['--load-extension=/x', 'switch-dangerous'],
  ['--user-data-dir=/tmp/x', 'switch-dangerous'],
  ['--js-flags=--expose-gc', 'switch-dangerous'],
  ['--log-net-log=/tmp/x', 'switch-dangerous'],
  ['-r', 'switch-dangerous'],
  ['-e', 'switch-dangerous'],
  ['--enable-something-new', 'switch-unknown'],
  ['--app=https://evil.example', 'switch-unknown'],
])('%s is refused: %s', (word, rule) => {
  expect(decideSwitches([word], () => false, 'release', 'linux')).toMatchObject({ action: 'deny', rule });
});

test('Windows takes switches with a slash', () => {
  const answer = decideSwitches(['/remote-debugging-port=9222'], () => false, 'release', 'win32');
  expect(answer.rule).toBe('switch-dangerous');
});

test('what Chromium took for itself counts too, and Playwright may debug its own build alone', () => {
  const has = (name: string) => name === 'remote-debugging-port';
  expect(decideSwitches([], has, 'release', 'linux').rule).toBe('switch-dangerous');
  expect(decideSwitches(['--inspect=0'], has, 'e2e', 'linux').rule).toBe('switches');
  expect(decideSwitches(['--disable-web-security'], has, 'e2e', 'linux').rule).toBe('switch-dangerous');
});
