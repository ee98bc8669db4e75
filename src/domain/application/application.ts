/** What an applicant writes, tidied: trimmed, and nothing in it that a database refuses to store. */
export type ApplicationFields = {
  fullName: string;
  email: string;
  phone: string;
  /** Empty when not given. */
  linkedinProfile: string;
  coverLetter: string;
  whyJoin: string;
};

/** A written field of the form. */
export type WrittenField = keyof ApplicationFields;

/** Any field of the form; the resume is chosen, not written. */
export type ApplicationField = WrittenField | 'resume';

/** The fields in the order in which the form shows them, so also the order of its errors. */
export const fieldOrder = [
  'fullName',
  'email',
  'phone',
  'resume',
  'linkedinProfile',
  'coverLetter',
  'whyJoin',
] as const satisfies readonly ApplicationField[];

/** An application for one job, ready to be sent. */
export type Application = ApplicationFields & { jobId: string; jobTitle: string };

/** What helps staff to tell people from programs. It marks a row; it never refuses one. */
export type FormSignals = {
  /** What stands in the field that people never see: empty for people. */
  trap: string;
  /** Whole seconds since the form was shown. */
  seconds: number;
};
