import { daysBetween } from '../src/domain/days.ts';
import { emergencyNumbers, type EmergencyNumber } from '../src/domain/emergency/numbers.ts';

/** Days for which a look at the sources of an emergency number counts. */
export const longestCheckDays = 180;

/**
 * Emergency numbers that nobody has looked at for too long: a release with them is refused.
 * @param nowMs milliseconds since 1970, UTC.
 * @returns one line for each: place, number and the day of its check.
 */
export function findStaleNumbers(
  nowMs: number,
  rows: readonly EmergencyNumber[] = emergencyNumbers,
): readonly string[] {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  return (
    rows
      // Asked this way round, a day that is none counts as too long ago.
      .filter(({ checked }) => !(daysBetween(checked, today) <= longestCheckDays))
      .map(({ country, number, checked }) => `${country}: ${number}, checked ${checked}`)
  );
}

/** What to do about them. */
export function describeStaleNumbers(stale: readonly string[]): string {
  const list = stale.map((line) => `  ${line}`).join('\n');
  return (
    `${stale.length} emergency numbers were last checked more than ${longestCheckDays} days ago. Compare each with its ` +
    `sources and write the day into src/domain/emergency/numbers.ts:\n${list}`
  );
}
