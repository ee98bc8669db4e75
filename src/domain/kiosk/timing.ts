/** Milliseconds between two signs of life of a page. */
export const heartbeatMs = 1_000;

/** Milliseconds in which a press on what has just come up is the second half of a double press on what was there. */
export const doublePressMs = 700;

/** The longest countdown, in seconds. */
export const longestCountdownSeconds = 60;
