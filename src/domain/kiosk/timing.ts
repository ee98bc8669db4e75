/** Milliseconds between two signs of life of a page. */
export const heartbeatMs = 1_000;

/** The longest countdown, in seconds. */
export const longestCountdownSeconds = 60;
