import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  attempt as anyAttempt,
  callFunction,
  changeOutcome,
  type Expected,
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
import { somePosition } from '../../support/positions.ts';
import { aResume, aResumeName, anApplication, claimsOf, clientWith, tokenOf, userIdOf } from './fixture.ts';
import { aRequest, type BackendTarget, createAccount } from './victim.ts';

/* What can be tried on the backend of a test alone: it stores something, or the database's owner arranges and looks. */

type BackendAttempt = Attempt<BackendTarget>;
type Outcomes = Pick<Attempt, 'expected' | 'apart'>;
const attempt = anyAttempt<BackendTarget>;

const missing = 'refused (404 NoSuchKey)';
const denied = 'refused (403 AccessDenied)';
const noneStored = 'refused (400 PT400), 0 stored';

/** For members who may write, and the server where it gets the same; for others it is as if nothing were there. */
const forWriters = (outcome: string, nothing = 'nothing changed', byService = outcome): Outcomes => ({
  expected: [anonRefused, nothing, outcome, byService],
  apart: { reader: nothing },
});
const forAdmins = (outcome: string, nothing: string, byService = nothing): Outcomes => ({
  expected: [anonRefused, nothing, nothing, byService],
  apart: { admin: outcome },
});
const from = (table: string) => (target: BackendTarget) => target.actor.client.from(table);
const [applications, notes, templates, positions, requests] = [
  from('applications'),
  from('application_notes'),
  from('letter_templates'),
  from('positions'),
  from('accommodation_requests'),
];
const resumes = ({ actor }: BackendTarget) => actor.client.storage.from('resumes');

/** How many rows a query of the owner finds. */
async function countRows({ testBackend }: BackendTarget, sql: string): Promise<number> {
  return (await testBackend.owner(sql)).length;
}

/** How often the audit says that the caller did this to the application, or the request for an accommodation. */
async function traces(target: BackendTarget, action: string, id: string): Promise<string> {
  const sql = `select 1 from public.staff_audit where action = '${action}' and actor::text = '${target.actor.userId}'
    and '${id}' in (application_id::text, application_ids[1]::text, details ->> 'request_id')`;
  return `${await countRows(target, sql)} in the audit`;
}

/** Inserts a row as the owner. @returns its id. */
async function make({ testBackend }: BackendTarget, insert: string): Promise<string> {
  const [row] = await testBackend.owner(`insert into public.${insert} returning id::text as id`);
  return String(row?.['id']);
}

/** Files an application that names a resume which is not its own. */
function naming(name: string, resumeUrl: (target: BackendTarget) => string, byService: string) {
  const outcome = 'taken without it, marked';
  return attempt(name, [outcome, outcome, outcome, byService], async (target) => {
    const row = anApplication({ resume_url: resumeUrl(target) });
    const answer = await applications(target).insert(row);
    if (answer.error !== null) return restOutcome(answer);
    const sql = `select 1 from public.applications where email = '${row.email}' and resume_url = '' and flagged`;
    return (await countRows(target, sql)) === 1 ? outcome : 'taken as named';
  });
}

const filing = [
  attempt(
    'file an application, read back id and time',
    ['id and created_at', signedInRefused, signedInRefused, 'id and created_at'],
    async (target) => {
      const answer = await applications(target).insert(anApplication()).select('id, created_at').single();
      return restOutcome(answer, Object.keys(answer.data ?? {}).join(' and '));
    },
  ),
  attempt(
    'file two applications in one request',
    [noneStored, noneStored, noneStored, 'done, 2 stored'],
    async (target) => {
      const row = anApplication();
      const answer = await applications(target).insert([row, row]);
      const sql = `select 1 from public.applications where email = '${row.email}'`;
      return `${restOutcome(answer)}, ${await countRows(target, sql)} stored`;
    },
  ),
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

/** Lists with a token that the backend signed, and that says more than is so. */
function listing(
  name: string,
  claims: () => object,
  outcome = signedInRefused,
  seconds = 600,
): BackendAttempt {
  return attempt(`list with ${name}`, forAll(outcome), async ({ testBackend }) => {
    const client = clientWith(
      testBackend,
      await signToken(testBackend.keys.jwtSecret, { ...claims() }, seconds),
    );
    return restOutcome(await client.rpc('list_applications'));
  });
}

const tokens = [
  listing('an expired token', () => claimsOf('admin'), 'refused (401 PGRST303)', -60),
  listing('the role of the database owner', () => ({ role: 'postgres' }), 'refused (401 22023)'),
  listing('a session that was ended', () => ({ ...claimsOf('admin'), session_id: randomUUID() })),
  listing("a member's id and somebody else's session", () => ({
    ...claimsOf('admin'),
    session_id: claimsOf('authenticated')['session_id'],
  })),
  listing('the code that a token claims and its session never had', () => ({
    ...claimsOf('member at aal1'),
    aal: 'aal2',
  })),
  listing('a mark in app_metadata alone', () => ({
    ...claimsOf('authenticated'),
    app_metadata: { role: 'staff' },
  })),
  listing('the staff mark where users can write it', () => ({
    role: 'authenticated',
    sub: randomUUID(),
    user_metadata: { role: 'staff' },
  })),
  attempt('list resumes with an expired token', forAll(denied), async ({ actor, testBackend }) => {
    const token = await signToken(testBackend.keys.jwtSecret, claimsOf(actor.role), -60);
    return storageOutcome((await clientWith(testBackend, token).storage.from('resumes').list('')).error);
  }),
];

/** A new member that nobody signs in as. */
async function createMember({ testBackend }: BackendTarget): Promise<string> {
  const id = await createAccount(testBackend);
  await testBackend.owner(`insert into public.staff_members (user_id, name) values ('${id}', 'New')`);
  return id;
}

/** Calls a function that changes one thing. */
async function changeOne({ actor }: BackendTarget, name: string, named: object): Promise<string> {
  const answer = await callFunction(actor, name, named);
  return restOutcome(answer, answer.data?.changed === 1 ? 'done' : 'nothing changed');
}

const marks = { is_auditor: true, handles_accommodations: false };
const onMembers = [
  attempt('change what a member may do', forAdmins('done', signedInRefused), async (target) => {
    const member = await createMember(target);
    return changeOne(target, 'change_member', { member, role: 'admin', ...marks });
  }),
  attempt('remove a member of staff', forAdmins('done', signedInRefused, 'done'), async (target) => {
    const member = await createMember(target);
    return restOutcome(await callFunction(target.actor, 'begin_member_action', { action: 'remove', member }));
  }),
];

/** Changes an application as staff do. */
function handling(name: string, fn: string, values: () => object, outcome: string): BackendAttempt {
  return attempt(name, forWriters(outcome, signedInRefused, signedInRefused), async (target) => {
    await tokenOf(target.testBackend, 'admin');
    const { id } = await target.newVictim();
    return changeOne(target, fn, { ids: [id], ...values() });
  });
}

const linkTo = async (target: BackendTarget, resumeName: string) =>
  storageOutcome((await resumes(target).createSignedUrl(resumeName, 60)).error);

/** As if the caller, or another member, had opened a resume some seconds ago. */
function afterOpening(when: string, seconds: number, by: Role | null, outcome: string): BackendAttempt {
  const expected = [missing, missing, outcome, 'done'] as const;
  return attempt(`make a signed link ${when}`, expected, async (target) => {
    const { id, resumeName } = await target.newVictim();
    const actor = by === null ? target.actor.userId || randomUUID() : userIdOf(by).replace(/^0/, '2');
    await make(
      target,
      `staff_audit (at, actor, actor_name, action, application_id)
       values (now() - make_interval(secs => ${seconds}), '${actor}', 'Test', 'resume_opened', '${id}')`,
    );
    return linkTo(target, resumeName);
  });
}

/**
 * Asks for a text so that an error tells it: PostgREST lets a caller cast what a function gives, and a request that fails takes back
 * whatever the function has written. A look has to leave its row of the audit before it shows anything. The embedded backend
 * refuses such requests, so that the statement is run which PostgREST would run.
 */
function casting(name: string, letter: string, action: string, apart: Attempt['apart'] = {}) {
  const nothing = 'nothing, 0 in the audit';
  const expected = [nothing, nothing, 'nothing, 1 in the audit', nothing] as const;
  return attempt(name, { expected, apart }, async (target) => {
    const { id, application } = await target.newVictim();
    const claims = claimsOf(target.actor.role);
    const shown = await target.testBackend.engine
      .transaction('write', async (session) => {
        const facts = { method: 'POST', path: '/', headers: {} };
        await becomeCaller(session, { role: String(claims['role']), claims }, facts);
        return JSON.stringify(await session.query(`select (public.${letter})::int`, [id]));
      })
      .catch((error: unknown) => String(error));
    const isShown = shown.includes(String(application['cover_letter']).trim());
    return `${isShown ? 'sees it' : 'nothing'}, ${await traces(target, action, id)}`;
  });
}

const handlingApplications = [
  casting(
    'read a letter in an error of a cast',
    `open_application($1::text::uuid) ->> 'cover_letter'`,
    'opened',
  ),
  casting(
    'read an export in an error of a cast',
    `export_applications(array[$1::text::uuid]) -> 0 ->> 'cover_letter'`,
    'exported',
    { reader: 'nothing, 0 in the audit' },
  ),
  handling(
    'assign an application to an admin',
    'assign_applications',
    () => ({ assignee: userIdOf('admin') }),
    'done',
  ),
  handling('move an application', 'move_applications', () => ({ state: 'talking' }), 'done'),
  handling(
    'move an application to a state that there is not',
    'move_applications',
    () => ({ state: 'eaten' }),
    'refused (400 22023)',
  ),
  attempt('open a resume and make a signed link', forStaff('done, 1 in the audit'), async (target) => {
    const { id, resumeName } = await target.newVictim();
    const opened = await target.actor.client.rpc('open_resume', { application_id: id });
    if (opened.error !== null) return restOutcome(opened);
    return `${await linkTo(target, resumeName)}, ${await traces(target, 'resume_opened', id)}`;
  }),
  afterOpening('359 s after opening the resume', 359, null, 'done'),
  afterOpening('361 s after opening the resume', 361, null, missing),
  afterOpening('after somebody else opened the resume', 0, 'admin', missing),
  attempt(
    'erase an application, its resume first',
    { expected: forStaff(signedInRefused), apart: { admin: '0 of 2 left' } },
    async (target) => {
      const { id, resumeName } = await target.newVictim();
      await resumes(target).remove([resumeName]);
      const answer = await callFunction(target.actor, 'erase_application', { application_id: id });
      const sql = `select 1 from public.applications where id = '${id}'
         union all select 1 from storage.objects where name = '${resumeName}'`;
      return restOutcome(answer, `${await countRows(target, sql)} of 2 left`);
    },
  ),
];

/** A note that a member wrote. @returns its id. */
async function writeNote(target: BackendTarget, by: Role): Promise<string> {
  await tokenOf(target.testBackend, by);
  const insert = `application_notes (application_id, author, author_name, body)
    values ('${target.victim.id}', '${userIdOf(by)}', 'Test', 'Call again.')`;
  return make(target, insert);
}

const deletingNote = (name: string, by: Role, outcomes: Outcomes) =>
  attempt(name, outcomes, async (target) => {
    const note_id = await writeNote(target, by);
    return changeOne(target, 'delete_note', { note_id });
  });

const onNotes = [
  attempt(
    'write a note',
    {
      expected: [anonRefused, signedInRefused, 'done, in the own name', 'done, as service_role'],
      apart: { reader: signedInRefused },
    },
    async (target) => {
      const body = randomUUID();
      const answer = await notes(target).insert({ application_id: target.victim.id, body: ` ${body} ` });
      const sql = `select author::text, author_name from public.application_notes where body = '${body}'`;
      const [{ author, author_name: by } = {}] = await target.testBackend.owner(sql);
      const isActorsOwn = author === target.actor.userId && by === `The ${target.actor.role}`;
      return restOutcome(answer, isActorsOwn ? 'done, in the own name' : `done, as ${String(by)}`);
    },
  ),
  attempt('change a note', forService('done'), async (target) => {
    const id = await writeNote(target, 'staff');
    return restOutcome(await notes(target).update({ body: 'Changed.' }).eq('id', id));
  }),
  deletingNote(
    "delete a note of the member 'staff'",
    'staff',
    forWriters('done', signedInRefused, signedInRefused),
  ),
  deletingNote('delete a note of an admin', 'admin', {
    expected: forStaff(signedInRefused),
    apart: { staff: 'nothing changed', admin: 'done' },
  }),
];

/** Tries something on a template that staff have made. */
const onTemplate = (
  name: string,
  outcomes: Expected,
  run: (table: ReturnType<typeof templates>, id: string) => Promise<string>,
) =>
  attempt(name, outcomes, async (target) => {
    const insert = `letter_templates (name, texts)
      values ('${randomUUID()}', '{"en": {"subject": "Hi", "body": "Hello"}}')`;
    return run(templates(target), await make(target, insert));
  });

const onTemplates = [
  onTemplate('see a template of letters', [anonRefused, 'nothing', 'sees it', 'sees it'], async (table, id) =>
    rowsOutcome(await table.select('name').eq('id', id)),
  ),
  onTemplate('change a template of letters', forWriters('done'), async (table, id) => {
    const texts = { en: { subject: 'Hi', body: 'Changed' } };
    return changeOutcome(await table.update({ texts }).eq('id', id).select('id'));
  }),
  onTemplate(
    'delete a template of letters that is there',
    forWriters('deleted', 'nothing deleted'),
    async (table, id) => changeOutcome(await table.delete().eq('id', id).select('id'), 'deleted'),
  ),
];

/** Requests for an accommodation are for members with the mark alone: no role reads them, not even an admin's. */
const forHandlers = (outcome: string): Outcomes => ({
  expected: forStaff(signedInRefused),
  apart: { handler: outcome },
});

/** Tries something on a request that a visitor has filed. */
const onRequest = (
  name: string,
  outcomes: Expected,
  run: (target: BackendTarget, id: string) => Promise<string>,
) =>
  attempt(name, outcomes, async (target) => {
    const row = aRequest();
    await target.testBackend.as('anon').from('accommodation_requests').insert(row);
    const sql = `select id::text as id from public.accommodation_requests where email = '${row.email}'`;
    const [filed] = await target.testBackend.owner(sql);
    return run(target, String(filed?.['id']));
  });

const onRequests = [
  onRequest(
    'open a request for an accommodation twice',
    forHandlers('sees it, 1 in the audit'),
    async (target, id) => {
      const open = () => callFunction(target.actor, 'open_accommodation_request', { request_id: id });
      await open();
      const answer = await open();
      return restOutcome(
        answer,
        `${answer.data?.id === id ? 'sees it' : 'nothing'}, ${await traces(target, 'accommodation_opened', id)}`,
      );
    },
  ),
  onRequest('mark a request for an accommodation as answered', forHandlers('done'), (target, id) =>
    changeOne(target, 'set_accommodation_state', { request_id: id, state: 'answered' }),
  ),
  onRequest('erase a request for an accommodation', forHandlers('done'), (target, id) =>
    changeOne(target, 'erase_accommodation_request', { request_id: id }),
  ),
  onRequest('change a request for an accommodation by its table', forService('done'), async (target, id) =>
    changeOutcome(await requests(target).update({ state: 'answered' }).eq('id', id).select('id')),
  ),
  onRequest('count requests for an accommodation', forService('the number'), async (target) => {
    const { count, ...answer } = await requests(target).select('id', { count: 'exact' });
    return restOutcome(answer, (count ?? 0) > 0 ? 'the number' : 'nothing');
  }),
  onRequest('find requests for an accommodation by a name', forService('sees it'), async (target) =>
    rowsOutcome(await requests(target).select('id').gte('full_name', 'R')),
  ),
  onRequest('sort requests for an accommodation by address', forService('sees it'), async (target) =>
    rowsOutcome(await requests(target).select('id').order('email').limit(1)),
  ),
];

const openPosition = `'2026-01-01', true, null`;

/** A position as staff have left it: published on, open, last day. @returns its id. */
async function makePosition({ testBackend }: BackendTarget, state: string): Promise<string> {
  const job = `job-${randomUUID()}`;
  await testBackend.owner(
    `insert into public.positions (job_id, category, employment_type, titles, published_on, is_open, closes_on)
     values ('${job}', 'Other', 'Intern', '{"en": "Tester"}', ${state})`,
  );
  return job;
}

/** Changes a position of which nothing is missing, but for what is said. */
function changing(name: string, outcomes: Expected, changes: () => object, was: object = {}) {
  return attempt(name, outcomes, async (target) => {
    const row = { ...somePosition(), job_id: `job-${randomUUID()}`, published_on: '2026-01-01', ...was };
    await target.testBackend.owner(
      `insert into public.positions
         (job_id, category, employment_type, titles, descriptions, texts, offer, published_on, closes_on, time_zone)
       select job_id, category, employment_type, titles, descriptions, texts, offer, published_on, closes_on, time_zone
         from jsonb_populate_record(null::public.positions, $1::jsonb)`,
      [JSON.stringify(row)],
    );
    return changeOutcome(await positions(target).update(changes()).eq('job_id', row.job_id).select('job_id'));
  });
}

/** Applies for a position in some state, with a title of one's own. */
function applying(name: string, state: string, outcome: string): BackendAttempt {
  return attempt(name, [outcome, outcome, outcome, 'filed as You won'], async (target) => {
    const application = anApplication({ job_id: await makePosition(target, state), job_title: 'You won' });
    const answer = await applications(target).insert(application);
    if (answer.error !== null) return restOutcome(answer);
    const sql = `select job_title from public.applications where email = '${application.email}'`;
    const [row] = await target.testBackend.owner(sql);
    return `filed as ${String(row?.['job_title'])}`;
  });
}

const deletingPosition = (name: string, state: string, outcomes: Expected) =>
  attempt(name, outcomes, async (target) => {
    const job = await makePosition(target, state);
    return changeOutcome(await positions(target).delete().eq('job_id', job).select('job_id'), 'deleted');
  });

const today = `(now() at time zone 'UTC')::date`;
const draft = 'null, true, null';
const isDraft = { published_on: null };
const publish = () => ({ published_on: new Date().toISOString().slice(0, 10) });
const [unknown, closed, incomplete] = ['refused (404 PT404)', 'refused (410 PT410)', 'refused (400 23514)'];
/** Rules for members; the server, which imports, is not held by them. */
const refusedToWriters = (outcome: string) => forWriters(outcome, 'nothing changed', 'done');

const onPositions = [
  attempt('see which positions are closed', forAll('sees it'), async (target) => {
    const job = await makePosition(target, `'2026-01-01', false, null`);
    const answer = await positions(target).select('job_id, is_open, closes_on').eq('job_id', job);
    return restOutcome(answer, answer.data?.[0]?.is_open === false ? 'sees it' : 'nothing');
  }),
  attempt('see a draft of a position', ['nothing', 'nothing', 'sees it', 'sees it'], async (target) => {
    const job = await makePosition(target, draft);
    return rowsOutcome(await positions(target).select('job_id').eq('job_id', job));
  }),
  changing('close a position', forWriters('done'), () => ({ is_open: false })),
  changing('give a position a last day that never comes', forWriters(incomplete), () => ({
    closes_on: 'infinity',
  })),
  deletingPosition('remove a published position', openPosition, [
    anonRefused,
    'nothing deleted',
    'nothing deleted',
    'deleted',
  ]),
  deletingPosition('remove a draft of a position', draft, forWriters('deleted', 'nothing deleted')),
  changing('publish a position of which nothing is missing', forWriters('done'), publish, isDraft),
  changing('publish a position without pay', refusedToWriters(incomplete), publish, {
    ...isDraft,
    offer: null,
  }),
  changing(
    'publish a position in the past',
    refusedToWriters('refused (400 22023)'),
    () => ({ published_on: '2021-01-01' }),
    isDraft,
  ),
  changing('take pay out of a published position', refusedToWriters(incomplete), () => ({ offer: null })),
  changing(
    'make a draft of a published position again',
    refusedToWriters('refused (409 PT409)'),
    () => isDraft,
  ),
  changing('say that the site is built with a position', forService('done'), () => ({ is_built_in: true })),
  applying('apply for an open position', openPosition, 'filed as Tester'),
  applying('apply for a draft', draft, unknown),
  applying('apply before a position is published', `${today} + 1, true, null`, unknown),
  applying('apply for a closed position', `'2026-01-01', false, null`, closed),
  applying('apply after the last day', `'2026-01-01', true, ${today} - 2`, closed),
  applying('apply on the last day', `'2026-01-01', true, ${today}`, 'filed as Tester'),
  attempt('apply for a position that there is not', [unknown, unknown, unknown, 'done'], async (target) =>
    restOutcome(await applications(target).insert(anApplication({ job_id: 'graphic-designer-1' }))),
  ),
];

/* What else a link opens, and to whom: the attempts with a wrong one are refused to all but visitors; links.test.ts. */
const onLinks = [
  attempt(
    'delete a resume with the secret of its link',
    {
      expected: ['deleted', 'nothing deleted', 'nothing deleted', 'deleted'],
      apart: { admin: 'deleted' },
    },
    async (target) => {
      const { secret, resumeName } = await target.newVictim();
      await callFunction(target.actor, 'resume_by_link', { secret });
      const { url, anonKey, actor } = target;
      const bucket = bucketWithSecret({ url, anonKey, token: actor.token }, secret);
      const { data, error } = await bucket.remove([resumeName]);
      return storageOutcome(error, data?.length === 1 ? 'deleted' : 'nothing deleted');
    },
  ),
];

/** Uploads under a path as it stands, which Supabase's client would tidy. */
function uploading(name: string, outcomes: Attempt['expected'], path = aResumeName): BackendAttempt {
  return attempt(`upload ${name}`, outcomes, async ({ testBackend, actor }) => {
    const response = await fetch(`${testBackend.url}/storage/v1/object/resumes/${path()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/pdf' },
      body: '%PDF-1.4',
    });
    return storageOutcome(response.ok ? null : await response.json());
  });
}

const badName = forAll('refused (400 InvalidKey)');

const uploads = [
  uploading('a resume', forAll('done')),
  uploading('above the bucket (..%2F)', badName, () => `..%2F${aResumeName()}`),
  uploading('a name with %00', badName, () => `a%00_${aResumeName()}`),
  uploading('another name shape', [denied, denied, denied, 'done'], () => 'malware.exe'),
  attempt('replace a resume by an upload to its name', forAll('kept'), async (target) => {
    const { resumeName } = await target.newVictim();
    const sql = `select version from storage.objects where name = '${resumeName}'`;
    const [before] = await target.testBackend.owner(sql);
    await resumes(target).upload(resumeName, aResume(999));
    const [after] = await target.testBackend.owner(sql);
    return before?.['version'] === after?.['version'] ? 'kept' : 'replaced';
  }),
];

/** Writes a file's row as Storage does for an operation of its own, which the embedded one may not have. */
function operating(operation: string, outcome: string): BackendAttempt {
  const expected = [outcome, outcome, outcome, 'done, no-store, null'] as const;
  return attempt(`write a file's row as '${operation}'`, expected, async ({ actor, testBackend }) => {
    const claims = claimsOf(actor.role);
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
      `select metadata ->> 'cacheControl' as kept, user_metadata from storage.objects where name = '${name}'`,
    );
    return `done, ${String(row?.['kept'])}, ${String(row?.['user_metadata'])}`;
  });
}

const operations = [
  ...['storage.object.upload', 'object.upload'].map((each) => operating(each, 'done, no-store, null')),
  ...['storage.tus.upload.create', 'storage.object.sign_upload_url', 'storage.object.copy', ''].map((each) =>
    operating(each, 'refused (42501)'),
  ),
];

/** Everything that only the backend of a test is asked. */
export const backendAttempts: readonly BackendAttempt[] = [
  ...filing,
  ...tokens,
  ...onMembers,
  ...handlingApplications,
  ...onNotes,
  ...onTemplates,
  ...onRequests,
  ...onPositions,
  ...onLinks,
  ...uploads,
  ...operations,
];
