import { isBrowserTheirs, noteAnswer, planHandoff } from './handoff.ts';
import type { IdleState } from './idle.ts';
import type { KioskEffect, KioskEvent, KioskState, KioskStep } from './kiosk-machine.ts';

/* The hand-off's part of the kiosk machine: a press, the system's answer, and who is in front. */

/**
 * A press on a hand-off. Only somebody who is there can be handed on: during the countdown a stray touch may be anybody's.
 * @param step what the press has brought already as a touch; its page is open.
 */
export function pressHandoff(
  { state, effects }: KioskStep,
  press: Extract<KioskEvent, { kind: 'handoff' }>,
): KioskStep {
  if (state.visit.phase !== 'active') return { state, effects };
  const { action, rule } = planHandoff(state.handoff, press);
  const told: readonly KioskEffect[] = [...effects, { kind: 'handoff', rule }];
  if (action !== 'open-browser') return { state, effects: told };
  return {
    state: { ...state, handoff: { stage: 'opening', key: press.key } },
    effects: [...told, { kind: 'launch', key: press.key, session: state.session }],
  };
}

/**
 * The system's answer. One about an older visit is dropped, and the kiosk comes back in front of what it opened: the next
 * visitor has nothing to do with it.
 */
export function hearAnswer(
  state: KioskState,
  { session, opened, ms }: Extract<KioskEvent, { kind: 'handoff-answer' }>,
): KioskStep {
  const regainFocus: readonly KioskEffect[] = opened ? [{ kind: 'regain-focus' }] : [];
  if (session !== state.session || state.handoff.stage !== 'opening') return { state, effects: regainFocus };
  const handoff = noteAnswer(state.handoff, opened, ms);
  return {
    state: { ...state, handoff, handoffs: state.handoffs + (opened ? 1 : 0) },
    effects: isBrowserTheirs(handoff, state.visit.phase) ? [{ kind: 'yield-focus' }] : regainFocus,
  };
}

/** The countdown covers the browser of the visit, and whoever answers it finds the browser again. */
export function moveWindow({ handoff, visit }: KioskState, next: IdleState['phase']): readonly KioskEffect[] {
  const isTheirs = isBrowserTheirs(handoff, next);
  if (isBrowserTheirs(handoff, visit.phase) === isTheirs) return [];
  return [{ kind: isTheirs ? 'yield-focus' : 'regain-focus' }];
}
