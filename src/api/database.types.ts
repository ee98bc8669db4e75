import type { ApplicationRow } from '~/config/application-row.ts';
import type { ApplicationState, MemberRole, NewsMail } from '~/domain/contract/staff.ts';
import type { StoredPosition } from '~/domain/jobs/stored-position.ts';
import type { Language } from '~/domain/language.ts';
import type { LetterOutcome, LetterState, LetterText } from '~/domain/letter/rules.ts';

/**
 * The database as `supabase/migrations` makes it. Kept by hand; `supabase gen types` gives the same shape.
 * Only the columns that the site or staff use are listed.
 */
export type Database = {
  public: {
    Tables: {
      /** The applicant's texts are never changed, the rest by the server alone; staff change it by functions. */
      applications: Table<
        StoredRow & Handled,
        ApplicationInsert,
        { [Column in keyof StoredRow]?: never } & Partial<Handled>
      >;
      staff_members: Table<
        MemberRow,
        Pick<MemberRow, 'user_id' | 'name'> & Partial<MemberRow>,
        Partial<MemberRow>
      >;
      staff_settings: Table<SettingsRow, never, Partial<Omit<SettingsRow, 'is_only'>>>;
      /** Author and time are the database's. */
      application_notes: Table<NoteRow, Pick<NoteRow, 'application_id' | 'body'>>;
      letter_templates: Table<
        TemplateRow,
        Omit<TemplateRow, 'id' | 'updated_at'>,
        Partial<Omit<TemplateRow, 'id' | 'updated_at'>>
      >;
      staff_audit: Table<AuditRow>;
      accommodation_requests: Table<
        AccommodationInsert & { id: string; reference: string },
        AccommodationInsert,
        { state: 'open' | 'answered' }
      >;
      positions: Table<
        PositionRow,
        Pick<PositionRow, 'job_id' | 'category' | 'employment_type' | 'titles'> &
          Partial<Omit<PositionRow, GivenOfPosition>>,
        Partial<Omit<PositionRow, 'job_id' | GivenOfPosition>>
      >;
    };
    Views: Record<string, never>;
    Functions: StaffFunctions & LinkFunctions;
  };
};

/** A table with what may be read, written and changed of it. */
type Table<Row, Insert = never, Update = never> = {
  Row: Row;
  Insert: Insert;
  Update: Update;
  Relationships: [];
};

/** One row for the whole project. */
type SettingsRow = {
  is_only: boolean;
  second_factor: boolean;
  /** Minutes after which applicants see a state that staff have set. */
  shown_after_minutes: number;
  /** Minutes after which a letter to an applicant is sent. */
  letter_delay_minutes: number;
  /** Hour of the day (UTC) of the digest to members. */
  digest_hour: number;
};

/** A template of letters that staff have made. */
type TemplateRow = {
  id: string;
  name: string;
  /** By language; English is never missing. */
  texts: Partial<Record<Language, LetterText>>;
  /** The state that usually comes with it. */
  state: LetterState | null;
  updated_at: string;
};

type NoteRow = {
  id: string;
  application_id: string;
  author: string | null;
  author_name: string;
  body: string;
  created_at: string;
};

/** Who did what, and when. `details` holds no applicant's name or address. */
type AuditRow = {
  id: number;
  at: string;
  actor: string | null;
  actor_name: string;
  action: string;
  application_id: string | null;
  /** Of an export, which is one row. */
  application_ids: string[] | null;
  details: unknown;
};

/** A position that one can apply for (supabase/migrations, positions). `updated_by` is for members alone. */
type PositionRow = StoredPosition & { updated_by: string | null };
/** What only the database writes. */
type GivenOfPosition = 'is_built_in' | 'languages' | 'updated_at' | 'updated_by';

/** A function that answers with JSON; the schemas of the answers are in `src/api/answers`. */
type JsonFunction<Args> = { Args: Args; Returns: unknown };

/** For staff: each look at what somebody wrote is written to the audit log. */
type StaffFunctions = {
  list_applications: JsonFunction<
    ApplicationFilter & {
      sort?: ApplicationSort;
      is_descending?: boolean;
      page_offset?: number;
      /** At most 200. */
      page_size?: number;
    }
  >;
  /** The application's place in a list, and up to 100 ids before and behind it. */
  list_neighbours: JsonFunction<
    ApplicationFilter & { application_id: string; sort?: ApplicationSort; is_descending?: boolean }
  >;
  /** Of at most 10 000. */
  list_application_ids: JsonFunction<ApplicationFilter>;
  /**
   * At most 1000 ids. `expected_state`: only those that still have the state that the page showed; `cancels`: waiting letters that the
   * change may cancel; `batch`: what is undone at once.
   */
  move_applications: JsonFunction<{
    ids: string[];
    state: ApplicationState;
    expected_state?: ApplicationState;
    cancels?: string[];
    batch?: string;
  }>;
  /** At most 1000 ids. With `checks_assignee` only those that are still assigned to `expected_assignee`; `batch`: what is undone at once. */
  assign_applications: JsonFunction<{
    ids: string[];
    assignee: string | null;
    checks_assignee?: boolean;
    expected_assignee?: string | null;
    batch?: string;
  }>;
  /** What was assigned at once; 1000 in one call, the others `after_application`. */
  undo_assignments: JsonFunction<{ batch: string; after_application?: string }>;
  /** What was changed at once, or those of it in `ids`; 1000 in one call, the others `after_application`. */
  undo_states: JsonFunction<{ batch: string; ids?: string[]; after_application?: string }>;
  /** `zone` is a time zone (IANA). */
  applications_overview: JsonFunction<{ zone?: string }>;
  application_history: JsonFunction<{ application_id: string }>;
  open_application: JsonFunction<{ application_id: string }>;
  open_resume: JsonFunction<{ application_id: string }>;
  /** At most 10 000 ids; each call answers a thousand of them, `part` from 0. */
  export_applications: JsonFunction<{ ids: string[]; part?: number }>;
  /** For admins. */
  export_person: JsonFunction<{ ids: string[] }>;
  /** For members who handle accommodations. */
  list_accommodation_requests: JsonFunction<{ page_offset?: number; page_size?: number }>;
  open_accommodation_request: JsonFunction<{ request_id: string }>;
  /** For the command line alone, which says itself what it is about to show. */
  note_look: JsonFunction<{ action: 'opened' | 'resume_opened' | 'exported'; ids: string[] }>;
  erase_application: JsonFunction<{ application_id: string }>;
  hold_application: JsonFunction<{ application_id: string; reason: string }>;
  release_application: JsonFunction<{ application_id: string }>;
  /** One's own, or any for an admin. */
  delete_note: JsonFunction<{ note_id: string }>;
  set_accommodation_state: JsonFunction<{ request_id: string; state: 'open' | 'answered' }>;
  erase_accommodation_request: JsonFunction<{ request_id: string }>;
  current_membership: JsonFunction<Record<string, never>>;
  list_members: JsonFunction<Record<string, never>>;
  /** For auditors. */
  read_audit_log: JsonFunction<{
    /** Id of a member, or name of a program. */
    actor?: string;
    action?: string;
    /** Of an application. */
    reference?: string;
    since?: string | null;
    until?: string | null;
    /** Whose days they are (IANA). */
    zone?: string;
    page_offset?: number;
    page_size?: number;
  }>;
  /** For admins, of others. */
  change_member: JsonFunction<{ member: string } & Omit<MemberRow, 'user_id' | 'name' | 'created_at'>>;
  count_applications: JsonFunction<Record<string, never>>;
  request_build: JsonFunction<Record<string, never>>;
  list_member_accounts: JsonFunction<Record<string, never>>;
  mail_sender_status: JsonFunction<Record<never, never>>;
  /** `since`: `asked_at` of an answer before. */
  staff_counts: JsonFunction<{ since?: string }>;
  settings_overview: JsonFunction<Record<never, never>>;
  choose_news_mail: JsonFunction<{ choice: NewsMail }>;
  /** At most 1000 ids. */
  letter_recipients: JsonFunction<{ ids: string[] }>;
  queue_letters: JsonFunction<{
    /** At most 1000. `expected_letter` is the newest letter that the page showed, `expected_state` the state. */
    letters: (LetterText & {
      application_id: string;
      language: Language;
      expected_letter: string | null;
      expected_state: ApplicationState;
    })[];
    state?: LetterState;
    delay_minutes?: number;
    batch?: string;
    /** Waiting letters with another state that these may cancel. */
    cancels?: string[];
  }>;
  take_back_letters: JsonFunction<{ ids?: string[]; batch?: string }>;
  retry_letter: JsonFunction<{ id: string }>;
  list_letters: JsonFunction<{ outcome?: LetterOutcome | ''; page_offset?: number; page_size?: number }>;
  retry_failed_letters: JsonFunction<Record<never, never>>;
};

/** What a list is narrowed down by. */
type ApplicationFilter = {
  /** Words of a name or an e-mail address, the beginning of a reference, or a phone number. */
  search?: string;
  job?: string;
  state?: ApplicationState | '';
  language?: string;
  /** Moments, ISO 8601 with offset: the first that counts, and the first that does no more. */
  since?: string | null;
  until?: string | null;
  assignee?: string | null;
  /** Those that are assigned to nobody. */
  is_unassigned?: boolean;
  only?: '' | 'due' | 'repeated' | 'flagged' | 'no_resume';
  /** Also by whole words of what the applicant, and staff about them, have written; leaves a trace. */
  in_texts?: boolean;
};

type ApplicationSort = 'received' | 'name' | 'position' | 'state' | 'assignee';

/** For applicants, who show the secret of their link. */
type LinkFunctions = {
  application_by_link: JsonFunction<{ secret: string }>;
  resume_by_link: JsonFunction<{ secret: string }>;
  sent_by_link: JsonFunction<{ secret: string }>;
  withdraw_by_link: JsonFunction<{ secret: string }>;
  add_resume_by_link: JsonFunction<{ secret: string; resume_url: string }>;
  replace_resume_by_link: JsonFunction<{ secret: string; resume_url: string }>;
  erase_by_link: JsonFunction<{ secret: string }>;
  end_mail_by_link: JsonFunction<{ secret: string }>;
};

/** State of an application, and the member of staff it is assigned to. */
type Handled = { state: ApplicationState; assignee: string | null };

/** A member of staff (supabase/migrations, staff_members). */
type MemberRow = {
  user_id: string;
  name: string;
  role: MemberRole;
  is_auditor: boolean;
  handles_accommodations: boolean;
  created_at: string;
};

/** What the form for accommodations sends. The texts are read through `open_accommodation_request` alone. */
export type AccommodationInsert = {
  full_name: string;
  /** Empty where it was not given, as the phone; one of the two is. */
  email: string;
  phone: string;
  job_id: string | null;
  needs: string;
  language: string;
  form_trap?: string;
  form_seconds?: number | null;
  /** Identifies a repeated attempt. */
  submission_key?: string | null;
};

/** Columns that only the database writes. */
type Given = 'id' | 'created_at' | 'flagged' | 'flagged_reason';

/** What the form sends (specification, section 7), two signals that only mark a row for staff, and a key. */
export type ApplicationInsert = Omit<ApplicationRow, Given | 'language'> & {
  /** English for pages that name none. */
  language?: string;
  form_trap?: string;
  form_seconds?: number | null;
  /** Identifies a repeated attempt; null in rows of older pages. */
  submission_key?: string | null;
  /** SHA-256 of the secret of the status link, as text: 64 hexadecimal digits; null in rows of older pages. */
  link_hash?: string | null;
};

/** A whole row of the table. */
type StoredRow = Required<ApplicationInsert> & Pick<ApplicationRow, Given> & { reference: string };
