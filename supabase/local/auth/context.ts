import type { DiskGuard } from '../database/disk-guard.ts';
import type { Engine, Session, TransactionMode } from '../database/engine.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { RateLimit } from './rate-limit.ts';

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
  disk: DiskGuard;
  jwtSecret: string;
  times: AuthTimes;
  passwords: PasswordHasher;
  limits: { signIn: RateLimit; verify: RateLimit };
  /** Milliseconds since the epoch. */
  now(): number;
};

/** One transaction as the role that owns accounts; rows of staff are cascaded by the database itself. */
export function asAuth<Result>(
  context: AuthContext,
  mode: TransactionMode,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return context.engine.transaction(mode, async (session) => {
    await session.query(`select set_config('role', 'supabase_auth_admin', true)`);
    return work(session);
  });
}

/** A moment as SQL parameters take it. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
