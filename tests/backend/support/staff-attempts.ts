import { randomUUID } from 'node:crypto';
import { type Attempt, aVictim, forAll, restOutcome, type Scene, storageOutcome } from './attempt.ts';
import { actAs, type Role, userIdOf } from './roles.ts';
import { anApplication } from './fixture.ts';

const [anon, refused] = ['refused (401 42501)', 'refused (403 42501)'];
const missing = 'refused (404 NoSuchKey)';
/** What functions for staff answer: strangers and the server itself may not call them. */
const forStaff = (outcome: string) => [anon, refused, outcome, refused] as const;

const call = ({ actor }: Scene, name: string, named: object = {}) => actor.client.rpc(name, named);
const ofVictim = (scene: Scene) => ({ application_id: scene.victim.id });

/** How often the audit says that the caller did this to the application. */
async function traces(scene: Scene, action: string, id = scene.victim.id): Promise<string> {
  const rows = await scene.stage.owner(
    `select 1 from public.staff_audit where action = $1::text and application_id = $2::text::uuid
       and actor = $3::text::uuid`,
    [action, id, userIdOf(scene.actor.role)],
  );
  return `${rows.length} in the audit`;
}

const looking: Attempt[] = [
  {
    name: 'list applications by the function',
    run: async (scene) => {
      const answer = await call(scene, 'list_applications', { search: scene.victim.application.email });
      return restOutcome(answer, `sees ${answer.data?.total}`);
    },
    expected: forStaff('sees 1'),
  },
  {
    name: 'count applications by the function',
    run: async (scene) => {
      const answer = await call(scene, 'count_applications');
      return restOutcome(answer, answer.data?.total > 0 ? 'the number' : '0');
    },
    expected: forStaff('the number'),
  },
  {
    name: 'open an application twice',
    run: async (scene) => {
      await call(scene, 'open_application', ofVictim(scene));
      const answer = await call(scene, 'open_application', ofVictim(scene));
      const isSeen = answer.data?.cover_letter === scene.victim.application.cover_letter.trim();
      return restOutcome(answer, `${isSeen ? 'sees it' : 'nothing'}, ${await traces(scene, 'opened')}`);
    },
    expected: forStaff('sees it, 1 in the audit'),
  },
  {
    name: 'export an application',
    run: async (scene) => {
      const answer = await call(scene, 'export_applications', { ids: [scene.victim.id, randomUUID()] });
      return restOutcome(answer, `${answer.data?.length} row, ${await traces(scene, 'exported')}`);
    },
    expected: forStaff('1 row, 1 in the audit'),
    apart: { reader: refused },
  },
  {
    name: 'say that the command line showed an application',
    run: async (scene) => {
      const { id } = await aVictim(scene.stage);
      const answer = await call(scene, 'note_look', { action: 'exported', ids: [id, randomUUID()] });
      const rows = await scene.stage.owner(
        `select actor_name from public.staff_audit where action = 'exported' and application_id = $1::text::uuid`,
        [id],
      );
      return restOutcome(answer, `as ${rows.map((row) => row['actor_name']).join(', ')}`);
    },
    expected: [anon, refused, refused, 'as service_role'],
  },
  {
    name: 'say of another action that it was a look',
    run: async (scene) => {
      const answer = await call(scene, 'note_look', { action: 'erased', ids: [scene.victim.id] });
      return restOutcome(answer, 'done');
    },
    expected: [anon, refused, refused, 'refused (400 22023)'],
  },
  {
    name: 'open a resume and make a signed link',
    run: async (scene) => {
      const { id, resumeName } = await aVictim(scene.stage);
      const opened = await call(scene, 'open_resume', { application_id: id });
      if (opened.error !== null) return restOutcome(opened);
      return `${await linkTo(scene, resumeName)}, ${await traces(scene, 'resume_opened', id)}`;
    },
    expected: forStaff('done, 1 in the audit'),
  },
  afterOpening('make a signed link 59 s after opening the resume', 59, null, 'done'),
  afterOpening('make a signed link 61 s after opening the resume', 61, null, missing),
  afterOpening('make a signed link after somebody else opened the resume', 0, 'admin', missing),
];

async function linkTo({ actor }: Scene, resumeName: string): Promise<string> {
  return storageOutcome((await actor.client.storage.from('resumes').createSignedUrl(resumeName, 60)).error);
}

/** As if the caller, or another member, had opened a resume some seconds ago. */
function afterOpening(name: string, seconds: number, by: Role | null, outcome: string): Attempt {
  return {
    name,
    run: async (scene) => {
      const { id, resumeName } = await aVictim(scene.stage);
      await scene.stage.owner(
        `insert into public.staff_audit (at, actor, actor_name, action, application_id)
         values (now() - make_interval(secs => $1::text::int), $2::text::uuid, 'Test', 'resume_opened', $3::text::uuid)`,
        [String(seconds), by === null ? userIdOf(scene.actor.role) : userIdOf(by).replace(/^0/, '2'), id],
      );
      return linkTo(scene, resumeName);
    },
    expected: [missing, missing, outcome, 'done'],
  };
}

const notes = ({ actor }: Scene) => actor.client.from('application_notes');

/** A note that a member wrote. */
async function aNote({ stage, victim }: Scene, by: Role): Promise<string> {
  await actAs(stage, by);
  const [row] = await stage.owner(
    `insert into public.application_notes (application_id, author, author_name, body)
     values ($1::text::uuid, $2::text::uuid, 'Test', 'Call again.') returning id::text as id`,
    [victim.id, userIdOf(by)],
  );
  return String(row?.['id']);
}

/** Deletes a note and says whether it is gone. */
async function deletingNote(scene: Scene, id: string): Promise<string> {
  const answer = await notes(scene).delete().eq('id', id).select('id');
  return restOutcome(answer, answer.data?.length === 1 ? 'deleted' : 'nothing deleted');
}

const onNotes: Attempt[] = [
  {
    name: 'write a note',
    run: async (scene) => {
      const note = { application_id: scene.victim.id, body: ' Ring in May. ' };
      const answer = await notes(scene).insert(note).select('author_name, author').single();
      const { author, author_name: by } = answer.data ?? {};
      const isOwn = author === userIdOf(scene.actor.role) && by === `The ${scene.actor.role}`;
      return restOutcome(answer, isOwn ? 'done, in the own name' : `done, as ${by}`);
    },
    expected: [anon, refused, 'done, in the own name', 'done, as service_role'],
    apart: { reader: refused },
  },
  {
    name: "write a note in somebody else's name",
    run: async (scene) => {
      const note = { application_id: scene.victim.id, body: 'Ring.', author_name: 'The boss' };
      return restOutcome(await notes(scene).insert(note));
    },
    expected: [anon, refused, refused, 'done'],
  },
  {
    name: 'read the text of notes without opening the application',
    run: async (scene) => restOutcome(await notes(scene).select('body'), 'sees it'),
    expected: [anon, refused, refused, 'sees it'],
  },
  {
    name: 'change a note',
    run: async (scene) => {
      const id = await aNote(scene, 'staff');
      return restOutcome(await notes(scene).update({ body: 'Changed.' }).eq('id', id));
    },
    expected: [anon, refused, refused, 'done'],
  },
  {
    name: "delete a note of the member 'staff'",
    run: async (scene) => deletingNote(scene, await aNote(scene, 'staff')),
    expected: [anon, 'nothing deleted', 'deleted', 'deleted'],
    apart: { reader: 'nothing deleted' },
  },
  {
    name: 'delete a note of an admin',
    run: async (scene) => deletingNote(scene, await aNote(scene, 'admin')),
    expected: [anon, 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  },
];

const audit = ({ actor }: Scene) => actor.client.from('staff_audit');

const onAudit: Attempt[] = [
  {
    name: 'read the audit',
    run: async (scene) => {
      const answer = await audit(scene).select('*').limit(5);
      return restOutcome(answer, answer.data?.length === 0 ? 'nothing' : 'sees it');
    },
    expected: [anon, 'nothing', 'nothing', 'sees it'],
    apart: { auditor: 'sees it' },
  },
  {
    name: 'write into the audit',
    run: async (scene) => restOutcome(await audit(scene).insert({ actor_name: 'x', action: 'opened' })),
    expected: [anon, refused, refused, refused],
  },
  {
    name: 'change the audit',
    run: async (scene) => restOutcome(await audit(scene).update({ actor_name: 'x' }).eq('action', 'opened')),
    expected: [anon, refused, refused, refused],
  },
  {
    name: 'delete from the audit',
    run: async (scene) => restOutcome(await audit(scene).delete().eq('action', 'opened')),
    expected: [anon, refused, refused, refused],
  },
];

const positions = ({ actor }: Scene) => actor.client.from('positions');

/** A position that is closed, or has had its last day. */
async function aClosedPosition({ stage }: Scene, closed: string): Promise<string> {
  const job = `job-${randomUUID()}`;
  await stage.owner(
    `insert into public.positions (job_id, is_open, closes_on) values ($1::text, ${closed})`,
    [job],
  );
  return job;
}

/** Applies for a position that is closed in some way. */
function applyingFor(name: string, closed: string, outcome: string): Attempt {
  return {
    name,
    run: async (scene) => {
      const row = anApplication({ job_id: await aClosedPosition(scene, closed) });
      return restOutcome(await scene.actor.client.from('applications').insert(row));
    },
    expected: [outcome, outcome, outcome, 'done'],
  };
}

const onPositions: Attempt[] = [
  {
    name: 'see which positions are closed',
    run: async (scene) => {
      const job = await aClosedPosition(scene, 'false, null');
      const answer = await positions(scene).select('job_id, is_open, closes_on').eq('job_id', job);
      return restOutcome(answer, answer.data?.[0]?.is_open === false ? 'sees it' : 'nothing');
    },
    expected: forAll('sees it'),
  },
  {
    name: 'close a position that was open',
    run: async (scene) => {
      const row = { job_id: `job-${randomUUID()}`, is_open: false, closes_on: null };
      return restOutcome(await positions(scene).upsert(row, { onConflict: 'job_id' }));
    },
    expected: [anon, refused, 'done', 'done'],
    apart: { reader: refused },
  },
  {
    name: 'open a position that was closed',
    run: async (scene) => {
      const row = { job_id: await aClosedPosition(scene, 'false, null'), is_open: true, closes_on: null };
      return restOutcome(await positions(scene).upsert(row, { onConflict: 'job_id' }));
    },
    expected: [anon, refused, 'done', 'done'],
    apart: { reader: refused },
  },
  applyingFor('apply for a closed position', 'false, null', 'refused (410 PT410)'),
  applyingFor(
    'apply after the last day',
    `true, (now() at time zone 'UTC')::date - 1`,
    'refused (410 PT410)',
  ),
  applyingFor('apply on the last day', `true, (now() at time zone 'UTC')::date`, 'done'),
];

const onErasing: Attempt[] = [
  {
    name: 'erase an application, its resume first',
    run: async (scene) => {
      const { id, resumeName } = await aVictim(scene.stage);
      await scene.actor.client.storage.from('resumes').remove([resumeName]);
      const answer = await scene.actor.client.from('applications').delete().eq('id', id).select('id');
      const left = await scene.stage.owner(
        `select 1 from public.applications where id = $1::text::uuid
         union all select 1 from storage.objects where name = $2::text`,
        [id, resumeName],
      );
      return restOutcome(answer, `${left.length} of 2 left`);
    },
    expected: [anon, '2 of 2 left', '2 of 2 left', '0 of 2 left'],
    apart: { admin: '0 of 2 left' },
  },
  {
    name: 'change how long applications are kept',
    run: async ({ actor, stage }) => {
      const table = actor.client.from('staff_settings');
      const answer = await table.update({ retention_days: 3650 }).eq('is_only', true).select('is_only');
      await stage.owner('update public.staff_settings set retention_days = 365');
      return restOutcome(answer, answer.data?.length === 1 ? 'done' : 'nothing changed');
    },
    expected: [anon, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
];

/** Everything tried on what staff do, and on the trace that it leaves. */
export const deskAttempts: readonly Attempt[] = [
  ...looking,
  ...onNotes,
  ...onAudit,
  ...onPositions,
  ...onErasing,
];
