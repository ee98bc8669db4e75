import { expect, test } from 'vitest';
import { isWebAppAvailable, countries } from '~/domain/country/country.ts';
import { callingCountry, detectCountry } from '~/domain/country/detect.ts';
import { zonesByCrisisLine } from '~/domain/emergency/crisis-zones.ts';

/** Zones of Mexico as the tz database lists them, and the alias names that browsers still report. */
const mexico = [
  ...['Bahia_Banderas', 'Cancun', 'Chihuahua', 'Ciudad_Juarez', 'Hermosillo', 'Matamoros', 'Mazatlan'],
  ...['Merida', 'Mexico_City', 'Monterrey', 'Ojinaga', 'Tijuana', 'Ensenada', 'Santa_Isabel'],
].map((city) => `America/${city}`);

test.each<[string, (string | null)[]]>([
  ['CA', ['America/Toronto', 'America/Vancouver']],
  ['MX', [...mexico, 'Mexico/General', 'Mexico/BajaSur', 'Mexico/BajaNorte']],
  ['IN', ['Asia/Kolkata', 'Asia/Calcutta']],
  ['US', ['America/New_York', 'America/Montreal', 'Asia/Dubai', 'Europe/Berlin', '', null]],
])('time zones of %s', (country, zones) => {
  for (const zone of zones) expect(detectCountry(zone), String(zone)).toBe(country);
});

test('who calls from elsewhere is not taken for somebody in the United States', () => {
  for (const zone of [
    'America/Bogota',
    'America/Argentina/Salta',
    'Asia/Dubai',
    'Europe/London',
    'Pacific/Fiji',
  ])
    expect(callingCountry(zone), zone).toBeNull();
  expect([...mexico, 'Asia/Kolkata', 'Etc/UTC', null].map(callingCountry)).not.toContain(null);
  const [, home = ''] = zonesByCrisisLine.find(([number]) => number === '988') ?? [];
  const zones = home.split(',').flatMap((list) => {
    const [area, ...names] = list.split(' ');
    return names.map((name) => `${area}/${name}`);
  });
  expect(zones.length).toBeGreaterThan(50);
  expect(zones.filter((zone) => callingCountry(zone) === null)).toEqual([]);
});

test('the web app is offered in all five countries', () => {
  expect(countries.every(isWebAppAvailable)).toBe(true);
});
