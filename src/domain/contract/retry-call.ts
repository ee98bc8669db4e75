/**
 * Calls a function of the database. One that shows what people wrote, or answers a secret, first writes down who asks: until that is
 * stored it answers `{"retry_call": true}` and shows nothing (supabase/migrations, private.retry_call).
 * @param call makes the request; run a second time where the first answer says so.
 */
export async function callWithRetry<Answer extends { data: unknown }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await call();
  return asksForRetry(answer.data) ? await call() : answer;
}

function asksForRetry(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'retry_call' in data && data.retry_call === true;
}
