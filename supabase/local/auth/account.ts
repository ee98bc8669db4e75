import { z } from 'zod';
import { maxPasswordBytes, passwordBytes, passwordLacks } from '../../../src/domain/password.ts';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { optionalObject, optionalText, readBody } from './body.ts';
import { addressOf, type Call, type SignedIn, signedIn } from './call.ts';
import { asAuth } from './context.ts';
import { AuthRefusal, authJson, invalid, tooMany, weakPassword } from './refusal.ts';
import { userJson } from './user-json.ts';
import {
  checkedEmail,
  emailExists,
  findUser,
  hasVerifiedFactor,
  mergedMetadata,
  updateUser,
  type UserChange,
} from './users.ts';

/** `GET /user`: the user itself, second factors included. */
export function getUser(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (session) =>
    authJson(200, userJson((await signedIn(call, session)).user)),
  );
}

const changes = z.object({
  password: z.string().nullish(),
  email: optionalText,
  data: optionalObject,
  app_metadata: z.unknown().optional(),
});

type Changes = z.output<typeof changes>;

/** `PUT /user`: a new password, or facts about the user that the user may write. */
export async function putUser(call: Call): Promise<ApiResponse> {
  if (!call.context.limits.verify.take(`user ${addressOf(call)}`)) throw tooMany();
  const wanted = readBody(call.request, changes);
  const who = await asAuth(call.context, 'read', async (session) => {
    const one = await signedIn(call, session);
    await refuseChanges(session, one, wanted);
    return one;
  });
  const encrypted = await newPassword(call, who, wanted.password);
  const user = await asAuth(call.context, 'write', async (session) => {
    const { user: before, sessionId } = await signedIn(call, session);
    if (encrypted.encrypted_password !== undefined) await endOthers(session, before.id, sessionId);
    const data = wanted.data === null ? {} : metadataChange(before.userMetadata, wanted.data);
    return updateUser(session, before.id, { ...encrypted, ...data }, call.context.now());
  });
  return authJson(200, userJson(user));
}

function metadataChange(before: Record<string, unknown>, data: Record<string, unknown>): UserChange {
  return { raw_user_meta_data: JSON.stringify(mergedMetadata(before, data)) };
}

async function refuseChanges(session: Session, { user, aal }: SignedIn, wanted: Changes): Promise<void> {
  if (wanted.app_metadata !== undefined && wanted.app_metadata !== null) {
    throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = wanted.email === '' ? user.email : checkedEmail(wanted.email);
  const changesSecret = typeof wanted.password === 'string' || email !== user.email;
  if (changesSecret && hasVerifiedFactor(user) && aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthRefusal(401, 'insufficient_aal', message);
  }
  if (email === user.email) return;
  if ((await findUser(session, { email })) !== null) throw emailExists();
  // A new address would have to be confirmed by mail, which this backend does not send.
  throw invalid('Ask an administrator to change your email address');
}

/** The hash of a new password. @throws AuthRefusal for a weak one, a too long one and the one there is. */
async function newPassword(
  { context }: Call,
  { user }: SignedIn,
  password: string | null | undefined,
): Promise<UserChange> {
  if (typeof password !== 'string') return {};
  refuseLongPassword(password);
  const lacks = passwordLacks(password);
  if (lacks.length > 0) throw weakPassword(lacks);
  if (await context.passwords.matches(password, user.passwordHash)) {
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.');
  }
  return { encrypted_password: await context.passwords.hash(password) };
}

/** @throws AuthRefusal for a password that a hosted project's hash would cut off. */
export function refuseLongPassword(password: string): void {
  if (passwordBytes(password) <= maxPasswordBytes) return;
  throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`);
}

/** Whoever changes a password may do so because somebody else knows it. */
async function endOthers(session: Session, userId: string, sessionId: string): Promise<void> {
  await session.query('delete from auth.sessions where user_id = $1::text::uuid and id <> $2::text::uuid', [
    userId,
    sessionId,
  ]);
  await session.query('delete from auth.one_time_tokens where user_id = $1::text::uuid', [userId]);
}
