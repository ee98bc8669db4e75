/** How long a session of the staff app may last, in milliseconds; the server ends it after the same times (decisions/auth.md). */
export const sessionTimes = {
  idleMs: 30 * 60_000,
  totalMs: 12 * 60 * 60_000,
  /** So long before the end it is said. */
  warningMs: 60_000,
} as const;

/** Why a session ends by itself. */
export type EndReason = 'idle' | 'time';

/** When a session began and when somebody last did something in it, in milliseconds since 1970. */
export type SessionClock = { startedMs: number; activeMs: number };

/** How a session is doing. */
export type IdlePhase =
  | { kind: 'active' }
  /** It ends soon; `secondsLeft` is at least 1. Only idling can be ended by doing something. */
  | { kind: 'warned'; reason: EndReason; secondsLeft: number }
  | { kind: 'over'; reason: EndReason };

/**
 * Judges a session.
 * @param clock null when it is not known, which counts as over.
 */
export function idlePhase(clock: SessionClock | null, nowMs: number): IdlePhase {
  if (clock === null) return { kind: 'over', reason: 'idle' };
  const idleLeft = clock.activeMs + sessionTimes.idleMs - nowMs;
  const msUntilSignOut = clock.startedMs + sessionTimes.totalMs - nowMs;
  const reason = msUntilSignOut <= idleLeft ? 'time' : 'idle';
  const left = Math.min(idleLeft, msUntilSignOut);
  if (left <= 0) return { kind: 'over', reason };
  if (left > sessionTimes.warningMs) return { kind: 'active' };
  return { kind: 'warned', reason, secondsLeft: Math.ceil(left / 1_000) };
}
