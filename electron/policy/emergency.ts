import { crisisLineAt } from '../../src/domain/emergency/crisis-line-at.ts';
import { crisisLines } from '../../src/domain/emergency/crisis-lines.ts';
import { emergencyNumberAt } from '../../src/domain/emergency/number-at.ts';
import { emergencyNumbers } from '../../src/domain/emergency/numbers.ts';
import type { KioskConfig } from './config.ts';

/** Where the config says that the kiosk stands. */
type Place = Pick<KioskConfig, 'country' | 'timeZone'>;

/**
 * The emergency number that a kiosk names: that of its config's country, or else of its config's time zone. What the computer
 * believes of its own time zone does not count: it is as often a default as it is true.
 * @returns null when the config says neither, and where no number is sure: the screen then says 'your local emergency number'.
 */
export function emergencyNumberOf({ country, timeZone }: Place): string | null {
  if (country === null) return emergencyNumberAt(timeZone);
  return emergencyNumbers.find((row) => row.country === country)?.number ?? null;
}

/**
 * The line for people who think of harming themselves that a kiosk names, of the same place.
 * @returns null where none is sure: the screen then names the emergency number.
 */
export function crisisLineOf({ country, timeZone }: Place): string | null {
  if (country === null) return crisisLineAt(timeZone);
  return crisisLines.find((row) => row.country === country)?.number ?? null;
}
