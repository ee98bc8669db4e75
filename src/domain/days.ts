const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one day to another, both ISO 8601; below zero when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
