import { expect, test } from 'vitest';
import { decideSwitches, kioskSwitches } from '../../../../electron/policy/switches.ts';

const resolver = (build: 'release' | 'dev' | 'e2e') =>
  kioskSwitches(build, 'linux').find(([name]) => name === 'host-resolver-rules')?.[1];

test.each(['release', 'e2e'] as const)('a %s asks for no name of another computer', (build) => {
  expect(resolver(build)).toBe('MAP * ~NOTFOUND');
});

test('a developer works with servers of their own', () => {
  expect(resolver('dev')).toBeUndefined();
});

test.each([
  ['linux', true],
  ['win32', false],
  ['darwin', false],
])('voices on %s need a switch: %s', (platform, expected) => {
  const names = kioskSwitches('release', platform).map(([name]) => name);
  expect(names.includes('enable-speech-dispatcher')).toBe(expected);
});

test.each([
  ['', 'switches'],
  ['--ozone-platform=wayland --lang=en-US', 'switches'],
  ['--config=/etc/x.json --check-config', 'switches'],
  ['some-file.txt https://evil.example/ /x', 'switches'],
  ['--remote-debugging-port=9222', 'switch-dangerous'],
  ['--remote-debugging-pipe', 'switch-dangerous'],
  ['--REMOTE-DEBUGGING-PORT=1', 'switch-dangerous'],
  ['--inspect-brk', 'switch-dangerous'],
  ['--disable-web-security', 'switch-dangerous'],
  ['--ignore-certificate-errors', 'switch-dangerous'],
  ['--no-sandbox', 'switch-dangerous'],
  ['--host-resolver-rules=x', 'switch-dangerous'],
  ['--proxy-server=evil:1', 'switch-dangerous'],
  ['--load-extension=/x', 'switch-dangerous'],
  ['--user-data-dir=/tmp/x', 'switch-dangerous'],
  ['--js-flags=--expose-gc', 'switch-dangerous'],
  ['--log-net-log=/tmp/x', 'switch-dangerous'],
  ['-r', 'switch-dangerous'],
  ['-e', 'switch-dangerous'],
  ['--enable-something-new', 'switch-unknown'],
  ['--app=https://evil.example', 'switch-unknown'],
])('called with “%s”: %s', (words, rule) => {
  const argv = words.split(' ').filter(Boolean);
  expect(decideSwitches(argv, () => false, 'release', 'linux').rule).toBe(rule);
});

test.each([
  ['/remote-debugging-port=9222', 'win32', 'release', 'switch-dangerous'],
  // What Chromium took for itself counts too, and Playwright may debug its own build alone.
  ['', 'linux', 'release', 'switch-dangerous'],
  ['--inspect=0', 'linux', 'e2e', 'switches'],
  ['--disable-web-security', 'linux', 'e2e', 'switch-dangerous'],
] as const)('called with “%s” on %s, a %s that Chromium debugs: %s', (word, platform, build, rule) => {
  const hasSwitch = (name: string) => name === 'remote-debugging-port' && platform === 'linux';
  expect(decideSwitches([word], hasSwitch, build, platform).rule).toBe(rule);
});
