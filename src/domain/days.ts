const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one day to another, both ISO 8601; below zero when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * A moment as the clocks of the reader's place show it, for what reads days and hours of an ISO 8601 text as they stand.
 * @param iso ISO 8601 with offset.
 */
export function localIso(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
}
