import * as z from 'zod/mini';
import { applicationRow } from '../config/application-row.ts';
import { whyJoinColumn } from '../config/brand.ts';
import { applicationStates, memberRoles, newsMails } from '../domain/contract/staff.ts';
import { languages } from '../domain/language.ts';
import { letterOutcomes } from '../domain/letter/rules.ts';

/** What the database's functions for staff and applicants answer (supabase/migrations; docs/decisions/staff-database.md). */

/** Eight hexadecimal digits, capital letters (domain/application/reference.ts). */
const reference = z.string().check(z.regex(/^[0-9A-F]{8}$/));
const state = z.enum(applicationStates);
const count = z.int().check(z.nonnegative());

/** One line of the list of applications. */
export const listedApplication = z.object({
  id: z.uuid(),
  reference,
  /** ISO 8601 with offset, as all times here. */
  created_at: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  full_name: z.string(),
  email: z.string(),
  language: z.string(),
  state,
  /** The member of staff it is assigned to. */
  assignee: z.nullable(z.uuid()),
  assignee_name: z.nullable(z.string()),
  has_resume: z.boolean(),
  flagged: z.boolean(),
  /** How many other applications the same address sent for the same job. */
  repeats: count,
  /** Older than the promised time: to be erased. */
  is_due: z.boolean(),
  /** In which texts the words of a search were found that looked into them: the applicant's own, a note, a letter to them. */
  found_in: z.array(z.enum(['application', 'note', 'letter'])),
});
export type ListedApplication = z.infer<typeof listedApplication>;

/** Answer of `list_applications`: one page, and how many there are on all pages. */
export const applicationList = z.object({
  total: count,
  /** How many of each state the search and the other filters let through. States without an application are left out. */
  states: z.partialRecord(state, count),
  /** How many of those are due to be erased. */
  due: count,
  rows: z.array(listedApplication),
});
export type ApplicationList = z.infer<typeof applicationList>;

/** Answer of `list_neighbours`: ids in the order of the list, the application's own among them. */
export const listNeighbours = z.nullable(
  z.object({
    ids: z.array(z.uuid()),
    /** Place of the first of them in the list, from 1. */
    first: z.int(),
    /** Of the whole list. */
    total: count,
    /** Whether the filters let the application itself through. */
    is_listed: z.boolean(),
  }),
);
export type ListNeighbours = z.infer<typeof listNeighbours>;

/** Answer of `list_application_ids`, oldest first. */
export const applicationIds = z.array(z.uuid());

/** Who changed something, and when; null where nobody did. */
const lastChange = { by: z.nullable(z.string()), at: z.nullable(z.string()) };
const outcome = { changed: count, skipped: count };

/** A letter that waits to be sent with a state, where an application gets another one. */
export const waitingLetter = z.object({
  letter_id: z.uuid(),
  application_id: z.uuid(),
  state,
  /** Who wrote it. */
  by: z.string(),
  /** Nobody can cancel it any more. */
  is_being_sent: z.boolean(),
});
export type WaitingLetter = z.infer<typeof waitingLetter>;

/** Answer of `move_applications`. */
export const movedApplications = z.object({
  ...outcome,
  /** Names the change where it is undone. */
  batch: z.uuid(),
  /** What somebody else had set before, which stays. */
  conflict: z.nullable(z.object({ state, ...lastChange })),
  /** Letters that the change would cancel: their applications stayed as they were. */
  waiting: z.array(waitingLetter),
});
export type MovedApplications = z.infer<typeof movedApplications>;

/** Answer of `assign_applications`. */
export const assignedApplications = z.object({
  ...outcome,
  /** Names the change where it is undone. */
  batch: z.uuid(),
  /** Whose they were that changed, and how many of each; null: nobody's. */
  before: z.array(z.object({ assignee: z.nullable(z.uuid()), number: count })),
  conflict: z.nullable(z.object({ assignee: z.nullable(z.uuid()), ...lastChange })),
});
export type AssignedApplications = z.infer<typeof assignedApplications>;

/**
 * What has happened since to those that stayed as they are where a change is undone, and to how many; who did it and when is that of
 * the first.
 */
const stayed = <const Reasons extends readonly string[]>(reasons: Reasons) => ({
  reason: z.enum(reasons),
  number: count,
  ...lastChange,
});
/** What to ask for those that are left; null when none are. */
const next = z.nullable(z.uuid());

/** Answer of `undo_states`. */
export const undoneStates = z.object({
  changed: count,
  stayed: z.array(
    z.object({ ...stayed(['undone', 'changed', 'withdrawn', 'shown', 'sent', 'being_sent']), state }),
  ),
  next,
});
export type UndoneStates = z.infer<typeof undoneStates>;

/** Answer of `undo_assignments`. */
export const undoneAssignments = z.object({
  changed: count,
  stayed: z.array(
    z.object({
      ...stayed(['undone', 'changed', 'withdrawn', 'removed']),
      assignee: z.nullable(z.uuid()),
    }),
  ),
  next,
});
export type UndoneAssignments = z.infer<typeof undoneAssignments>;

/** Answer of `application_history`, oldest first. */
export const applicationHistory = z.array(
  z.object({
    id: z.int(),
    at: z.string(),
    actor_name: z.string(),
    is_member: z.boolean(),
    action: z.string(),
    details: z.unknown(),
  }),
);
export type HistoryEntry = z.infer<typeof applicationHistory>[number];

/** A whole application as staff read it: what the applicant wrote, and how staff handle it. */
export const fullApplication = z.extend(applicationRow, {
  reference,
  state,
  /** The state that the applicant sees: until `state_shown_at` another one than `state`. */
  visible_state: state,
  state_shown_at: z.string(),
  assignee: z.nullable(z.uuid()),
  assignee_name: z.nullable(z.string()),
  note_count: count,
  form_trap: z.string(),
  form_seconds: z.nullable(z.number()),
  /** Why it is kept while a legal claim is open; empty without one. */
  held_because: z.string(),
  /** When the applicant has asked to erase it, while it was held. */
  erase_asked_at: z.nullable(z.string()),
});
export type FullApplication = z.infer<typeof fullApplication>;

/** What a member of staff wrote down about an application. */
export const applicationNote = z.object({
  id: z.uuid(),
  /** Null when the author is no member any more; the name stays. */
  author: z.nullable(z.uuid()),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
});
export type ApplicationNote = z.infer<typeof applicationNote>;

/** Why a letter that could not be sent is not sent again. */
const retryObstacle = z.enum(['application_withdrawn', 'address_refused', 'other_state', 'restored']);

/** A letter to an applicant. */
export const applicationLetter = z.object({
  id: z.uuid(),
  batch: z.uuid(),
  /** Null when the author is no member any more; the name stays. */
  author: z.nullable(z.uuid()),
  author_name: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  /** The state that comes with it; null without one. */
  state_after: z.nullable(state),
  created_at: z.string(),
  /** When it is sent, or tried again. */
  send_after: z.string(),
  outcome: z.enum(letterOutcomes),
  ended_at: z.nullable(z.string()),
  /** Why the last try failed: a code of the mail sender or of the database; empty without one. */
  problem: z.string(),
  obstacle: z.nullable(retryObstacle),
  /** How many of those that were sent at once wait to be sent. */
  waiting_at_once: count,
});
export type ApplicationLetter = z.infer<typeof applicationLetter>;

/** Why an applicant gets no mail; null for who gets some. */
const mailObstacle = z.nullable(z.enum(['application_withdrawn', 'address_refused']));

/** Answer of `open_application`; null when there is none of that id. */
export const openedApplication = z.nullable(
  z.extend(fullApplication, {
    /** Name of the file in the bucket, which `open_resume` opens for a minute; null without a resume. */
    resume_name: z.nullable(z.string()),
    /** Names of files that the applicant has replaced and that are still there. */
    replaced_resumes: z.array(z.string()),
    notes: z.array(applicationNote),
    /** Oldest first. */
    letters: z.array(applicationLetter),
    mail_obstacle: mailObstacle,
    /** The last change of the state, as long as it can be undone; null otherwise. */
    undoable_change: z.nullable(
      z.object({
        batch: z.uuid(),
        state_before: state,
        by: z.string(),
        at: z.string(),
        /** How many were changed at once, this one among them. */
        at_once: count,
      }),
    ),
    /** Other applications of the same address, newest first. */
    repeats: z.array(
      z.object({
        id: z.uuid(),
        reference,
        created_at: z.string(),
        job_id: z.string(),
        job_title: z.string(),
        language: z.string(),
        state,
      }),
    ),
  }),
);
export type OpenedApplication = NonNullable<z.infer<typeof openedApplication>>;

/** A member of staff, as the database has it. */
export const memberRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: z.enum(memberRoles),
  is_auditor: z.boolean(),
  handles_accommodations: z.boolean(),
});
export type Member = z.infer<typeof memberRow>;

/** Answer of `list_members`, by name. */
export const memberList = z.array(memberRow);

/** Answer of `current_membership`; null for who is no member, or whose session is over. */
export const currentMembership = z.nullable(
  z.extend(memberRow, {
    /** Whether members see nothing before they gave a code of their second factor. */
    wants_second_factor: z.boolean(),
  }),
);

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor_name: z.string(),
  is_member: z.boolean(),
  action: z.string(),
  application_id: z.nullable(z.uuid()),
  details: z.unknown(),
});

/**
 * Answer of `read_audit_log`: one page, newest first, the number of entries on all pages, and who was a member once. `references` are
 * the applications of an export or a search of texts.
 */
export const auditLogPage = z.object({
  total: count,
  entries: z.array(z.extend(auditEntry, { references: z.array(reference) })),
  removed: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
});
export type AuditLogPage = z.infer<typeof auditLogPage>;

/** A day, `2026-11-30`. */
const day = z.iso.date();

/** Answer of `applications_overview`: counts and days alone. Weeks and months are named by their first day. */
export const overview = z.object({
  this_week: day,
  this_month: day,
  weeks: z.array(z.object({ job_id: z.string(), week: day, number: count })),
  states: z.array(
    z.object({
      /** Null for all positions together. */
      job_id: z.nullable(z.string()),
      state,
      number: count,
      median_days: z.number(),
      longest_days: z.number(),
    }),
  ),
  outcomes: z.array(
    z.object({
      job_id: z.string(),
      month: day,
      state: z.enum(['hired', 'declined', 'withdrawn']),
      number: count,
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

/** Answer of `list_member_accounts`. */
export const memberAccounts = z.array(
  z.extend(memberRow, {
    email: z.string(),
    /** Whether the invitation was followed. */
    has_entered: z.boolean(),
    /** Of the newest invitation; null for an account that was made otherwise. */
    invited_at: z.nullable(z.string()),
    has_second_factor: z.boolean(),
    last_sign_in_at: z.nullable(z.string()),
  }),
);
export type MemberAccount = z.infer<typeof memberAccounts>[number];

/** Answer of `mail_sender_status`: whether mail is collected, when it was last asked for, and the delays of the settings. */
export const mailSenderStatus = z.object({
  is_there: z.boolean(),
  asked_at: z.nullable(z.string()),
  /** Letters that wait past their time. */
  overdue: count,
  letter_delay_minutes: count,
  shown_after_minutes: count,
});
export type MailSenderStatus = z.infer<typeof mailSenderStatus>;

/** Answer of `staff_counts`; each number ends at 1000, which means that there are more than 999. */
export const staffCounts = z.object({
  /** By the database's clock. */
  asked_at: z.string(),
  new_applications: count,
  /** Applications that came after the time that was asked for. */
  arrived: count,
  /** Requests for an accommodation; null for who may not read them. */
  open_requests: z.nullable(count),
  /** Assigned to the member by somebody else, and not opened by them since. */
  assigned: count,
});
export type StaffCounts = z.infer<typeof staffCounts>;

const changeOfSetting = z.object({ by: z.string(), at: z.string() });

/** Answer of `settings_overview`. */
export const settingsOverview = z.object({
  settings: z.object({
    second_factor: z.boolean(),
    shown_after_minutes: count,
    letter_delay_minutes: count,
    digest_hour: count,
  }),
  /** Who changed a setting last; one that nobody changed is left out. */
  changes: z.record(z.string(), changeOfSetting),
  /** What the member gets by mail. */
  news_mail: z.enum(newsMails),
});
export type SettingsOverview = z.infer<typeof settingsOverview>;

/** Answer of `letter_recipients`, oldest application first. */
export const letterRecipients = z.array(
  z.object({
    id: z.uuid(),
    full_name: z.string(),
    job_title: z.string(),
    language: z.enum(languages),
    reference,
    state,
    newest_letter: z.nullable(z.uuid()),
    obstacle: mailObstacle,
    /** A mark of the form or the database asks to look twice. */
    flagged: z.boolean(),
    /** Letters that wait to be sent with a state. */
    waiting: z.array(z.object({ id: z.uuid(), state })),
  }),
);
export type LetterRecipient = z.infer<typeof letterRecipients>[number];

/** Answer of `queue_letters`. */
export const queuedLetters = z.object({
  batch: z.uuid(),
  send_after: z.string(),
  queued: z.array(z.uuid()),
  /** Who gets none, and why. */
  skipped: z.array(
    z.object({
      application_id: z.uuid(),
      reason: z.enum([
        'gone',
        'other_letter',
        'other_state',
        'waiting_letter',
        'application_withdrawn',
        'address_refused',
      ]),
    }),
  ),
});
export type QueuedLetters = z.infer<typeof queuedLetters>;

/** Answer of `take_back_letters`; `too_late` were sent, being sent, or had failed. */
export const takenBackLetters = z.object({ taken_back: count, too_late: count });

const outboxLetter = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  full_name: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  language: z.string(),
  author_name: z.string(),
  created_at: z.string(),
  state_after: z.nullable(state),
  outcome: z.enum(letterOutcomes),
  send_after: z.string(),
  ended_at: z.nullable(z.string()),
  problem: z.string(),
  obstacle: z.nullable(retryObstacle),
});
export type OutboxLetter = z.infer<typeof outboxLetter>;

/** Answer of `list_letters`: one page, newest first. */
export const outboxPage = z.object({
  /** How many there are of each outcome, on all pages; one without a letter is left out. */
  counts: z.partialRecord(z.enum(letterOutcomes), count),
  /** How many of those that failed may come through now. */
  worth_retrying: count,
  rows: z.array(outboxLetter),
});
export type OutboxPage = z.infer<typeof outboxPage>;

/** Answer of `retry_letter`: why it is not sent, where it is still here. */
export const retriedLetter = z.object({ changed: count, obstacle: z.nullable(retryObstacle) });
export type RetriedLetter = z.infer<typeof retriedLetter>;

/** Answer of `retry_failed_letters`: how many are left out, by the reason. */
export const retriedLetters = z.object({ changed: count, left: z.partialRecord(retryObstacle, count) });
export type RetriedLetters = z.infer<typeof retriedLetters>;

/** Answer of `release_application`: whether it is erased, as its applicant has asked. */
export const releasedApplication = z.object({ changed: count, erased: z.boolean() });

/** Answer of `open_resume`: the file's name in the bucket; null when there is none. */
export const openedResume = z.nullable(z.object({ name: z.string() }));

/** Answer of `resume_by_link`: the names of the resume and of those that it has replaced; null when no file is there. */
export const linkedFiles = z.nullable(z.object({ names: z.array(z.string()) }));

/** Answer of `export_applications`, oldest first. */
export const exportedApplications = z.array(
  z.extend(fullApplication, {
    /** Oldest first. */
    notes: z.array(applicationNote),
  }),
);
export type ExportedApplication = z.infer<typeof exportedApplications>[number];

/** Answer of `export_person`, oldest first. */
export const personApplications = z.array(
  z.extend(fullApplication, {
    notes: z.array(applicationNote),
    letters: z.array(applicationLetter),
    history: applicationHistory,
  }),
);
export type PersonApplication = z.infer<typeof personApplications>[number];

/**
 * What the applicant's link shows: answer of `application_by_link`, `withdraw_by_link`, `add_resume_by_link` and
 * `replace_resume_by_link`.
 */
export const linkedApplication = z.nullable(
  z.object({
    reference,
    job_id: z.string(),
    job_title: z.string(),
    language: z.string(),
    created_at: z.string(),
    state,
    has_resume: z.boolean(),
    /** Whether a member of staff has opened the resume: from then on no other takes its place. */
    is_resume_opened: z.boolean(),
    /** Whether a member of staff has opened or exported it. */
    is_read: z.boolean(),
    /** Whether it is kept because a legal claim is open, and whether its applicant has asked to erase it then. */
    is_held: z.boolean(),
    is_erase_asked: z.boolean(),
    /** The day (UTC, `2026-11-30`) after which the position takes no more applications and that has passed; null while open. */
    closed_on: z.nullable(z.string()),
  }),
);
export type LinkedApplication = NonNullable<z.infer<typeof linkedApplication>>;

/** What an applicant wrote: answer of `sent_by_link`; null for a wrong secret. */
export const sentApplication = z.nullable(
  z.pick(applicationRow, {
    full_name: true,
    email: true,
    phone: true,
    linkedin_profile: true,
    cover_letter: true,
    [whyJoinColumn]: true,
  }),
);
export type SentApplication = NonNullable<z.infer<typeof sentApplication>>;

/** Answer of `erase_by_link`: how it stands where it is held; null for a wrong secret. */
export const erasedApplication = z.union([z.object({ erased: z.literal(true) }), linkedApplication]);

/** Answer of `end_mail_by_link`; null for a wrong secret. */
export const endedMail = z.nullable(z.object({ ended: z.literal(true) }));

/** What a list of requests for an accommodation shows of each: nothing of the person. */
const listedRequest = z.object({
  id: z.uuid(),
  /** Eight letters and digits (domain/application/reference.ts). */
  reference: z.string(),
  created_at: z.string(),
  job_id: z.nullable(z.string()),
  language: z.string(),
  state: z.enum(['open', 'answered']),
  answered_at: z.nullable(z.string()),
  flagged: z.boolean(),
  /** Older than the promised time: to be erased. */
  is_due: z.boolean(),
});
export type ListedRequest = z.infer<typeof listedRequest>;

/** Answer of `list_accommodation_requests`: one page, open ones first. */
export const requestList = z.object({ total: count, open: count, rows: z.array(listedRequest) });

/** Answer of `open_accommodation_request`; null when there is none of that id. */
export const openedRequest = z.nullable(
  z.object({
    id: z.uuid(),
    reference: z.string(),
    created_at: z.string(),
    full_name: z.string(),
    /** Empty where it was not given, as the phone. */
    email: z.string(),
    phone: z.string(),
    job_id: z.nullable(z.string()),
    needs: z.string(),
    language: z.string(),
    flagged_reason: z.string(),
    state: z.enum(['open', 'answered']),
    answered_at: z.nullable(z.string()),
  }),
);
export type OpenedRequest = NonNullable<z.infer<typeof openedRequest>>;

/** Why the database refuses, as `hint` of its error. */
export const refusalHints = {
  /** An act on the account of a member (public.begin_member_action). */
  alreadyMember: 'already_member',
  notYourself: 'not_yourself',
  lastAdmin: 'last_admin',
  noSuchMember: 'no_such_member',
  tooMuchByMember: 'rate_limited_member',
  /** The position takes no applications. */
  positionClosed: 'position_closed',
  /** There is no such position, or nobody has published it. */
  positionUnknown: 'position_unknown',
  /** The same application is stored already. */
  alreadyReceived: 'already_received',
  /** Too many from one network, too many on the whole site, several in one request. */
  limitedNetwork: 'rate_limited_network',
  limitedSite: 'rate_limited_site',
  limitedRequest: 'one_application_per_request',
  /** The applicant took it back: staff change it no more. */
  applicationWithdrawn: 'application_withdrawn',
  /** A legal claim about the application is open. */
  applicationHeld: 'application_held',
  /** The file has to be deleted before its application. */
  resumeStillThere: 'resume_still_there',
  /** Nobody collects mail: no mail sender is set up. */
  noMailSender: 'no_mail_sender',
  /** Staff have saved as many templates as there may be. */
  tooManyTemplates: 'too_many_templates',
  /** The file that was named cannot be this application's resume. */
  resumeRefused: 'resume_refused',
} as const;

/** Header that shows the storage which applicant asks, with the secret of the link. */
export const secretHeader = 'x-application-secret';
