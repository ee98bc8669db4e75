import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds that are left at least after a pause, so that nobody is cut off in the middle of a word. */
const leastAfterPauseMs = 3_000;

/**
 * Calls `onEnd` once after `durationMs`, not counting pauses.
 * @param durationMs milliseconds; null never ends.
 * @param isPaused while true, time stands still.
 */
export function useCountdown(durationMs: number | null, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const remaining = left.current;
    if (remaining === null || isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining);
    return () => {
      clearTimeout(timer);
      const rest = remaining - (performance.now() - startedAt);
      left.current = Math.max(rest, Math.min(remaining, leastAfterPauseMs));
    };
  }, [isPaused]);
}
