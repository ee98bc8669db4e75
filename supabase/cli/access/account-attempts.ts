import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import {
  type Attempt,
  attempt,
  doing,
  forAll,
  forServer,
  limitReached,
  post,
  reading,
  send,
  storing,
  type Target,
} from './attempt.ts';

/** A client whose token claims to be the server's: signed with a random secret, or not at all. */
function forgedClient({ url, anonKey }: Target, kind: 'foreign' | 'unsigned' = 'foreign'): SupabaseClient {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = encode({ alg: kind === 'unsigned' ? 'none' : 'HS256', typ: 'JWT' });
  const payload = encode({ exp: Math.floor(Date.now() / 1000) + 600, role: 'service_role' });
  const signature = kind === 'unsigned' ? '' : randomBytes(32).toString('base64url');
  return createClient(url, anonKey, { accessToken: async () => `${header}.${payload}.${signature}` });
}

/** Forged tokens are tried once, whoever asks. */
const refused = { expected: forAll('refused (401 PGRST301)'), onlyAnonymous: true } as const;

/** Asks Auth in the version of its present client, in which `code` is a text. */
async function askAdmin(target: Target, path: string, init: RequestInit = {}): Promise<string> {
  const headers = { ...init.headers, 'x-supabase-api-version': '2024-01-01' };
  const response = await send(target, `/auth/v1/admin/${path}`, { ...init, headers });
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.status === 429) return limitReached(body.message ?? '');
  return response.ok ? 'done' : `refused (${response.status} ${body.code ?? ''})`;
}

const notAdmin = 'refused (403 not_admin)';
const usualAnswer = 'the answer to a wrong password';

/** Everything tried with forged tokens, and on accounts. */
export const accountAttempts: readonly Attempt[] = [
  ...reading(refused, {
    'list applications with a token signed by somebody else': (target) =>
      forgedClient(target).from('applications').select('id').limit(5),
    'list applications with an unsigned token': (target) =>
      forgedClient(target, 'unsigned').from('applications').select('id').limit(5),
    'list members of staff with a token signed by somebody else': (target) =>
      forgedClient(target).from('staff_members').select('user_id').limit(5),
  }),
  ...doing(refused, {
    'call a function with a token signed by somebody else': (target) =>
      forgedClient(target).rpc('list_applications'),
  }),
  ...storing(
    { ...refused, expected: forAll('refused (403 AccessDenied)') },
    {
      'list resumes with a token signed by somebody else': (target) =>
        forgedClient(target).storage.from('resumes').list(''),
    },
  ),
  attempt('list accounts', forServer(notAdmin, 'done'), (target) => askAdmin(target, 'users')),
  // The embedded backend makes links of invitation and recovery alone.
  attempt(
    'make a link that signs somebody in',
    forServer(notAdmin, 'refused (501 not_supported)'),
    (target) => {
      const body = { type: 'magiclink', email: `${randomUUID()}@probe.invalid` };
      return askAdmin(target, 'generate_link', post(body));
    },
  ),
  attempt(
    'learn by signing in whether an address has an account',
    { expected: forAll(usualAnswer), onlyAnonymous: true },
    async (target) => {
      const body = { email: `${randomUUID()}@probe.invalid`, password: randomUUID() };
      const response = await send(target, '/auth/v1/token?grant_type=password', post(body));
      const text = await response.text();
      if (response.status === 429) return limitReached(text);
      const isUsual = response.status === 400 && text.includes('Invalid login credentials');
      return isUsual ? usualAnswer : `${response.status} ${text.slice(0, 80)}`;
    },
  ),
  // Asks for the setting only: trying it out would write an account.
  attempt(
    'open an account',
    {
      expected: forAll('sign-ups are off'),
      onlyAnonymous: true,
      repair: 'Dashboard › Authentication: turn off "Allow new users to sign up".',
    },
    async (target) => {
      const response = await send(target, '/auth/v1/settings');
      const settings = (await response.json().catch(() => null)) as { disable_signup?: boolean } | null;
      return settings?.disable_signup === true ? 'sign-ups are off' : 'sign-ups are on';
    },
  ),
];
