import { randomUUID } from 'node:crypto';
import { becomeCaller } from '../../../supabase/local/database/engine.ts';
import { type Attempt, aVictim, forAll, restOutcome, rowsOutcome, type Scene } from './attempt.ts';
import { claimsOf } from './roles.ts';
import { anApplication, type NewApplication } from './fixture.ts';

const table = ({ actor }: Scene) => actor.client.from('applications');
const notPublic = ['refused (401 42501)', 'refused (403 42501)', 'refused (403 42501)'] as const;

/** Tries to set a column that the form does not have. */
function setting(name: string, column: string, value: () => unknown, byService = 'done'): Attempt {
  return {
    name,
    run: async (scene) => restOutcome(await table(scene).insert({ ...anApplication(), [column]: value() })),
    expected: [...notPublic, byService],
  };
}

const reading: Attempt[] = [
  {
    name: 'file an application, read back id and time',
    run: async (scene) => {
      const answer = await table(scene).insert(anApplication()).select('id, created_at').single();
      return restOutcome(answer, Object.keys(answer.data ?? {}).join(' and '));
    },
    expected: ['id and created_at', 'refused (403 42501)', 'id and created_at', 'id and created_at'],
  },
  {
    name: 'file an application, read back all of the own row',
    run: async (scene) => rowsOutcome(await table(scene).insert(anApplication()).select(), scene.victim),
    expected: ['refused (401 42501)', 'refused (403 42501)', 'refused (403 42501)', 'own row only'],
  },
  {
    name: 'list applications, all columns',
    run: async (scene) => rowsOutcome(await table(scene).select('*'), scene.victim),
    expected: [...notPublic, 'sees it'],
  },
  {
    name: 'list applications, id and time only',
    run: async (scene) =>
      rowsOutcome(await table(scene).select('id, created_at').order('created_at'), scene.victim),
    expected: ['nothing', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'find an application by its id',
    run: async (scene) =>
      rowsOutcome(await table(scene).select('id').eq('id', scene.victim.id), scene.victim),
    expected: ['nothing', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'find an application by its e-mail address',
    run: async (scene) =>
      rowsOutcome(await table(scene).select('id').eq('email', scene.victim.application.email), scene.victim),
    expected: ['refused (401 42501)', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'count applications',
    run: async (scene) => {
      const answer = await table(scene).select('id', { count: 'exact', head: true });
      return restOutcome(answer, (answer.count ?? 0) > 0 ? 'the number' : '0');
    },
    expected: ['0', '0', 'the number', 'the number'],
  },
  {
    name: "read others' rows inside the own writing transaction",
    run: readInsideWrite,
    expected: ['own row only', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'embed another table',
    run: async (scene) => restOutcome(await table(scene).select('id, objects(name)')),
    expected: forAll('refused (400 PGRST200)'),
  },
  {
    name: 'read the limits table',
    run: async ({ actor }) => restOutcome(await actor.client.from('limits').select('*')),
    expected: forAll('refused (404 PGRST205)'),
  },
  {
    name: 'read the private schema',
    run: async ({ actor }) => restOutcome(await actor.client.schema('private').from('limits').select('*')),
    expected: forAll('refused (406 PGRST106)'),
  },
  {
    name: 'call a database function',
    run: async ({ actor }) => restOutcome(await actor.client.rpc('is_staff')),
    expected: forAll('refused (404 PGRST202)'),
  },
];

async function readInsideWrite({ stage, actor, victim }: Scene): Promise<string> {
  const caller = { role: String(claimsOf(actor.role)['role']), claims: claimsOf(actor.role) };
  const facts = { method: 'POST', path: '/applications', headers: {} };
  return stage.engine.transaction('write', async (session) => {
    await becomeCaller(session, caller, facts);
    const row = anApplication();
    await session.query(
      `insert into public.applications (${Object.keys(row).join(', ')})
       values (${Object.keys(row)
         .map((_, at) => `$${at + 1}::text`)
         .join(', ')})`,
      Object.values(row),
    );
    const rows = await session.query('select id from public.applications');
    return rowsOutcome({ error: null, status: 200, data: rows }, victim);
  });
}

/** Files two applications in one request, the second with `changes`. */
function filingTwo(
  name: string,
  changes: Partial<NewApplication>,
  outcome: string,
  byService: string,
): Attempt {
  return {
    name,
    run: async (scene) => {
      const first = anApplication();
      const answer = await table(scene).insert([first, { ...first, ...changes }]);
      const left = await scene.stage.owner('select 1 from public.applications where email = $1::text', [
        first.email,
      ]);
      return `${restOutcome(answer)}, ${left.length} stored`;
    },
    expected: [outcome, outcome, outcome, byService],
  };
}

async function deleteOutcome(scene: Scene, id: string): Promise<string> {
  const answer = await table(scene).delete().eq('id', id).select('id');
  const left = await scene.stage.owner('select 1 from public.applications where id = $1::text::uuid', [id]);
  const isGone = left.length === 0 && answer.data?.length === 1;
  return restOutcome(answer, isGone ? 'deleted' : 'nothing deleted');
}

const changing: Attempt[] = [
  {
    name: 'change an application',
    run: async (scene) =>
      restOutcome(
        await table(scene)
          .update({ job_title: 'Changed' })
          .eq('id', (await aVictim(scene.stage)).id),
      ),
    expected: [...notPublic, 'done'],
  },
  {
    name: 'delete an application before its resume',
    run: async (scene) => deleteOutcome(scene, (await aVictim(scene.stage)).id),
    expected: ['refused (401 42501)', 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'refused (409 PT409)' },
  },
  {
    name: 'delete all applications without a filter that fits',
    run: async (scene) => deleteOutcome(scene, randomUUID()),
    expected: ['refused (401 42501)', 'nothing deleted', 'nothing deleted', 'nothing deleted'],
  },
  {
    name: 'write over an application (upsert)',
    run: async (scene) => {
      const victim = await aVictim(scene.stage);
      return restOutcome(await table(scene).upsert({ ...anApplication(), id: victim.id }));
    },
    expected: [...notPublic, 'done'],
  },
  setting('choose the id', 'id', () => randomUUID()),
  setting('choose the time of filing', 'created_at', () => '2020-01-01T00:00:00Z'),
  setting('choose the transaction mark', 'inserted_xid', () => '3'),
  setting('choose the reason of the flag', 'flagged_reason', () => 'fine'),
  filingTwo('file two at once', {}, 'refused (400 PT400), 0 stored', 'done, 2 stored'),
  filingTwo(
    'file two at once, one of them bad',
    { phone: '0' },
    'refused (400 PT400), 0 stored',
    'refused (400 23514), 0 stored',
  ),
  {
    name: 'send a column that does not exist',
    run: async (scene) => restOutcome(await table(scene).insert({ ...anApplication(), is_admin: true })),
    expected: forAll('refused (400 PGRST204)'),
  },
];

/** Everything tried on the table. */
export const restAttempts: readonly Attempt[] = [...reading, ...changing];
