import { requestTimeoutMs } from '~/config/timing.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Makes sure that the site's scripts can be reached, before another one is fetched. Browsers remember a module that could not be
 * fetched and never ask for it again (whatwg/html, issue 6768): so a further press on a button works.
 * @param script address of one that is here already.
 * @throws Error when it cannot be reached.
 */
export async function assertScriptsReachable(script: string): Promise<void> {
  const { ok, status } = await fetch(script, {
    method: 'HEAD',
    cache: 'no-store',
    signal: timeLimit(requestTimeoutMs),
  });
  if (!ok) throw new Error(`The site cannot be reached (status ${status}).`);
}
