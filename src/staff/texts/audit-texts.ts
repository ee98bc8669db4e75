import { applicationStates, type ApplicationState } from '~/domain/contract/staff.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { stateNames } from './texts.ts';

const actions: Readonly<Record<string, string>> = {
  opened: 'Opened the application',
  resume_opened: 'Downloaded the resume',
  exported: 'Exported',
  searched: 'Searched letters, messages and notes',
  state_changed: 'Changed the state',
  state_undone: 'Undid a change of state',
  assigned: 'Assigned',
  noted: 'Wrote a note',
  note_deleted: 'Deleted a note',
  letter_queued: 'Wrote to the applicant',
  letter_taken_back: 'Took back a message',
  letter_sent: 'Sent a message',
  letter_failed: 'Could not send a message',
  template_saved: 'Saved a template',
  template_removed: 'Deleted a template',
  held: 'Kept for a legal claim',
  released: 'No longer kept for a legal claim',
  erased: 'Erased',
  purged: 'Erased when its time was up',
  position_changed: 'Changed a position',
  position_removed: 'Removed a draft position',
  position_made: 'Created a position',
  position_published: 'Published a position',
  position_closed: 'Closed a position',
  position_opened: 'Reopened a position',
  build_requested: 'Requested a build of the site',
  member_added: 'Added a member',
  member_changed: 'Changed a member',
  member_removed: 'Removed a member',
  link_made: 'Made a sign-in link',
  second_factor_reset: 'Reset a second factor',
  settings_changed: 'Changed the settings',
  accommodation_opened: 'Opened an accommodation request',
  accommodation_answered: 'Answered an accommodation request',
  accommodation_reopened: 'Marked an accommodation request as unanswered again',
  accommodation_erased: 'Erased an accommodation request',
  accommodation_purged: 'Erased an accommodation request when its time was up',
  accommodation_exported: 'Exported an accommodation request',
  withdrawn: 'Withdrew the application',
  resume_added: 'Added a resume',
  resume_replaced: 'Replaced the resume',
  resume_removed: 'Removed the resume',
};

/** What there is in the audit log, by the alphabet. */
export const actionChoices: readonly { value: string; name: string }[] = Object.entries(actions)
  .map(([value, name]) => ({ value, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Text of an action; an unknown one by its own name. */
export function actionText(action: string): string {
  return Object.hasOwn(actions, action) ? (actions[action] ?? action) : action;
}

const programs: Readonly<Record<string, string>> = {
  applicant: 'Applicant, by the private link',
  database: 'Database, automatically',
  service_role: 'Command line, with the secret key',
  mail: 'Mail sender',
  'sign-in page': 'Sign-in page, requested by anyone',
};

/** Who acts without being a member. */
export const programChoices: readonly { value: string; name: string }[] = Object.entries(programs).map(
  ([value, name]) => ({
    value,
    name,
  }),
);

/**
 * Who acted: a member by the own name, or an applicant, whoever asked on the sign-in page, the mail sender, the database, or the command
 * line with the key of the project. @param isMember false also where only the name is known, which no program shares with a member.
 */
export function actorText(name: string, isMember = false): string {
  return !isMember && Object.hasOwn(programs, name) ? (programs[name] ?? name) : name;
}

/**
 * The details of an entry on one line: `from New, to Talking`.
 * @param names of the members by their id; other ids are shown by their beginning.
 */
export function detailText(details: unknown, names: ReadonlyMap<string | null, string>): string {
  if (typeof details !== 'object' || details === null) return '';
  return Object.entries(details)
    .toSorted(([one], [other]) => Number(other === 'from') - Number(one === 'from'))
    .map(([name, value]) =>
      oneLine(`${detailNames[name] ?? name.replaceAll('_', ' ')} ${formatValue(value, names)}`),
    )
    .join(', ');
}

/** What was done, with its details where the text itself does not stand beside it. */
export function historyText(
  { action, details }: { action: string; details: unknown },
  names: ReadonlyMap<string | null, string>,
): string {
  const isAboutText = action.startsWith('note') || action.startsWith('letter');
  return [actionText(action), isAboutText ? '' : detailText(details, names)]
    .filter((text) => text !== '')
    .join(': ');
}

/** What details are called where their own name says too little. */
const detailNames: Readonly<Record<string, string>> = {
  user_id: 'member',
  letter_id: 'message id',
  letter_delay_minutes: 'message delay minutes',
  is_auditor: 'may read the audit log:',
  handles_accommodations: 'may read accommodation requests:',
  request_id: 'request',
  is_open: 'open:',
  job_id: 'position',
  closes_on: 'last day',
  purpose: 'for',
};

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isState = (value: unknown): value is ApplicationState =>
  applicationStates.some((each) => each === value);

function formatValue(value: unknown, names: ReadonlyMap<string | null, string>): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.join(' and ');
  if (isState(value)) return stateNames[value];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && id.test(value)) return names.get(value) ?? `${value.slice(0, 8)}…`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('_', ' ');
}
