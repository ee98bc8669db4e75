import { expect, test } from 'vitest';
import { createRunner } from '../../../../../electron/main-process/session/runner.ts';
import type { KioskEffect } from '../../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/** A runner that notes what it is asked for, and then does it. */
function running(perform: (effect: KioskEffect) => void) {
  const did: string[] = [];
  const runner = createRunner(
    fakeContext(),
    (effect) => {
      did.push(effect.kind);
      perform(effect);
    },
    (thrown) => void did.push(String(thrown)),
  );
  return { did, runner };
}

test('an event that comes while another is at work waits for it', () => {
  const { did, runner } = running((effect) => {
    if (effect.kind === 'wipe') runner.dispatch({ kind: 'wipe-done', ms: 0, session: effect.session });
    if (effect.kind === 'open') runner.dispatch({ kind: 'heartbeat', ms: 0 });
  });
  runner.start();
  runner.dispatch({ kind: 'end', ms: 0 });
  expect(did).toEqual(['wipe', 'open', 'phase', 'phase', 'wipe', 'open', 'phase']);
});

test('an effect that throws is reported, and stops nothing but itself', () => {
  const { did, runner } = running(({ kind }) => {
    if (kind !== 'wipe') throw new Error(`no ${kind}`);
  });
  runner.dispatch({ kind: 'wipe-done', ms: 0, session: 1 });
  runner.dispatch({ kind: 'tick', ms: 15_000 });
  const broken = ['open', 'phase', 'lost'].flatMap((kind) => [kind, `Error: no ${kind}`]);
  expect(did).toEqual([...broken, 'wipe']);
});
