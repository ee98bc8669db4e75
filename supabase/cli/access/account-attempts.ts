import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Attempt, forAll, restOutcome, rowsOutcome, storageOutcome, type Target } from './attempt.ts';

/** A token with claims of one's own choice: signed with a random secret, or not at all. */
export function forgedToken(claims: Readonly<Record<string, unknown>>, kind: 'foreign' | 'unsigned'): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = encode({ alg: kind === 'unsigned' ? 'none' : 'HS256', typ: 'JWT' });
  const payload = encode({ exp: Math.floor(Date.now() / 1000) + 600, ...claims });
  return `${header}.${payload}.${kind === 'unsigned' ? '' : randomBytes(32).toString('base64url')}`;
}

function forgedClient({ url, anonKey }: Target, kind: 'foreign' | 'unsigned' = 'foreign'): SupabaseClient {
  const token = forgedToken({ role: 'service_role' }, kind);
  return createClient(url, anonKey, { accessToken: async () => token });
}

/** Tries something with a forged token, whoever asks. */
function forging(
  name: string,
  run: (target: Target) => Promise<string>,
  outcome = 'refused (401 PGRST301)',
): Attempt {
  return { name, run, expected: forAll(outcome), onlyAnonymous: true };
}

const tokens: Attempt[] = [
  forging('list applications with a token signed by somebody else', async (target) =>
    rowsOutcome(await forgedClient(target).from('applications').select('id').limit(5)),
  ),
  forging('list applications with an unsigned token', async (target) =>
    rowsOutcome(await forgedClient(target, 'unsigned').from('applications').select('id').limit(5)),
  ),
  forging('list members of staff with a token signed by somebody else', async (target) =>
    rowsOutcome(await forgedClient(target).from('staff_members').select('user_id').limit(5)),
  ),
  forging('call a function with a token signed by somebody else', async (target) =>
    restOutcome(await forgedClient(target).rpc('list_applications')),
  ),
  forging(
    'list resumes with a token signed by somebody else',
    async (target) => storageOutcome((await forgedClient(target).storage.from('resumes').list('')).error),
    'refused (403 AccessDenied)',
  ),
];

/** Asks the accounts' part of the project. */
async function ask({ url, anonKey, actor }: Target, path: string, body?: object): Promise<Response> {
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${actor.token}`,
    'content-type': 'application/json',
  };
  const request = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  return fetch(`${url}/auth/v1/${path}`, request);
}

async function adminOutcome(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { error_code?: string };
  return response.ok ? 'done' : `refused (${response.status} ${answer.error_code ?? ''})`;
}

const notAdmin = 'refused (403 not_admin)';
const forServer = (outcome: string) => [notAdmin, notAdmin, notAdmin, outcome] as const;

const accounts: Attempt[] = [
  {
    name: 'list accounts',
    run: async (target) => adminOutcome(await ask(target, 'admin/users')),
    expected: forServer('done'),
  },
  {
    name: 'make a link that signs somebody in',
    run: async (target) => {
      const body = { type: 'magiclink', email: `${randomUUID()}@probe.invalid` };
      return adminOutcome(await ask(target, 'admin/generate_link', body));
    },
    // The embedded backend makes links of invitation and recovery alone.
    expected: forServer('refused (400 not_supported)'),
  },
  {
    name: 'learn by signing in whether an address has an account',
    run: async (target) => {
      const body = { email: `${randomUUID()}@probe.invalid`, password: randomUUID() };
      const response = await ask(target, 'token?grant_type=password', body);
      const text = await response.text();
      const isUsual = response.status === 400 && text.includes('Invalid login credentials');
      return isUsual ? 'the answer to a wrong password' : `${response.status} ${text.slice(0, 80)}`;
    },
    expected: forAll('the answer to a wrong password'),
    onlyAnonymous: true,
  },
  {
    // Asks for the setting only: trying it out would write an account.
    name: 'open an account',
    run: async (target) => {
      const response = await ask(target, 'settings');
      const settings = (await response.json().catch(() => null)) as { disable_signup?: boolean } | null;
      return settings?.disable_signup === true ? 'sign-ups are off' : 'sign-ups are on';
    },
    expected: forAll('sign-ups are off'),
    onlyAnonymous: true,
    repair: 'Dashboard › Authentication: turn off "Allow new users to sign up".',
  },
];

/** Everything tried with forged tokens, and on accounts. */
export const accountAttempts: readonly Attempt[] = [...tokens, ...accounts];
