import { emergencyNumberAt } from '../../src/domain/emergency/number-at.ts';
import { emergencyNumbers } from '../../src/domain/emergency/numbers.ts';
import type { KioskConfig } from './config.ts';

/**
 * The emergency number that a kiosk names: that of its config's country, or else of its config's time zone. What the computer
 * believes of its own time zone does not count: it is as often a default as it is true.
 * @returns null when the config says neither, and where no number is sure: the screen then says 'your local emergency number'.
 */
export function emergencyNumberOf({
  country,
  timeZone,
}: Pick<KioskConfig, 'country' | 'timeZone'>): string | null {
  if (country === null) return emergencyNumberAt(timeZone);
  return emergencyNumbers.find((row) => row.country === country)?.number ?? null;
}
