import { brand } from '../../src/config/brand.ts';
import { canRing } from '../../src/domain/contact.ts';
import type { KioskConfig } from './config.ts';
import { defaultCountry } from '../../src/domain/country/country.ts';
import { emergencyNumberOf } from './emergency.ts';
import { isOpen, minutesOf, weekdays, type OpeningHours } from './schedule.ts';

type Warning = { path: (string | number)[]; message: string };

/** Longer than any night with visitors: the two times are probably the wrong way round. */
const longestNightMinutes = 720;

/** Numbers reserved for fiction (North American Numbering Plan, 555-0100 to 555-0199). */
const fictitiousNumber = /^\+1\d{3}55501\d{2}$/;

/**
 * What a kiosk can run with, but is probably not meant: contradictory hours, a restart within them, a placeholder number, no
 * country and so no emergency number, a language that is not published.
 */
export function findWarnings(config: KioskConfig): readonly Warning[] {
  const { openingHours, nightlyRestart, supportPhone } = config;
  const warnings: Warning[] = [];
  if (emergencyNumberOf(config) === null)
    warnings.push({
      path: ['country'],
      message: "Not set: the screen names no emergency number, but 'your local emergency number'",
    });
  const own = brand.phones[config.country ?? defaultCountry];
  if (own === null || !canRing(own.dial))
    warnings.push({
      path: ['country'],
      message: `${brand.productName} has no number for visitors there yet: the screen names none that answers`,
    });
  for (const [index, language] of (config.languages ?? []).entries())
    if (!brand.languages.includes(language))
      warnings.push({
        path: ['languages', index],
        message: `Left out: ${brand.productName} is not published in "${language}"`,
      });
  if (openingHours !== null) warnings.push(...weekdays.flatMap((_, day) => warningsOfDay(openingHours, day)));
  if (openingHours !== null && nightlyRestart !== null && isEverOpen(openingHours, nightlyRestart))
    warnings.push({ path: ['nightlyRestart'], message: 'Within the opening hours' });
  if (supportPhone !== null && (fictitiousNumber.test(supportPhone.dial) || !canRing(supportPhone.dial)))
    warnings.push({ path: ['supportPhone', 'dial'], message: 'A placeholder: nobody answers this number' });
  return warnings;
}

function warningsOfDay(hours: OpeningHours, day: number): readonly Warning[] {
  const weekday = weekdays[day] ?? 'sun';
  const range = hours[weekday];
  if (range === null) return [];
  const warn = (message: string): readonly Warning[] => [{ path: ['openingHours', weekday], message }];
  const [from, to] = [minutesOf(range[0]), minutesOf(range[1])];
  if (from === to) return warn('Begins and ends at the same time. A closed day is null');
  if (to > from) return [];
  if (to + 1_440 - from > longestNightMinutes)
    return warn('Goes on through the night. Are the two times the wrong way round?');
  const next = weekdays[(day + 1) % 7] ?? 'sun';
  const nextRange = hours[next];
  return nextRange !== null && minutesOf(nextRange[0]) < to
    ? warn(`Ends after openingHours.${next} has begun`)
    : [];
}

function isEverOpen(hours: OpeningHours, clock: string): boolean {
  return weekdays.some((weekday) => isOpen({ date: '', weekday, minutes: minutesOf(clock) }, hours));
}
