import * as z from 'zod/mini';
import { whyJoinColumn } from './brand.ts';
import {
  writtenFields,
  type ApplicationField,
  type ApplicationFields,
  type WrittenField,
} from '../domain/application/application.ts';

/** Which column of the table holds which field (specification, sections 3 and 7). */
export const fieldColumns = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  resume: 'resume_url',
  linkedinProfile: 'linkedin_profile',
  coverLetter: 'cover_letter',
  whyJoin: whyJoinColumn,
} as const satisfies Record<ApplicationField, string>;

type ColumnOf<Field extends ApplicationField> = (typeof fieldColumns)[Field];

/** Each field's column holds a text: empty when it was not given, the resume's when its upload failed. */
const fieldTexts = Object.fromEntries(
  Object.values(fieldColumns).map((column) => [column, z.string()]),
) as Record<ColumnOf<ApplicationField>, z.ZodMiniString<string>>;

/** An application as it is stored, as far as the site's client and the staff's program read it. */
export const applicationRow = z.object({
  id: z.uuid(),
  /** ISO 8601 with offset. */
  created_at: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  /** Of the page on which it was written (domain/language.ts). */
  language: z.string(),
  ...fieldTexts,
  flagged: z.boolean(),
  flagged_reason: z.string(),
});

export type ApplicationRow = z.infer<typeof applicationRow>;

/** What an applicant wrote, under the names of its columns. */
export function writtenColumns(fields: ApplicationFields) {
  return Object.fromEntries(writtenFields.map((field) => [fieldColumns[field], fields[field]])) as Record<
    ColumnOf<WrittenField>,
    string
  >;
}
