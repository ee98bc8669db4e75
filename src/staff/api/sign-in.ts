import type { SignInLinkType } from '~/domain/contract/staff.ts';
import { request, send } from './call.ts';
import { sessionKey, staffClient } from './client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

const auth = () => staffClient().auth;

/** Signs in with address and password, at the first level. */
export function signIn(email: string, password: string): Promise<Result<null>> {
  return send(() => auth().signInWithPassword({ email, password }));
}

/**
 * Redeems the link of an invitation or of a forgotten password: it signs in once.
 * @returns the address of the account.
 */
export function redeemLink(type: SignInLinkType, tokenHash: string): Promise<Result<string>> {
  return request(
    () => auth().verifyOtp({ type, token_hash: tokenHash }),
    ({ user }) => user?.email ?? '',
  );
}

/** Sets the password of whoever is signed in. */
export function setPassword(password: string): Promise<Result<null>> {
  return send(() => auth().updateUser({ password }));
}

/** Milliseconds after which the session is forgotten here without waiting for the server any longer. */
const signOutMs = 1_000;

/**
 * Signs out in this browser, also without a connection: the session ends on the server where that can be reached, and is
 * forgotten here in every case. Not to be awaited before the page says that nobody is signed in.
 */
export async function signOut(): Promise<void> {
  const ended = localStorage.getItem(sessionKey);
  // Without a connection the client first tries for half a minute to refresh a token that has run out.
  const patience = new Promise((resolve) => {
    setTimeout(resolve, signOutMs);
  });
  await Promise.race([
    auth()
      .signOut({ scope: 'local' })
      .catch(() => undefined),
    patience,
  ]);
  // Somebody may have signed in anew meanwhile.
  if (localStorage.getItem(sessionKey) === ended) localStorage.removeItem(sessionKey);
}

/** A second factor that is being set up: what an authenticator app reads, and the same to type in. */
export type NewFactor = { id: string; uri: string; secret: string };

/**
 * Begins to set up an authenticator app. What an earlier try has left behind is removed first.
 * @param issuer the name under which the app shows it.
 */
export function enrolFactor(issuer: string): Promise<Result<NewFactor>> {
  return catchFailure(async () => {
    const known = await auth().getUser();
    if (known.error !== null) return toFailure(known.error);
    for (const { id, status } of known.data.user.factors ?? [])
      if (status === 'unverified') await auth().mfa.unenroll({ factorId: id });
    const { data, error } = await auth().mfa.enroll({ factorType: 'totp', issuer });
    if (error !== null) return toFailure(error);
    return ok({ id: data.id, uri: data.totp.uri, secret: data.totp.secret });
  });
}

/** The factor that whoever is signed in has to give a code of; null when there is none. */
export function readFactor(): Promise<Result<string | null>> {
  return request(
    () => auth().getUser(),
    ({ user }) => user.factors?.find(({ status }) => status === 'verified')?.id ?? null,
  );
}

/** Gives a code of a factor: the session rises to the second level. */
export function verifyCode(factorId: string, code: string): Promise<Result<null>> {
  return send(() => auth().mfa.challengeAndVerify({ factorId, code }));
}
