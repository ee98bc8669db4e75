import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../policy/kiosk-machine.ts';
import type { Context } from '../context.ts';
import { runMachine, type Machine } from '../run-machine.ts';

export type Runner = Machine<KioskState, KioskEvent>;

/**
 * Runs the kiosk machine.
 * @param perform does what the machine asks for. What goes wrong comes back as an event, or by the machine's own clock.
 * @param onError told what an effect threw; it holds up none of those that follow.
 * @param outOfService as the last run of the program left it.
 */
export function createRunner(
  context: Pick<Context, 'config' | 'nowMs'>,
  perform: (effect: KioskEffect) => void,
  onError: (thrown: unknown) => void,
  outOfService = false,
): Runner {
  // The config may change while it runs.
  const settings = () => ({
    idleMs: context.config.idle.seconds * 1_000,
    countdownMs: context.config.idle.countdownSeconds * 1_000,
  });
  return runMachine(
    startKiosk(context.nowMs(), outOfService),
    (state, event: KioskEvent) => stepKiosk(state, event, settings()),
    perform,
    onError,
  );
}
