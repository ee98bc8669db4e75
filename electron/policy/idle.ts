import { longestCountdownSeconds } from '../../src/domain/kiosk/timing.ts';

/**
 * Whether somebody is there. All times are milliseconds of a monotonic clock: setting the wall clock, or a summer time,
 * neither ends a visit nor prolongs one.
 */
export type IdleState =
  /** `wakesAtMs` is set by the first touch on a dark screen: until then nothing counts, so that it presses nothing. */
  | { phase: 'asleep'; wakesAtMs: number | null }
  | { phase: 'waiting'; sinceMs: number }
  | { phase: 'active'; lastInputMs: number; stillUntilMs: number | null }
  /** `headphonesOut`: the visitor's headphones were pulled out; whatever has been said to them is for nobody else. */
  | { phase: 'warning'; endsAtMs: number; headphonesOut: boolean }
  /** Staff clean the glass: until the end no touch means anything. */
  | { phase: 'cleaning'; endsAtMs: number }
  | { phase: 'ended' };

export type IdleEvent =
  /** `begin`: the invitation was pressed. `input`: any other sign of life, which begins nothing. */
  | { kind: 'begin' | 'input' | 'still-here' | 'end' | 'tick' | 'sleep' | 'wake' | 'clean'; ms: number }
  | { kind: 'reading'; ms: number; reading: boolean }
  /** Whether headphones are plugged in. `isNews`: somebody has just done that, also where nothing was known before. */
  | { kind: 'headphones'; ms: number; plugged: boolean; isNews: boolean };

export type IdleSettings = { idleMs: number; countdownMs: number };

/** Bounds in seconds (issue 4). WCAG 2.2.1 asks for at least 20 s to answer. */
export const idleBounds = {
  idle: { least: 30, most: 600 },
  countdown: { least: 20, most: longestCountdownSeconds },
} as const;

/** How long reading aloud counts as presence: a visitor who left must not leave a voice behind for the day. */
export const readingLimitMs = 600_000;

/** How long a visit outlives its headphones: to plug them in again, or to answer at the screen (WCAG 2.2.1). */
export const unpluggedMs = 20_000;

/** How long a screen that is being cleaned takes no touch. */
export const cleaningMs = longestCountdownSeconds * 1_000;

/** How long after the first touch a woken screen swallows touches. */
export const wakeMs = 1_000;

/** How long a woken screen stays bright when nobody touches it again. */
export const awakeMs = 60_000;

/**
 * The next state. Total: every event is answered in every phase, and those that mean nothing there change nothing.
 * `ended` has no way out: no visitor's page lives past it, and the next one starts at `waiting`.
 */
export function stepIdle(state: IdleState, event: IdleEvent, settings: IdleSettings): IdleState {
  switch (state.phase) {
    case 'asleep':
      return stepAsleep(state, event);
    case 'waiting':
      return stepWaiting(state, event);
    case 'active':
      return stepActive(state, event, settings);
    case 'warning':
      return stepWarning(state, event);
    case 'cleaning':
      return event.kind === 'end' || event.ms >= state.endsAtMs ? { phase: 'ended' } : state;
    case 'ended':
      return state;
  }
}

function stepAsleep(state: Extract<IdleState, { phase: 'asleep' }>, event: IdleEvent): IdleState {
  // A plug presses nothing: the visit that it begins need not wait.
  const isPlugged = event.kind === 'headphones' && event.plugged;
  if (event.kind === 'wake' || isPlugged) return { phase: 'waiting', sinceMs: event.ms };
  if (state.wakesAtMs === null)
    return event.kind === 'input' ? { phase: 'asleep', wakesAtMs: event.ms + wakeMs } : state;
  return event.ms >= state.wakesAtMs ? { phase: 'waiting', sinceMs: event.ms } : state;
}

function stepWaiting(state: Extract<IdleState, { phase: 'waiting' }>, event: IdleEvent): IdleState {
  if (event.kind === 'sleep')
    return event.ms - state.sinceMs >= awakeMs ? { phase: 'asleep', wakesAtMs: null } : state;
  if (event.kind === 'end') return { phase: 'ended' };
  // Only what the page took for a press: one that it ignores, a wheel or a key would begin a visit that nobody sees.
  return event.kind === 'begin' ? { phase: 'active', lastInputMs: event.ms, stillUntilMs: null } : state;
}

function stepActive(
  state: Extract<IdleState, { phase: 'active' }>,
  event: IdleEvent,
  { idleMs, countdownMs }: IdleSettings,
): IdleState {
  if (event.kind === 'end') return { phase: 'ended' };
  // A gap this long was a computer asleep or stopped: it is woken by someone else.
  const since = Math.max(state.lastInputMs, Math.min(event.ms, state.stillUntilMs ?? 0));
  if (event.ms - since >= idleMs + countdownMs) return { phase: 'ended' };
  if (event.kind === 'clean') return { phase: 'cleaning', endsAtMs: event.ms + cleaningMs };
  if (event.kind === 'headphones' && !event.plugged)
    return { phase: 'warning', endsAtMs: event.ms + unpluggedMs, headphonesOut: true };
  if (
    event.kind === 'begin' ||
    event.kind === 'input' ||
    event.kind === 'still-here' ||
    event.kind === 'headphones'
  )
    return { ...state, lastInputMs: event.ms };
  if (event.kind === 'reading') return stepReading(state, event);
  return event.kind === 'tick' && event.ms - since >= idleMs
    ? { phase: 'warning', endsAtMs: event.ms + countdownMs, headphonesOut: false }
    : state;
}

/** While a page is read aloud nobody needs to touch it, for ten minutes after the last touch at most. */
function stepReading(
  state: Extract<IdleState, { phase: 'active' }>,
  event: Extract<IdleEvent, { kind: 'reading' }>,
): IdleState {
  const limit = state.lastInputMs + readingLimitMs;
  return { ...state, stillUntilMs: event.reading ? limit : Math.min(event.ms, limit) };
}

function stepWarning(state: Extract<IdleState, { phase: 'warning' }>, event: IdleEvent): IdleState {
  if (event.kind === 'end' || event.ms >= state.endsAtMs) return { phase: 'ended' };
  if (event.kind === 'headphones' && !event.plugged)
    return { ...state, endsAtMs: Math.min(state.endsAtMs, event.ms + unpluggedMs), headphonesOut: true };
  // Only the button answers, the invitation where that is on the screen, or a plug: a stray touch may be the next visitor's.
  const isAnswer = event.kind === 'still-here' || event.kind === 'begin' || event.kind === 'headphones';
  return isAnswer ? { phase: 'active', lastInputMs: event.ms, stillUntilMs: null } : state;
}

/** Whole seconds left of the countdown or the cleaning, counted up so that the last second shows 1; null when none runs. */
export function secondsLeft(state: IdleState, ms: number): number | null {
  return state.phase === 'warning' || state.phase === 'cleaning'
    ? Math.max(0, Math.ceil((state.endsAtMs - ms) / 1_000))
    : null;
}
