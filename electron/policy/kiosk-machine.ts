import type { HandoffKey } from '../../src/domain/contract/handoff.ts';
import type { KioskPhase } from '../../src/domain/contract/kiosk-bridge.ts';
import type { Language } from '../../src/domain/language.ts';
import { isBrowserInUse, nobodyAway, planHandoff, type HandoffPress, type HandoffState } from './handoff.ts';
import type { SoundGoal } from './audio.ts';
import { secondsLeft, stepIdle, type IdleEvent, type IdleSettings, type IdleState } from './idle.ts';
import {
  heartbeatLimitMs,
  noLosses,
  openLimitMs,
  planRecovery,
  planErrorScreen,
  healthyMs,
  wipeLimitMs,
  wipeTries,
  type LossReason,
  type RecoveryState,
} from './recovery.ts';

/**
 * The whole kiosk as one machine: who is there, which page lives, what happens after a loss. Every way to a new page goes
 * through the same wipe: `open` → (visit ends, or page lost) → `wiping` → `opening` → `open`. So there are never two pages,
 * and nothing of a visit outlives its page.
 */
export type PageState =
  | { status: 'wiping'; tries: number; sinceMs: number; retryMs: number | null }
  | { status: 'opening'; sinceMs: number }
  | { status: 'open'; sinceMs: number; beatMs: number }
  /** The error screen without a script: it sends no heartbeats and waits for its time. */
  | { status: 'fallback'; retryAtMs: number }
  | { status: 'exited' };

export type KioskState = {
  visit: IdleState;
  page: PageState;
  recovery: RecoveryState;
  handoff: HandoffState;
  /** Browsers opened since the start. */
  handoffs: number;
  /** Rises at the end of each visit: an answer that names an older number is dropped. */
  session: number;
  wipes: number;
  /** Staff have taken it out of service: each page says so, and no visit begins, until staff take it back. */
  outOfService: boolean;
  /** Whether headphones are plugged in, as it was last heard; null before that. Of the kiosk, not of a visitor: it outlives visits. */
  headphones: boolean | null;
  /** Whether somebody has plugged them in whom no page has spoken to yet, or this one has. */
  plug: 'none' | 'untold' | 'told';
  /** Who was on the page that is open: all that is known is in which language; null when nobody was. */
  visitor: { language: Language | null } | null;
  /** Who is to be thanked by the next page, once. Nothing else of a visit outlives it. */
  thanks: { language: Language | null } | null;
  /** The phase that was shown last. */
  shown: KioskPhase;
};

export type KioskEvent =
  | IdleEvent
  /** From the page on the screen: an older one is not heard (main-process/session/ipc.ts). */
  | { kind: 'heartbeat'; ms: number }
  | ({ kind: 'handoff' } & HandoffPress)
  /** About the page that was opened with this number. */
  | { kind: 'lost'; ms: number; session: number; reason: LossReason }
  /** From the system, about the browser that was asked for in that visit. */
  | { kind: 'handoff-answer'; ms: number; session: number; opened: boolean }
  /** Staff take it out of service, or back: what is on the screen goes, and the next page shows it. */
  | { kind: 'service'; ms: number; out: boolean }
  /** The visitor has chosen this language. */
  | { kind: 'language'; ms: number; language: Language }
  /** A page has what it must know, its thanks to the last visitor among it. */
  | { kind: 'settings'; ms: number }
  /** Sound goes where it was sent. */
  | { kind: 'sounds'; ms: number; goal: SoundGoal }
  /** From the wipe that was asked for with this number. A wipe that failed says nothing and is begun again. */
  | { kind: 'wipe-done'; ms: number; session: number };

export type KioskEffect =
  /** `begins`: another phase, and not a second of the same. */
  | { kind: 'phase'; phase: KioskPhase; begins: boolean }
  /** `endsVisit`: once for each visit, however often its wipe is begun. */
  | { kind: 'wipe'; session: number; endsVisit: boolean }
  | { kind: 'open'; page: 'home' | 'fallback'; session: number }
  | { kind: 'lost'; reason: LossReason; rule: string }
  | { kind: 'exit' }
  | { kind: 'handoff'; rule: string }
  /** Ask the system for a browser; its answer comes back with the visit's number. */
  | { kind: 'launch'; key: HandoffKey; session: number }
  /** While a page is open; the wipe brings it back to the usual. */
  | { kind: 'sound'; goal: SoundGoal }
  /** Tell the page. */
  | { kind: 'headphones'; plugged: boolean }
  /** Let the browser come in front, or come back in front of it. */
  | { kind: 'yield-focus' | 'regain-focus' };

export type KioskStep = { state: KioskState; effects: readonly KioskEffect[] };

/**
 * The state before the first page: nothing is open, and the first thing is a wipe of what an older run left.
 * @param outOfService as the older run left it.
 */
export function startKiosk(ms: number, outOfService = false): KioskStep {
  const state: KioskState = {
    visit: { phase: 'ended' },
    page: { status: 'wiping', tries: 1, sinceMs: ms, retryMs: null },
    recovery: noLosses,
    handoff: nobodyAway,
    handoffs: 0,
    session: 1,
    wipes: 0,
    outOfService,
    headphones: null,
    plug: 'none',
    visitor: null,
    thanks: null,
    shown: { phase: 'ended', secondsLeft: null, sessionNumber: 1 },
  };
  return { state, effects: [{ kind: 'wipe', session: 1, endsVisit: false }] };
}

/** The next state and the effects to run. Total: an event that is late, repeated or for an older page changes nothing. */
export function stepKiosk(before: KioskState, event: KioskEvent, settings: IdleSettings): KioskStep {
  const { state, effects } = show(before, step(before, event, settings), event);
  const goal = soundGoal(state);
  // The end of a visit is the wipe's: the page goes before its sound is let out to the room.
  if (goal === soundGoal(before) || state.page.status !== 'open' || state.visit.phase === 'cleaning')
    return { state, effects };
  return { state, effects: [...effects, { kind: 'sound', goal }] };
}

/** Shows the phase, where it is not the one that is shown, before anything else is done. */
function show(before: KioskState, { state, effects }: KioskStep, { kind, ms }: KioskEvent): KioskStep {
  const { visit, session } = state;
  const visitor = visit.phase === 'active' ? (state.visitor ?? { language: null }) : state.visitor;
  const shown = { phase: visit.phase, secondsLeft: secondsLeft(visit, ms), sessionNumber: session };
  const begins = shown.phase !== before.shown.phase;
  const isSame =
    !begins && shown.secondsLeft === before.shown.secondsLeft && session === before.shown.sessionNumber;
  if (isSame) return { state: { ...state, visitor }, effects };
  const phase = { kind: 'phase', phase: shown, begins } as const;
  // A page must know that headphones are out before it asks aloud whether somebody is still there.
  const all = kind === 'headphones' ? [...effects, phase] : [phase, ...effects];
  return { state: { ...state, visitor, shown }, effects: all };
}

function step(state: KioskState, event: KioskEvent, settings: IdleSettings): KioskStep {
  if (state.page.status === 'exited') return { state, effects: [] };
  if ('session' in event && event.kind !== 'handoff-answer' && event.session !== state.session)
    return same(state);
  switch (event.kind) {
    case 'heartbeat':
      return noteHeartbeat(state, event.ms);
    case 'lost':
      return lose(state, event.reason, event.ms);
    case 'wipe-done':
      return finishWipe(state, event.ms);
    case 'handoff':
      return handOff(state, event, settings);
    case 'handoff-answer':
      return handleOpenResult(state, event);
    case 'headphones':
      return noteHeadphones(state, event, settings);
    case 'language':
      return same({ ...state, visitor: state.visitor && { language: event.language } });
    case 'settings':
      return same({ ...state, thanks: null });
    case 'sounds':
      return tellPlug(state, event.goal);
    case 'service':
      return visit({ ...state, outOfService: event.out }, { kind: 'end', ms: event.ms }, settings);
    case 'tick':
      return checkPage(visit(state, event, settings), event.ms);
    default:
      return visit(state, event, settings);
  }
}

/** Whether nobody would lose anything by a restart now. */
export function isNobodyThere({ page, visit }: KioskState): boolean {
  if (page.status === 'fallback') return true;
  return page.status === 'open' && (visit.phase === 'waiting' || visit.phase === 'asleep');
}

/**
 * Where sound is to go: into the headphones alone while a visitor has some, or has just plugged them in; nowhere while they are pulled
 * out, until they are back or somebody answers at the screen; else wherever it usually goes.
 */
function soundGoal(state: KioskState): SoundGoal {
  const { page, visit, headphones, plug } = state;
  if (!hasVisitor(state))
    return page.status === 'open' && headphones === true && plug !== 'none' ? 'headphones' : 'usual';
  if (headphones === true) return 'headphones';
  return visit.phase === 'warning' && visit.headphonesOut ? 'silence' : 'usual';
}

function hasVisitor({ visit }: KioskState): boolean {
  return visit.phase === 'active' || visit.phase === 'warning';
}

function same(state: KioskState): KioskStep {
  return { state, effects: [] };
}

/** Lets the visit answer, and begins the wipe when it ended. Only a page that is open has a visit. */
function visit(state: KioskState, event: IdleEvent, settings: IdleSettings): KioskStep {
  if (state.page.status !== 'open') return same(state);
  const next = stepIdle(state.visit, event, settings);
  if (next.phase === 'ended') return wipe({ ...state, visit: next }, event.ms, null);
  return { state: { ...state, visit: next }, effects: moveWindow(state, next.phase) };
}

/** What is heard first is how things are; only what changes then was done by somebody. */
function noteHeadphones(
  before: KioskState,
  event: Extract<KioskEvent, { kind: 'headphones' }>,
  settings: IdleSettings,
): KioskStep {
  const { plugged } = event;
  if (before.headphones === plugged) return same(before);
  if (before.headphones === null && !event.isNews) return same({ ...before, headphones: plugged });
  const next = visit({ ...before, headphones: plugged, plug: plugged ? 'untold' : 'none' }, event, settings);
  // Out, the page hears of it at once; in, as soon as sound goes there: the first tone is for them alone.
  if (plugged || next.state.page.status !== 'open') return next;
  return { state: next.state, effects: [...next.effects, { kind: 'headphones', plugged }] };
}

function tellPlug(state: KioskState, goal: SoundGoal): KioskStep {
  if (goal !== 'headphones' || state.plug !== 'untold' || state.page.status !== 'open') return same(state);
  return { state: { ...state, plug: 'told' }, effects: [{ kind: 'headphones', plugged: true }] };
}

/**
 * A press on a hand-off: a sign of life like any other. Only somebody who is there can be handed on: during the countdown a
 * stray touch may be anybody's.
 */
function handOff(
  before: KioskState,
  press: Extract<KioskEvent, { kind: 'handoff' }>,
  settings: IdleSettings,
): KioskStep {
  const { state, effects } = visit(before, { kind: 'input', ms: press.ms }, settings);
  if (state.visit.phase !== 'active' || state.outOfService) return { state, effects };
  const { action, rule } = planHandoff(state.handoff, press);
  const noted: readonly KioskEffect[] = [...effects, { kind: 'handoff', rule }];
  if (action !== 'open-browser') return { state, effects: noted };
  return {
    state: { ...state, handoff: { status: 'opening', key: press.key } },
    effects: [...noted, { kind: 'launch', key: press.key, session: state.session }],
  };
}

function wipe(state: KioskState, ms: number, retryMs: number | null): KioskStep {
  const session = state.session + 1;
  const isAway = state.handoff.status !== 'here';
  return {
    state: {
      ...state,
      visit: { phase: 'ended' },
      handoff: nobodyAway,
      visitor: null,
      thanks: state.visitor,
      plug: state.page.status === 'open' ? 'none' : state.plug,
      session,
      page: { status: 'wiping', tries: 1, sinceMs: ms, retryMs },
    },
    effects: [
      ...(isAway ? [{ kind: 'regain-focus' } as const] : []),
      { kind: 'wipe', session, endsVisit: state.visitor !== null },
    ],
  };
}

function finishWipe(state: KioskState, ms: number): KioskStep {
  const { page, session } = state;
  if (page.status !== 'wiping') return same(state);
  const isFallback = page.retryMs !== null;
  const next: PageState = isFallback
    ? { status: 'fallback', retryAtMs: ms + (page.retryMs ?? 0) }
    : { status: 'opening', sinceMs: ms };
  return {
    state: { ...state, page: next, wipes: state.wipes + 1 },
    effects: [{ kind: 'open', page: isFallback ? 'fallback' : 'home', session }],
  };
}

function noteHeartbeat(state: KioskState, ms: number): KioskStep {
  if (state.page.status === 'open') {
    const isWell = ms - state.page.sinceMs >= healthyMs;
    const recovery = isWell ? { ...state.recovery, fallbacks: 0 } : state.recovery;
    return same({ ...state, recovery, page: { ...state.page, beatMs: ms } });
  }
  if (state.page.status !== 'opening') return same(state);
  return {
    state: {
      ...state,
      visit: { phase: 'waiting', sinceMs: ms },
      page: { status: 'open', sinceMs: ms, beatMs: ms },
    },
    effects: [],
  };
}

/** A lost page: wiped like any other, then opened again, or replaced by the error screen, or the whole program restarts. */
function lose(state: KioskState, reason: LossReason, ms: number): KioskStep {
  const { page } = state;
  if (page.status === 'wiping' || !mayLose(page, reason)) return same(state);
  const { plan, state: recovery } =
    page.status === 'fallback'
      ? planErrorScreen(state.recovery, page.retryAtMs - ms, ms)
      : planRecovery(state.recovery, reason, ms);
  const lost: KioskEffect = { kind: 'lost', reason, rule: plan.rule };
  if (plan.action === 'exit') return exit({ ...state, recovery }, [lost]);
  const wiped = wipe({ ...state, recovery }, ms, plan.action === 'fallback' ? plan.retryMs : null);
  return { state: wiped.state, effects: [lost, ...wiped.effects] };
}

/**
 * The error screen has no script, no preload and no file, so only its process can be lost. A script that fails once a page gives
 * signs of life is the page's own matter.
 */
function mayLose(page: PageState, reason: LossReason): boolean {
  if (page.status === 'fallback') return reason === 'gone';
  return reason !== 'script' || page.status === 'opening';
}

/** What time alone brings: a page that hangs, one that never came, a wipe that got stuck, an error screen whose time is up. */
function checkPage(step: KioskStep, ms: number): KioskStep {
  const { page } = step.state;
  const follow = (next: KioskStep): KioskStep => ({
    state: next.state,
    effects: [...step.effects, ...next.effects],
  });
  if (page.status === 'open' && ms - page.beatMs >= heartbeatLimitMs)
    return follow(lose(step.state, 'hang', ms));
  if (page.status === 'opening' && ms - page.sinceMs >= openLimitMs)
    return follow(lose(step.state, 'start', ms));
  // The losses of the error screen do not count against the page that is tried next.
  if (page.status === 'fallback' && ms >= page.retryAtMs)
    return follow(wipe({ ...step.state, recovery: { ...step.state.recovery, losses: [] } }, ms, null));
  if (page.status !== 'wiping' || ms - page.sinceMs < wipeLimitMs) return step;
  return follow(retryWipe(step.state, page, ms));
}

/**
 * A wipe that hangs or fails is restarted under a new number; after three failures the program restarts, because only a
 * new process certainly holds nothing.
 */
function retryWipe(state: KioskState, page: Extract<PageState, { status: 'wiping' }>, ms: number): KioskStep {
  if (page.tries >= wipeTries) return exit(state, []);
  const session = state.session + 1;
  const retried: PageState = { ...page, tries: page.tries + 1, sinceMs: ms };
  return {
    state: { ...state, session, page: retried },
    effects: [{ kind: 'wipe', session, endsVisit: false }],
  };
}

function exit(state: KioskState, before: readonly KioskEffect[]): KioskStep {
  const exited: KioskState = { ...state, visit: { phase: 'ended' }, page: { status: 'exited' } };
  return { state: exited, effects: [...before, { kind: 'exit' }] };
}

/**
 * The system's answer. One about an older visit is dropped, and the kiosk comes back in front of what it opened: the next
 * visitor has nothing to do with it.
 */
function handleOpenResult(
  state: KioskState,
  { session, opened, ms }: Extract<KioskEvent, { kind: 'handoff-answer' }>,
): KioskStep {
  const regainFocus: readonly KioskEffect[] = opened ? [{ kind: 'regain-focus' }] : [];
  if (session !== state.session || state.handoff.status !== 'opening') return { state, effects: regainFocus };
  const { key } = state.handoff;
  const handoff: HandoffState = opened
    ? { status: 'away', key, sinceMs: ms }
    : { status: 'here', failedMs: ms };
  return {
    state: { ...state, handoff, handoffs: state.handoffs + (opened ? 1 : 0) },
    effects: isBrowserInUse(handoff, state.visit.phase) ? [{ kind: 'yield-focus' }] : regainFocus,
  };
}

/** The countdown covers the browser of the visit, and after an answer the browser is in front again. */
function moveWindow({ handoff, visit }: KioskState, next: IdleState['phase']): readonly KioskEffect[] {
  const isInUse = isBrowserInUse(handoff, next);
  if (isBrowserInUse(handoff, visit.phase) === isInUse) return [];
  return [{ kind: isInUse ? 'yield-focus' : 'regain-focus' }];
}
