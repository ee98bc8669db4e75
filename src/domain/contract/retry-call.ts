/**
 * Calls a function of the database. One that shows what people wrote, or answers a secret, first writes down who asks: until that is
 * stored it answers `{"retry_call": true}` and shows nothing (supabase/migrations, private.retry_call).
 * @param call makes the request; run again where the answer says so, up to three times: a list may have changed meanwhile.
 */
export async function callWithRetry<Answer extends { data: unknown }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  let answer = await call();
  for (let tries = 0; tries < 3 && asksForRetry(answer.data); tries++) answer = await call();
  return answer;
}

function asksForRetry(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'retry_call' in data && data.retry_call === true;
}
