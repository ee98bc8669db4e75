import { writeFileSync } from 'node:fs';
import { getAllTimezones } from 'countries-and-timezones';
import { format, resolveConfig } from 'prettier';
import { emergencyNumbers, type EmergencyNumber } from '../src/domain/emergency/numbers.ts';

/* `node build/emergency-zones.ts` writes src/domain/emergency/zones.ts; tests/unit/domain/emergency proves that it is up to date. */
const file = 'src/domain/emergency/zones.ts';
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(zonesFile(zonesByNumber(emergencyNumbers)), options));

/** Time zones by what is called there: `911` to `America Adak Anchorage …`, area first; several areas are parted by commas. */
type ZonesByNumber = Readonly<Record<string, string>>;

/**
 * The time zones of all countries that have a number, old names too, as src/domain/emergency/zones.ts holds them.
 * A zone that several countries share is that of the first, in whose name it is (tz database, zone.tab).
 */
function zonesByNumber(rows: readonly EmergencyNumber[]): ZonesByNumber {
  const numbers = new Map(rows.map(({ country, number }) => [country, number]));
  const areas = new Map<string, Map<string, string[]>>();
  for (const { name, countries } of Object.values(getAllTimezones({ deprecated: true }))) {
    const number = numbers.get(countries[0] ?? '');
    const [area = '', ...rest] = name.split('/');
    // Names without an area, such as EST, say nothing of the country.
    if (number === undefined || rest.length === 0) continue;
    const ofNumber = areas.get(number) ?? new Map<string, string[]>();
    areas.set(number, ofNumber.set(area, [...(ofNumber.get(area) ?? []), rest.join('/')]));
  }
  return Object.fromEntries([...areas].map(([number, ofNumber]) => [number, listOf(ofNumber)]));
}

function listOf(areas: ReadonlyMap<string, readonly string[]>): string {
  const sorted = [...areas].toSorted(([one], [other]) => one.localeCompare(other));
  return sorted.map(([area, names]) => [area, ...names.toSorted()].join(' ')).join(',');
}

/** The file that holds them, before prettier. */
function zonesFile(zones: ZonesByNumber): string {
  const sorted = Object.keys(zones).toSorted();
  const entries = sorted.map((number) => `['${number}', '${zones[number]}'],`).join('\n');
  return `/** Written by build/emergency-zones.ts from numbers.ts and the tz database: number, then area and names. */
export const zonesByNumber: readonly (readonly [number: string, zones: string])[] = [
${entries}
];
`;
}
