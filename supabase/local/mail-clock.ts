import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './database/engine.ts';

/** Mail that comes due between two rounds waits so long at most. */
const everyMs = 10_000;

/** A mail that is being sent gets this long when the backend stops. */
const graceMs = 3_000;

/**
 * Delivers queued mail: now, from then on every few seconds, and at once when something is queued. On a hosted project a timer
 * calls the edge function instead (docs/deploy.md). A round that fails is logged and stops nothing.
 *
 * @param deliver one round.
 */
export async function startMailClock(
  engine: Engine,
  deliver: () => Promise<unknown>,
): Promise<{ stop(): Promise<void> }> {
  let round: Promise<void> | null = null;
  let isPending = false;
  const run = async (): Promise<void> => {
    do {
      isPending = false;
      await deliver().catch((error: unknown) => {
        console.error('Queued mail was not sent:', error instanceof Error ? error.message : error);
      });
    } while (isPending);
    round = null;
  };
  const ask = (): void => {
    if (round === null) round = run();
    else isPending = true;
  };
  const unlisten = await engine.listen?.('mail_queue', ask);
  const timer = setInterval(ask, everyMs);
  timer.unref();
  ask();
  return {
    stop: async () => {
      clearInterval(timer);
      await unlisten?.();
      isPending = false;
      // What is not finished by then comes back by itself.
      await Promise.race([round, delay(graceMs, undefined, { ref: false })]);
    },
  };
}
