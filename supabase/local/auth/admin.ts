import { z } from 'zod';
import type { Session } from '../database/engine.ts';
import { type ApiResponse, jsonResponse } from '../http/api-request.ts';
import { asAuth } from './context.ts';
import { findFactor, removeFactor } from './factors.ts';
import { AuthRefusal, invalid, unsupported } from './refusal.ts';
import { type Call, optionalText, readBody } from './request.ts';
import { findUser, insertUser, listUsers, type User, userJson } from './users.ts';

const newAccount = z.looseObject({
  email: optionalText,
  password: optionalText,
  email_confirm: z.boolean().nullish(),
});

/** `POST /admin/users`: an account, with any password. */
export async function createUser({ context, request }: Call): Promise<ApiResponse> {
  const { email, password, email_confirm, ...others } = readBody(request, newAccount);
  const [other] = Object.keys(others);
  if (other !== undefined) throw unsupported(`accounts with ${other.slice(0, 40)}`);
  const passwordHash = password === '' ? '' : await context.passwords.hash(password);
  const account = { email, passwordHash, isConfirmed: email_confirm === true };
  const user = await asAuth(context, 'write', (auth) => insertUser(auth, account));
  return jsonResponse(200, userJson(user));
}

/** `GET /admin/users`: newest first, 50 a page. */
export async function getUsers({ context, request }: Call): Promise<ApiResponse> {
  const page = pageNumber(request.query.get('page'), 1);
  const limit = pageNumber(request.query.get('per_page'), 50);
  const users = await asAuth(context, 'read', (auth) => listUsers(auth, limit, (page - 1) * limit));
  return jsonResponse(200, { users: users.map(userJson), aud: 'authenticated' });
}

function pageNumber(text: string | null, usual: number): number {
  if (text === null || text === '') return usual;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw invalid(`Bad Pagination Parameters: parsing "${text.slice(0, 40)}": invalid syntax`);
}

async function namedUser({ parameters: [id = ''] }: Call, session: Session): Promise<User> {
  const user = await findUser(session, { id });
  if (user === null) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return user;
}

/** `GET /admin/users/:id`: Supabase's client asks for it before it deletes one. */
export function getOneUser(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (auth) =>
    jsonResponse(200, userJson(await namedUser(call, auth))),
  );
}

const removal = z.object({ should_soft_delete: z.boolean().nullish() });

/** `DELETE /admin/users/:id`: the account with everything of it. */
export async function deleteUser(call: Call): Promise<ApiResponse> {
  if (readBody(call.request, removal).should_soft_delete === true) throw unsupported('soft deletion');
  return asAuth(call.context, 'write', async (auth) => {
    const user = await namedUser(call, auth);
    await auth.query('delete from auth.users where id = $1::text::uuid', [user.id]);
    return jsonResponse(200, {});
  });
}

/** `GET /admin/users/:id/factors`: the second factors of an account, also those that count not yet. */
export function getFactors(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'read', async (auth) =>
    jsonResponse(200, (await namedUser(call, auth)).factors),
  );
}

/** `DELETE /admin/users/:id/factors/:factor`: takes one away; sessions that it had raised fall back, unlike on a hosted project. */
export function deleteFactor(call: Call): Promise<ApiResponse> {
  return asAuth(call.context, 'write', async (auth) => {
    const factor = findFactor((await namedUser(call, auth)).factors, call.parameters[1]);
    await removeFactor(auth, factor.id);
    return jsonResponse(200, factor);
  });
}
