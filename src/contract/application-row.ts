import * as z from 'zod/mini';
import type { ApplicationField } from '../domain/application/application.ts';

/**
 * Which column of the table holds which field (specification, section 7). The free-text reason's has one name whatever the
 * brand is called; the specification's own name for it is shown where staff read it (brand/brand.ts, whyJoinName).
 */
export const fieldColumns = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  resume: 'resume_url',
  linkedinProfile: 'linkedin_profile',
  coverLetter: 'cover_letter',
  whyJoin: 'why_join',
} as const satisfies Record<ApplicationField, string>;

/** An application as it is stored, as far as the site's client and the staff's program read it. */
export const applicationRow = z.object({
  id: z.uuid(),
  /** ISO 8601 with offset. */
  created_at: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  [fieldColumns.fullName]: z.string(),
  [fieldColumns.email]: z.string(),
  [fieldColumns.phone]: z.string(),
  /** Locator of the stored file; empty when the upload failed. */
  [fieldColumns.resume]: z.string(),
  [fieldColumns.coverLetter]: z.string(),
  /** Empty when not given. */
  [fieldColumns.linkedinProfile]: z.string(),
  [fieldColumns.whyJoin]: z.string(),
  flagged: z.boolean(),
  flagged_reason: z.string(),
});

export type ApplicationRow = z.infer<typeof applicationRow>;
