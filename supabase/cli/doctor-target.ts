import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isLoopback, publicKeyProblem } from '../../src/domain/backend-key.ts';
import { type Environment, refusePlainHttp } from './connection.ts';
import { StaffError } from './staff-error.ts';

/** The project under examination, seen with nothing but its public key; and, if given, as a member of staff sees it. */
export type Target = { url: string; anonKey: string; client: SupabaseClient; reader: SupabaseClient | null };

const keyFileSchema = z.object({ anonKey: z.string() });

/**
 * The public key comes from SUPABASE_ANON_KEY (or VITE_SUPABASE_ANON_KEY); for a backend on this machine also from
 * the data folder. DOCTOR_READER_TOKEN may hold the access token of a reader's session.
 *
 * @throws StaffError when there is no usable address or key.
 */
export async function openTarget(url: string | undefined, environment: Environment): Promise<Target> {
  if (url === undefined) {
    throw new StaffError(
      'The doctor needs --url with the address of the project, like https://name.supabase.co.',
    );
  }
  refusePlainHttp('--url', url);
  const { origin, hostname } = new URL(url);
  const anonKey =
    environment['SUPABASE_ANON_KEY'] ??
    environment['VITE_SUPABASE_ANON_KEY'] ??
    (isLoopback(hostname) ? await localKey(environment) : undefined);
  if (anonKey === undefined || anonKey === '') {
    throw new StaffError('The doctor needs the public key of the project in SUPABASE_ANON_KEY.');
  }
  const problem = publicKeyProblem('SUPABASE_ANON_KEY', anonKey);
  if (problem !== null) throw new StaffError(problem);
  const token = environment['DOCTOR_READER_TOKEN'] ?? '';
  const reader = token === '' ? null : clientFor(origin, anonKey, token);
  return { url: origin, anonKey, client: clientFor(origin, anonKey, anonKey), reader };
}

/**
 * Asks once, before anything is written, whether the project is there and takes the key.
 * @throws StaffError that names what is wrong.
 */
export async function checkTarget({ url, anonKey }: Target): Promise<void> {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const answer = await fetch(`${url}/rest/v1/applications?select=id&limit=1`, { headers }).catch(() => {
    throw new StaffError(`Nothing answers at ${url}; check the address and your connection.`);
  });
  const text = await answer.text();
  // A refusal by the database itself (42501) shows that the key was read.
  if (answer.status === 401 && !text.includes('42501')) {
    throw new StaffError(
      `The project at ${url} does not accept this public key; copy it anew from the dashboard.`,
    );
  }
  if (answer.status === 404) {
    throw new StaffError(
      `At ${url} there is no table of applications; check the address, or send the migrations.`,
    );
  }
}

function clientFor(url: string, anonKey: string, token: string): SupabaseClient {
  return createClient(url, anonKey, { accessToken: async () => token });
}

async function localKey(environment: Environment): Promise<string | undefined> {
  const path = join(environment['LOCAL_DATA_DIR'] || '.local', 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return keyFileSchema.safeParse(JSON.parse(text)).data?.anonKey;
}

/** The same project with a token that somebody forged: signed with a random secret, or not at all. */
export function forgedClient(target: Target, kind: 'unsigned' | 'foreign'): SupabaseClient {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = encode({ alg: kind === 'unsigned' ? 'none' : 'HS256', typ: 'JWT' });
  const claims = encode({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 600 });
  const signature = kind === 'unsigned' ? '' : randomBytes(32).toString('base64url');
  return clientFor(target.url, target.anonKey, `${header}.${claims}.${signature}`);
}
