import { zonesByCrisisLine } from './crisis-zones.ts';
import { numberIn } from './zone-table.ts';

/**
 * The line for people who think of harming themselves in a time zone.
 * @param timeZone IANA name, current or old, as `Intl` reports it.
 * @returns null where none is certain: the emergency number is shown then.
 */
export const crisisLineAt = (timeZone: string | null): string | null => numberIn(zonesByCrisisLine, timeZone);
