import { defaultCountry, type Country } from './country.ts';

/**
 * IANA time zones of Mexico, current and legacy names (tz database, zone1970.tab and backward).
 * Only one of them has "Mexico" as a city, so the name alone is not enough.
 */
const mexicanZone =
  /^(Mexico\/|America\/(Bahia_Banderas|Cancun|Chihuahua|Ciudad_Juarez|Ensenada|Hermosillo|Matamoros|Mazatlan|Merida|Mexico_City|Monterrey|Ojinaga|Santa_Isabel|Tijuana)$)/;

/** Places that are certainly in neither the United States nor Canada: other continents and oceans, and Latin America. */
const elsewhere =
  /^(?:Africa|Antarctica|Asia|Atlantic|Australia|Brazil|Chile|Europe|Indian|Pacific(?!\/(?:Guam|Honolulu|Johnston|Midway|Pago_Pago|Saipan|Samoa|Wake)$))\/|^America\/(?:Argentina\/|(?:Asuncion|Bahia|Belem|Bogota|Buenos_Aires|Caracas|Costa_Rica|Cuiaba|El_Salvador|Fortaleza|Guatemala|Guayaquil|Havana|La_Paz|Lima|Managua|Manaus|Montevideo|Panama|Recife|Santiago|Sao_Paulo|Tegucigalpa)$)/;

/**
 * The country from which somebody calls: more is known of where they are than which number is shown to them.
 * @param timeZone IANA name as `Intl` reports it.
 * @returns null for a place in none of the product's countries that a zone names.
 */
export function callingCountry(timeZone: string | null): Country | null {
  const country = detectCountry(timeZone);
  return country === defaultCountry && elsewhere.test(timeZone ?? '') ? null : country;
}

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
