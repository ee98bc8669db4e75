import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
  type KioskStep,
} from '../../policy/kiosk-machine.ts';
import type { Context } from '../context.ts';

export type Runner = {
  start: () => void;
  dispatch: (event: KioskEvent) => void;
  state: () => KioskState;
};

/**
 * Runs the kiosk machine: one event at a time, effects after the state they belong to.
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
  const first = startKiosk(context.nowMs(), outOfService);
  let state = first.state;
  const queue: KioskEvent[] = [];
  let isRunning = false;

  const take = (step: KioskStep) => {
    state = step.state;
    for (const effect of step.effects)
      try {
        perform(effect);
      } catch (error) {
        onError(error);
      }
  };
  return {
    start: () => take(first),
    state: () => state,
    dispatch(event) {
      queue.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift())
          take(stepKiosk(state, next, settings()));
      } finally {
        isRunning = false;
      }
    },
  };
}
