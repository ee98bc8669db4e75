/**
 * The database as `supabase/migrations` makes it. Kept by hand; `supabase gen types` gives the same shape.
 * Only the columns that the site or staff use are listed.
 */
export type Database = {
  public: {
    Tables: {
      applications: {
        Row: ApplicationRow;
        Insert: ApplicationInsert;
        /** Nobody but the service role changes a row, and no code of ours does. */
        Update: { [Column in keyof ApplicationRow]?: never };
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};

/** What the form sends (specification, section 7), and two signals that only mark a row for staff. */
export type ApplicationInsert = {
  job_id: string;
  job_title: string;
  full_name: string;
  email: string;
  phone: string;
  /** Locator of the stored file; empty when the upload failed. */
  resume_url: string;
  cover_letter: string;
  /** Empty when not given. */
  linkedin_profile: string;
  why_join_fernwell: string;
  form_trap?: string;
  form_seconds?: number | null;
  /** Tells a repeat of one sending from a new one; null in rows of older pages. */
  submission_key?: string | null;
};

/** An application as it is stored. */
export type ApplicationRow = Required<ApplicationInsert> & {
  id: string;
  /** ISO 8601 with offset. */
  created_at: string;
  flagged: boolean;
  flagged_reason: string;
};
