import { expect, test } from 'vitest';
import { isWiped, wipeRounds } from '../../../../electron/policy/session.ts';

test.each([
  ['linux', [['end-prints', 'clear-clipboard'], ['clear-selection']]],
  ['win32', [['end-prints', 'clear-clipboard']]],
])('before the first page only printer and clipboards may hold something: %s', (platform, rounds) => {
  expect(wipeRounds(platform, false)).toEqual(rounds);
});

test.each([
  [[], true],
  [['silence', 'clear-hosts', 'clear-code', 'close-connections', 'clear-sign-ins'], true],
  [['destroy-page'], false],
  [['clear-storage'], false],
  [['end-prints', 'clear-clipboard', 'clear-selection'], true],
] as const)('without %j the next visitor may come: %s', (failed, expected) => {
  expect(isWiped(failed)).toBe(expected);
});
