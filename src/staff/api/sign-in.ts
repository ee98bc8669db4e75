import type { DeskLinkType } from '~/domain/contract/staff.ts';
import type { Client } from '../../api/client.ts';
import { type Answer, asking, failureOf, ok } from './answer.ts';
import { sessionKey } from './client.ts';

/** Signs in with address and password, at the first level. */
export function signIn(client: Client, email: string, password: string): Promise<Answer<null>> {
  return asking(async () => {
    const { error } = await client.auth.signInWithPassword({ email, password });
    return error === null ? ok(null) : failureOf(error);
  });
}

/** Spends the link of an invitation or of a forgotten password: it signs in once. */
export function spendLink(client: Client, type: DeskLinkType, tokenHash: string): Promise<Answer<null>> {
  return asking(async () => {
    const { error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
    return error === null ? ok(null) : failureOf(error);
  });
}

/** Sets the password of whoever is signed in. */
export function setPassword(client: Client, password: string): Promise<Answer<null>> {
  return asking(async () => {
    const { error } = await client.auth.updateUser({ password });
    return error === null ? ok(null) : failureOf(error);
  });
}

/** Milliseconds after which the session is forgotten here without waiting for the server any longer. */
const signOutMs = 1_000;

/**
 * Signs out in this browser, also without a connection: the session ends on the server where that can be reached, and is
 * forgotten here in every case. Not to be awaited before the page says that nobody is signed in.
 * @param storage where the client keeps its session.
 */
export async function signOut(client: Client, storage: Storage): Promise<void> {
  const ended = storage.getItem(sessionKey);
  // Without a connection the client first tries for half a minute to refresh a token that has run out.
  const patience = new Promise((resolve) => {
    setTimeout(resolve, signOutMs);
  });
  await Promise.race([client.auth.signOut({ scope: 'local' }).catch(() => undefined), patience]);
  // Somebody may have signed in anew meanwhile.
  if (storage.getItem(sessionKey) === ended) storage.removeItem(sessionKey);
}
