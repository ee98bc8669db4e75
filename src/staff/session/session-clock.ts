import * as z from 'zod/mini';
import { idlePhase, type SessionClock } from './idle.ts';

const clockKey = 'staff-clock';

const stored = z.object({ startedMs: z.number(), activeMs: z.number() });

/** So far, in milliseconds, a machine may set its clock back by itself. */
const setBackMs = 5 * 60_000;

/** The clock that all tabs share; null when there is none or it makes no sense. */
export function readClock(nowMs: number): SessionClock | null {
  const clock = parse(localStorage.getItem(clockKey));
  // A time to come is no time of this session: somebody turned the machine's clock back.
  const latestMs = nowMs + setBackMs;
  return clock !== null && clock.startedMs <= latestMs && clock.activeMs <= latestMs ? clock : null;
}

function parse(text: string | null): SessionClock | null {
  if (text === null) return null;
  try {
    const parsed = stored.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Starts the clock of a new session. */
export function startClock(nowMs: number): void {
  write({ startedMs: nowMs, activeMs: nowMs });
}

/** Notes that somebody did something. What is over stays over: a machine may wake after an hour of sleep. */
export function noteActivity(nowMs: number): void {
  const clock = readClock(nowMs);
  if (clock !== null && idlePhase(clock, nowMs).kind !== 'over') write({ ...clock, activeMs: nowMs });
}

/** Forgets the clock with its session. */
export function stopClock(): void {
  localStorage.removeItem(clockKey);
}

function write(clock: SessionClock): void {
  localStorage.setItem(clockKey, JSON.stringify(clock));
}
