/** Milliseconds a success notice stays (specification, section 9). */
export const successNoticeMs = 3_000;

/** Milliseconds an error notice stays (specification, section 9). */
export const errorNoticeMs = 8_000;

/** Milliseconds from a sent application to the careers page (specification, section 9). */
export const redirectAfterSuccessMs = 3_000;

/** Milliseconds between two slides of the pitch deck (specification, section 9). */
export const slideDelayMs = 3_000;

/** Milliseconds after which a request to the backend is given up. */
export const requestTimeoutMs = 30_000;

/**
 * Milliseconds for which a stored resume is named again by a further try. Staff may clear files that no application has
 * named for an hour.
 */
export const resumeReuseMs = 30 * 60_000;

/** Milliseconds without a byte, awake and online, after which an upload is given up. */
export const standstillMs = 30_000;

/**
 * The same once every byte has left the page: what the computer or a proxy on the way still holds goes out unseen, and on a slow line
 * that takes a while.
 */
export const uploadAnswerMs = 120_000;

/** Milliseconds after which an upload shows how far it is: most are over by then, and nothing moves on the page. */
export const uploadShownMs = 1_000;

/** Milliseconds after which the page says that an upload takes its time. */
export const slowUploadMs = 10_000;
