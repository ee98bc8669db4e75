/**
 * Does a chore now and from then on every so often, one round after the other. What a round fails with is logged and stops nothing.
 *
 * @param failed begins the line in the log.
 * @returns what ends it all once the round that is running is done.
 */
export function repeat(
  chore: () => Promise<unknown>,
  everyMs: number,
  failed: string,
): { stop(): Promise<void> } {
  const run = (): Promise<void> =>
    chore().then(
      () => undefined,
      (error: unknown) => console.error(failed, error),
    );
  let round = run();
  const timer = setInterval(() => {
    round = round.then(run);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
