import { defaultCountry, type Country } from './country.ts';

/**
 * IANA time zones of Mexico, current and legacy names (tz database, zone1970.tab and backward).
 * Only one of them has "Mexico" as a city, so the name alone is not enough (design, section 4).
 */
const mexicanZones = new Set([
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Ensenada',
  'America/Hermosillo',
  'America/Matamoros',
  'America/Mazatlan',
  'America/Merida',
  'America/Mexico_City',
  'America/Monterrey',
  'America/Ojinaga',
  'America/Santa_Isabel',
  'America/Tijuana',
  'Mexico/BajaNorte',
  'Mexico/BajaSur',
  'Mexico/General',
]);

/**
 * Country of a browser time zone (specification, section 9).
 * @param timeZone IANA name as `Intl` reports it; null or unknown names give the default.
 * @returns CA for Toronto and Vancouver, MX for any zone of Mexico, IN for Kolkata under both spellings, else US.
 */
export function detectCountry(timeZone: string | null): Country {
  if (timeZone === null) return defaultCountry;
  if (timeZone === 'America/Toronto' || timeZone === 'America/Vancouver') return 'CA';
  if (timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta') return 'IN';
  if (mexicanZones.has(timeZone)) return 'MX';
  return defaultCountry;
}
