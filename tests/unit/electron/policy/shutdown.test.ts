import { expect, test } from 'vitest';
import { planEnd, type EndReason } from '../../../../electron/policy/shutdown.ts';

/** The codes are told to whoever watches over the program: docs/kiosk-operations.md and the systemd unit name them. */
test.each<[EndReason, code: number, relaunch: boolean]>([
  ['stopped', 0, false],
  ['restart', 0, true],
  ['left', 10, false],
  ['failed', 75, true],
])('%s ends with %i; by itself it starts again: %s', (reason, code, relaunch) => {
  const plan = (build: 'release' | 'e2e', isSupervised: boolean) => planEnd(reason, { build, isSupervised });
  expect(plan('release', false)).toEqual({ code, relaunch });
  expect(plan('release', true)).toEqual({ code, relaunch: false });
  expect(plan('e2e', false)).toEqual({ code, relaunch: false });
});
