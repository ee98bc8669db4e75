import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  callFunction,
  changeOutcome,
  forAll,
  forService,
  forStaff,
  restOutcome,
  type Role,
  rowsOutcome,
  signedInRefused,
  storageOutcome,
} from '../../../supabase/cli/access/attempt.ts';
import { bucketWithSecret } from '../../../supabase/cli/access/link-attempts.ts';
import { becomeCaller, databaseFailure } from '../../../supabase/local/database/engine.ts';
import { signToken } from '../../../supabase/local/http/keys.ts';
import { referenceOf } from '../../../src/domain/application/reference.ts';
import { maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { somePosition } from '../../support/positions.ts';
import { aResume, aResumeName, anApplication } from './fixture.ts';
import { actAs, claimsOf, clientWith, userIdOf } from './roles.ts';
import { type BackendTarget, createAccount, aVictim } from './victim.ts';

/* What can be tried on the backend of a test alone: it stores something, or the database's owner arranges and looks. */

type BackendAttempt = Attempt<BackendTarget>;

const missing = 'refused (404 NoSuchKey)';
const denied = 'refused (403 AccessDenied)';
const table = ({ actor }: BackendTarget) => actor.client.from('applications');
const resumes = ({ actor }: BackendTarget) => actor.client.storage.from('resumes');

/** How many rows a query of the owner finds. */
async function countRows(
  { testBackend }: BackendTarget,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  return (await testBackend.owner(sql, values)).length;
}

const noneStored = 'refused (400 PT400), 0 stored';

const filing: BackendAttempt[] = [
  {
    name: 'file an application, read back id and time',
    run: async (target) => {
      const answer = await table(target).insert(anApplication()).select('id, created_at').single();
      return restOutcome(answer, Object.keys(answer.data ?? {}).join(' and '));
    },
    expected: ['id and created_at', signedInRefused, signedInRefused, 'id and created_at'],
  },
  {
    name: 'file two applications in one request',
    run: async (target) => {
      const row = anApplication();
      const answer = await table(target).insert([row, row]);
      const sql = 'select 1 from public.applications where email = $1::text';
      return `${restOutcome(answer)}, ${await countRows(target, sql, [row.email])} stored`;
    },
    expected: [noneStored, noneStored, noneStored, 'done, 2 stored'],
  },
  naming(
    'apply with a resume that was never uploaded',
    (target) => resumes(target).getPublicUrl(aResumeName()).data.publicUrl,
    'taken as named',
  ),
  naming(
    "apply with somebody else's resume",
    ({ victim }) => victim.application.resume_url,
    'refused (409 23505)',
  ),
];

/** Files an application that names a resume which is not its own. */
function naming(
  name: string,
  resumeUrl: (target: BackendTarget) => string,
  byService: string,
): BackendAttempt {
  const outcome = 'taken without it, marked';
  return {
    name,
    run: async (target) => {
      const row = anApplication({ resume_url: resumeUrl(target) });
      const answer = await table(target).insert(row);
      if (answer.error !== null) return restOutcome(answer);
      const [stored] = await target.testBackend.owner(
        'select resume_url, flagged from public.applications where email = $1::text',
        [row.email],
      );
      const isMarked = stored?.['resume_url'] === '' && stored['flagged'] === true;
      return isMarked ? outcome : 'taken as named';
    },
    expected: [outcome, outcome, outcome, byService],
  };
}

/** Lists with a token that the backend signed, and that says more than is so. */
function listing(
  name: string,
  claims: () => Record<string, unknown>,
  outcome: string,
  seconds = 600,
): BackendAttempt {
  return {
    name,
    run: async ({ testBackend }) => {
      const client = clientWith(testBackend, await signToken(testBackend.keys.jwtSecret, claims(), seconds));
      return rowsOutcome(await client.from('applications').select('id'));
    },
    expected: forAll(outcome),
  };
}

const tokens: BackendAttempt[] = [
  listing('list with an expired token', () => claimsOf('admin'), 'refused (401 PGRST303)', -60),
  listing('list as the database owner', () => ({ role: 'postgres' }), 'refused (401 22023)'),
  listing(
    'list with a session that was ended',
    () => ({ ...claimsOf('admin'), session_id: randomUUID() }),
    'nothing',
  ),
  listing(
    "list with a member's id and somebody else's session",
    () => ({ ...claimsOf('admin'), session_id: claimsOf('authenticated')['session_id'] }),
    'nothing',
  ),
  listing(
    'list with the code that a token claims and its session never had',
    () => ({ ...claimsOf('member at aal1'), aal: 'aal2' }),
    'nothing',
  ),
  listing(
    'list with a mark in app_metadata alone',
    () => ({ ...claimsOf('authenticated'), app_metadata: { role: 'staff' } }),
    'nothing',
  ),
  listing(
    'list with the staff mark where users can write it',
    () => ({ role: 'authenticated', sub: randomUUID(), user_metadata: { role: 'staff' } }),
    'nothing',
  ),
  {
    name: 'list resumes with an expired token',
    run: async ({ actor, testBackend }) => {
      const expired = clientWith(
        testBackend,
        await signToken(testBackend.keys.jwtSecret, claimsOf(actor.role), -60),
      );
      return storageOutcome((await expired.storage.from('resumes').list('')).error);
    },
    expected: forAll(denied),
  },
];

/** A new member that nobody signs in as. */
async function createMember({ testBackend }: BackendTarget): Promise<string> {
  const id = await createAccount(testBackend);
  await testBackend.owner(`insert into public.staff_members (user_id, name) values ($1::text::uuid, 'New')`, [
    id,
  ]);
  return id;
}

const onMembers: BackendAttempt[] = [
  {
    name: "change a member's role",
    run: async (target) => {
      const id = await createMember(target);
      const members = target.actor.client.from('staff_members');
      return changeOutcome(await members.update({ role: 'admin' }).eq('user_id', id).select('user_id'));
    },
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
  {
    name: 'remove a member of staff',
    run: async (target) => {
      const id = await createMember(target);
      const members = target.actor.client.from('staff_members');
      return changeOutcome(await members.delete().eq('user_id', id).select('user_id'));
    },
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  },
];

/** Changes columns of an application as staff do. */
function handling(name: string, values: () => object, outcome: string): BackendAttempt {
  return {
    name,
    run: async (target) => {
      await actAs(target.testBackend, 'reader');
      const { id } = await target.newVictim();
      return changeOutcome(await table(target).update(values()).eq('id', id).select('id'));
    },
    expected: [anonRefused, 'nothing changed', outcome, outcome],
    apart: { reader: 'nothing changed' },
  };
}

/** How often the audit says that the caller did this to the application. */
async function traces(target: BackendTarget, action: string, id = target.victim.id): Promise<string> {
  const sql = `select 1 from public.staff_audit
    where action = $1::text and application_id = $2::text::uuid and actor::text = $3::text`;
  return `${await countRows(target, sql, [action, id, target.actor.userId])} in the audit`;
}

async function linkTo(target: BackendTarget, resumeName: string): Promise<string> {
  return storageOutcome((await resumes(target).createSignedUrl(resumeName, 60)).error);
}

/** As if the caller, or another member, had opened a resume some seconds ago. */
function afterOpening(name: string, seconds: number, by: Role | null, outcome: string): BackendAttempt {
  return {
    name,
    run: async (target) => {
      const { id, resumeName } = await target.newVictim();
      const actor = by === null ? target.actor.userId || randomUUID() : userIdOf(by).replace(/^0/, '2');
      await target.testBackend.owner(
        `insert into public.staff_audit (at, actor, actor_name, action, application_id)
         values (now() - make_interval(secs => $1::text::int), $2::text::uuid, 'Test', 'resume_opened', $3::text::uuid)`,
        [String(seconds), actor, id],
      );
      return linkTo(target, resumeName);
    },
    expected: [missing, missing, outcome, 'done'],
  };
}

/** Asks for a text so that the error tells it, and takes back whatever the function has written. */
function casting(
  name: string,
  fn: 'open_application' | 'export_applications',
  select: string,
  apart: Attempt['apart'] = {},
): BackendAttempt {
  const [nothing, action] = ['nothing, 0 in the audit', fn === 'open_application' ? 'opened' : 'exported'];
  return {
    name,
    run: async (target) => {
      const { id, application } = await target.newVictim();
      const named = fn === 'open_application' ? { application_id: id } : { ids: [id] };
      const answer = await target.actor.client.rpc(fn, named).select(select);
      const isSeen = JSON.stringify(answer).includes(String(application['cover_letter']).trim());
      return `${isSeen ? 'sees it' : 'nothing'}, ${await traces(target, action, id)}`;
    },
    expected: [nothing, nothing, 'nothing, 1 in the audit', nothing],
    apart,
  };
}

/** Writes a file's row as Storage does for an operation of its own, which the embedded one may not have. */
function operating(operation: string, outcome: string): BackendAttempt {
  return {
    name: `write a file's row as '${operation}'`,
    run: async ({ actor, testBackend }) => {
      const { role } = actor;
      const claims = role === 'anon' || role === 'service_role' ? { role } : claimsOf(role);
      const name = aResumeName();
      try {
        await testBackend.engine.transaction('write', async (session) => {
          const caller = { role: String(claims['role']), claims };
          await becomeCaller(session, caller, { method: 'POST', path: '/', headers: {} });
          await session.query(`select set_config('storage.operation', $1::text, true)`, [operation]);
          await session.query(
            `insert into storage.objects (bucket_id, name, version, metadata, user_metadata)
             values ('resumes', $1::text, '', '{"mimetype": "application/pdf", "cacheControl": "max-age=9"}', '"kept?"')`,
            [name],
          );
        });
      } catch (error) {
        return `refused (${databaseFailure(error)?.code})`;
      }
      const [row] = await testBackend.owner(
        `select metadata ->> 'cacheControl' as kept, user_metadata from storage.objects where name = $1::text`,
        [name],
      );
      return `done, ${String(row?.['kept'])}, ${String(row?.['user_metadata'])}`;
    },
    expected: [outcome, outcome, outcome, 'done, no-store, null'],
  };
}

const operations: BackendAttempt[] = [
  operating('storage.object.upload', 'done, no-store, null'),
  operating('object.upload', 'done, no-store, null'),
  ...['storage.tus.upload.create', 'storage.object.sign_upload_url', 'storage.object.copy', ''].map((each) =>
    operating(each, 'refused (42501)'),
  ),
];

const handlingApplications: BackendAttempt[] = [
  casting(
    'read a letter in an error of a cast',
    'open_application',
    'pgrst_scalar:pgrst_scalar->>cover_letter::int',
  ),
  casting(
    'read an export in an error of a cast',
    'export_applications',
    'pgrst_scalar:pgrst_scalar->>0::int',
    {
      reader: 'nothing, 0 in the audit',
    },
  ),
  handling('assign an application to a member of staff', () => ({ assignee: userIdOf('reader') }), 'done'),
  handling(
    'move an application to a state that there is not',
    () => ({ state: 'eaten' }),
    'refused (400 23514)',
  ),
  {
    name: 'open an application twice',
    run: async (target) => {
      const { id, application } = await target.newVictim();
      const open = () => target.actor.client.rpc('open_application', { application_id: id });
      await open();
      const answer = await open();
      const isSeen = answer.data?.cover_letter === String(application['cover_letter']).trim();
      return restOutcome(answer, `${isSeen ? 'sees it' : 'nothing'}, ${await traces(target, 'opened', id)}`);
    },
    expected: forStaff('sees it, 1 in the audit'),
  },
  {
    name: 'export an application, and one that is not there',
    run: async (target) => {
      const { id } = await target.newVictim();
      const answer = await callFunction(target.actor, 'export_applications', { ids: [id, randomUUID()] });
      return restOutcome(answer, `${answer.data?.length} row, ${await traces(target, 'exported', id)}`);
    },
    expected: forStaff('1 row, 1 in the audit'),
    apart: { reader: signedInRefused },
  },
  {
    name: 'open a resume and make a signed link',
    run: async (target) => {
      const { id, resumeName } = await target.newVictim();
      const opened = await target.actor.client.rpc('open_resume', { application_id: id });
      if (opened.error !== null) return restOutcome(opened);
      return `${await linkTo(target, resumeName)}, ${await traces(target, 'resume_opened', id)}`;
    },
    expected: forStaff('done, 1 in the audit'),
  },
  afterOpening('make a signed link 359 s after opening the resume', 359, null, 'done'),
  afterOpening('make a signed link 361 s after opening the resume', 361, null, missing),
  afterOpening('make a signed link after somebody else opened the resume', 0, 'admin', missing),
  {
    name: 'erase an application, its resume first',
    run: async (target) => {
      const { id, resumeName } = await target.newVictim();
      await resumes(target).remove([resumeName]);
      const answer = await table(target).delete().eq('id', id).select('id');
      const sql = `select 1 from public.applications where id = $1::text::uuid
         union all select 1 from storage.objects where name = $2::text`;
      return restOutcome(answer, `${await countRows(target, sql, [id, resumeName])} of 2 left`);
    },
    expected: [anonRefused, '2 of 2 left', '2 of 2 left', '0 of 2 left'],
    apart: { admin: '0 of 2 left' },
  },
];

const notes = ({ actor }: BackendTarget) => actor.client.from('application_notes');

/** A note that a member wrote. @returns its id. */
async function writeNote({ testBackend, victim }: BackendTarget, by: Role): Promise<string> {
  await actAs(testBackend, by);
  const [row] = await testBackend.owner(
    `insert into public.application_notes (application_id, author, author_name, body)
     values ($1::text::uuid, $2::text::uuid, 'Test', 'Call again.') returning id::text as id`,
    [victim.id, userIdOf(by)],
  );
  return String(row?.['id']);
}

async function deleteNote(target: BackendTarget, by: Role): Promise<string> {
  const id = await writeNote(target, by);
  return changeOutcome(await notes(target).delete().eq('id', id).select('id'), 'deleted');
}

const onNotes: BackendAttempt[] = [
  {
    name: 'write a note, read back whose it is',
    run: async (target) => {
      const note = { application_id: target.victim.id, body: ' Ring in May. ' };
      const answer = await notes(target).insert(note).select('author_name, author').single();
      const { author, author_name: by } = answer.data ?? {};
      const isOwn = author === target.actor.userId && by === `The ${target.actor.role}`;
      return restOutcome(answer, isOwn ? 'done, in the own name' : `done, as ${by}`);
    },
    expected: [anonRefused, signedInRefused, 'done, in the own name', 'done, as service_role'],
    apart: { reader: signedInRefused },
  },
  {
    name: 'change a note',
    run: async (target) => {
      const id = await writeNote(target, 'staff');
      return restOutcome(await notes(target).update({ body: 'Changed.' }).eq('id', id));
    },
    expected: forService('done'),
  },
  {
    name: "delete a note of the member 'staff'",
    run: (target) => deleteNote(target, 'staff'),
    expected: [anonRefused, 'nothing deleted', 'deleted', 'deleted'],
    apart: { reader: 'nothing deleted' },
  },
  {
    name: 'delete a note of an admin',
    run: (target) => deleteNote(target, 'admin'),
    expected: [anonRefused, 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  },
];

const templates = ({ actor }: BackendTarget) => actor.client.from('message_templates');

/** A template that staff have made. @returns its id. */
async function makeTemplate({ testBackend }: BackendTarget): Promise<string> {
  const [row] = await testBackend.owner(
    `insert into public.message_templates (name, texts)
     values ($1::text, '{"en": {"subject": "Hi", "body": "Hello"}}') returning id::text as id`,
    [randomUUID()],
  );
  return String(row?.['id']);
}

const onTemplates: BackendAttempt[] = [
  {
    name: 'see a template of messages',
    run: async (target) => {
      const id = await makeTemplate(target);
      return rowsOutcome(await templates(target).select('name').eq('id', id));
    },
    expected: [anonRefused, 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'change a template of messages',
    run: async (target) => {
      const id = await makeTemplate(target);
      const texts = { en: { subject: 'Hi', body: 'Changed' } };
      return changeOutcome(await templates(target).update({ texts }).eq('id', id).select('id'));
    },
    expected: [anonRefused, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'delete a template of messages that is there',
    run: async (target) => {
      const id = await makeTemplate(target);
      return changeOutcome(await templates(target).delete().eq('id', id).select('id'), 'deleted');
    },
    expected: [anonRefused, 'nothing deleted', 'deleted', 'deleted'],
    apart: { reader: 'nothing deleted' },
  },
];

const positions = ({ actor }: Pick<BackendTarget, 'actor'>) => actor.client.from('positions');

const openPosition = `'2026-01-01', true, null`;

/** A position as staff have left it: published on, open, last day. @returns its id. */
async function makePosition({ testBackend }: BackendTarget, state: string): Promise<string> {
  const job = `job-${randomUUID()}`;
  await testBackend.owner(
    `insert into public.positions (job_id, category, employment_type, titles, published_on, is_open, closes_on)
     values ($1::text, 'Other', 'Intern', '{"en": "Tester"}', ${state})`,
    [job],
  );
  return job;
}

/** Publishes a draft that was written whole, but for some changes. */
async function publishing(
  { actor, testBackend }: BackendTarget,
  changes: object,
  published_on = new Date().toISOString().slice(0, 10),
): Promise<string> {
  const job = await makeWhole(testBackend, { ...changes, published_on: null });
  return changeOutcome(
    await positions({ actor }).update({ published_on }).eq('job_id', job).select('job_id'),
  );
}

/** Changes a published position of which nothing is missing. */
async function changing({ actor, testBackend }: BackendTarget, changes: object): Promise<string> {
  const job = await makeWhole(testBackend, {});
  return changeOutcome(await positions({ actor }).update(changes).eq('job_id', job).select('job_id'));
}

async function makeWhole(testBackend: BackendTarget['testBackend'], changes: object): Promise<string> {
  const row = { ...somePosition(), job_id: `job-${randomUUID()}`, published_on: '2026-01-01', ...changes };
  await testBackend.owner(
    `insert into public.positions
       (job_id, category, employment_type, titles, descriptions, texts, offer, published_on, closes_on, time_zone)
     select job_id, category, employment_type, titles, descriptions, texts, offer, published_on, closes_on, time_zone
       from jsonb_populate_record(null::public.positions, $1::jsonb)`,
    [JSON.stringify(row)],
  );
  return row.job_id;
}

/** Applies for a position in some state, with a title of one's own. */
function applying(name: string, state: string, outcome: string, byService = 'done'): BackendAttempt {
  return {
    name,
    run: async (target) => {
      const application = anApplication({ job_id: await makePosition(target, state), job_title: 'You won' });
      const answer = await table(target).insert(application);
      if (answer.error !== null) return restOutcome(answer);
      const sql = 'select job_title from public.applications where email = $1::text';
      const [row] = await target.testBackend.owner(sql, [application.email]);
      return `filed as ${String(row?.['job_title'])}`;
    },
    expected: [outcome, outcome, outcome, byService],
  };
}

const today = `(now() at time zone 'UTC')::date`;
const imported = 'filed as You won';

const onPositions: BackendAttempt[] = [
  {
    name: 'see which positions are closed',
    run: async (target) => {
      const job = await makePosition(target, `'2026-01-01', false, null`);
      const answer = await positions(target).select('job_id, is_open, closes_on').eq('job_id', job);
      return restOutcome(answer, answer.data?.[0]?.is_open === false ? 'sees it' : 'nothing');
    },
    expected: forAll('sees it'),
  },
  {
    name: 'see a draft of a position',
    run: async (target) => {
      const job = await makePosition(target, 'null, true, null');
      return rowsOutcome(await positions(target).select('job_id').eq('job_id', job));
    },
    expected: ['nothing', 'nothing', 'sees it', 'sees it'],
  },
  {
    name: 'close a position',
    run: async (target) => {
      const job = await makePosition(target, openPosition);
      return changeOutcome(
        await positions(target).update({ is_open: false }).eq('job_id', job).select('job_id'),
      );
    },
    expected: [anonRefused, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'give a position a last day that never comes',
    run: async (target) => {
      const job = await makePosition(target, openPosition);
      const change = positions(target).update({ closes_on: 'infinity' }).eq('job_id', job).select('job_id');
      return changeOutcome(await change);
    },
    expected: [anonRefused, 'nothing changed', 'refused (400 23514)', 'refused (400 23514)'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'remove a published position',
    run: async (target) => {
      const job = await makePosition(target, openPosition);
      return changeOutcome(await positions(target).delete().eq('job_id', job).select('job_id'), 'deleted');
    },
    expected: [anonRefused, 'nothing deleted', 'nothing deleted', 'deleted'],
  },
  {
    name: 'remove a draft of a position',
    run: async (target) => {
      const job = await makePosition(target, 'null, true, null');
      return changeOutcome(await positions(target).delete().eq('job_id', job).select('job_id'), 'deleted');
    },
    expected: [anonRefused, 'nothing deleted', 'deleted', 'deleted'],
    apart: { reader: 'nothing deleted' },
  },
  {
    name: 'publish a position of which nothing is missing',
    run: (target) => publishing(target, {}),
    expected: [anonRefused, 'nothing changed', 'done', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'publish a position without pay',
    run: (target) => publishing(target, { offer: null }),
    expected: [anonRefused, 'nothing changed', 'refused (400 23514)', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'publish a position in the past',
    run: (target) => publishing(target, {}, '2021-01-01'),
    expected: [anonRefused, 'nothing changed', 'refused (400 22023)', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'take pay out of a published position',
    run: async (target) => changing(target, { offer: null }),
    expected: [anonRefused, 'nothing changed', 'refused (400 23514)', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'make a draft of a published position again',
    run: async (target) => changing(target, { published_on: null }),
    expected: [anonRefused, 'nothing changed', 'refused (409 PT409)', 'done'],
    apart: { reader: 'nothing changed' },
  },
  {
    name: 'say that the site is built with a position',
    run: async (target) => changing(target, { is_built_in: true }),
    expected: forService('done'),
  },
  applying('apply for an open position', openPosition, 'filed as Tester', imported),
  applying('apply for a draft', 'null, true, null', 'refused (404 PT404)', imported),
  applying(
    'apply before a position is published',
    `${today} + 1, true, null`,
    'refused (404 PT404)',
    imported,
  ),
  applying('apply for a closed position', `'2026-01-01', false, null`, 'refused (410 PT410)', imported),
  applying('apply after the last day', `'2026-01-01', true, ${today} - 2`, 'refused (410 PT410)', imported),
  applying('apply on the last day', `'2026-01-01', true, ${today}`, 'filed as Tester', imported),
  {
    name: 'apply for a position that there is not',
    run: async (target) =>
      restOutcome(await table(target).insert(anApplication({ job_id: 'graphic-designer-1' }))),
    expected: ['refused (404 PT404)', 'refused (404 PT404)', 'refused (404 PT404)', 'done'],
  },
];

/** Links are for visitors: others may not even call the functions. */
const forVisitors = (outcome: string) =>
  [outcome, signedInRefused, signedInRefused, signedInRefused] as const;

const onLinks: BackendAttempt[] = [
  {
    name: 'withdraw by the link',
    run: async ({ testBackend, actor }) => {
      const { secret } = await aVictim(testBackend, {}, false);
      const answer = await actor.client.rpc('withdraw_by_link', { secret });
      return restOutcome(answer, answer.data?.state);
    },
    expected: forVisitors('withdrawn'),
  },
  {
    name: 'erase by the link',
    run: async ({ testBackend, actor }) => {
      const { secret } = await aVictim(testBackend, {}, false);
      const answer = await actor.client.rpc('erase_by_link', { secret });
      return restOutcome(answer, answer.data === null ? 'nothing' : 'done');
    },
    expected: forVisitors('done'),
  },
  {
    name: 'add a resume by the link',
    run: async (target) => {
      const { secret, id } = await aVictim(target.testBackend, {}, false);
      const name = `${referenceOf(id)}_${Date.now()}.pdf`;
      await resumes(target).upload(name, aResume());
      const resume_url = resumes(target).getPublicUrl(name).data.publicUrl;
      const answer = await target.actor.client.rpc('add_resume_by_link', { secret, resume_url });
      return restOutcome(answer, answer.data?.has_resume === true ? 'done' : 'nothing');
    },
    expected: forVisitors('done'),
  },
  {
    name: 'replace a resume by the link',
    run: async (target) => {
      const { secret, id } = await target.newVictim();
      const name = `${referenceOf(id)}_${Date.now()}.pdf`;
      await resumes(target).upload(name, aResume());
      const resume_url = resumes(target).getPublicUrl(name).data.publicUrl;
      const answer = await target.actor.client.rpc('replace_resume_by_link', { secret, resume_url });
      const stored = 'select 1 from public.applications where resume_url like $1::text';
      return restOutcome(answer, (await countRows(target, stored, [`%/${name}`])) === 1 ? 'done' : 'nothing');
    },
    expected: forVisitors('done'),
  },
  {
    name: "add somebody else's resume by the link",
    run: async ({ testBackend, actor, victim }) => {
      const { secret } = await aVictim(testBackend, {}, false);
      const { resume_url } = victim.application;
      return restOutcome(await actor.client.rpc('add_resume_by_link', { secret, resume_url }));
    },
    expected: forVisitors('refused (400 PT400)'),
  },
  {
    name: 'delete a resume with the secret of its link',
    run: async (target) => {
      const { secret, resumeName } = await target.newVictim();
      await callFunction(target.actor, 'resume_by_link', { secret });
      const { data, error } = await bucketWithSecret(
        { url: target.url, anonKey: target.anonKey, token: target.actor.token },
        secret,
      ).remove([resumeName]);
      return storageOutcome(error, data?.length === 1 ? 'deleted' : 'nothing deleted');
    },
    expected: ['deleted', 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  },
];

/** Uploads a file under a good name. */
function uploading(name: string, file: () => File, outcome: string): BackendAttempt {
  return {
    name,
    run: async (target) => storageOutcome((await resumes(target).upload(aResumeName(), file())).error),
    expected: forAll(outcome),
  };
}

/** Uploads a good file under a path as it stands: Supabase's client would tidy it. */
function uploadingTo(name: string, path: () => string, expected: Attempt['expected']): BackendAttempt {
  return {
    name,
    run: async ({ testBackend, actor }) => {
      const response = await fetch(`${testBackend.url}/storage/v1/object/resumes/${path()}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/pdf' },
        body: '%PDF-1.4',
      });
      return storageOutcome(response.ok ? null : await response.json());
    },
    expected,
  };
}

const pdfOf = (text: string) => new File([text], 'resume.pdf', { type: 'application/pdf' });

async function versionOf({ testBackend }: BackendTarget, name: string): Promise<unknown> {
  const [row] = await testBackend.owner('select version from storage.objects where name = $1::text', [name]);
  return row?.['version'];
}

const uploads: BackendAttempt[] = [
  uploading('upload a resume', aResume, 'done'),
  uploading('upload 5 242 880 bytes', () => aResume(maxResumeBytes), 'done'),
  uploading('upload 0 bytes', () => pdfOf(''), 'refused (415 InvalidMimeType)'),
  uploading(
    'upload text that says it is a PDF',
    () => pdfOf('This is no PDF.'),
    'refused (415 InvalidMimeType)',
  ),
  uploadingTo(
    'upload above the bucket (..%2F)',
    () => `..%2F${aResumeName()}`,
    forAll('refused (400 InvalidKey)'),
  ),
  uploadingTo('upload a name with %00', () => `a%00_${aResumeName()}`, forAll('refused (400 InvalidKey)')),
  uploadingTo('upload another name shape', () => 'malware.exe', [denied, denied, denied, 'done']),
  {
    name: 'replace a resume by an upload to its name',
    run: async (target) => {
      const { resumeName } = await target.newVictim();
      const before = await versionOf(target, resumeName);
      await resumes(target).upload(resumeName, aResume(999));
      return before === (await versionOf(target, resumeName)) ? 'kept' : 'replaced';
    },
    expected: forAll('kept'),
  },
];

/** Everything that only the backend of a test is asked. */
export const backendAttempts: readonly BackendAttempt[] = [
  ...filing,
  ...tokens,
  ...onMembers,
  ...handlingApplications,
  ...onNotes,
  ...onTemplates,
  ...onPositions,
  ...onLinks,
  ...uploads,
  ...operations,
];
