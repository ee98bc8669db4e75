const tickMs = 1_000;

/**
 * Watches something that is to move. Time is counted in ticks, not by the clock, so that a computer which sleeps loses one at most;
 * offline none counts.
 * @param allowedMs gives the milliseconds without a movement that are borne now.
 * @param onStandstill called once, when it takes longer.
 * @returns `moved` notes a movement; `end` ends the watch.
 */
export function watchForStandstill(allowedMs: () => number, onStandstill: () => void) {
  let stillMs = 0;
  const timer = setInterval(() => {
    if (navigator.onLine) stillMs += tickMs;
    if (stillMs < allowedMs()) return;
    clearInterval(timer);
    onStandstill();
  }, tickMs);
  return {
    moved: () => {
      stillMs = 0;
    },
    end: () => clearInterval(timer),
  };
}
