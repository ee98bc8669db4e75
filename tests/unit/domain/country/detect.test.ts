import { expect, test } from 'vitest';
import { isWebAppAvailable, countries } from '~/domain/country/country.ts';
import { detectCountry } from '~/domain/country/detect.ts';

/** Zones of Mexico as the tz database lists them, and the alias names that browsers still report. */
const mexico = [
  ...['Bahia_Banderas', 'Cancun', 'Chihuahua', 'Ciudad_Juarez', 'Hermosillo', 'Matamoros', 'Mazatlan'],
  ...['Merida', 'Mexico_City', 'Monterrey', 'Ojinaga', 'Tijuana', 'Ensenada', 'Santa_Isabel'],
].map((city) => `America/${city}`);

test.each<[string | null, string]>([
  ['America/Toronto', 'CA'],
  ['America/Vancouver', 'CA'],
  ['America/Montreal', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Dubai', 'US'],
  ['America/New_York', 'US'],
  ['Europe/Berlin', 'US'],
  ['Mexico/General', 'MX'],
  ['Mexico/BajaSur', 'MX'],
  ['Mexico/BajaNorte', 'MX'],
  ['', 'US'],
  [null, 'US'],
  ...mexico.map((zone): [string, string] => [zone, 'MX']),
])('the time zone %s means %s', (zone, country) => {
  expect(detectCountry(zone)).toBe(country);
});

test('the web app is offered in all five countries', () => {
  expect(countries.every(isWebAppAvailable)).toBe(true);
});
