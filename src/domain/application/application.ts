import type { Language } from '../language.ts';

/** The fields in the order in which the form shows them, so also the order of its errors. A new field is one more entry here. */
export const fieldOrder = [
  'fullName',
  'email',
  'phone',
  'resume',
  'linkedinProfile',
  'coverLetter',
  'whyJoin',
] as const;

/** Any field of the form; the resume is chosen, not written. */
export type ApplicationField = (typeof fieldOrder)[number];

/** A written field of the form. */
export type WrittenField = Exclude<ApplicationField, 'resume'>;

/** The written fields in the form's order. */
export const writtenFields: readonly WrittenField[] = fieldOrder.filter((field) => field !== 'resume');

/** Those of several lines. */
export const longFields: ReadonlySet<WrittenField> = new Set(['coverLetter', 'whyJoin'] as const);

/**
 * What an applicant writes, tidied: trimmed, and nothing in it that a database refuses to store. What need not be given is
 * empty then.
 */
export type ApplicationFields = Record<WrittenField, string>;

/** An application for one job, ready to be sent. `language` is that of the page on which it was written. */
export type Application = ApplicationFields & { jobId: string; jobTitle: string; language: Language };

/** Signals of automated submission. They mark a row and never refuse one. */
export type FormSignals = {
  /** Value of the honeypot field: empty for people. */
  honeypot: string;
  /** Whole seconds since the form was shown. */
  seconds: number;
};
