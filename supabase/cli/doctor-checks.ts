import { forgedClient, type Target } from './doctor-target.ts';
import { type Probe, probeFile } from './doctor-probe.ts';
import {
  applications,
  expectNoRows,
  expectRefusal,
  fail,
  pass,
  refusalVerdict,
  type Verdict,
} from './doctor-verdict.ts';

/** One thing an anonymous visitor tries. */
export type Check = { name: string; run(target: Target, probe: Probe): Promise<Verdict> };

const id = (probe: Probe): string => probe.id ?? '00000000-0000-4000-8000-000000000000';

/** A row that breaks a rule, so that it is never stored: only whether it may be tried is asked. */
export const unstorable = (probe: Probe) => ({
  ...probe.application,
  email: `other-${probe.email}`,
  resume_url: '',
  phone: '0',
  submission_key: null,
  link_hash: null,
});

const reading: Check[] = [
  {
    name: 'list applications with all their columns',
    run: async (target) => expectNoRows(await applications(target).select('*').limit(5).retry(false)),
  },
  {
    name: 'list applications by id',
    run: async (target) => expectNoRows(await applications(target).select('id').limit(5).retry(false)),
  },
  {
    name: 'find an application by its e-mail address',
    run: async (target, probe) =>
      expectNoRows(await applications(target).select('id').eq('email', probe.email).retry(false)),
  },
  {
    name: 'find an application by its id',
    run: async (target, probe) =>
      expectNoRows(await applications(target).select('id').eq('id', id(probe)).retry(false)),
  },
  {
    name: 'count applications',
    run: async (target) => {
      const answer = await applications(target).select('id', { count: 'exact', head: true }).retry(false);
      if (answer.error !== null) return refusalVerdict(answer);
      return answer.count === 0 ? pass('counts 0') : fail(`anyone can count them: ${answer.count}`);
    },
  },
  {
    name: 'read back more than id and time of the own application',
    run: async (target, probe) =>
      expectRefusal(await applications(target).insert(unstorable(probe)).select('*'), '42501', '23514'),
  },
  {
    name: 'read the private schema',
    run: async (target) =>
      expectNoRows(await target.client.schema('private').from('limits').select('*').retry(false)),
  },
  {
    name: 'embed stored files in a list',
    run: async (target) => expectNoRows(await applications(target).select('id, objects(name)').retry(false)),
  },
  ...(['foreign', 'unsigned'] as const).map((kind) => ({
    name: `list applications with ${kind === 'foreign' ? 'a forged' : 'an unsigned'} service_role token`,
    run: async (target: Target) =>
      expectNoRows(
        await forgedClient(target, kind).from('applications').select('id').limit(5).retry(false),
        'an empty list instead of a refusal',
      ),
  })),
  { name: 'list applications through GraphQL', run: graphQl },
];

async function graphQl(target: Target): Promise<Verdict> {
  const response = await fetch(`${target.url}/graphql/v1`, {
    method: 'POST',
    headers: {
      apikey: target.anonKey,
      authorization: `Bearer ${target.anonKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: '{ applicationsCollection(first: 1) { edges { node { id } } } }' }),
  });
  const text = await response.text();
  return /"id"\s*:/.test(text) ? fail('GraphQL gives applications to anyone') : pass('nothing');
}

const changing: Check[] = [
  {
    name: 'change an application',
    run: async (target, probe) =>
      expectRefusal(await applications(target).update({ job_title: 'Changed' }).eq('id', id(probe)), '42501'),
  },
  {
    name: 'write over an application (upsert)',
    run: async (target, probe) =>
      expectRefusal(
        await applications(target).upsert({ ...unstorable(probe), id: id(probe) }),
        '42501',
        '23514',
      ),
  },
  ...['id', 'created_at', 'flagged_reason'].map((column) => ({
    name: `choose ${column} of an application`,
    run: async (target: Target, probe: Probe) => {
      const values: Record<string, string> = { id: id(probe), created_at: '2020-01-01T00:00:00Z' };
      const row = { ...unstorable(probe), [column]: values[column] ?? 'none' };
      return expectRefusal(await applications(target).insert(row), '42501', '23514');
    },
  })),
  {
    name: 'file an application that breaks a rule',
    run: async (target, probe) =>
      expectRefusal(await applications(target).insert(unstorable(probe)), '23514'),
  },
  {
    name: 'file two applications in one request',
    run: async (target, probe) => {
      const rows = [{ ...probe.application, submission_key: null, link_hash: null }, unstorable(probe)];
      return expectRefusal(await applications(target).insert(rows), 'PT400');
    },
  },
  {
    name: 'file the same sending twice',
    run: async (target, probe) =>
      expectRefusal(await applications(target).insert(probe.application), 'PT409'),
  },
  {
    name: 'delete an application',
    run: async (target, probe) =>
      expectRefusal(await applications(target).delete().eq('id', id(probe)), '42501'),
  },
  { name: 'open an account', run: signUps },
];

/** Asks for the setting only: trying it out would write an account. */
async function signUps(target: Target): Promise<Verdict> {
  const response = await fetch(`${target.url}/auth/v1/settings`, { headers: { apikey: target.anonKey } });
  if (response.status === 404) return pass('there are no accounts');
  const settings = (await response.json().catch(() => null)) as { disable_signup?: boolean } | null;
  return settings?.disable_signup === true
    ? pass('sign-ups are off')
    : fail('sign-ups are on; turn them off under Authentication');
}

/** The size that the bucket must still refuse. */
export const tooLargeFile = (): File => probeFile(5_242_881);

/** Everything tried on the table and around it. */
export const tableChecks: readonly Check[] = [...reading, ...changing];
