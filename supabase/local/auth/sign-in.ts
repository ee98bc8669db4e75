import { z } from 'zod';
import { passwordLackMessage, passwordLacks } from '../../../src/domain/password.ts';
import type { ApiResponse } from '../http/message.ts';
import { optionalText, readBody } from './body.ts';
import { addressOf, type Call } from './call.ts';
import { type AuthContext, asAuth } from './context.ts';
import { AuthRefusal, badCredentials, invalid, tooMany } from './refusal.ts';
import { refresh } from './refresh.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { findUser, isBanned, type User } from './users.ts';

const passwordGrant = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** `POST /token`: by password or by refresh token. */
export async function token(call: Call): Promise<ApiResponse> {
  const grant = call.request.query.get('grant_type');
  if (grant === 'refresh_token') return refresh(call);
  const body = readBody(call.request, passwordGrant);
  if (grant !== 'password') throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type');
  if (!call.context.limits.signIn.take(addressOf(call))) throw tooMany();
  return signInWithPassword(call.context, body);
}

type Credentials = z.output<typeof passwordGrant>;

async function signInWithPassword(
  context: AuthContext,
  { email, phone, password }: Credentials,
): Promise<ApiResponse> {
  refuseOddCredentials(email, phone);
  const user = await knownUser(context, email, password);
  const lacks = passwordLacks(password);
  const weak = lacks.length === 0 ? null : { message: passwordLackMessage(lacks), reasons: lacks };
  return asAuth(context, 'write', async (session) => {
    // The password may have been changed, and every session ended, while it was compared.
    const now = await findUser(session, { id: user.id });
    if (now?.passwordHash !== user.passwordHash) throw badCredentials();
    const opened = await openSession(context, session, now, 'password');
    return sessionResponse(context, session, opened, { weak_password: weak });
  });
}

function refuseOddCredentials(email: string, phone: string): void {
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw new AuthRefusal(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('missing email or phone');
}

/**
 * The user whose password this is. An unknown address takes as long as a wrong password, and a banned or unconfirmed user
 * is told so only with the right one. The hash is made outside the transaction: others do not wait for it.
 */
async function knownUser(context: AuthContext, email: string, password: string): Promise<User> {
  const user = await asAuth(context, 'read', (session) => findUser(session, { email }));
  const isRight = await context.passwords.matches(password, user?.passwordHash ?? '');
  if (user === null || !isRight) throw badCredentials();
  if (isBanned(user, context.now())) throw new AuthRefusal(400, 'user_banned', 'User is banned');
  if (!user.isConfirmed) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  return user;
}
