import { randomUUID } from 'node:crypto';
import {
  type Attempt,
  attempt,
  calling,
  changing,
  deleting,
  doing,
  forAll,
  forServer,
  forService,
  forStaff,
  post,
  reading,
  restOutcome,
  send,
  type SentApplication,
  signedInRefused,
  type Target,
} from './attempt.ts';

const table = ({ actor }: Target) => actor.client.from('applications');

/** The public may ask for what its own transaction wrote; members read through functions, which leave a trace. */
const hidden = ['nothing', signedInRefused, signedInRefused, 'sees it'] as const;

const onReading: Attempt[] = [
  attempt('file an application, read back all of the own row', forService('own row only'), async (target) => {
    const row = target.newApplication();
    const answer = await table(target).insert(row).select();
    const isSameRow = answer.data?.every(({ email }) => email === row.email) === true;
    return restOutcome(answer, isSameRow ? 'own row only' : 'sees others');
  }),
  ...reading(forService('sees it'), {
    'list applications, all columns': (target) => table(target).select('*').limit(5),
  }),
  ...reading(hidden, {
    'list applications, id and time only': (target) =>
      table(target).select('id, created_at').order('created_at').limit(5),
    'find an application by its id': (target) => table(target).select('id').eq('id', target.victim.id),
  }),
  ...reading(forService('sees it'), {
    'find an application by its e-mail address': (target) =>
      table(target).select('id').eq('email', target.victim.application.email),
    'find an application by the key of its request': (target) =>
      table(target).select('id').eq('submission_key', target.victim.application.submission_key),
  }),
  attempt('count applications', ['0', signedInRefused, signedInRefused, 'the number'], async (target) => {
    const answer = await table(target).select('id', { count: 'exact' }).limit(1);
    return restOutcome(answer, (answer.count ?? 0) > 0 ? 'the number' : '0');
  }),
  ...doing(
    {
      expected: forAll('refused (400 PT400)'),
      repair: 'Configure PostgREST: db-pre-request = guard.before_request (docs/deploy.md).',
    },
    {
      'let the planner guess how many applications there are': (target) =>
        table(target).select('id', { count: 'planned' }).limit(1),
    },
  ),
  ...reading(
    { expected: forAll('refused (400 PGRST200)'), onlyHosted: true },
    {
      'embed another table': (target) => table(target).select('id, objects(name)').limit(1),
    },
  ),
  ...reading(forAll('refused (404 PGRST205)'), {
    'read the limits table': ({ actor }) => actor.client.from('limits').select('*'),
  }),
  ...reading(
    {
      expected: forAll('refused (406 PGRST106)'),
      repair: 'Dashboard › API settings: leave "public" as the only exposed schema.',
    },
    { 'read the private schema': ({ actor }) => actor.client.schema('private').from('limits').select('*') },
  ),
  ...doing(forAll('refused (404 PGRST202)'), {
    'call a private function': ({ actor }) => actor.client.rpc('is_staff'),
  }),
  attempt(
    'list applications through GraphQL',
    {
      expected: forAll('nothing'),
      onlyAnonymous: true,
      repair: 'Dashboard › Database › Extensions: turn pg_graphql off.',
    },
    async (target) => {
      const query = '{ applicationsCollection(first: 1) { edges { node { id } } } }';
      const response = await send(target, '/graphql/v1', post({ query }));
      return /"id"\s*:/.test(await response.text()) ? 'sees it' : 'nothing';
    },
  ),
  // Columns that tell of other people, or of what staff are told.
  ...['submission_key', 'flagged_reason', 'link_hash'].flatMap((column) =>
    reading(forService('sees it'), {
      [`list ${column} of applications`]: (target) => table(target).select(column).limit(5),
    }).concat(
      doing(forService('done'), {
        [`file an application, read back ${column}`]: (target) =>
          table(target).insert(target.newApplication()).select(column),
      }),
    ),
  ),
];

/** A row that no check lets in. */
function broken(target: Target, changes: Partial<SentApplication> = {}): SentApplication {
  return { ...target.newApplication(), phone: '0', ...changes };
}

/** Files an application with a column that the form does not have. */
const setting = (column: string, value: () => string) => (target: Target) =>
  table(target).insert({ ...target.newApplication(), [column]: value() });

const onChanging: Attempt[] = [
  ...doing(forService('done'), {
    'change an application': async (target) =>
      table(target)
        .update({ job_title: 'Changed' })
        .eq('id', (await target.newVictim()).id),
    'write over an application (upsert)': async (target) =>
      table(target).upsert(
        { ...target.newApplication(), id: (await target.newVictim()).id },
        { onConflict: 'id' },
      ),
    'write over an application by the key of its request (upsert)': async (target) => {
      const { submission_key } = (await target.newVictim()).application;
      const row = { ...target.newApplication(), submission_key };
      return table(target).upsert(row, { onConflict: 'submission_key' });
    },
    'choose the id': setting('id', randomUUID),
    'choose the time of filing': setting('created_at', () => '2020-01-01T00:00:00Z'),
    'choose the transaction mark': setting('inserted_xid', () => '3'),
    'choose the reason of the flag': setting('flagged_reason', () => 'fine'),
  }),
  ...doing(forAll('refused (400 23514)'), {
    'file an application that breaks a rule': (target) => table(target).insert(broken(target)),
  }),
  ...doing(forServer('refused (400 PT400)', 'refused (400 23514)'), {
    'file two applications in one request, the second of which breaks a rule': (target) => {
      const first = { ...target.victim.application, resume_url: '', submission_key: null, link_hash: null };
      return table(target).insert([first, { ...first, phone: '0' }]);
    },
  }),
  ...doing(forAll('refused (400 PGRST204)'), {
    'send a column that does not exist': (target) =>
      table(target).insert({ ...broken(target), is_admin: true }),
  }),
  ...changing(forService('done'), {
    'move an application to another state by a change of the table': async (target) => {
      const { id } = await target.newVictim();
      return table(target).update({ state: 'talking' }).eq('id', id).select('id');
    },
  }),
];

/**
 * Sends two rows that break the same rule and differ in what another person did. The broken field keeps both from being stored.
 * The two answers must be one, so that they tell nothing of the other person.
 */
const comparing = (name: string, known: (target: Target) => object, unknown: (target: Target) => object) =>
  attempt(name, forAll('no difference'), async (target) => {
    const answers: string[] = [];
    for (const row of [known, unknown]) {
      const { error, status } = await table(target).insert(broken(target, row(target)));
      answers.push([status, error?.code, error?.message, error?.hint].join(' '));
    }
    return answers[0] === answers[1] ? 'no difference' : `${answers.join(', but ')}`.slice(0, 160);
  });

const arrived = forServer('refused (409 PT409)', 'refused (409 23505)');
/** Whoever is signed in reads nothing back. */
const arrivedWithId = [arrived[0], signedInRefused, signedInRefused, arrived[3]] as const;

/** Ways in which one visitor might learn about another. */
const onTelling: Attempt[] = [
  comparing(
    'learn beside a broken field whether an address has applied',
    ({ victim }) => ({ email: victim.application.email }),
    () => ({}),
  ),
  comparing(
    'learn beside a broken field whether a resume is there',
    ({ victim }) => ({ resume_url: victim.application.resume_url }),
    ({ victim }) => ({ resume_url: victim.application.resume_url.replace(/_\d+\.pdf$/, '_2.pdf') }),
  ),
  attempt('learn something from the key of somebody else’s request', arrivedWithId, async (target) => {
    const { id, application } = target.victim;
    const { phone, submission_key } = application;
    const row = { ...target.newApplication(), phone, submission_key };
    const answer = await table(target).insert(row).select('id');
    const shown = JSON.stringify([answer.error, answer.data]);
    const isShown = [id, application.email].some((secret) => shown.includes(secret));
    return isShown ? 'sees it' : restOutcome(answer);
  }),
  ...doing(arrived, {
    'file the same application twice': (target) => table(target).insert(target.victim.application),
  }),
];

/** Everything tried on the table of applications. */
export const applicationAttempts: readonly Attempt[] = [...onReading, ...onChanging, ...onTelling];

/** Tried last: where they succeed, nothing is left to try. */
export const applicationDeletions: readonly Attempt[] = [
  ...deleting(forService('nothing deleted'), {
    'delete all applications without a filter that fits': (target) =>
      table(target).delete().eq('id', randomUUID()).select('id'),
  }),
  ...deleting(forService('deleted'), {
    'delete an application before its resume': async (target) =>
      table(target)
        .delete()
        .eq('id', (await target.newVictim()).id)
        .select('id'),
  }),
  ...calling(
    { expected: forStaff(signedInRefused), apart: { admin: 'refused (409 PT409)' } },
    {
      'erase an application before its resume': [
        'erase_application',
        ({ victim }) => ({ application_id: victim.id }),
      ],
    },
  ),
];
