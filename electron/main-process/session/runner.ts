import type { HandoffKey } from '../../../src/domain/contract/handoff.ts';
import type { KioskPhase } from '../../../src/domain/contract/kiosk-bridge.ts';
import { secondsLeft } from '../../policy/idle.ts';
import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
  type KioskStep,
} from '../../policy/kiosk-machine.ts';
import type { Context } from '../context.ts';

/**
 * What the machine asks for. What goes wrong comes back as an event, or by the machine's own clock; one that throws
 * holds up none of those that follow.
 */
export type Effects = {
  onError: (thrown: unknown) => void;
  wipe: (session: number) => void;
  open: (page: 'home' | 'fallback', session: number) => void;
  showPhase: (phase: KioskPhase) => void;
  exit: (code: number) => void;
  launch: (key: HandoffKey, session: number) => void;
  yieldFocus: () => void;
  regainFocus: () => void;
};

export type Runner = {
  start: () => void;
  dispatch: (event: KioskEvent) => void;
  state: () => KioskState;
};

/** Runs the kiosk machine: one event at a time, effects after the state they belong to. */
export function createRunner(context: Context, handlers: Effects): Runner {
  const settings = {
    idleMs: context.config.idle.seconds * 1_000,
    countdownMs: context.config.idle.countdownSeconds * 1_000,
  };
  const first = startKiosk(context.nowMs());
  let state = first.state;
  let lastShown = '';
  const queue: KioskEvent[] = [];
  let isRunning = false;

  const act = (effect: KioskEffect): void => {
    switch (effect.kind) {
      case 'phase':
        return showPhase();
      case 'wipe':
        return handlers.wipe(effect.session);
      case 'open':
        return handlers.open(effect.page, effect.session);
      case 'exit':
        return handlers.exit(effect.code);
      case 'lost':
        return context.log({ event: 'page-lost', rule: effect.rule, detail: effect.reason });
      case 'handoff':
        return context.log({ event: 'handoff', rule: effect.rule });
      case 'launch':
        return handlers.launch(effect.key, effect.session);
      case 'yield-focus':
        return handlers.yieldFocus();
      case 'regain-focus':
        return handlers.regainFocus();
    }
  };
  const showPhase = () => {
    const { visit, session } = state;
    const left = secondsLeft(visit, context.nowMs());
    const shown: KioskPhase = { phase: visit.phase, secondsLeft: left, sessionNumber: session };
    if (JSON.stringify(shown) === lastShown) return;
    lastShown = JSON.stringify(shown);
    handlers.showPhase(shown);
  };
  const take = (step: KioskStep) => {
    state = step.state;
    for (const effect of step.effects) attempt(() => act(effect), handlers.onError);
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
          take(stepKiosk(state, next, settings));
      } finally {
        isRunning = false;
      }
    },
  };
}

function attempt(step: () => void, onError: (thrown: unknown) => void): void {
  try {
    step();
  } catch (error) {
    onError(error);
  }
}
