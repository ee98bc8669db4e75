import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Check } from './doctor-checks.ts';
import type { Probe } from './doctor-probe.ts';
import { forgedClient, type Target } from './doctor-target.ts';
import {
  expectNoRows,
  expectRefusal,
  expectStorageRefusal,
  fail,
  pass,
  type Verdict,
} from './doctor-verdict.ts';

const id = (probe: Probe): string => probe.id ?? '00000000-0000-4000-8000-000000000000';
const aWrongSecret = (): string => randomBytes(32).toString('base64url');

/** What the functions take that are for staff, for the sender of mails, or for the command line. */
const closedFunctions: Record<string, (probe: Probe) => object> = {
  list_applications: () => ({}),
  count_applications: () => ({}),
  open_application: (probe) => ({ application_id: id(probe) }),
  open_resume: (probe) => ({ application_id: id(probe) }),
  export_applications: (probe) => ({ ids: [id(probe)] }),
  note_look: (probe) => ({ action: 'opened', ids: [id(probe)] }),
  claim_link_mail: ({ secret }) => ({ secret }),
  release_link_mail: ({ secret }) => ({ secret }),
};

const functions: Check[] = Object.entries(closedFunctions).flatMap(([name, named]) => [
  {
    name: `call ${name}`,
    run: async (target: Target, probe: Probe) =>
      expectRefusal(await target.client.rpc(name, named(probe)), '42501'),
  },
  {
    name: `call ${name} with a forged token`,
    run: async (target: Target, probe: Probe) => {
      const { error, status } = await forgedClient(target, 'foreign').rpc(name, named(probe));
      if (error === null) return fail('it was allowed');
      return status === 401 ? pass('refused (401)') : fail(`no clear answer (${status})`);
    },
  },
]);

const audit = (target: Target) => target.client.from('staff_audit');
const notes = (target: Target) => target.client.from('application_notes');

const tables: Check[] = [
  {
    name: 'read the audit',
    run: async (target) => expectNoRows(await audit(target).select('id').limit(5).retry(false)),
  },
  {
    name: 'write into the audit',
    run: async (target) =>
      expectRefusal(await audit(target).insert({ actor_name: 'Doctor', action: 'none' }), '42501', '23514'),
  },
  {
    name: 'change the audit',
    run: async (target) =>
      expectRefusal(await audit(target).update({ actor_name: 'x' }).eq('id', 0), '42501'),
  },
  {
    name: 'delete from the audit',
    run: async (target) => expectRefusal(await audit(target).delete().eq('id', 0), '42501'),
  },
  {
    name: 'read notes',
    run: async (target) => expectNoRows(await notes(target).select('id').limit(5).retry(false)),
  },
  {
    name: 'write a note',
    run: async (target) =>
      expectRefusal(
        await notes(target).insert({ application_id: randomUUID(), body: 'x' }),
        '42501',
        '23503',
      ),
  },
  {
    name: 'close a position',
    run: async (target) =>
      expectRefusal(
        await target.client.from('positions').upsert({ job_id: 'No Position', is_open: false }),
        '42501',
        '23514',
      ),
  },
  {
    name: 'let applications be kept for longer',
    run: async (target) =>
      expectRefusal(
        await target.client.from('staff_settings').update({ retention_days: 365 }).eq('is_only', true),
        '42501',
      ),
  },
];

/** A wrong secret must get nothing, without a word why. */
function guessing(name: string, more: object = {}): Check {
  return {
    name: `call ${name} with a wrong secret`,
    run: async (target) => {
      const { data, error, status } = await target.client.rpc(name, { secret: aWrongSecret(), ...more });
      if (error !== null) return fail(`answered with ${status} ${error.message.slice(0, 80)}`);
      return data === null ? pass('nothing') : fail('a wrong secret opens something');
    },
  };
}

/** A client that shows a secret to the storage, as the page of the link does. */
function showing(target: Target, secret: string) {
  return createClient(target.url, target.anonKey, {
    accessToken: async () => target.anonKey,
    global: { headers: { 'x-application-secret': secret } },
  }).storage.from('resumes');
}

const links: Check[] = [
  guessing('application_by_link'),
  guessing('resume_by_link'),
  guessing('withdraw_by_link'),
  guessing('erase_by_link'),
  guessing('add_resume_by_link', { resume_url: '' }),
  { name: 'learn something personal by the link of the own application', run: statusLink },
  {
    name: 'erase by the link before the file',
    run: async (target, probe) =>
      expectRefusal(await target.client.rpc('erase_by_link', { secret: probe.secret }), 'PT409'),
  },
  {
    name: 'read a resume with the secret of its link',
    run: async (target, probe) =>
      expectStorageRefusal(await showing(target, probe.secret).download(probe.resumeName), ['403', '404']),
  },
  {
    name: 'delete a resume with a wrong secret',
    run: async (target, probe) => {
      const { data, error } = await showing(target, aWrongSecret()).remove([probe.resumeName]);
      if (error !== null) return expectStorageRefusal({ error }, ['403', '404']);
      return data.length === 0 ? pass('nothing') : fail('any secret deletes any resume');
    },
  },
];

async function statusLink(target: Target, probe: Probe): Promise<Verdict> {
  const { data, error, status } = await target.client.rpc('application_by_link', { secret: probe.secret });
  if (error !== null) return fail(`answered with ${status} ${error.message.slice(0, 80)}`);
  if (data === null) return fail('the link does not open its application');
  const { full_name: name, phone } = probe.application;
  const isPersonal = [probe.email, name, phone].some((personal) => JSON.stringify(data).includes(personal));
  return isPersonal ? fail('the link shows what is personal') : pass('position, day and state');
}

/** Everything that a stranger could try on what staff and applicants do. */
export const deskChecks: readonly Check[] = [...functions, ...tables, ...links];
