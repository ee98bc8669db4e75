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

/** The slowest connection on which a resume still gets through: a file gets a second more for each of these many bytes. */
export const uploadBytesPerSecond = 32_768;
