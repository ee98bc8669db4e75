/**
 * Asks again and again until there is an answer.
 * @param what is waited for, for the error message.
 * @throws Error when there is none in time.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Answer | null,
  limitMs = 30_000,
): Promise<Answer> {
  const until = performance.now() + limitMs;
  for (;;) {
    const answer = ask();
    if (answer !== null) return answer;
    if (performance.now() > until) throw new Error(`Waited ${limitMs} ms for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
