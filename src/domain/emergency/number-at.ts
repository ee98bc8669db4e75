import { zonesByNumber } from './zones.ts';

/**
 * The number to call in an emergency in a time zone, for the whole world.
 * @param timeZone IANA name, current or old, as `Intl` reports it.
 * @returns null where it names no location (UTC, offsets) and where no number is certain: the generic text is shown then.
 */
export function emergencyNumberAt(timeZone: string | null): string | null {
  const [area, ...rest] = timeZone?.split('/') ?? [];
  const name = rest.join('/');
  const found = zonesByNumber.find(([, zones]) =>
    zones.split(',').some((list) => {
      const [ofArea, ...names] = list.split(' ');
      return ofArea === area && names.includes(name);
    }),
  );
  return found?.[0] ?? null;
}
