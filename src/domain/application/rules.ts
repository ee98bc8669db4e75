/**
 * The numbers and patterns of the application form (specification, section 5; the longest lengths are ours).
 * The database repeats each of them in a named check (supabase/migrations), and a test proves that they are the same.
 *
 * Lengths count Unicode code points of the trimmed value, as PostgreSQL's `char_length` does.
 * Patterns are written in the subset that JavaScript (`u` flag) and PostgreSQL read the same way.
 */
export const applicationRules = {
  fullName: { minLength: 2, maxLength: 120 },
  email: { maxLength: 254, pattern: String.raw`^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$` },
  phone: { pattern: String.raw`^\+?[1-9][0-9]{0,15}$` },
  linkedinProfile: {
    maxLength: 300,
    pattern: String.raw`^https://([a-z]{2,3}\.)?linkedin\.com/in/[A-Za-z0-9_%-]+/?$`,
  },
  coverLetter: { minLength: 100, maxLength: 10_000 },
  whyJoin: { minLength: 50, maxLength: 5_000 },
} as const;

/** Largest resume, in bytes: 5 MB (specification, section 5). */
export const maxResumeBytes = 5_242_880;

/** The one media type a resume may have. */
export const resumeMediaType = 'application/pdf';

/** The storage area that holds resumes (specification, section 3). */
export const resumeBucket = 'resumes';
