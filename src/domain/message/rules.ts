/** The database holds the same numbers (supabase/migrations, messages); a test compares the two. */
export const maxSubjectLength = 200;
export const maxBodyLength = 8_000;
export const maxTemplateNameLength = 80;

/** Most messages that are sent at once. */
export const maxRecipients = 1_000;

/** Longest delay that a member may choose, in minutes: a week. */
export const maxDelayMinutes = 10_080;

/** States that a message may bring: those that have something to say to the applicant. */
export const messageStates = ['looked_at', 'talking', 'offer', 'hired', 'declined'] as const;
export type MessageState = (typeof messageStates)[number];

/** A message as it is written. */
export type MessageText = { subject: string; body: string };

/** What became of a message: it waits to be sent, was sent, could not be sent, was taken back. */
export const messageOutcomes = ['waiting', 'sent', 'failed', 'taken_back'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];
