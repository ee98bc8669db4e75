import type { Engine, Session, TransactionMode } from '../database/engine.ts';
import { isoTime } from './rows.ts';
import type { PasswordHasher } from './secrets.ts';

/** How long things hold, in seconds. */
export type AuthTimes = {
  /** Life of an access token: shorter than the rest that ends a session, or nobody could work longer than that. */
  tokenSeconds: number;
  /** A session ends this long after it began, whatever happens in it. */
  timeboxSeconds: number;
  /** A session ends this long after its last refresh. */
  inactivitySeconds: number;
};

/** As docs/deploy.md sets a hosted project up. */
export const usualTimes: AuthTimes = {
  tokenSeconds: 15 * 60,
  timeboxSeconds: 12 * 3600,
  inactivitySeconds: 30 * 60,
};

/** What the Auth service works with; a test gives its own clock, times and cheaper hash. */
export type AuthContext = {
  engine: Engine;
  jwtSecret: string;
  times: AuthTimes;
  passwords: PasswordHasher;
  /** Milliseconds since the epoch. */
  now(): number;
};

/** A transaction with all that the service works with, and its time: milliseconds, and as SQL takes it. */
export type AuthSession = AuthContext & Session & { nowMs: number; at: string };

/** One transaction as the role that owns accounts; rows of staff are cascaded by the database itself. */
export function asAuth<Result>(
  context: AuthContext,
  mode: TransactionMode,
  work: (auth: AuthSession) => Promise<Result>,
): Promise<Result> {
  return context.engine.transaction(mode, async (session) => {
    await session.query(`select set_config('role', 'supabase_auth_admin', true)`);
    const nowMs = context.now();
    return work({ ...context, ...session, nowMs, at: isoTime(nowMs) });
  });
}
