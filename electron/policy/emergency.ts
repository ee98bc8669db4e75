import { crisisLineAt } from '../../src/domain/emergency/crisis-line-at.ts';
import { crisisLines } from '../../src/domain/emergency/crisis-lines.ts';
import { emergencyNumberAt } from '../../src/domain/emergency/number-at.ts';
import { emergencyNumbers, type EmergencyNumber } from '../../src/domain/emergency/numbers.ts';
import type { KioskConfig } from './config.ts';

/** Where the config says that the kiosk stands. */
type Place = Pick<KioskConfig, 'country' | 'timeZone'>;

/**
 * The emergency number that a kiosk names: that of its config's country, or else of its config's time zone. What the computer
 * believes of its own time zone does not count: it is as often a default as it is true.
 * @returns null when the config says neither, and where no number is sure: the screen then says 'your local emergency number'.
 */
export function emergencyNumberOf(place: Place): string | null {
  return numberOf(place, emergencyNumbers, emergencyNumberAt);
}

/**
 * The line for people who think of harming themselves that a kiosk names, of the same place.
 * @returns null where none is sure: the screen then names the emergency number.
 */
export function crisisLineOf(place: Place): string | null {
  return numberOf(place, crisisLines, crisisLineAt);
}

function numberOf(
  { country, timeZone }: Place,
  rows: readonly EmergencyNumber[],
  numberAt: (timeZone: string | null) => string | null,
): string | null {
  if (country === null) return numberAt(timeZone);
  return rows.find((row) => row.country === country)?.number ?? null;
}
