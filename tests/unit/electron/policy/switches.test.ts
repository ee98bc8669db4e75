import { expect, test } from 'vitest';
import { ownSwitches } from '../../../../electron/policy/switches.ts';

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
