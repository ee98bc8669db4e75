import { brand } from '../../src/config/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ConfigProblem } from './config.ts';
import type { KioskConfig } from './config-schema.ts';
import { emergencyNumberOf } from './emergency.ts';
import { isOpen, minutesOf, weekdays, type OpeningHours } from './schedule.ts';

type Warning = Omit<ConfigProblem, 'line'>;

/** No place with visitors is open through a whole night: longer, and the two times stand the wrong way round. */
const longestNightMinutes = 720;

/** Numbers that are given to nobody (North American Numbering Plan, 555-0100 to 555-0199). */
const inventedNumber = /^\+1\d{3}55501\d{2}$/;

/**
 * What a config says that a kiosk can run with, and that is hardly meant: hours that contradict each other, a restart in the
 * middle of them, a number that is nobody's, no place and so no emergency number.
 */
export function findWarnings(config: KioskConfig): readonly Warning[] {
  const { openingHours, nightlyRestart, supportPhone } = config;
  const hours = openingHours === null ? [] : weekdays.flatMap((_, day) => warningsOfDay(openingHours, day));
  const restart =
    openingHours !== null && nightlyRestart !== null && isEverOpen(openingHours, nightlyRestart)
      ? [{ field: 'nightlyRestart', message: 'lies within the opening hours.' }]
      : [];
  const phone =
    supportPhone !== null && inventedNumber.test(supportPhone.dial)
      ? [
          {
            field: 'supportPhone.dial',
            message: 'is a placeholder: an invented number, which nobody answers.',
          },
        ]
      : [];
  const place =
    emergencyNumberOf(config) === null
      ? [
          {
            field: 'country',
            message: "is not set: the screen names no emergency number, but 'your local emergency number'.",
          },
        ]
      : [];
  return [...place, ...unknownLanguages(config.languages ?? []), ...hours, ...restart, ...phone];
}

/** The product may go out in fewer languages than there are words for. */
function unknownLanguages(
  languages: readonly Language[],
  published: readonly Language[] = brand.languages,
): readonly Warning[] {
  return [...languages.entries()]
    .filter(([, language]) => !published.includes(language))
    .map(([place, language]) => ({
      field: `languages.${place}`,
      message: `is left out: ${brand.productName} does not go out in "${language}".`,
    }));
}

function warningsOfDay(hours: OpeningHours, day: number): readonly Warning[] {
  const range = hours[weekdays[day] ?? 'sun'];
  if (range === null) return [];
  const field = `openingHours.${weekdays[day] ?? 'sun'}`;
  const [from, to] = [minutesOf(range[0]), minutesOf(range[1])];
  if (from === to) return [{ field, message: 'begins and ends at the same time. A closed day is null.' }];
  if (to > from) return [];
  if (to + 1_440 - from > longestNightMinutes)
    return [{ field, message: 'goes on through the night. Are the two times the wrong way round?' }];
  const next = weekdays[(day + 1) % 7] ?? 'sun';
  const nextRange = hours[next];
  return nextRange !== null && minutesOf(nextRange[0]) < to
    ? [{ field, message: `ends after openingHours.${next} has begun.` }]
    : [];
}

function isEverOpen(hours: OpeningHours, clock: string): boolean {
  return weekdays.some((weekday) => isOpen({ date: '', weekday, minutes: minutesOf(clock) }, hours));
}
