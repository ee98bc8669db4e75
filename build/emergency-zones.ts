import { writeFileSync } from 'node:fs';
import { getAllTimezones } from 'countries-and-timezones';
import { format, resolveConfig } from 'prettier';
import { crisisLines } from '../src/domain/emergency/crisis-lines.ts';
import { emergencyNumbers, type EmergencyNumber } from '../src/domain/emergency/numbers.ts';

/* `npm run emergency-zones` writes both tables of zones; tests/unit/domain/emergency proves that they are up to date. */
const folder = 'src/domain/emergency';
await writeTable(`${folder}/zones.ts`, 'zonesByNumber', 'numbers.ts', emergencyNumbers);
await writeTable(`${folder}/crisis-zones.ts`, 'zonesByCrisisLine', 'crisis-lines.ts', crisisLines);

async function writeTable(file: string, name: string, from: string, rows: readonly EmergencyNumber[]) {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(zonesFile(name, from, zonesByNumber(rows)), options));
}

/** Time zones by what is called there: `911` to `America Adak Anchorage …`, area first; several areas are parted by commas. */
type ZonesByNumber = Readonly<Record<string, string>>;

/**
 * The time zones of all countries that have a number, old names too, as the tables hold them.
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
function zonesFile(name: string, from: string, zones: ZonesByNumber): string {
  const sorted = Object.keys(zones).toSorted();
  const entries = sorted.map((number) => `['${number}', '${zones[number]}'],`).join('\n');
  return `import type { ZoneTable } from './zone-table.ts';

/** Written by build/emergency-zones.ts from ${from} and the tz database: number, then area and names. */
export const ${name}: ZoneTable = [
${entries}
];
`;
}
