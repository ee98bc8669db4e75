import * as z from 'zod/mini';
import { applicationRow } from '../../config/application-row.ts';
import { count, reference, state } from './common.ts';
import { applicationLetter, mailObstacle, waitingLetter } from './letters.ts';

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

/** Answer of `release_application`: whether it is erased, as its applicant has asked. */
export const releasedApplication = z.object({ changed: count, erased: z.boolean() });

/** Answer of `open_resume`: the file's name in the bucket; null when there is none. */
export const openedResume = z.nullable(z.object({ name: z.string() }));

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
