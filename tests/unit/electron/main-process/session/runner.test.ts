import { expect, test } from 'vitest';
import { createRunner } from '../../../../../electron/main-process/session/runner.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

function running() {
  const context = fakeContext();
  const did: string[] = [];
  const runner = createRunner(context, {
    ...noHandoff,
    wipe: (session) => void did.push(`wipe ${session}`),
    open: (page, session) => void did.push(`open ${page} ${session}`),
    showPhase: ({ phase, secondsLeft, sessionNumber }) =>
      void did.push(`${phase} ${secondsLeft} ${sessionNumber}`),
    exit: (code) => void did.push(`exit ${code}`),
    onError: (thrown) => void did.push(String(thrown)),
  });
  return { context, did, runner };
}

const noHandoff = { launch: () => undefined, yieldFocus: () => undefined, regainFocus: () => undefined };

test('a visit from start to wipe, each second of the countdown shown once', () => {
  const { context, did, runner } = running();
  runner.start();
  runner.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  runner.dispatch({ kind: 'heartbeat', ms: 0, session: 1 });
  runner.dispatch({ kind: 'begin', ms: 0 });
  expect(did).toEqual(['wipe 1', 'open home 1', 'waiting null 1', 'active null 1']);
  did.length = 0;
  for (context.clock.ms = 500; context.clock.ms <= 150_000; context.clock.ms += 500) {
    runner.dispatch({ kind: 'heartbeat', ms: context.clock.ms, session: 1 });
    runner.dispatch({ kind: 'tick', ms: context.clock.ms });
  }
  const countdown = Array.from({ length: 30 }, (_, index) => `warning ${30 - index} 1`);
  expect(did).toEqual([...countdown, 'ended null 2', 'wipe 2']);
});

test('an event that comes while another is at work waits for it', () => {
  const context = fakeContext();
  const did: string[] = [];
  const runner = createRunner(context, {
    ...noHandoff,
    wipe: (session) => runner.dispatch({ kind: 'wipe-done', ms: 0, session }),
    open: (_page, session) => {
      did.push(`open ${session}`);
      runner.dispatch({ kind: 'heartbeat', ms: 0, session });
    },
    showPhase: ({ phase }) => void did.push(phase),
    exit: () => undefined,
    onError: (thrown) => void did.push(String(thrown)),
  });
  runner.start();
  runner.dispatch({ kind: 'end', ms: 0 });
  expect(did).toEqual(['open 1', 'waiting', 'ended', 'open 2', 'waiting']);
});

test('an effect that throws is reported, and stops nothing but itself', () => {
  const did: string[] = [];
  const broken = createRunner(fakeContext(), {
    ...noHandoff,
    wipe: (session) => void did.push(`wipe ${session}`),
    open: () => {
      throw new Error('no display');
    },
    showPhase: () => {
      throw new Error('no page');
    },
    exit: () => undefined,
    onError: (thrown) => void did.push(String(thrown)),
  });
  broken.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  broken.dispatch({ kind: 'tick', ms: 15_000 });
  expect(did).toEqual(['Error: no display', 'Error: no page', 'wipe 2']);
});

test('a lost page is written down with its reason and rule', () => {
  const { runner, context } = running();
  runner.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  runner.dispatch({ kind: 'lost', ms: 0, session: 1, reason: 'hang' });
  expect(context.entries).toEqual([{ event: 'page-lost', rule: 'recover-now', detail: 'hang' }]);
});
