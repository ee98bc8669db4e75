import { requestTimeoutMs } from '~/config/timing.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Makes sure that the site can be reached, before another of its scripts is fetched. Browsers remember a module that could not be
 * fetched and never ask for it again (whatwg/html, issue 6768): so a further press on a button works.
 * @param script address of one that is here already.
 * @throws Error when it cannot be reached. That the script is gone after a release, or a proxy refuses the method, is an answer.
 */
export async function assertScriptsReachable(script: string): Promise<void> {
  const { status } = await fetch(script, {
    method: 'HEAD',
    cache: 'no-store',
    signal: timeLimit(requestTimeoutMs),
  });
  if (status >= 500) throw new Error(`The site cannot be reached (status ${status}).`);
}
