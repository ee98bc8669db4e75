/** The database holds the same numbers (supabase/migrations, letters); a test compares the two. */
export const maxSubjectLength = 200;
export const maxBodyLength = 8_000;
export const maxTemplateNameLength = 80;

/** Most letters that are sent at once. */
export const maxRecipients = 1_000;

/** Longest delay that a member may choose, in minutes: a week. */
export const maxDelayMinutes = 10_080;

/** States that a letter may bring: those that have something to say to the applicant. */
export const letterStates = ['looked_at', 'talking', 'offer', 'hired', 'declined'] as const;
export type LetterState = (typeof letterStates)[number];

/** A letter as it is written. */
export type LetterText = { subject: string; body: string };

/** What became of a letter: it waits to be sent, was sent, could not be sent, was taken back. */
export const letterOutcomes = ['waiting', 'sent', 'failed', 'taken_back'] as const;
export type LetterOutcome = (typeof letterOutcomes)[number];
