import { type Check, unstorable } from './doctor-checks.ts';
import { otherName, type Probe } from './doctor-probe.ts';
import type { Target } from './doctor-target.ts';
import { applications, expectNoRows, expectRefusal, fail, pass, type Verdict } from './doctor-verdict.ts';

type Row = ReturnType<typeof unstorable>;

/**
 * Sends two rows that break the same rule and differ in what another person did: the answers must be one. The broken
 * field keeps both from being stored.
 */
async function tellApart(target: Target, known: Row, unknown: Row): Promise<Verdict> {
  const answers: string[] = [];
  for (const row of [known, unknown]) {
    const { error, status } = await applications(target).insert(row).select('id, created_at');
    if (error === null) return fail('a row that breaks a rule was taken');
    answers.push([status, error.code, error.message, error.hint].join(' '));
  }
  const [first = '', second = ''] = answers;
  return first === second
    ? pass(`the same answer (${first.slice(0, 9)})`)
    : fail(`the answers differ: "${first.slice(0, 80)}" and "${second.slice(0, 80)}"`);
}

const telling: Check[] = [
  {
    name: 'learn beside a broken field whether an address has applied',
    run: (target, probe) =>
      tellApart(target, { ...unstorable(probe), email: probe.email }, unstorable(probe)),
  },
  {
    name: 'learn beside a broken field whether a resume is there',
    run: (target, probe) => {
      const elsewhere = probe.application.resume_url.replace(probe.resumeName, otherName(probe));
      return tellApart(
        target,
        { ...unstorable(probe), resume_url: probe.application.resume_url },
        { ...unstorable(probe), resume_url: elsewhere },
      );
    },
  },
];

const keyOf = ({ application }: Probe): string => application.submission_key;

const sendings: Check[] = [
  {
    name: 'learn something from the key of somebody’s sending',
    run: async (target, probe) => {
      const row = { ...unstorable(probe), phone: probe.application.phone, submission_key: keyOf(probe) };
      const answer = await applications(target).insert(row).select('id, created_at');
      const told = JSON.stringify(answer.error) + JSON.stringify(answer.data);
      const isTold = [probe.id, probe.email].some((secret) => secret !== null && told.includes(`"${secret}`));
      return isTold ? fail('the answer shows the application') : expectRefusal(answer, 'PT409');
    },
  },
  {
    name: 'write over an application by the key of its sending (upsert)',
    run: async (target, probe) => {
      const row = { ...unstorable(probe), submission_key: keyOf(probe) };
      const answer = await applications(target).upsert(row, { onConflict: 'submission_key' });
      return expectRefusal(answer, '42501', 'PT409');
    },
  },
  {
    name: 'find an application by the key of its sending',
    run: async (target, probe) =>
      expectNoRows(await applications(target).select('id').eq('submission_key', keyOf(probe)).retry(false)),
  },
];

/** What tells of other people, or of what staff are told. */
const columns: Check[] = ['submission_key', 'flagged_reason', 'link_hash'].flatMap((column) => [
  {
    name: `list ${column} of applications`,
    run: async (target: Target) =>
      expectNoRows(await applications(target).select(column).limit(5).retry(false)),
  },
  {
    name: `read back ${column} of the own application`,
    run: async (target: Target, probe: Probe) =>
      expectRefusal(await applications(target).insert(unstorable(probe)).select(column), '42501', '23514'),
  },
]);

/** Every way in which one visitor might learn about another. */
export const strangerChecks: readonly Check[] = [...telling, ...sendings, ...columns];
