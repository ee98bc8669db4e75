import * as z from 'zod/mini';
import { applicationRow } from '../../config/application-row.ts';
import { whyJoinColumn } from '../../config/brand.ts';
import { reference, state } from './common.ts';

/** Answer of `resume_by_link`: the names of the resume and of those that it has replaced; null when no file is there. */
export const linkedFiles = z.nullable(z.object({ names: z.array(z.string()) }));

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

/** Header that shows the storage which applicant asks, with the secret of the link. */
export const secretHeader = 'x-application-secret';
