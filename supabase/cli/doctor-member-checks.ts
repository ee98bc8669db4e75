import { randomUUID } from 'node:crypto';
import type { Check } from './doctor-checks.ts';
import type { Probe } from './doctor-probe.ts';
import { forgedClient, type Target } from './doctor-target.ts';
import { applications, expectNoRows, expectRefusal, fail, pass, type Verdict } from './doctor-verdict.ts';

const members = (target: Target) => target.client.from('staff_members');
const id = (probe: Probe): string => probe.id ?? '00000000-0000-4000-8000-000000000000';

/** Everything that a stranger could try to become staff, or to do their work. */
export const memberChecks: readonly Check[] = [
  {
    name: 'list members of staff',
    run: async (target) => expectNoRows(await members(target).select('user_id').limit(5).retry(false)),
  },
  {
    name: 'become a member of staff',
    run: async (target) =>
      expectRefusal(
        await members(target).insert({ user_id: randomUUID(), name: 'Doctor', role: 'admin' }),
        '42501',
        '23503',
      ),
  },
  {
    name: 'let staff in without a second factor',
    run: async (target) =>
      expectRefusal(
        await target.client.from('staff_settings').update({ second_factor: true }).eq('is_only', true),
        '42501',
      ),
  },
  {
    name: 'move an application to another state',
    run: async (target, probe) =>
      expectRefusal(await applications(target).update({ state: 'declined' }).eq('id', id(probe)), '42501'),
  },
  {
    name: 'list members of staff with a forged service_role token',
    run: async (target) =>
      expectNoRows(
        await forgedClient(target, 'foreign').from('staff_members').select('user_id').limit(5).retry(false),
      ),
  },
  { name: 'list accounts with the public key', run: listAccounts },
  { name: 'make a link that signs somebody in, with the public key', run: makeLink },
  { name: 'learn by signing in whether an address has an account', run: tellAccounts },
];

async function ask(target: Target, path: string, body?: unknown): Promise<Response> {
  return fetch(`${target.url}/auth/v1/${path}`, {
    headers: {
      apikey: target.anonKey,
      authorization: `Bearer ${target.anonKey}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function refusedBy(answer: Response): Promise<Verdict> {
  await answer.body?.cancel();
  if (answer.ok) return fail('it was allowed');
  return answer.status < 500
    ? pass(`refused (${answer.status})`)
    : fail(`no clear answer (${answer.status})`);
}

async function listAccounts(target: Target): Promise<Verdict> {
  return refusedBy(await ask(target, 'admin/users'));
}

async function makeLink(target: Target): Promise<Verdict> {
  return refusedBy(
    await ask(target, 'admin/generate_link', { type: 'magiclink', email: 'nobody@probe.invalid' }),
  );
}

/** With an address that nobody can have: the answer must be the one that a wrong password gets. */
async function tellAccounts(target: Target, probe: Probe): Promise<Verdict> {
  const answer = await ask(target, 'token?grant_type=password', {
    email: probe.email,
    password: randomUUID(),
  });
  const text = await answer.text();
  return answer.status === 400 && /Invalid login credentials/.test(text)
    ? pass('the same words for an unknown address and a wrong password')
    : fail(`answered with ${answer.status} ${text.slice(0, 80)}`);
}
