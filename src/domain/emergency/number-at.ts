import { numberIn } from './zone-table.ts';
import { zonesByNumber } from './zones.ts';

/**
 * The number to call in an emergency in a time zone, for the whole world.
 * @param timeZone IANA name, current or old, as `Intl` reports it.
 * @returns null where it names no location (UTC, offsets) and where no number is certain: the generic text is shown then.
 */
export const emergencyNumberAt = (timeZone: string | null): string | null =>
  numberIn(zonesByNumber, timeZone);
