/** A part between the dots of the local part: `atext` (RFC 5322, section 3.2.3). */
const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";

/** A label of the domain: up to 63 letters, digits and inner hyphens (RFC 1034, section 3.5). */
const domainLabel = '[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/**
 * A character that shows: no space, control, direction mark, joiner or filler (Unicode 16: White_Space, Cc, Cf, Default_Ignorable_Code_Point;
 * and the empty pattern of Braille). Those beyond U+FFFF are left out: nobody has them by accident.
 */
export const visibleCharacter = String.raw`[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]`;

/** Letters in either case: PostgreSQL knows no such flag for a part of a pattern, JavaScript only since 2024. */
function inAnyCase(letters: string): string {
  return [...letters].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
}

/**
 * The numbers and patterns of the application form (specification, section 5; the longest lengths are ours).
 * The database repeats each of them in a named check (supabase/migrations), and a test proves that they are the same.
 *
 * Lengths are of the trimmed value, in Unicode code points, as PostgreSQL's `char_length` counts them.
 * Patterns are written in the subset that JavaScript (`u` flag) and PostgreSQL read the same way.
 *
 * An address is a valid e-mail address of the HTML standard (section 4.10.5.1.5) whose part before the at-sign is a
 * dot-atom too (RFC 5322, section 3.2.3), and whose domain has a dot: nobody outside one's own network is reached at `ana@mail`.
 * A profile is somebody's own: `/in/me` opens that of whoever looks. A name or a text has a character that shows.
 * Schemes and hosts are compared without case (RFC 3986, section 6.2.2.1).
 */
export const applicationRules = {
  fullName: { minLength: 2, maxLength: 120, pattern: visibleCharacter },
  email: { maxLength: 254, pattern: `^${atom}(\\.${atom})*@${domainLabel}(\\.${domainLabel})+$` },
  phone: { pattern: String.raw`^\+?[1-9][0-9]{0,15}$` },
  linkedinProfile: {
    maxLength: 300,
    pattern: String.raw`^${inAnyCase('https')}://([a-zA-Z]{2,3}\.)?${inAnyCase('linkedin')}\.${inAnyCase('com')}/in/(?!${inAnyCase('me')}/?$)([A-Za-z0-9_-]|%[0-9a-fA-F]{2})+/?$`,
  },
  coverLetter: { minLength: 100, maxLength: 10_000, pattern: visibleCharacter },
  whyJoin: { minLength: 50, maxLength: 5_000, pattern: visibleCharacter },
} as const;

/** Largest resume, in bytes: 5 MB (specification, section 5). */
export const maxResumeBytes = 5_242_880;

/** The one media type a resume may have. */
export const resumeMediaType = 'application/pdf';

/** The storage area that holds resumes (specification, section 3). */
export const resumeBucket = 'resumes';

/**
 * Years for which applications, and requests for an accommodation, are kept: from their sending or, if later, from the last decision or
 * answer. No less than any law asks for (content/legal-duties/keeping.ts) and no longer, as other laws want; the texts that promise it
 * and the database (private.retention_period) hold this number, and tests compare them.
 */
export const retentionYears = 5;
