/** A day as people read it. @param iso ISO 8601, such as 2026-11-22. */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
