import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { ownFactor, removeFactor } from './factors.ts';
import { AuthRefusal, authJson, invalid, unsupported } from './refusal.ts';
import { asAuth, type Call, optionalObject, optionalText, readBody } from './request.ts';
import { checkedEmail, findUser, insertUser, isUuid, listUsers, type User, userJson } from './users.ts';

const newAccount = z.looseObject({
  email: optionalText,
  password: optionalText,
  email_confirm: z.boolean().nullish(),
  app_metadata: optionalObject,
  user_metadata: optionalObject,
});

/** `POST /admin/users`: an account, with any password. Its answer leaves out when the address was confirmed. */
export async function createUser({ context, request }: Call): Promise<ApiResponse> {
  const wanted = readBody(request, newAccount);
  for (const name of ['id', 'role', 'ban_duration', 'phone']) {
    if (wanted[name] !== undefined) throw unsupported(`accounts with ${name}`);
  }
  if (wanted.email === '') throw invalid('Cannot create a user without either an email or phone');
  const email = checkedEmail(wanted.email);
  const passwordHash = wanted.password === '' ? '' : await context.passwords.hash(wanted.password);
  const account = {
    email,
    passwordHash,
    isConfirmed: wanted.email_confirm === true,
    appMetadata: wanted.app_metadata ?? {},
    userMetadata: wanted.user_metadata ?? {},
  };
  const user = await asAuth(context, 'write', (auth) => insertUser(auth, account));
  return authJson(200, { ...userJson(user), confirmed_at: undefined });
}

/** `GET /admin/users`: newest first, 50 a page. */
export async function getUsers({ context, request }: Call): Promise<ApiResponse> {
  const page = pageNumber(request.query.get('page'), 1);
  const limit = pageNumber(request.query.get('per_page'), 50);
  if (request.query.has('filter')) throw unsupported('filters on accounts');
  const { users, total } = await asAuth(context, 'read', (auth) =>
    listUsers(auth, Math.min(limit, 1000), (page - 1) * limit),
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

/** `GET /admin/users/:id`: Supabase's client asks for it before it deletes one. */
export function getOneUser(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (auth) => authJson(200, userJson(await namedUser(call, auth))));
}

async function namedUser({ parameters: [id] }: Call, session: Session): Promise<User> {
  if (!isUuid(id)) throw invalid('user_id must be an UUID', 404);
  const user = await findUser(session, { id });
  if (user === null) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return user;
}

const removal = z.object({ should_soft_delete: z.boolean().nullish() });

/** `DELETE /admin/users/:id`: the account with everything of it. */
export async function deleteUser(call: Call): Promise<ApiResponse> {
  const { context, request } = call;
  const wanted = request.body.length === 0 ? {} : readBody(request, removal);
  if (wanted.should_soft_delete === true) throw unsupported('soft deletion');
  return asAuth(context, 'write', async (auth) => {
    const user = await namedUser(call, auth);
    await auth.query('delete from auth.users where id = $1::text::uuid', [user.id]);
    return authJson(200, {});
  });
}

/** `GET /admin/users/:id/factors`: the second factors of an account, also those that count not yet. */
export function getFactors(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (auth) => authJson(200, (await namedUser(call, auth)).factors));
}

/** `DELETE /admin/users/:id/factors/:factor`: takes one away; sessions that it had raised fall back, unlike on a hosted project. */
export function deleteFactor(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'write', async (auth) => {
    const factor = ownFactor((await namedUser(call, auth)).factors, call.parameters[1]);
    await removeFactor(auth, factor.id);
    return authJson(200, factor);
  });
}
