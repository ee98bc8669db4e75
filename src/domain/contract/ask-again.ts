/**
 * Calls a function of the database. One that shows what people wrote, or answers a secret, first writes down who asks: until that is
 * stored it answers `{"ask_again": true}` and shows nothing (supabase/migrations, private.ask_again).
 * @param call makes the request; run a second time where the first answer says so.
 */
export async function callAgain<Answer extends { data: unknown }>(
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await call();
  return isToAskAgain(answer.data) ? await call() : answer;
}

function isToAskAgain(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ask_again' in data && data.ask_again === true;
}
