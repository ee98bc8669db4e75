import type * as byLink from './application-status.ts';
import { assertScriptsReachable } from './assert-online.ts';
import type { Client } from './client.ts';

/** What can be done with an applicant's link. */
type StatusApi = typeof byLink;

/**
 * Fetches the code that talks to the backend, when somebody has a link, and does something with it.
 * @param use what to do.
 * @returns the result; without the code, the network or a backend, no answer. Never rejects.
 */
export async function withStatusClient<Answer>(
  use: (statusApi: StatusApi, client: Client) => Promise<Answer>,
): Promise<Answer | { kind: 'no-answer' }> {
  try {
    await assertScriptsReachable(import.meta.url);
    const [{ connectToBackend }, statusApi] = await Promise.all([
      import('./client.ts'),
      import('./application-status.ts'),
    ]);
    const client = await connectToBackend();
    return client === null ? { kind: 'no-answer' } : await use(statusApi, client);
  } catch {
    // What failed may name the address of the request; nothing of it goes to the log.
    return { kind: 'no-answer' };
  }
}
