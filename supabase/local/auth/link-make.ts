import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { refuseLongPassword } from './account.ts';
import { optionalObject, optionalText, readBody } from './body.ts';
import type { Call } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { type LinkKind, newLink } from './link-store.ts';
import { AuthRefusal, authJson, invalid } from './refusal.ts';
import { userJson } from './user-json.ts';
import { emailExists, findUser, insertUser, type User, updateUser } from './users.ts';

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery'] as const;
type LinkType = (typeof linkTypes)[number];

const linkWish = z.object({
  type: optionalText,
  email: optionalText,
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
});

type LinkWish = z.output<typeof linkWish>;

/** Where a link leads when nobody says where: Supabase Auth's own default. */
const usualTarget = 'http://localhost:3000';

/** `POST /admin/generate_link`: a link for somebody, to be handed over by whoever asked for it. */
export async function generateLink(call: Call): Promise<ApiResponse> {
  const wish = readBody(call.request, linkWish);
  if (wish.email === '') throw invalid('An email address is required');
  const type = linkTypes.find((one) => one === wish.type);
  if (type === undefined)
    throw invalid(`Invalid email action link type requested: ${wish.type.slice(0, 40)}`);
  const target = call.request.query.get('redirect_to') || wish.redirect_to || usualTarget;
  const passwordHash = await hashOf(call.context, wish.password);
  return asAuth(call.context, 'write', async (session) => {
    const found = await findUser(session, { email: wish.email });
    const made = type === 'magiclink' && found === null ? 'signup' : type;
    const user = await ownerOf(call.context, session, made, found, wish, passwordHash);
    return authJson(200, await linkJson(call.context, session, user, made, target));
  });
}

/** `POST /invite`: the same without an answer that shows the link. This backend sends no mail: see `npm run staff`. */
export async function invite(call: Call): Promise<ApiResponse> {
  const wish = readBody(call.request, linkWish);
  if (wish.email === '') throw invalid('An email address is required');
  return asAuth(call.context, 'write', async (session) => {
    const found = await findUser(session, { email: wish.email });
    const user = await ownerOf(call.context, session, 'invite', found, wish, '');
    await newLink(call.context, session, user.id, 'confirmation');
    return authJson(200, userJson(await sentNow(call.context, session, user, 'invite')));
  });
}

async function hashOf({ passwords }: AuthContext, password: string): Promise<string> {
  refuseLongPassword(password);
  return password === '' ? '' : passwords.hash(password);
}

/** Whom the link is for. Invitations and sign-ups make the account; a confirmed one needs neither. */
async function ownerOf(
  { now }: AuthContext,
  session: Session,
  type: LinkType,
  found: User | null,
  wish: LinkWish,
  passwordHash: string,
): Promise<User> {
  if (type === 'recovery' || type === 'magiclink') {
    if (found !== null) return found;
    throw new AuthRefusal(404, 'user_not_found', 'User with this email not found');
  }
  if (found?.isConfirmed === true) throw emailExists();
  if (found !== null) return found;
  const hash = type === 'signup' ? passwordHash : '';
  const user = { email: wish.email, passwordHash: hash, isConfirmed: false, userMetadata: wish.data ?? {} };
  return insertUser(session, user, now());
}

function kindOf(type: LinkType): LinkKind {
  return type === 'signup' || type === 'invite' ? 'confirmation' : 'recovery';
}

function sentNow({ now }: AuthContext, session: Session, user: User, type: LinkType): Promise<User> {
  const at = isoTime(now());
  const sent = kindOf(type) === 'recovery' ? { recovery_sent_at: at } : { confirmation_sent_at: at };
  return updateUser(session, user.id, { ...sent, ...(type === 'invite' ? { invited_at: at } : {}) }, now());
}

/** The address leads to the page with the secret in its fragment, which no server sees; the page spends it. */
async function linkJson(
  context: AuthContext,
  session: Session,
  user: User,
  type: LinkType,
  target: string,
): Promise<Record<string, unknown>> {
  const { hashedToken, code } = await newLink(context, session, user.id, kindOf(type));
  const sent = await sentNow(context, session, user, type);
  return {
    ...userJson(sent),
    action_link: `${target}#token_hash=${hashedToken}&type=${type}`,
    email_otp: code,
    hashed_token: hashedToken,
    verification_type: type,
    redirect_to: target,
  };
}
