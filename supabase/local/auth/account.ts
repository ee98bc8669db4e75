import { z } from 'zod';
import { isShortPassword, maxPasswordBytes, passwordBytes } from '../../../src/domain/password.ts';
import { type ApiResponse, jsonResponse } from '../http/api-request.ts';
import { AuthRefusal, invalid, unsupported, weakPassword } from './refusal.ts';
import { asUser, type Call, readBody, type SignedIn } from './request.ts';
import { hasVerifiedFactor, updateUser, userJson } from './users.ts';

/** `GET /user`: the user itself, second factors included. */
export function getUser(call: Call): Promise<ApiResponse> {
  return asUser(call, 'read', async (_auth, { user }) => jsonResponse(200, userJson(user)));
}

/** `PUT /user`: a new password, which ends the user's other sessions and links. */
export async function putUser(call: Call): Promise<ApiResponse> {
  const { password, ...others } = readBody(call.request, z.looseObject({ password: z.string() }));
  // Supabase's client names what it leaves as it is, as null.
  const changed = Object.entries(others).find(([, value]) => value !== null);
  if (changed !== undefined) throw unsupported(`changing one's own ${changed[0].slice(0, 40)}`);
  const who = await asUser(call, 'read', async (_auth, found) => found);
  const hash = await newPasswordHash(call, who, password);
  const user = await asUser(call, 'write', async (auth, { user: { id }, sessionId }) => {
    const otherSessions = 'user_id = $1::text::uuid and id <> $2::text::uuid';
    await auth.query(`delete from auth.sessions where ${otherSessions}`, [id, sessionId]);
    await auth.query('delete from auth.one_time_tokens where user_id = $1::text::uuid', [id]);
    return updateUser(auth, id, { encrypted_password: hash });
  });
  return jsonResponse(200, userJson(user));
}

/** @throws AuthRefusal without the second factor, and for a password that is weak, too long or the one there is. */
async function newPasswordHash(
  { context }: Call,
  { user, aal }: SignedIn,
  password: string,
): Promise<string> {
  if (hasVerifiedFactor(user) && aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthRefusal(401, 'insufficient_aal', message);
  }
  if (passwordBytes(password) > maxPasswordBytes) {
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`);
  }
  if (isShortPassword(password)) throw weakPassword();
  if (await context.passwords.matches(password, user.passwordHash)) {
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}
