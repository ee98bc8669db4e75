import type { SupabaseClient } from '@supabase/supabase-js';
import type { Check } from './doctor-checks.ts';
import type { Probe } from './doctor-probe.ts';
import type { Target } from './doctor-target.ts';
import {
  expectRefusal,
  expectStorageRefusal,
  fail,
  pass,
  refusalVerdict,
  type Verdict,
} from './doctor-verdict.ts';

const id = (probe: Probe): string => probe.id ?? '00000000-0000-4000-8000-000000000000';

/** One thing that a reader, who may only read, tries. */
type Attempt = (reader: SupabaseClient, probe: Probe) => Promise<Verdict>;

/** Rows must neither be given nor changed. */
async function nothing(
  asked: PromiseLike<{ data: unknown; error: { message: string } | null; status: number }>,
) {
  const answer = await asked;
  if (answer.error !== null) return refusalVerdict(answer);
  return Array.isArray(answer.data) && answer.data.length === 0 ? pass('nothing') : fail('it was allowed');
}

const attempts: Record<string, Attempt> = {
  'read applications without a trace': async (reader) =>
    expectRefusal(await reader.from('applications').select('*').limit(1).retry(false), '42501'),
  'read a letter without a trace': async (reader) =>
    expectRefusal(await reader.from('applications').select('cover_letter').limit(1).retry(false), '42501'),
  'read the hashes of links': async (reader) =>
    expectRefusal(await reader.from('applications').select('link_hash').limit(1).retry(false), '42501'),
  'read notes without a trace': async (reader) =>
    expectRefusal(await reader.from('application_notes').select('body').limit(1).retry(false), '42501'),
  'read the audit without the mark': (reader) =>
    nothing(reader.from('staff_audit').select('id').limit(1).retry(false)),
  'change the audit': async (reader) =>
    expectRefusal(await reader.from('staff_audit').update({ actor_name: 'x' }).eq('id', 0), '42501'),
  'read a resume that was not opened': async (reader, probe) =>
    expectStorageRefusal(await reader.storage.from('resumes').download(probe.resumeName), ['403', '404']),
  'move an application': (reader, probe) =>
    nothing(reader.from('applications').update({ state: 'declined' }).eq('id', id(probe)).select('id')),
  'write a note': async (reader, probe) =>
    expectRefusal(
      await reader.from('application_notes').insert({ application_id: id(probe), body: 'Doctor probe.' }),
      '42501',
    ),
  'export applications': async (reader, probe) =>
    expectRefusal(await reader.rpc('export_applications', { ids: [id(probe)] }), '42501'),
  'close a position': async (reader) =>
    expectRefusal(await reader.from('positions').upsert({ job_id: 'No Position' }), '42501', '23514'),
  'take the auditor mark': (reader) =>
    nothing(reader.from('staff_members').update({ is_auditor: true }).neq('role', 'admin').select('user_id')),
  'erase an application': (reader, probe) =>
    nothing(reader.from('applications').delete().eq('id', id(probe)).select('id')),
};

/** What a reader tries beyond reading: tried when the doctor was given the token of one. The first says that it is one. */
export function readerChecks(reader: SupabaseClient): Check[] {
  const checks = Object.entries(attempts).map(([name, attempt]) => ({
    name: `as a reader: ${name}`,
    run: (_target: Target, probe: Probe) => attempt(reader, probe),
  }));
  return [
    { name: 'as a reader: count applications, which a reader may', run: () => counting(reader) },
    ...checks,
  ];
}

async function counting(reader: SupabaseClient): Promise<Verdict> {
  const { error, status } = await reader.rpc('count_applications');
  return error === null
    ? pass('counted')
    : fail(`the token opens no session of a member (${status} ${error.message})`);
}
