import type { SignInLinkType } from '~/domain/contract/staff.ts';
import type { Client } from '../../api/client.ts';
import { sessionKey } from './client.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

/** Signs in with address and password, at the first level. */
export function signIn(client: Client, email: string, password: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const { error } = await client.auth.signInWithPassword({ email, password });
    return error === null ? ok(null) : toFailure(error);
  });
}

/**
 * Redeems the link of an invitation or of a forgotten password: it signs in once.
 * @returns the address of the account.
 */
export function redeemLink(client: Client, type: SignInLinkType, tokenHash: string): Promise<Result<string>> {
  return catchFailure(async () => {
    const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
    return error === null ? ok(data.user?.email ?? '') : toFailure(error);
  });
}

/** Sets the password of whoever is signed in. */
export function setPassword(client: Client, password: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const { error } = await client.auth.updateUser({ password });
    return error === null ? ok(null) : toFailure(error);
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

/** A second factor that is being set up: what an authenticator app reads, and the same to type in. */
export type NewFactor = { id: string; uri: string; secret: string };

/**
 * Begins to set up an authenticator app. What an earlier try has left behind is removed first.
 * @param issuer the name under which the app shows it.
 */
export function enrolFactor(client: Client, issuer: string): Promise<Result<NewFactor>> {
  return catchFailure(async () => {
    const known = await client.auth.getUser();
    if (known.error !== null) return toFailure(known.error);
    for (const { id, status } of known.data.user.factors ?? [])
      if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer });
    if (error !== null) return toFailure(error);
    return ok({ id: data.id, uri: data.totp.uri, secret: data.totp.secret });
  });
}

/** The factor that whoever is signed in has to give a code of; null when there is none. */
export function readFactor(client: Client): Promise<Result<string | null>> {
  return catchFailure(async () => {
    const { data, error } = await client.auth.getUser();
    if (error !== null) return toFailure(error);
    return ok(data.user.factors?.find(({ status }) => status === 'verified')?.id ?? null);
  });
}

/** Gives a code of a factor: the session rises to the second level. */
export function verifyCode(client: Client, factorId: string, code: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    return error === null ? ok(null) : toFailure(error);
  });
}
