import type { Client } from '../../api/client.ts';
import { type Answer, asking, failureOf, ok } from './answer.ts';

/** A second factor that is being set up: what an authenticator app reads, and the same to type in. */
export type NewFactor = { id: string; uri: string; secret: string };

/**
 * Begins to set up an authenticator app. What an earlier try has left behind is removed first.
 * @param issuer the name under which the app shows it.
 */
export function enrolFactor(client: Client, issuer: string): Promise<Answer<NewFactor>> {
  return asking(async () => {
    const known = await client.auth.getUser();
    if (known.error !== null) return failureOf(known.error);
    for (const { id, status } of known.data.user.factors ?? [])
      if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer });
    if (error !== null) return failureOf(error);
    return ok({ id: data.id, uri: data.totp.uri, secret: data.totp.secret });
  });
}

/** The factor that whoever is signed in has to give a code of; null when there is none. */
export function readFactor(client: Client): Promise<Answer<string | null>> {
  return asking(async () => {
    const { data, error } = await client.auth.getUser();
    if (error !== null) return failureOf(error);
    return ok(data.user.factors?.find(({ status }) => status === 'verified')?.id ?? null);
  });
}

/** Gives a code of a factor: the session rises to the second level. */
export function giveCode(client: Client, factorId: string, code: string): Promise<Answer<null>> {
  return asking(async () => {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    return error === null ? ok(null) : failureOf(error);
  });
}
