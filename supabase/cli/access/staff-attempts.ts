import { randomUUID } from 'node:crypto';
import {
  anonRefused,
  type Attempt,
  attempt,
  calling,
  changing,
  doing,
  forService,
  forStaff,
  forWriters,
  reading,
  restOutcome,
  signedInRefused,
  type Target,
} from './attempt.ts';

const members = ({ actor }: Target) => actor.client.from('staff_members');
const settings = ({ actor }: Target) => actor.client.from('staff_settings');
const notes = ({ actor }: Target) => actor.client.from('application_notes');
const audit = ({ actor }: Target) => actor.client.from('staff_audit');

const asField = (data: unknown, name: string): unknown => (data as Record<string, unknown> | null)?.[name];
const lengthOf = (data: unknown) => (Array.isArray(data) ? data.length : 0);
const seesNumber = (data: unknown) => `sees ${lengthOf(data)}`;
const seesList = (data: unknown) => (Array.isArray(data) ? 'sees it' : 'nothing');
const seesText = (name: string) => (data: unknown) =>
  typeof asField(data, name) === 'string' ? 'sees it' : 'nothing';

const forAdmins = (outcome: string) => ({
  expected: [anonRefused, signedInRefused, signedInRefused, signedInRefused] as const,
  apart: { admin: outcome },
});
const writtenByStaff = {
  expected: [anonRefused, signedInRefused, 'done', 'done'],
  apart: { reader: signedInRefused },
} as const;

const none = { is_auditor: false, handles_accommodations: false };

/** Tries to give oneself a mark of members. */
export const takingMark = (name: string, mark: keyof typeof none) =>
  calling(forAdmins('refused (409 PT409)'), {
    [name]: [
      'change_member',
      ({ actor }) => ({ member: actor.userId || randomUUID(), role: 'admin', ...none, [mark]: true }),
    ],
  });

const changeSettings = (target: Target, values: object) =>
  settings(target).update(values).eq('is_only', true).select('is_only');

const onMembers: Attempt[] = [
  ...reading(
    { expected: forService('sees it'), onlyHosted: true },
    {
      'find members of staff by a pattern': (target) => members(target).select('user_id').like('name', '%'),
      'find the audit rows of an action': (target) => audit(target).select('id').like('action', '%').limit(5),
    },
  ),
  ...calling(forStaff('sees it'), { 'list members of staff': ['list_members', () => ({}), seesList] }),
  ...calling(
    {
      expected: [anonRefused, 'nothing', 'sees it', signedInRefused],
      apart: { 'member at aal1': 'sees it' },
    },
    { 'see the current membership': ['current_membership', () => ({}), seesText('name')] },
  ),
  ...doing(
    { expected: forService('done'), apart: { admin: 'done' } },
    {
      'add a member of staff': async (target) => {
        const user_id = await target.newAccount();
        return members(target).insert({ user_id, name: 'Added by an attempt', role: 'admin' });
      },
    },
  ),
  ...takingMark('take the auditor mark', 'is_auditor'),
  ...calling(forAdmins('refused (400 22023)'), {
    'give a member a role that there is not': [
      'change_member',
      () => ({ member: randomUUID(), role: 'owner', ...none }),
    ],
  }),
  ...doing(forService('done'), {
    'change a member by a change of the table': (target) =>
      members(target).update({ is_auditor: true }).eq('user_id', randomUUID()),
    'move a membership to another account': (target) =>
      members(target).update({ user_id: randomUUID() }).eq('user_id', randomUUID()),
    'remove a member without the function': (target) => members(target).delete().eq('user_id', randomUUID()),
  }),
  ...reading([anonRefused, 'nothing', 'sees it', 'sees it'], {
    'see the settings of staff': (target) => settings(target).select('second_factor'),
  }),
  // To what they are.
  ...changing(
    { expected: [anonRefused, 'nothing changed', 'nothing changed', 'done'], apart: { admin: 'done' } },
    {
      'change when letters are sent': (target) => changeSettings(target, { letter_delay_minutes: 5 }),
      'change when digests are sent': (target) => changeSettings(target, { digest_hour: 13 }),
      'let staff in without a second factor': (target) => changeSettings(target, { second_factor: true }),
    },
  ),
];

const ofVictim = ({ victim }: Target) => ({ application_id: victim.id });
const secretOfVictim = ({ victim }: Target) => ({ secret: victim.secret });
const searchForVictim = ({ victim }: Target) => ({ search: victim.application.email });
const nobody = () => ({ ids: [randomUUID()] });

const onFunctions: Attempt[] = [
  ...calling(forStaff('sees 1'), {
    'list applications by the function': [
      'list_applications',
      searchForVictim,
      (data) => `sees ${String(asField(data, 'total'))}`,
    ],
    'see the neighbours of an application in a list': [
      'list_neighbours',
      (target) => ({ ...ofVictim(target), ...searchForVictim(target) }),
      (data) => `sees ${lengthOf(asField(data, 'ids'))}`,
    ],
  }),
  ...calling(forWriters('sees 1'), {
    'list the ids of applications': ['list_application_ids', searchForVictim, seesNumber],
    'see who would get a letter': ['letter_recipients', ({ victim }) => ({ ids: [victim.id] }), seesNumber],
  }),
  ...calling(forWriters('1 row'), {
    'export an application': [
      'export_applications',
      ({ victim }) => ({ ids: [victim.id, randomUUID()] }),
      (data) => `${lengthOf(data)} row`,
    ],
  }),
  ...calling(forAdmins('1 row'), {
    'save all of a person': [
      'export_person',
      ({ victim }) => ({ ids: [victim.id, randomUUID()] }),
      (data) => `${lengthOf(data)} row`,
    ],
  }),
  ...calling(forWriters('done'), {
    'move applications by the function': ['move_applications', () => ({ ...nobody(), state: 'new' })],
    'assign applications by the function': ['assign_applications', () => ({ ...nobody(), assignee: null })],
    'undo changes of states': ['undo_states', () => ({ batch: randomUUID() })],
    'undo assignments': ['undo_assignments', () => ({ batch: randomUUID() })],
    // On a live project it would be one of the builds that staff may ask for.
    'ask for a build of the site': ['request_build'],
    'take letters back': ['take_back_letters', nobody],
    'send a letter again': ['retry_letter', () => ({ id: randomUUID() })],
  }),
  // On a live project it would send what waits there.
  ...calling(
    { ...forWriters('done'), onlyAnonymous: true },
    {
      'send all letters again that failed': ['retry_failed_letters'],
    },
  ),
  // Judged by what comes after the question who may.
  ...calling(forAdmins('done'), {
    'hold an application': ['hold_application', () => ({ application_id: randomUUID(), reason: 'A charge' })],
    'release an application': ['release_application', () => ({ application_id: randomUUID() })],
  }),
  ...calling(forWriters('refused (400 22023)'), {
    'write to applicants': ['queue_letters', () => ({ letters: [], delay_minutes: -1 })],
  }),
  ...calling(forStaff('sees it'), {
    'read the history of an application': ['application_history', ofVictim, seesList],
  }),
  ...calling(forStaff('done'), {
    'count the applications of each position': ['count_applications'],
    'count applications by week, state and outcome': ['applications_overview'],
    'see whether mail is collected': ['mail_sender_status'],
    'count what is new': ['staff_counts'],
    'list the letters to applicants': ['list_letters', () => ({ page_size: 1 })],
    'read the settings with who changed them': ['settings_overview'],
    'choose no mail about what is new': ['choose_news_mail', () => ({ choice: 'none' })],
  }),
  ...calling(
    { expected: forStaff('sees it'), onlyAnonymous: true },
    { 'open an application': ['open_application', ofVictim, seesText('cover_letter')] },
  ),
  attempt('open a resume', { expected: forStaff('sees it'), onlyAnonymous: true }, async (target) => {
    const { id } = await target.newVictim();
    const answer = await target.actor.client.rpc('open_resume', { application_id: id });
    return restOutcome(answer, seesText('name')(answer.data));
  }),
  ...calling(
    { expected: forService('sees it'), apart: { admin: 'sees it' } },
    { 'list the accounts of members': ['list_member_accounts', () => ({}), seesList] },
  ),
  ...calling(
    { expected: forService('refused (404 PT404)'), apart: { admin: 'refused (404 PT404)' } },
    {
      'begin an act on the account of nobody': [
        'begin_member_action',
        () => ({ action: 'remove', member: randomUUID() }),
      ],
    },
  ),
  ...calling(forService('done'), {
    'write an export of the command line into the audit': [
      'note_look',
      ({ victim }) => ({ action: 'exported', ids: [victim.id] }),
    ],
    'tell the audit of an act on an account that nobody began': [
      'finish_member_action',
      () => ({ action_id: randomUUID() }),
    ],
    'claim the mail with a link for a new password': [
      'claim_password_mail',
      () => ({ address: `${randomUUID()}@probe.invalid` }),
    ],
    'claim the mail with a link': ['claim_link_mail', secretOfVictim],
    'add a link to an application': [
      'add_application_link',
      () => ({ application_id: randomUUID(), link_hash: '0'.repeat(64) }),
    ],
    'release the mail with a link': ['release_link_mail', secretOfVictim],
    'claim the mail that waits': ['claim_due_mail', () => ({ most: 1 })],
    'ask whether mail is sent': ['mail_is_sent'],
    'finish a mail': ['finish_mail', () => ({ id: randomUUID(), is_sent: true })],
  }),
  ...calling(forService('refused (400 22023)'), {
    'write another action as one of the command line into the audit': [
      'note_look',
      ({ victim }) => ({ action: 'erased', ids: [victim.id] }),
    ],
    // The address is none: nothing is queued.
    'ask for the links of an address': ['ask_for_links', () => ({ address: 'none' })],
  }),
];

const onTables: Attempt[] = [
  ...doing(writtenByStaff, {
    'make a template of letters': ({ actor, isLive }) => {
      const row = { name: randomUUID(), texts: isLive ? {} : { en: { subject: 'Hi', body: 'Hello' } } };
      return actor.client.from('letter_templates').insert(row);
    },
    'write a note': (target) => notes(target).insert({ ...ofVictim(target), body: ' Ring in May. ' }),
    'make a position': ({ actor, isLive }) => {
      const job_id = isLive ? 'No Position' : `job-${randomUUID()}`;
      const row = { job_id, category: 'Other', employment_type: 'Intern', titles: { en: 'Attempt' } };
      return actor.client.from('positions').insert(row);
    },
  }),
  ...doing([anonRefused, 'done', 'done', 'done'], {
    'delete a template of letters': ({ actor }) =>
      actor.client.from('letter_templates').delete().eq('id', randomUUID()).select('id'),
  }),
  ...doing(forService('done'), {
    'read letters without opening the application': ({ actor }) =>
      actor.client.from('application_letters').select('subject').limit(5),
    "write a note in somebody else's name": (target) =>
      notes(target).insert({ ...ofVictim(target), body: 'Ring.', author_name: 'The boss' }),
  }),
  ...reading(forService('sees it'), {
    'read the text of notes without opening the application': (target) =>
      notes(target).select('body').limit(5),
  }),
  ...reading(forService('sees it'), {
    'read the audit from its table': (target) => audit(target).select('*').limit(5),
    'see that there are notes': (target) => notes(target).select('id').limit(5),
  }),
  ...calling(
    { expected: forStaff(signedInRefused), apart: { auditor: 'sees it' } },
    {
      'read the audit': [
        'read_audit_log',
        () => ({ page_size: 5 }),
        (data) => (lengthOf(asField(data, 'entries')) > 0 ? 'sees it' : 'nothing'),
      ],
    },
  ),
  ...doing(forService(signedInRefused), {
    'write into the audit': (target) => audit(target).insert({ actor_name: 'x', action: 'none' }),
    'change the audit': (target) => audit(target).update({ actor_name: 'x' }).eq('id', 0),
    'delete from the audit': (target) => audit(target).delete().eq('id', 0),
  }),
  ...reading([anonRefused, 'sees it', 'sees it', 'sees it'], {
    'see which member has changed a position last': ({ actor }) =>
      actor.client.from('positions').select('updated_by').limit(1),
  }),
];

/** Everything tried on who is staff, on what staff do, and on the trace that it leaves. */
export const staffAttempts: readonly Attempt[] = [...onMembers, ...onFunctions, ...onTables];
