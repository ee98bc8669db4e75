import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { optionalText, readBody } from './body.ts';
import { addressOf, type Call } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { findLink, findLinkByCode, type FoundLink, type LinkKind, spendLink } from './link-store.ts';
import { AuthRefusal, invalid, tooMany } from './refusal.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { findUser, isBanned, mergedMetadata, type User, updateUser } from './users.ts';

const kindsOfType: Readonly<Record<string, readonly LinkKind[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['recovery', 'confirmation'],
};

const redemption = z.object({
  type: optionalText,
  token_hash: optionalText,
  token: optionalText,
  email: optionalText,
});

/** `POST /verify`: spends a link and signs its user in. Opening the link alone spends nothing: mail scanners do that. */
export async function verifyLink(call: Call): Promise<ApiResponse> {
  if (!call.context.limits.verify.take(`link ${addressOf(call)}`)) throw tooMany();
  const wanted = readBody(call.request, redemption);
  const kinds = checkRedemption(wanted);
  const outcome = await asAuth(call.context, 'write', async (session) => {
    const link =
      wanted.token_hash === ''
        ? await linkByCode(call.context, session, wanted, kinds)
        : await findLink(call.context, session, wanted.token_hash, kinds);
    const isCode = wanted.token_hash === '';
    return link === null ? refusedLink(isCode) : redeem(call.context, session, link);
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

function checkRedemption({
  type,
  token_hash,
  token,
  email,
}: z.output<typeof redemption>): readonly LinkKind[] {
  if (type === '') throw invalid('Verify requires a verification type');
  if (token_hash === '' && token === '') throw invalid('Verify requires either a token or a token hash');
  if (token_hash !== '' && email !== '') throw invalid('Only the token_hash and type should be provided');
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (kinds === undefined) throw invalid('Invalid email verification type');
  return kinds;
}

function refusedLink(isCode: boolean): AuthRefusal {
  const message = isCode ? 'Token has expired or is invalid' : 'Email link is invalid or has expired';
  return new AuthRefusal(403, 'otp_expired', message);
}

async function linkByCode(
  context: AuthContext,
  session: Session,
  { email, token }: { email: string; token: string },
  kinds: readonly LinkKind[],
): Promise<FoundLink | null> {
  const user = await findUser(session, { email });
  return user === null ? null : findLinkByCode(context, session, user.id, token, kinds);
}

async function redeem(context: AuthContext, session: Session, link: FoundLink): Promise<ApiResponse> {
  const user = await findUser(session, { id: link.userId });
  if (user === null) throw refusedLink(false);
  if (isBanned(user, context.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  await spendLink(session, link);
  const confirmed = user.isConfirmed ? user : await confirm(session, user, context.now());
  const opened = await openSession(context, session, confirmed, 'otp');
  return sessionResponse(context, session, opened);
}

/** Who has the mail has the address. */
function confirm(session: Session, user: User, nowMs: number): Promise<User> {
  const metadata = mergedMetadata(user.userMetadata, { email_verified: true });
  const change = {
    email_confirmed_at: isoTime(nowMs),
    confirmation_sent_at: null,
    identity_verified: 'true' as const,
    raw_user_meta_data: JSON.stringify(metadata),
  };
  return updateUser(session, user.id, change, nowMs);
}
