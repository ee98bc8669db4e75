import { defaultCountry, type Country } from './country.ts';

/**
 * IANA time zones of Mexico, current and legacy names (tz database, zone1970.tab and backward).
 * Only one of them has "Mexico" as a city, so the name alone is not enough.
 */
const mexicanZone =
  /^(Mexico\/|America\/(Bahia_Banderas|Cancun|Chihuahua|Ciudad_Juarez|Ensenada|Hermosillo|Matamoros|Mazatlan|Merida|Mexico_City|Monterrey|Ojinaga|Santa_Isabel|Tijuana)$)/;

/**
 * Country of a browser time zone (specification, section 9).
 * @param timeZone IANA name as `Intl` reports it; null or unknown names give the default.
 * @returns CA for Toronto and Vancouver, MX for any zone of Mexico, IN for Kolkata under both spellings, else US.
 */
export function detectCountry(timeZone: string | null): Country {
  if (timeZone === null) return defaultCountry;
  if (timeZone === 'America/Toronto' || timeZone === 'America/Vancouver') return 'CA';
  if (timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta') return 'IN';
  if (mexicanZone.test(timeZone)) return 'MX';
  return defaultCountry;
}
