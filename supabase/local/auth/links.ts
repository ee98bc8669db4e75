import { z } from 'zod';
import { type ApiResponse, jsonResponse } from '../http/api-request.ts';
import { asAuth, type AuthSession } from './context.ts';
import { AuthRefusal, unsupported } from './refusal.ts';
import { type Call, optionalText, readBody } from './request.ts';
import { insertRow, isoTime } from './rows.ts';
import { digest, newSecret } from './secrets.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { emailExists, findUser, insertUser, isBanned, updateUser, type User, userJson } from './users.ts';

const linkSeconds = 24 * 3600;

/** What a link is for, and how its row is called: it confirms an address, or lets its owner in. */
const tokenTypes = { invite: 'confirmation', recovery: 'recovery' } as const;
type LinkType = keyof typeof tokenTypes;

function linkTypeOf(text: string): LinkType {
  if (text === 'invite' || text === 'recovery') return text;
  throw unsupported(`links of the type ${text.slice(0, 40)}`);
}

const linkRequest = z.object({
  type: optionalText,
  email: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * `POST /admin/generate_link`: a link for somebody, to be handed over by whoever asked for it. It voids the earlier one
 * of its type. An invitation makes the account. Its address is made by the product, of the secret.
 */
export async function generateLink({ context, request }: Call): Promise<ApiResponse> {
  const wanted = readBody(request, linkRequest);
  const type = linkTypeOf(wanted.type);
  const hashedToken = newSecret();
  const user = await asAuth(context, 'write', async (auth) => {
    const { at } = auth;
    const owner = await ownerOf(auth, type, wanted.email, wanted.data ?? {});
    const link = { user_id: owner.id, token_type: tokenTypes[type], token_hash: digest(hashedToken) };
    await insertRow(
      auth,
      'one_time_tokens',
      { ...link, created_at: at },
      `on conflict (user_id, token_type) do update
         set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    );
    const sent = type === 'invite' ? { confirmation_sent_at: at, invited_at: at } : { recovery_sent_at: at };
    return updateUser(auth, owner.id, sent);
  });
  return jsonResponse(200, { ...userJson(user), hashed_token: hashedToken, verification_type: type });
}

async function ownerOf(
  auth: AuthSession,
  type: LinkType,
  email: string,
  userMetadata: Record<string, unknown>,
): Promise<User> {
  const found = await findUser(auth, { email });
  if (type === 'recovery') {
    if (found !== null) return found;
    throw new AuthRefusal(404, 'user_not_found', 'User with this email not found');
  }
  if (found?.isConfirmed === true) throw emailExists();
  return found ?? insertUser(auth, { email, passwordHash: '', isConfirmed: false, userMetadata });
}

const redemption = z.object({ type: optionalText, token_hash: optionalText });

/** `POST /verify`: spends a link and signs its user in. Opening the link alone spends nothing: mail scanners do that. */
export async function verifyLink({ context, request }: Call): Promise<ApiResponse> {
  const { type, token_hash } = readBody(request, redemption);
  if (token_hash === '') throw unsupported('codes by mail');
  const linkType = linkTypeOf(type);
  return asAuth(context, 'write', async (auth) => {
    const user = await spendLink(auth, linkType, token_hash);
    if (isBanned(user, auth.nowMs)) throw new AuthRefusal(403, 'user_banned', 'User is banned');
    // Who has the mail has the address.
    const confirmed = user.isConfirmed
      ? user
      : await updateUser(auth, user.id, { email_confirmed_at: auth.at, confirmation_sent_at: null });
    return sessionResponse(auth, await openSession(auth, confirmed));
  });
}

/** Whose link it is, which is gone after this. @throws AuthRefusal for one of another type or older than a day. */
async function spendLink(auth: AuthSession, type: LinkType, token: string): Promise<User> {
  const [row] = await auth.query(
    `delete from auth.one_time_tokens where token_hash = $1::text and token_type = $2::text
       and created_at >= $3::text::timestamptz returning user_id`,
    [digest(token), tokenTypes[type], isoTime(auth.nowMs - linkSeconds * 1000)],
  );
  const user = row === undefined ? null : await findUser(auth, { id: String(row['user_id']) });
  if (user !== null) return user;
  throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
}
