/**
 * A signal that aborts after a time with a `TimeoutError`. `AbortSignal.timeout` and `AbortSignal.any` do the same, but
 * browsers from before 2022 and 2024 lack them, and people apply with those browsers too.
 * @param milliseconds until it aborts. The limit holds for the body of an answer too; it is never taken back.
 * @param earlier another signal that aborts it before its time, with its own reason.
 */
export function timeLimit(milliseconds: number, earlier?: AbortSignal | null): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
  const follow = () => limit.abort(earlier?.reason);
  if (earlier?.aborted) follow();
  else earlier?.addEventListener('abort', follow, { signal: limit.signal });
  return limit.signal;
}
