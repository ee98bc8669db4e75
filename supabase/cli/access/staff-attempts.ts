import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  callFunction,
  changeOutcome,
  forService,
  forStaff,
  restOutcome,
  rowsOutcome,
  signedInRefused,
  type Target,
} from './attempt.ts';

const members = ({ actor }: Target) => actor.client.from('staff_members');

const onMembers: Attempt[] = [
  {
    name: 'list members of staff',
    run: async (target) => {
      const answer = await members(target).select('user_id').limit(5);
      const rows: readonly { user_id: unknown }[] = answer.data ?? [];
      const isOwn = rows.length === 1 && rows[0]?.user_id === target.actor.userId;
      return isOwn ? 'own row only' : rowsOutcome(answer);
    },
    expected: [anonRefused, 'nothing', 'sees it', 'sees it'],
    apart: { 'member at aal1': 'own row only' },
  },
  {
    name: 'add a member of staff',
    run: async (target) => {
      const row = { user_id: await target.newAccount(), name: 'Added by an attempt', role: 'admin' };
      return restOutcome(await members(target).insert(row));
    },
    expected: forService('done'),
    apart: { admin: 'done' },
  },
  {
    name: 'take the auditor mark',
    run: async (target) => {
      const mark = (is_auditor: boolean) =>
        members(target)
          .update({ is_auditor })
          .eq('user_id', target.actor.userId || randomUUID())
          .select('user_id');
      const outcome = changeOutcome(await mark(true));
      if (outcome === 'done') await mark(false);
      return outcome;
    },
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'nothing changed'],
    apart: { admin: 'done' },
  },
  {
    name: 'see whether staff need a second factor',
    run: async ({ actor }) => rowsOutcome(await actor.client.from('staff_settings').select('second_factor')),
    expected: [anonRefused, 'nothing', 'sees it', 'sees it'],
    apart: { 'member at aal1': 'sees it' },
  },
  changingSettings('change when messages are sent', () => ({ message_delay_minutes: 5 })),
  changingSettings('let staff in without a second factor', () => ({ second_factor: true })),
  // On a live project a number of days that a check refuses, behind the question whether it may be changed at all.
  changingSettings('change how long applications are kept', ({ isLive }) => ({
    retention_days: isLive ? 0 : 365,
  })),
];

/** Tries to change the settings of staff, to what they are. */
function changingSettings(name: string, values: (target: Target) => object): Attempt {
  return {
    name,
    run: async (target) => {
      const table = target.actor.client.from('staff_settings');
      return changeOutcome(await table.update(values(target)).eq('is_only', true).select('is_only'));
    },
    expected: [anonRefused, 'nothing changed', 'nothing changed', 'done'],
    apart: { admin: 'done' },
  };
}

/** Calls a function of the database. */
function calling(
  name: string,
  fn: string,
  named: (target: Target) => object,
  rest: Pick<Attempt, 'expected' | 'apart' | 'onlyAnonymous'>,
  outcome: (data: unknown) => string = () => 'done',
): Attempt {
  return {
    name,
    run: async (target) => {
      const answer = await callFunction(target.actor, fn, named(target));
      return restOutcome(answer, outcome(answer.data));
    },
    ...rest,
  };
}

const ofVictim = ({ victim }: Target) => ({ application_id: victim.id });
const asField = (data: unknown, name: string): unknown => (data as Record<string, unknown> | null)?.[name];

const onFunctions: Attempt[] = [
  calling(
    'list applications by the function',
    'list_applications',
    ({ victim }) => ({ search: victim.application.email }),
    { expected: forStaff('sees 1') },
    (data) => `sees ${String(asField(data, 'total'))}`,
  ),
  calling(
    'list the ids of applications',
    'list_application_ids',
    ({ victim }) => ({ search: victim.application.email }),
    { expected: forStaff('sees 1'), apart: { reader: signedInRefused } },
    (data) => `sees ${Array.isArray(data) ? data.length : 0}`,
  ),
  calling(
    'move applications by the function',
    'move_applications',
    () => ({ ids: [randomUUID()], state: 'new' }),
    { expected: forStaff('done'), apart: { reader: signedInRefused } },
  ),
  calling(
    'assign applications by the function',
    'assign_applications',
    () => ({ ids: [randomUUID()], assignee: null }),
    { expected: forStaff('done'), apart: { reader: signedInRefused } },
  ),
  calling('take states back', 'take_back_states', () => ({ ids: [randomUUID()] }), {
    expected: forStaff('done'),
    apart: { reader: signedInRefused },
  }),
  calling(
    'read the history of an application',
    'application_history',
    ofVictim,
    { expected: forStaff('sees it') },
    (data) => (Array.isArray(data) ? 'sees it' : 'nothing'),
  ),
  calling(
    'open an application',
    'open_application',
    ofVictim,
    { expected: forStaff('sees it'), onlyAnonymous: true },
    (data) => (typeof asField(data, 'cover_letter') === 'string' ? 'sees it' : 'nothing'),
  ),
  {
    name: 'open a resume',
    run: async (target) => {
      const { id } = await target.newVictim();
      const answer = await target.actor.client.rpc('open_resume', { application_id: id });
      return restOutcome(answer, typeof asField(answer.data, 'name') === 'string' ? 'sees it' : 'nothing');
    },
    expected: forStaff('sees it'),
    onlyAnonymous: true,
  },
  calling(
    'export an application',
    'export_applications',
    ({ victim }) => ({ ids: [victim.id, randomUUID()] }),
    { expected: forStaff('1 row'), apart: { reader: signedInRefused } },
    (data) => `${Array.isArray(data) ? data.length : 0} row`,
  ),
  calling('count the applications of each position', 'count_applications', () => ({}), {
    expected: forStaff('done'),
  }),
  // On a live project it would be one of the builds that staff may ask for.
  calling('ask for a build of the site', 'request_build', () => ({}), {
    expected: forStaff('done'),
    apart: { reader: signedInRefused },
  }),
  calling(
    'write an export of the command line into the audit',
    'note_look',
    ({ victim }) => ({ action: 'exported', ids: [victim.id] }),
    { expected: forService('done') },
  ),
  calling(
    'write another action as one of the command line into the audit',
    'note_look',
    ({ victim }) => ({ action: 'erased', ids: [victim.id] }),
    { expected: forService('refused (400 22023)') },
  ),
  calling(
    'list the accounts of members',
    'list_member_accounts',
    () => ({}),
    {
      expected: [anonRefused, signedInRefused, signedInRefused, signedInRefused],
      apart: { admin: 'sees it' },
    },
    (data) => (Array.isArray(data) ? 'sees it' : 'nothing'),
  ),
  calling(
    'begin an act on the account of nobody',
    'begin_member_act',
    () => ({ act: 'remove', member: randomUUID() }),
    { expected: forService('refused (404 PT404)'), apart: { admin: 'refused (404 PT404)' } },
  ),
  calling('end the sessions of nobody', 'end_member_sessions', () => ({ member: randomUUID() }), {
    expected: forService('done'),
  }),
  calling(
    'claim the mail with a link for a new password',
    'claim_password_mail',
    () => ({ address: `${randomUUID()}@probe.invalid` }),
    { expected: forService('done') },
  ),
  calling('claim the mail with a link', 'claim_link_mail', ({ victim }) => ({ secret: victim.secret }), {
    expected: forService('done'),
  }),
  // The address is none: nothing is queued.
  calling('ask for the links of an address', 'ask_for_links', () => ({ address: 'none' }), {
    expected: forService('refused (400 22023)'),
  }),
  calling(
    'add a link to an application',
    'add_application_link',
    () => ({ application_id: randomUUID(), link_hash: '0'.repeat(64) }),
    { expected: forService('done') },
  ),
  calling('release the mail with a link', 'release_link_mail', ({ victim }) => ({ secret: victim.secret }), {
    expected: forService('done'),
  }),
  calling('claim the mail that waits', 'claim_due_mail', () => ({ most: 1 }), {
    expected: forService('done'),
  }),
  calling('settle a mail', 'settle_mail', () => ({ id: randomUUID(), is_sent: true }), {
    expected: forService('done'),
  }),
];

const forWriters = { expected: forStaff('done'), apart: { reader: signedInRefused } };

const onMessages: Attempt[] = [
  calling('see whether mail is collected', 'mail_sender_status', () => ({}), { expected: forStaff('done') }),
  calling(
    'see who would get a message',
    'message_recipients',
    ({ victim }) => ({ ids: [victim.id] }),
    { expected: forStaff('sees 1'), apart: { reader: signedInRefused } },
    (data) => `sees ${Array.isArray(data) ? data.length : 0}`,
  ),
  // Judged by what comes after the question who may.
  calling('write to applicants', 'queue_messages', () => ({ messages: [], delay_minutes: -1 }), {
    expected: forStaff('refused (400 22023)'),
    apart: { reader: signedInRefused },
  }),
  calling('take messages back', 'take_back_messages', () => ({ ids: [randomUUID()] }), forWriters),
  calling('send a message again', 'retry_message', () => ({ id: randomUUID() }), forWriters),
  {
    name: 'read messages without opening the application',
    run: async ({ actor }) =>
      restOutcome(await actor.client.from('application_messages').select('subject').limit(5)),
    expected: forService('done'),
  },
  {
    name: 'make a template of messages',
    run: async ({ actor, isLive }) => {
      const row = { name: randomUUID(), texts: isLive ? {} : { en: { subject: 'Hi', body: 'Hello' } } };
      return restOutcome(await actor.client.from('message_templates').insert(row));
    },
    expected: [anonRefused, signedInRefused, 'done', 'done'],
    apart: { reader: signedInRefused },
  },
  {
    name: 'delete a template of messages',
    run: async ({ actor }) =>
      restOutcome(await actor.client.from('message_templates').delete().eq('id', randomUUID()).select('id')),
    expected: [anonRefused, 'done', 'done', 'done'],
  },
];

const notes = ({ actor }: Target) => actor.client.from('application_notes');
const audit = ({ actor }: Target) => actor.client.from('staff_audit');

const onNotesAndAudit: Attempt[] = [
  {
    name: 'write a note',
    run: async (target) => {
      const note = { application_id: target.victim.id, body: ' Ring in May. ' };
      return restOutcome(await notes(target).insert(note));
    },
    expected: [anonRefused, signedInRefused, 'done', 'done'],
    apart: { reader: signedInRefused },
  },
  {
    name: "write a note in somebody else's name",
    run: async (target) => {
      const note = { application_id: target.victim.id, body: 'Ring.', author_name: 'The boss' };
      return restOutcome(await notes(target).insert(note));
    },
    expected: forService('done'),
  },
  {
    name: 'read the text of notes without opening the application',
    run: async (target) => rowsOutcome(await notes(target).select('body').limit(5)),
    expected: forService('sees it'),
  },
  {
    name: 'read the audit',
    run: async (target) => rowsOutcome(await audit(target).select('*').limit(5)),
    expected: [anonRefused, 'nothing', 'nothing', 'sees it'],
    apart: { auditor: 'sees it' },
  },
  {
    name: 'write into the audit',
    run: async (target) => restOutcome(await audit(target).insert({ actor_name: 'x', action: 'none' })),
    expected: forService(signedInRefused),
  },
  {
    name: 'change the audit',
    run: async (target) => restOutcome(await audit(target).update({ actor_name: 'x' }).eq('id', 0)),
    expected: forService(signedInRefused),
  },
  {
    name: 'delete from the audit',
    run: async (target) => restOutcome(await audit(target).delete().eq('id', 0)),
    expected: forService(signedInRefused),
  },
  {
    name: 'make a position',
    run: async ({ actor, isLive }) => {
      const job_id = isLive ? 'No Position' : `job-${randomUUID()}`;
      const row = { job_id, category: 'Other', employment_type: 'Intern', titles: { en: 'Attempt' } };
      return restOutcome(await actor.client.from('positions').insert(row));
    },
    expected: [anonRefused, signedInRefused, 'done', 'done'],
    apart: { reader: signedInRefused },
  },
  {
    name: 'see which member has changed a position last',
    run: async ({ actor }) => rowsOutcome(await actor.client.from('positions').select('updated_by').limit(1)),
    expected: [anonRefused, 'sees it', 'sees it', 'sees it'],
  },
];

/** Everything tried on who is staff, on what staff do, and on the trace that it leaves. */
export const staffAttempts: readonly Attempt[] = [
  ...onMembers,
  ...onFunctions,
  ...onMessages,
  ...onNotesAndAudit,
];
