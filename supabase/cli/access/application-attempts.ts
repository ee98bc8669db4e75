import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  changeOutcome,
  forAll,
  forService,
  restOutcome,
  rowsOutcome,
  type SentApplication,
  signedInRefused,
  type Target,
} from './attempt.ts';

const table = ({ actor }: Target) => actor.client.from('applications');

/** The public may ask for what its own transaction wrote; members read through functions, which leave a trace. */
const hidden = (outcome: string) => [outcome, signedInRefused, signedInRefused, 'sees it'] as const;

const reading: Attempt[] = [
  {
    name: 'file an application, read back all of the own row',
    run: async (target) => {
      const row = target.newApplication();
      const answer = await table(target).insert(row).select();
      const isOwn = answer.data?.every(({ email }) => email === row.email) === true;
      return restOutcome(answer, isOwn ? 'own row only' : 'sees others');
    },
    expected: forService('own row only'),
  },
  {
    name: 'list applications, all columns',
    run: async (target) => rowsOutcome(await table(target).select('*').limit(5)),
    expected: forService('sees it'),
  },
  {
    name: 'list applications, id and time only',
    run: async (target) =>
      rowsOutcome(await table(target).select('id, created_at').order('created_at').limit(5)),
    expected: hidden('nothing'),
  },
  {
    name: 'find an application by its id',
    run: async (target) => rowsOutcome(await table(target).select('id').eq('id', target.victim.id)),
    expected: ['nothing', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'find an application by its e-mail address',
    run: async (target) =>
      rowsOutcome(await table(target).select('id').eq('email', target.victim.application.email)),
    expected: forService('sees it'),
  },
  {
    name: 'find an application by the key of its request',
    run: async (target) => {
      const key = target.victim.application.submission_key;
      return rowsOutcome(await table(target).select('id').eq('submission_key', key));
    },
    expected: forService('sees it'),
  },
  {
    name: 'count applications',
    run: async (target) => {
      const answer = await table(target).select('id', { count: 'exact', head: true });
      return restOutcome(answer, (answer.count ?? 0) > 0 ? 'the number' : '0');
    },
    expected: ['0', '0', 'the number', 'the number'],
  },
  {
    name: 'let the planner guess how many applications there are',
    run: async (target) =>
      restOutcome(await table(target).select('id', { count: 'planned' }).limit(1), 'told'),
    expected: forAll('refused (400 PT400)'),
    repair: 'Configure PostgREST: db-pre-request = guard.before_request (docs/deploy.md).',
  },
  {
    name: 'embed another table',
    run: async (target) => rowsOutcome(await table(target).select('id, objects(name)').limit(1)),
    expected: forAll('refused (400 PGRST200)'),
  },
  {
    name: 'read the limits table',
    run: async ({ actor }) => rowsOutcome(await actor.client.from('limits').select('*')),
    expected: forAll('refused (404 PGRST205)'),
  },
  {
    name: 'read the private schema',
    run: async ({ actor }) => rowsOutcome(await actor.client.schema('private').from('limits').select('*')),
    expected: forAll('refused (406 PGRST106)'),
    repair: 'Dashboard › API settings: leave "public" as the only exposed schema.',
  },
  {
    name: 'call a private function',
    run: async ({ actor }) => restOutcome(await actor.client.rpc('is_staff')),
    expected: forAll('refused (404 PGRST202)'),
  },
  {
    name: 'list applications through GraphQL',
    run: async ({ url, anonKey, actor }) => {
      const response = await fetch(`${url}/graphql/v1`, {
        method: 'POST',
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${actor.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: '{ applicationsCollection(first: 1) { edges { node { id } } } }' }),
      });
      return /"id"\s*:/.test(await response.text()) ? 'sees it' : 'nothing';
    },
    expected: forAll('nothing'),
    onlyAnonymous: true,
    repair: 'Dashboard › Database › Extensions: turn pg_graphql off.',
  },
];

/** Columns that tell of other people, or of what staff are told. */
const columns: Attempt[] = (
  [
    ['submission_key', forService('sees it')],
    ['flagged_reason', forService('sees it')],
    ['link_hash', forService('sees it')],
  ] as const
).flatMap(([column, expected]) => [
  {
    name: `list ${column} of applications`,
    run: async (target) => rowsOutcome(await table(target).select(column).limit(5)),
    expected,
  },
  {
    name: `file an application, read back ${column}`,
    run: async (target) => restOutcome(await table(target).insert(target.newApplication()).select(column)),
    expected: forService('done'),
  },
]);

/** Tries to set a column that the form does not have. */
function setting(name: string, column: string, value: () => unknown): Attempt {
  return {
    name,
    run: async (target) =>
      restOutcome(await table(target).insert({ ...target.newApplication(), [column]: value() })),
    expected: forService('done'),
  };
}

const changing: Attempt[] = [
  {
    name: 'change an application',
    run: async (target) => {
      const { id } = await target.newVictim();
      return restOutcome(await table(target).update({ job_title: 'Changed' }).eq('id', id));
    },
    expected: forService('done'),
  },
  {
    name: 'write over an application (upsert)',
    run: async (target) => {
      const { id } = await target.newVictim();
      return restOutcome(await table(target).upsert({ ...target.newApplication(), id }));
    },
    expected: forService('done'),
  },
  {
    name: 'write over an application by the key of its request (upsert)',
    run: async (target) => {
      const { submission_key } = (await target.newVictim()).application;
      const row = { ...target.newApplication(), submission_key };
      return restOutcome(await table(target).upsert(row, { onConflict: 'submission_key' }));
    },
    expected: forService('done'),
  },
  setting('choose the id', 'id', () => randomUUID()),
  setting('choose the time of filing', 'created_at', () => '2020-01-01T00:00:00Z'),
  setting('choose the transaction mark', 'inserted_xid', () => '3'),
  setting('choose the reason of the flag', 'flagged_reason', () => 'fine'),
  {
    name: 'file an application that breaks a rule',
    run: async (target) => restOutcome(await table(target).insert(broken(target))),
    expected: forAll('refused (400 23514)'),
  },
  {
    name: 'file two applications in one request, the second of which breaks a rule',
    run: async (target) => {
      const first = { ...target.victim.application, resume_url: '', submission_key: null, link_hash: null };
      return restOutcome(await table(target).insert([first, { ...first, phone: '0' }]));
    },
    expected: ['refused (400 PT400)', 'refused (400 PT400)', 'refused (400 PT400)', 'refused (400 23514)'],
  },
  {
    name: 'send a column that does not exist',
    run: async (target) => restOutcome(await table(target).insert({ ...broken(target), is_admin: true })),
    expected: forAll('refused (400 PGRST204)'),
  },
  {
    name: 'move an application to another state',
    run: async (target) => {
      const { id } = await target.newVictim();
      return changeOutcome(await table(target).update({ state: 'talking' }).eq('id', id).select('id'));
    },
    expected: [anonRefused, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
];

/** A row that no check lets in. */
function broken(target: Target, changes: Partial<SentApplication> = {}): SentApplication {
  return { ...target.newApplication(), phone: '0', ...changes };
}

/**
 * Sends two rows that break the same rule and differ in what another person did. The broken field keeps both from being stored.
 * @returns whether the two answers are one, so that they tell nothing of the other person.
 */
async function compare(target: Target, known: SentApplication, unknown: SentApplication): Promise<string> {
  const answers: string[] = [];
  for (const row of [known, unknown]) {
    const { error, status } = await table(target).insert(row);
    answers.push([status, error?.code, error?.message, error?.hint].join(' '));
  }
  return answers[0] === answers[1] ? 'no difference' : `${answers.join(', but ')}`.slice(0, 160);
}

const arrived = 'refused (409 PT409)';

/** Ways in which one visitor might learn about another. */
const telling: Attempt[] = [
  {
    name: 'learn beside a broken field whether an address has applied',
    run: (target) =>
      compare(target, broken(target, { email: target.victim.application.email }), broken(target)),
    expected: forAll('no difference'),
  },
  {
    name: 'learn beside a broken field whether a resume is there',
    run: (target) => {
      const { resume_url } = target.victim.application;
      const elsewhere = resume_url.replace(/_\d+\.pdf$/, '_2.pdf');
      return compare(target, broken(target, { resume_url }), broken(target, { resume_url: elsewhere }));
    },
    expected: forAll('no difference'),
  },
  {
    name: 'learn something from the key of somebody else’s request',
    run: async (target) => {
      const { id, application } = target.victim;
      const { phone, submission_key } = application;
      const row = { ...target.newApplication(), phone, submission_key };
      const answer = await table(target).insert(row).select('id');
      const shown = JSON.stringify([answer.error, answer.data]);
      const isShown = [id, application.email].some((secret) => shown.includes(secret));
      return isShown ? 'sees it' : restOutcome(answer);
    },
    expected: [arrived, arrived, arrived, 'refused (409 23505)'],
  },
  {
    name: 'file the same application twice',
    run: async (target) => restOutcome(await table(target).insert(target.victim.application)),
    expected: [arrived, arrived, arrived, 'refused (409 23505)'],
  },
];

/** Everything tried on the table of applications. */
export const applicationAttempts: readonly Attempt[] = [...reading, ...columns, ...changing, ...telling];

/** Tried last: where they succeed, nothing is left to try. */
export const applicationDeletions: readonly Attempt[] = [
  {
    name: 'delete all applications without a filter that fits',
    run: async (target) =>
      changeOutcome(await table(target).delete().eq('id', randomUUID()).select('id'), 'deleted'),
    expected: [anonRefused, 'nothing deleted', 'nothing deleted', 'nothing deleted'],
  },
  {
    name: 'delete an application before its resume',
    run: async (target) => {
      const { id } = await target.newVictim();
      return changeOutcome(await table(target).delete().eq('id', id).select('id'), 'deleted');
    },
    expected: [anonRefused, 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'refused (409 PT409)' },
  },
];
