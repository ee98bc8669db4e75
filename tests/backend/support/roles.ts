import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { signToken } from '../../../supabase/local/http/keys.ts';
import { type Actor, type Role, roles } from '../../../supabase/cli/access/attempt.ts';
import type { TestBackend } from './fixture.ts';

export type { Actor };

const memberRoles: Partial<Record<Role, string>> = {
  'member at aal1': 'admin',
  reader: 'reader',
  staff: 'staff',
  admin: 'admin',
  auditor: 'reader',
  handler: 'reader',
};

/** The account of a role; its session has the same number but for the first digit. */
export function userIdOf(role: Role): string {
  return `0000000${roles.indexOf(role)}-0000-4000-8000-000000000000`;
}

const sessionIdOf = (role: Role): string => userIdOf(role).replace(/^0/, '1');
const levelOf = (role: Role): string =>
  role === 'authenticated' || role === 'member at aal1' ? 'aal1' : 'aal2';

/** The claims that a token of the role carries. */
export function claimsOf(role: Role): Record<string, unknown> {
  if (role === 'anon' || role === 'service_role') return { role };
  const ids = { sub: userIdOf(role), session_id: sessionIdOf(role) };
  return { role: 'authenticated', aud: 'authenticated', ...ids, aal: levelOf(role) };
}

async function tokenOf(testBackend: TestBackend, role: Role): Promise<string> {
  if (role === 'anon') return testBackend.keys.anonKey;
  if (role === 'service_role') return testBackend.keys.serviceRoleKey;
  await arrange(testBackend, role);
  return signToken(testBackend.keys.jwtSecret, claimsOf(role), 600);
}

/** Account, session and membership of a role, as signing in would leave them. */
async function arrange(testBackend: TestBackend, role: Role): Promise<void> {
  const id = userIdOf(role);
  await testBackend.owner(
    `insert into auth.users (id, email, created_at, updated_at)
     values ($1::text::uuid, $2::text, now(), now()) on conflict (id) do nothing`,
    [id, `${role.replaceAll(' ', '-')}@staff.example`],
  );
  await testBackend.owner(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
     values ($1::text::uuid, $2::text::uuid, $3::text, now(), now()) on conflict (id) do nothing`,
    [sessionIdOf(role), id, levelOf(role)],
  );
  const memberRole = memberRoles[role];
  if (memberRole === undefined) return;
  await testBackend.owner(
    `insert into public.staff_members (user_id, name, role, is_auditor, handles_accommodations)
     values ($1::text::uuid, $2::text, $3::text, $4::text::boolean, $5::text::boolean) on conflict (user_id) do nothing`,
    [id, `The ${role}`, memberRole, String(role === 'auditor'), String(role === 'handler')],
  );
}

/** Supabase's own client, speaking with the role's token. */
export async function actAs(testBackend: TestBackend, role: Role): Promise<Actor> {
  const token = await tokenOf(testBackend, role);
  const userId = role === 'anon' || role === 'service_role' ? '' : userIdOf(role);
  return { role, userId, token, client: clientWith(testBackend, token) };
}

/** Supabase's own client with any token, forged ones too. */
export function clientWith(testBackend: Pick<TestBackend, 'url' | 'keys'>, token: string): SupabaseClient {
  return createClient(testBackend.url, testBackend.keys.anonKey, { accessToken: async () => token });
}
