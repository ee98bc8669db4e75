import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  attempt,
  calling,
  changeOutcome,
  changing,
  doing,
  forService,
  forStaff,
  forWriters,
  nothingChanged,
  reading,
  restOutcome,
  rowsOutcome,
  signedInRefused,
  type Target,
} from './attempt.ts';

const members = ({ actor }: Target) => actor.client.from('staff_members');
const settings = ({ actor }: Target) => actor.client.from('staff_settings');
const notes = ({ actor }: Target) => actor.client.from('application_notes');
const audit = ({ actor }: Target) => actor.client.from('staff_audit');

const forAdmins = (outcome: string) => ({
  expected: [anonRefused, signedInRefused, signedInRefused, signedInRefused] as const,
  apart: { admin: outcome },
});
const writtenByStaff = {
  expected: [anonRefused, signedInRefused, 'done', 'done'],
  apart: { reader: signedInRefused },
} as const;

/** Tries to give oneself a mark of members, and takes it away again. */
export const takingMark = (name: string, mark: 'is_auditor' | 'handles_accommodations') =>
  attempt(name, { expected: nothingChanged, apart: { admin: 'done' } }, async (target) => {
    const own = target.actor.userId || randomUUID();
    const set = async (value: boolean) =>
      changeOutcome(
        await members(target)
          .update({ [mark]: value })
          .eq('user_id', own)
          .select('user_id'),
      );
    const outcome = await set(true);
    if (outcome === 'done') await set(false);
    return outcome;
  });

/** Tries to change the settings of staff, to what they are. */
const changingSettings = (name: string, values: (target: Target) => object) =>
  changing(
    name,
    { expected: [anonRefused, 'nothing changed', 'nothing changed', 'done'], apart: { admin: 'done' } },
    (target) => settings(target).update(values(target)).eq('is_only', true).select('is_only'),
  );

const onMembers: Attempt[] = [
  attempt(
    'list members of staff',
    {
      expected: [anonRefused, 'nothing', 'sees it', 'sees it'],
      apart: { 'member at aal1': 'own row only' },
    },
    async (target) => {
      const answer = await members(target).select('user_id').limit(5);
      const rows: readonly { user_id: unknown }[] = answer.data ?? [];
      const isOwn = rows.length === 1 && rows[0]?.user_id === target.actor.userId;
      return isOwn ? 'own row only' : rowsOutcome(answer);
    },
  ),
  doing('add a member of staff', { expected: forService('done'), apart: { admin: 'done' } }, async (target) =>
    members(target).insert({
      user_id: await target.newAccount(),
      name: 'Added by an attempt',
      role: 'admin',
    }),
  ),
  takingMark('take the auditor mark', 'is_auditor'),
  reading(
    'see whether staff need a second factor',
    { expected: [anonRefused, 'nothing', 'sees it', 'sees it'], apart: { 'member at aal1': 'sees it' } },
    (target) => settings(target).select('second_factor'),
  ),
  changingSettings('change when messages are sent', () => ({ message_delay_minutes: 5 })),
  changingSettings('let staff in without a second factor', () => ({ second_factor: true })),
  // On a live project a number of days that a check refuses, behind the question whether it may be changed at all.
  changingSettings('change how long applications are kept', ({ isLive }) => ({
    retention_days: isLive ? 0 : 365,
  })),
];

const ofVictim = ({ victim }: Target) => ({ application_id: victim.id });
const secretOfVictim = ({ victim }: Target) => ({ secret: victim.secret });
const searchForVictim = ({ victim }: Target) => ({ search: victim.application.email });
const nobody = () => ({ ids: [randomUUID()] });

const asField = (data: unknown, name: string): unknown => (data as Record<string, unknown> | null)?.[name];
const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 0);
const seesList = (data: unknown) => (Array.isArray(data) ? 'sees it' : 'nothing');
const seesText = (name: string) => (data: unknown) =>
  typeof asField(data, name) === 'string' ? 'sees it' : 'nothing';

const onFunctions: Attempt[] = [
  calling(
    'list applications by the function',
    forStaff('sees 1'),
    'list_applications',
    searchForVictim,
    (data) => `sees ${String(asField(data, 'total'))}`,
  ),
  calling(
    'list the ids of applications',
    forWriters('sees 1'),
    'list_application_ids',
    searchForVictim,
    (data) => `sees ${lengthOf(data)}`,
  ),
  calling('move applications by the function', forWriters('done'), 'move_applications', () => ({
    ids: [randomUUID()],
    state: 'new',
  })),
  calling('assign applications by the function', forWriters('done'), 'assign_applications', () => ({
    ids: [randomUUID()],
    assignee: null,
  })),
  calling('take states back', forWriters('done'), 'take_back_states', nobody),
  calling(
    'read the history of an application',
    forStaff('sees it'),
    'application_history',
    ofVictim,
    seesList,
  ),
  calling(
    'open an application',
    { expected: forStaff('sees it'), onlyAnonymous: true },
    'open_application',
    ofVictim,
    seesText('cover_letter'),
  ),
  attempt('open a resume', { expected: forStaff('sees it'), onlyAnonymous: true }, async (target) => {
    const { id } = await target.newVictim();
    const answer = await target.actor.client.rpc('open_resume', { application_id: id });
    return restOutcome(answer, seesText('name')(answer.data));
  }),
  calling(
    'export an application',
    forWriters('1 row'),
    'export_applications',
    ({ victim }) => ({ ids: [victim.id, randomUUID()] }),
    (data) => `${lengthOf(data)} row`,
  ),
  calling('count the applications of each position', forStaff('done'), 'count_applications'),
  // On a live project it would be one of the builds that staff may ask for.
  calling('ask for a build of the site', forWriters('done'), 'request_build'),
  calling(
    'write an export of the command line into the audit',
    forService('done'),
    'note_look',
    ({ victim }) => ({ action: 'exported', ids: [victim.id] }),
  ),
  calling(
    'write another action as one of the command line into the audit',
    forService('refused (400 22023)'),
    'note_look',
    ({ victim }) => ({ action: 'erased', ids: [victim.id] }),
  ),
  calling('list the accounts of members', forAdmins('sees it'), 'list_member_accounts', () => ({}), seesList),
  calling(
    'begin an act on the account of nobody',
    { expected: forService('refused (404 PT404)'), apart: { admin: 'refused (404 PT404)' } },
    'begin_member_act',
    () => ({ act: 'remove', member: randomUUID() }),
  ),
  calling('end the sessions of nobody', forService('done'), 'end_member_sessions', () => ({
    member: randomUUID(),
  })),
  calling('claim the mail with a link for a new password', forService('done'), 'claim_password_mail', () => ({
    address: `${randomUUID()}@probe.invalid`,
  })),
  calling('claim the mail with a link', forService('done'), 'claim_link_mail', secretOfVictim),
  // The address is none: nothing is queued.
  calling('ask for the links of an address', forService('refused (400 22023)'), 'ask_for_links', () => ({
    address: 'none',
  })),
  calling('add a link to an application', forService('done'), 'add_application_link', () => ({
    application_id: randomUUID(),
    link_hash: '0'.repeat(64),
  })),
  calling('release the mail with a link', forService('done'), 'release_link_mail', secretOfVictim),
  calling('claim the mail that waits', forService('done'), 'claim_due_mail', () => ({ most: 1 })),
  calling('settle a mail', forService('done'), 'settle_mail', () => ({ id: randomUUID(), is_sent: true })),
];

const onMessages: Attempt[] = [
  calling('see whether mail is collected', forStaff('done'), 'mail_sender_status'),
  calling(
    'see who would get a message',
    forWriters('sees 1'),
    'message_recipients',
    ({ victim }) => ({ ids: [victim.id] }),
    (data) => `sees ${lengthOf(data)}`,
  ),
  // Judged by what comes after the question who may.
  calling('write to applicants', forWriters('refused (400 22023)'), 'queue_messages', () => ({
    messages: [],
    delay_minutes: -1,
  })),
  calling('take messages back', forWriters('done'), 'take_back_messages', nobody),
  calling('send a message again', forWriters('done'), 'retry_message', () => ({ id: randomUUID() })),
  doing('read messages without opening the application', forService('done'), ({ actor }) =>
    actor.client.from('application_messages').select('subject').limit(5),
  ),
  doing('make a template of messages', writtenByStaff, ({ actor, isLive }) => {
    const row = { name: randomUUID(), texts: isLive ? {} : { en: { subject: 'Hi', body: 'Hello' } } };
    return actor.client.from('message_templates').insert(row);
  }),
  doing('delete a template of messages', [anonRefused, 'done', 'done', 'done'], ({ actor }) =>
    actor.client.from('message_templates').delete().eq('id', randomUUID()).select('id'),
  ),
];

const onNotesAndAudit: Attempt[] = [
  doing('write a note', writtenByStaff, (target) =>
    notes(target).insert({ ...ofVictim(target), body: ' Ring in May. ' }),
  ),
  doing("write a note in somebody else's name", forService('done'), (target) =>
    notes(target).insert({ ...ofVictim(target), body: 'Ring.', author_name: 'The boss' }),
  ),
  reading('read the text of notes without opening the application', forService('sees it'), (target) =>
    notes(target).select('body').limit(5),
  ),
  reading(
    'read the audit',
    { expected: [anonRefused, 'nothing', 'nothing', 'sees it'], apart: { auditor: 'sees it' } },
    (target) => audit(target).select('*').limit(5),
  ),
  doing('write into the audit', forService(signedInRefused), (target) =>
    audit(target).insert({ actor_name: 'x', action: 'none' }),
  ),
  doing('change the audit', forService(signedInRefused), (target) =>
    audit(target).update({ actor_name: 'x' }).eq('id', 0),
  ),
  doing('delete from the audit', forService(signedInRefused), (target) => audit(target).delete().eq('id', 0)),
  doing('make a position', writtenByStaff, ({ actor, isLive }) => {
    const job_id = isLive ? 'No Position' : `job-${randomUUID()}`;
    const row = { job_id, category: 'Other', employment_type: 'Intern', titles: { en: 'Attempt' } };
    return actor.client.from('positions').insert(row);
  }),
  reading(
    'see which member has changed a position last',
    [anonRefused, 'sees it', 'sees it', 'sees it'],
    ({ actor }) => actor.client.from('positions').select('updated_by').limit(1),
  ),
];

/** Everything tried on who is staff, on what staff do, and on the trace that it leaves. */
export const staffAttempts: readonly Attempt[] = [
  ...onMembers,
  ...onFunctions,
  ...onMessages,
  ...onNotesAndAudit,
];
