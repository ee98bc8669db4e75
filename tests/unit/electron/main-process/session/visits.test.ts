import { expect, test } from 'vitest';
import { createVisits } from '../../../../../electron/main-process/session/visits.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/* What a page is answered and shown in a visit: tests/e2e/kiosk, by the same wiring. */

function visiting() {
  const context = fakeContext();
  const did: string[] = [];
  const counters = { handoffs: 0, voices: null, helpersLost: {}, errors: 0, lastWipe: null };
  const attempts = { read: () => 0, keep: () => true };
  const { runner } = createVisits(context, { pinHash: null, attempts }, counters, {
    wipe: (session, hasShown) => void did.push(`wipe ${session} ${hasShown}`),
    open: (page, session, afterVisit) => void did.push(`open ${page} ${session} ${afterVisit}`),
    showPhase: ({ phase, secondsLeft, sessionNumber }) =>
      void did.push(`${phase} ${secondsLeft} ${sessionNumber}`),
    end: (reason) => void did.push(`end ${reason}`),
    onError: (thrown) => {
      throw thrown;
    },
    opener: { open: async () => true, end: () => undefined },
    kioskWindow: {
      sizePx: () => ({ width: 1, height: 1 }),
      yieldFocus: () => undefined,
      regainFocus: () => undefined,
    },
  });
  return { context, did, runner };
}

test('a visit from start to wipe, each second of the countdown shown once', () => {
  const { context, did, runner } = visiting();
  runner.start();
  runner.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  runner.dispatch({ kind: 'heartbeat', ms: 0, session: 1 });
  runner.dispatch({ kind: 'begin', ms: 0 });
  expect(did).toEqual(['wipe 1 false', 'open home 1 false', 'waiting null 1', 'active null 1']);
  did.length = 0;
  for (context.clock.ms = 500; context.clock.ms <= 150_000; context.clock.ms += 500) {
    runner.dispatch({ kind: 'heartbeat', ms: context.clock.ms, session: 1 });
    runner.dispatch({ kind: 'tick', ms: context.clock.ms });
  }
  runner.dispatch({ kind: 'wipe-done', ms: context.clock.ms, session: 2 });
  const countdown = Array.from({ length: 30 }, (_, index) => `warning ${30 - index} 1`);
  expect(did).toEqual([...countdown, 'ended null 2', 'wipe 2 true', 'open home 2 true']);
  // The log has no line for each second.
  expect(context.entries.map(({ rule }) => rule)).toEqual(['waiting', 'active', 'warning', 'ended']);
});

test('a lost page is written down with its reason and rule', () => {
  const { runner, context } = visiting();
  runner.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  runner.dispatch({ kind: 'lost', ms: 0, session: 1, reason: 'hang' });
  expect(context.entries[0]).toEqual({ event: 'page-lost', rule: 'recover-now', detail: 'hang' });
});
