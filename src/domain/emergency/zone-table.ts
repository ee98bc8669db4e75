/** Time zones by the number that is called there: `911`, and `America Adak Anchorage …,Pacific Honolulu`. */
export type ZoneTable = readonly (readonly [number: string, zones: string])[];

/**
 * The number of a table in a time zone.
 * @param timeZone IANA name, current or old, as `Intl` reports it.
 * @returns null where it names no location (UTC, offsets) and where the table has no number.
 */
export function numberIn(table: ZoneTable, timeZone: string | null): string | null {
  const [area, ...rest] = timeZone?.split('/') ?? [];
  const name = rest.join('/');
  const found = table.find(([, zones]) =>
    zones.split(',').some((list) => {
      const [ofArea, ...names] = list.split(' ');
      return ofArea === area && names.includes(name);
    }),
  );
  return found?.[0] ?? null;
}
