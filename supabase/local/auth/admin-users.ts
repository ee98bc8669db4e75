import { z } from 'zod';
import { passwordLacks } from '../../../src/domain/password.ts';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { refuseLongPassword } from './account.ts';
import { isUuid } from './bearer.ts';
import { optionalObject, optionalText, readBody } from './body.ts';
import type { Call } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { removeFactor } from './factors.ts';
import { AuthRefusal, authJson, invalid, weakPassword } from './refusal.ts';
import { userJson } from './user-json.ts';
import {
  checkedEmail,
  emailExists,
  findUser,
  insertUser,
  listUsers,
  mergedMetadata,
  type User,
  updateUser,
  type UserChange,
} from './users.ts';

const account = z.object({
  id: optionalText,
  email: optionalText,
  password: optionalText,
  email_confirm: z.boolean().nullish(),
  app_metadata: optionalObject,
  user_metadata: optionalObject,
  ban_duration: optionalText,
  role: optionalText,
});

type Account = z.output<typeof account>;

/** `POST /admin/users`: an account, under the same password rule as everybody's. */
export async function createUser(call: Call): Promise<ApiResponse> {
  const { context } = call;
  const wanted = readBody(call.request, account);
  if (wanted.id !== '' && !isUuid(wanted.id)) throw invalid('ID must conform to the uuid v4 format');
  if (wanted.email === '') throw invalid('Cannot create a user without either an email or phone');
  const email = checkedEmail(wanted.email);
  const ban = banOf(context, wanted.ban_duration);
  const passwordHash = await hashOf(context, wanted.password);
  const user = await asAuth(context, 'write', async (session) => {
    const made = await insertUser(
      session,
      {
        email,
        passwordHash,
        isConfirmed: wanted.email_confirm === true,
        appMetadata: wanted.app_metadata ?? {},
        userMetadata: wanted.user_metadata ?? {},
        ...(wanted.id === '' ? {} : { id: wanted.id.toLowerCase() }),
        ...(wanted.role === '' ? {} : { role: wanted.role }),
      },
      context.now(),
    );
    return ban.banned_until === undefined ? made : updateUser(session, made.id, ban, context.now());
  });
  return authJson(200, userJson(user));
}

async function hashOf({ passwords }: AuthContext, password: string): Promise<string> {
  if (password === '') return '';
  refuseLongPassword(password);
  const lacks = passwordLacks(password);
  if (lacks.length > 0) throw weakPassword(lacks);
  return passwords.hash(password);
}

const units: Record<string, number> = {
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000_001,
};

/** A ban as Supabase Auth takes it: `2h30m`, or `none` to lift it. */
function banOf({ now }: AuthContext, duration: string): UserChange {
  if (duration === '') return {};
  if (duration === 'none') return { banned_until: null };
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|µs|ns)/g)];
  const isWhole = parts.map(([part]) => part).join('') === duration;
  if (!isWhole)
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration.slice(0, 40)}"`);
  const length = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
  return { banned_until: isoTime(now() + length) };
}

/** `GET /admin/users`: newest first, 50 a page. */
export async function getUsers({ context, request }: Call): Promise<ApiResponse> {
  const [page, limit] = [
    pageNumber(request.query.get('page'), 1),
    pageNumber(request.query.get('per_page'), 50),
  ];
  const filter = request.query.get('filter') ?? '';
  const { users, total } = await asAuth(context, 'read', (session) =>
    listUsers(session, { limit: Math.min(limit, 1000), offset: (page - 1) * limit, filter }),
  );
  const query = (number: number) => {
    const address = new URLSearchParams(request.query);
    address.set('page', String(number));
    address.sort();
    return `</admin/users?${address.toString()}>`;
  };
  const last = Math.max(1, Math.ceil(total / limit));
  const next = page < last ? [`${query(page + 1)}; rel="next"`] : [];
  const headers = {
    'x-total-count': String(total),
    link: [...next, `${query(last)}; rel="last"`].join(', '),
  };
  return authJson(200, { users: users.map(userJson), aud: 'authenticated' }, headers);
}

function pageNumber(text: string | null, usual: number): number {
  if (text === null || text === '') return usual;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw invalid(`Bad Pagination Parameters: parsing "${text.slice(0, 40)}": invalid syntax`);
}

/** `GET /admin/users/:id`. */
export function getOneUser(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (session) => authJson(200, userJson(await named(call, session))));
}

async function named({ places }: Call, session: Session): Promise<User> {
  const [id] = places;
  if (!isUuid(id)) throw invalid('user_id must be an UUID', 404);
  const user = await findUser(session, { id });
  if (user === null) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return user;
}

/** `PUT /admin/users/:id`. A new password ends every session of the user. */
export async function changeUser(call: Call): Promise<ApiResponse> {
  const { context } = call;
  const wanted = readBody(call.request, account);
  const ban = banOf(context, wanted.ban_duration);
  const hash = await hashOf(context, wanted.password);
  const user = await asAuth(context, 'write', async (session) => {
    const before = await named(call, session);
    if (hash !== '') {
      await session.query('delete from auth.sessions where user_id = $1::text::uuid', [before.id]);
      await session.query('delete from auth.one_time_tokens where user_id = $1::text::uuid', [before.id]);
    }
    const change = { ...ban, ...(hash === '' ? {} : { encrypted_password: hash }) };
    const more = await changesOf(session, before, wanted, context.now());
    return updateUser(session, before.id, { ...change, ...more }, context.now());
  });
  return authJson(200, userJson(user));
}

async function changesOf(
  session: Session,
  before: User,
  wanted: Account,
  nowMs: number,
): Promise<UserChange> {
  const email = wanted.email === '' ? before.email : checkedEmail(wanted.email);
  if (email !== before.email && (await findUser(session, { email })) !== null) throw emailExists();
  const confirms = wanted.email_confirm === true && !before.isConfirmed;
  const user = mergedMetadata(before.userMetadata, {
    ...wanted.user_metadata,
    ...(confirms ? { email_verified: true } : {}),
  });
  return {
    email,
    ...(confirms ? { email_confirmed_at: isoTime(nowMs) } : {}),
    raw_app_meta_data: JSON.stringify(mergedMetadata(before.appMetadata, wanted.app_metadata ?? {})),
    raw_user_meta_data: JSON.stringify(user),
  };
}

const removal = z.object({ should_soft_delete: z.boolean().nullish() });

/** `DELETE /admin/users/:id`: the account with everything of it. */
export async function deleteUser(call: Call): Promise<ApiResponse> {
  const { should_soft_delete: isSoft } =
    call.request.body.length === 0 ? {} : readBody(call.request, removal);
  if (isSoft === true) throw invalid('This backend removes a user whole');
  return asAuth(call.context, 'write', async (session) => {
    const user = await named(call, session);
    await session.query('delete from auth.users where id = $1::text::uuid', [user.id]);
    return authJson(200, {});
  });
}

/** `GET /admin/users/:id/factors`. */
export function getFactors(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (session) => authJson(200, (await named(call, session)).factors));
}

/** `DELETE /admin/users/:id/factors/:factor`: for somebody whose phone is gone. */
export function deleteFactor(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'write', async (session) => {
    const { factors } = await named(call, session);
    const factor = factors.find(({ id }) => id === call.places[1]?.toLowerCase());
    if (factor === undefined) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
    await removeFactor(session, factor.id);
    return authJson(200, factor);
  });
}
