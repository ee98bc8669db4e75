import type { ApplicationRow } from '~/contract/application-row.ts';

/**
 * The database as `supabase/migrations` makes it. Kept by hand; `supabase gen types` gives the same shape.
 * Only the columns that the site or staff use are listed.
 */
export type Database = {
  public: {
    Tables: {
      applications: {
        Row: StoredRow;
        Insert: ApplicationInsert;
        /** Nobody but the service role changes a row, and no code of ours does. */
        Update: { [Column in keyof StoredRow]?: never };
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};

/** Columns that only the database writes. */
type Given = 'id' | 'created_at' | 'flagged' | 'flagged_reason';

/** What the form sends (specification, section 7), two signals that only mark a row for staff, and a key. */
export type ApplicationInsert = Omit<ApplicationRow, Given | 'language'> & {
  /** English for pages that name none. */
  language?: string;
  form_trap?: string;
  form_seconds?: number | null;
  /** Tells a repeat of one sending from a new one; null in rows of older pages. */
  submission_key?: string | null;
};

/** A whole row of the table. */
type StoredRow = Required<ApplicationInsert> & Pick<ApplicationRow, Given>;
