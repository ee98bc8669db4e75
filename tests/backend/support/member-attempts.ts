import { randomUUID } from 'node:crypto';
import { type Attempt, aVictim, restOutcome, type Scene } from './attempt.ts';
import { actAs, userIdOf } from './roles.ts';

const members = ({ actor }: Scene) => actor.client.from('staff_members');
const [anon, refused] = ['refused (401 42501)', 'refused (403 42501)'];

/** A new account, not yet a member. */
async function anAccount({ stage }: Scene): Promise<string> {
  const id = randomUUID();
  await stage.owner(
    `insert into auth.users (id, email, created_at, updated_at)
     values ($1::text::uuid, $1::text || '@desk.example', now(), now())`,
    [id],
  );
  return id;
}

/** A new member that nobody signs in as. */
async function aMember(scene: Scene): Promise<string> {
  const id = await anAccount(scene);
  await scene.stage.owner(`insert into public.staff_members (user_id, name) values ($1::text::uuid, 'New')`, [
    id,
  ]);
  return id;
}

/** 'done' when a row was changed, or 'nothing changed'. */
function changed(answer: Parameters<typeof restOutcome>[0]): string {
  const isDone = Array.isArray(answer.data) && answer.data.length > 0;
  return restOutcome(answer, isDone ? 'done' : 'nothing changed');
}

const onApplications: Attempt[] = [
  {
    name: 'move an application to another state',
    run: async (scene) => {
      const { id } = await aVictim(scene.stage);
      const table = scene.actor.client.from('applications');
      return changed(await table.update({ state: 'talking' }).eq('id', id).select('id'));
    },
    expected: [anon, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'assign an application to a member of staff',
    run: async (scene) => {
      await actAs(scene.stage, 'reader');
      const { id } = await aVictim(scene.stage);
      const table = scene.actor.client.from('applications');
      return changed(
        await table
          .update({ assignee: userIdOf('reader') })
          .eq('id', id)
          .select('id'),
      );
    },
    expected: [anon, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'move an application to a state that there is not',
    run: async (scene) => {
      const { id } = await aVictim(scene.stage);
      const table = scene.actor.client.from('applications');
      return changed(await table.update({ state: 'eaten' }).eq('id', id).select('id'));
    },
    expected: [anon, 'nothing changed', 'refused (400 23514)', 'refused (400 23514)'],
    apart: { reader: 'nothing changed' },
  },
];

const onMembers: Attempt[] = [
  {
    name: 'list members of staff',
    run: async (scene) => {
      await aMember(scene);
      const answer = await members(scene).select('user_id');
      const rows = answer.data?.length ?? 0;
      return restOutcome(answer, rows === 0 ? 'nothing' : rows === 1 ? 'own row only' : 'sees them');
    },
    expected: [anon, 'nothing', 'sees them', 'sees them'],
    apart: { 'member at aal1': 'own row only' },
  },
  {
    name: 'add a member of staff',
    run: async (scene) => {
      const row = { user_id: await anAccount(scene), name: 'New', role: 'admin' };
      return restOutcome(await members(scene).insert(row));
    },
    expected: [anon, refused, refused, 'done'],
    apart: { admin: 'done' },
  },
  {
    name: "change a member's role",
    run: async (scene) => {
      const id = await aMember(scene);
      return changed(await members(scene).update({ role: 'admin' }).eq('user_id', id).select('user_id'));
    },
    expected: [anon, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
  {
    name: 'take the auditor mark',
    run: async (scene) => {
      const id = userIdOf(scene.actor.role);
      const answer = await members(scene).update({ is_auditor: true }).eq('user_id', id).select('user_id');
      await scene.stage.owner(
        'update public.staff_members set is_auditor = false where user_id = $1::text::uuid',
        [scene.actor.role === 'admin' ? id : userIdOf('authenticated')],
      );
      return changed(answer);
    },
    expected: [anon, 'nothing changed', 'nothing changed', 'nothing changed'],
    apart: { admin: 'done' },
  },
  {
    name: 'remove a member of staff',
    run: async (scene) => {
      const id = await aMember(scene);
      return changed(await members(scene).delete().eq('user_id', id).select('user_id'));
    },
    expected: [anon, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
  {
    name: 'see whether staff need a second factor',
    run: async ({ actor }) => {
      const answer = await actor.client.from('staff_settings').select('second_factor');
      return restOutcome(answer, answer.data?.length === 1 ? 'sees it' : 'nothing');
    },
    expected: [anon, 'nothing', 'sees it', 'sees it'],
    apart: { 'member at aal1': 'sees it' },
  },
  {
    name: 'let staff in without a second factor',
    run: async ({ actor, stage }) => {
      const table = actor.client.from('staff_settings');
      const answer = await table.update({ second_factor: false }).eq('is_only', true).select('is_only');
      await stage.owner('update public.staff_settings set second_factor = true');
      return changed(answer);
    },
    expected: [anon, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
];

/** Everything tried on who is staff, and on what staff change. */
export const memberAttempts: readonly Attempt[] = [...onApplications, ...onMembers];
