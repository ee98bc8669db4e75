import { expect, test } from 'vitest';
import { endCodes, planEnd, type EndReason } from '../../../../electron/policy/shutdown.ts';

const alone = { build: 'release', isSupervised: false } as const;
const supervised = { ...alone, isSupervised: true };

/** The codes are told to whoever watches over the program: docs/kiosk-operations.md and the systemd unit name them. */
test.each<[EndReason, code: number, relaunch: boolean]>([
  ['stopped', 0, false],
  ['restart', 0, true],
  ['left', 10, false],
  ['failed', 75, true],
])('%s ends with %i; by itself it starts again: %s', (reason, code, relaunch) => {
  expect(planEnd(reason, alone)).toEqual({ code, relaunch });
  expect(planEnd(reason, supervised)).toEqual({ code, relaunch: false });
  for (const build of ['dev', 'e2e'] as const)
    expect(planEnd(reason, { ...alone, build })).toEqual({ code, relaunch: false });
});

test('no reason is left out', () => {
  expect(Object.keys(endCodes).toSorted()).toEqual(['failed', 'left', 'restart', 'stopped']);
});
