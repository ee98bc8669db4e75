import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { signStaffToken, signToken } from '../../../supabase/local/keys.ts';
import type { Stage } from './stage.ts';

/** Everyone who can knock: the public, a signed-in stranger, a member of staff, the server itself. */
export const roles = ['anon', 'authenticated', 'staff', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** What a role has in hand: its token and a client that uses it. */
export type Actor = { role: Role; token: string; client: SupabaseClient };

/** The claims that a token of the role carries. */
export function claimsOf(role: Role): Record<string, unknown> {
  if (role === 'anon' || role === 'service_role') return { role };
  const staff = role === 'staff' ? { app_metadata: { role: 'staff' } } : {};
  return { role: 'authenticated', aud: 'authenticated', sub: randomUUID(), ...staff };
}

async function tokenOf(stage: Stage, role: Role): Promise<string> {
  if (role === 'anon') return stage.keys.anonKey;
  if (role === 'service_role') return stage.keys.serviceRoleKey;
  return role === 'staff'
    ? signStaffToken(stage.keys.jwtSecret)
    : signToken(stage.keys.jwtSecret, claimsOf(role), 600);
}

/** Supabase's own client, speaking with the role's token. */
export async function actAs(stage: Stage, role: Role): Promise<Actor> {
  const token = await tokenOf(stage, role);
  return { role, token, client: clientWith(stage, token) };
}

/** Supabase's own client with any token, forged ones too. */
export function clientWith(stage: Stage, token: string): SupabaseClient {
  return createClient(stage.url, stage.keys.anonKey, { accessToken: async () => token });
}
