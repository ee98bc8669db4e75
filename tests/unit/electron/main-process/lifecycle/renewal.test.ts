import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRenewal } from '../../../../../electron/main-process/lifecycle/renewal.ts';
import type { ConfigChange } from '../../../../../electron/policy/config-change.ts';
import { startKiosk, type KioskState } from '../../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/* What waits until nobody is there. When that is: policy/kiosk-machine.test.ts. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visits = {
  waiting: { phase: 'waiting', sinceMs: 0 },
  asleep: { phase: 'asleep', wakesAtMs: null },
  active: { phase: 'active', lastInputMs: 0, stillUntilMs: null },
} as const;

function renewing(change: ConfigChange = 'none', until = '2026-01-05') {
  const notice = { text: { en: 'Closed' }, until };
  const context = fakeContext({}, { timeZone: 'UTC', notice });
  let visit: KioskState['visit'] = visits.active;
  const did: string[] = [];
  const { state } = startKiosk(0);
  const renewal = startRenewal(
    context,
    { reread: () => (did.push('read'), change) },
    {
      state: () => ({ ...state, page: { status: 'open', sinceMs: 0, beatMs: 0 }, visit }),
      dispatch: ({ kind }) => void did.push(kind),
      end: (reason) => void did.push(reason),
    },
  );
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      context.clock.ms += 1_000;
      vi.advanceTimersByTime(1_000);
    }
  };
  return {
    ...renewal,
    context,
    did,
    pass,
    becomes: (next: ConfigChange) => {
      change = next;
    },
    as: (phase: keyof typeof visits) => {
      visit = visits[phase];
    },
  };
}

test('the config is read each minute, but not while somebody is there', () => {
  const { did, pass, as } = renewing();
  pass(180);
  expect(did).toEqual([]);
  as('waiting');
  pass(1);
  expect(did).toEqual(['read']);
  pass(59);
  expect(did).toEqual(['read']);
  pass(1);
  expect(did).toEqual(['read', 'read']);
});

test('what has changed comes with a fresh page: at once on the invitation, and after a dark screen', () => {
  const { did, pass, as, beforePage } = renewing('renew');
  as('asleep');
  pass(61);
  expect(did).toEqual(['read']);
  as('waiting');
  pass(1);
  expect(did).toEqual(['read', 'end']);
  beforePage();
  pass(5);
  expect(did).toEqual(['read', 'end', 'read']);
});

test('a notice goes from the screen when its last day is over', () => {
  const { did, pass, as, context } = renewing();
  as('waiting');
  pass(1);
  expect(did).toEqual([]);
  context.clock.wallMs = Date.UTC(2026, 0, 6);
  pass(1);
  expect(did).toEqual(['end']);
});

test.each<[string, 'asked' | 'config']>([
  ['an operator asked for it', 'asked'],
  ['the new config needs it', 'config'],
])('it restarts once nobody is there, when %s', (_why, by) => {
  const { did, pass, as, restartOnceFree } = renewing(by === 'config' ? 'restart' : 'none');
  if (by === 'asked') restartOnceFree();
  pass(90);
  expect(did).toEqual([]);
  as('asleep');
  pass(1);
  expect(did).toEqual(['read', 'restart']);
});

test.each<ConfigChange>(['refuse', 'none'])(
  'it does not restart for a config that is no more what it was when it was read: %s',
  (change) => {
    const { did, pass, as, beforePage, becomes } = renewing('restart');
    beforePage();
    becomes(change);
    as('asleep');
    pass(2);
    expect(did).toEqual(['read', 'read']);
  },
);
