import * as z from 'zod/mini';
import { handoffModes } from '../../src/contract/handoff.ts';
import { idleBounds } from './idle.ts';
import { weekdays, type Weekday } from './schedule.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.nullable(z.tuple([clock, clock]));
const between = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

const days: Record<Weekday, typeof day> = {
  sun: day,
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
};

/** The kiosk's config file. Unknown names are refused: a misspelled one would silently do nothing. */
export const configSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  handoff: z.optional(z.enum(handoffModes)),
  country: z.optional(z.enum(['US', 'CA', 'MX', 'IN', 'AE'])),
  display: z.optional(
    z.strictObject({
      index: z.optional(z.int().check(z.minimum(0), z.maximum(15))),
      diagonalInches: z.optional(z.number().check(z.minimum(5), z.maximum(110))),
      viewingDistanceCm: z.optional(z.number().check(z.minimum(30), z.maximum(300))),
      power: z.optional(z.enum(['system', 'wlopm', 'xset'])),
    }),
  ),
  idle: z.optional(
    z.strictObject({
      seconds: z.optional(between(idleBounds.idle)),
      countdownSeconds: z.optional(between(idleBounds.countdown)),
    }),
  ),
  timeZone: z.optional(z.string().check(z.refine(isTimeZone))),
  openingHours: z.optional(z.strictObject(days)),
  nightlyRestart: z.optional(z.nullable(clock)),
  supportPhone: z.optional(
    z.strictObject({
      dial: z.string().check(z.regex(/^\+\d{7,15}$/)),
      display: z.string().check(z.minLength(3), z.maxLength(30)),
    }),
  ),
  supervised: z.optional(z.boolean()),
});

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clockWords = 'a time as "HH:MM", from "00:00" to "23:59"';

/** What each field may hold, in words, for `--check-config` and the manual. */
export const allowedValues: Readonly<Record<string, string>> = {
  version: 'the number 1',
  handoff: handoffModes.map((mode) => `"${mode}"`).join(', '),
  country: '"US", "CA", "MX", "IN", "AE"',
  display: 'an object with index, diagonalInches, viewingDistanceCm, power',
  'display.index': 'a whole number from 0 to 15',
  'display.diagonalInches': 'a number from 5 to 110',
  'display.viewingDistanceCm': 'a number from 30 to 300',
  'display.power': '"system", "wlopm", "xset"',
  idle: 'an object with seconds, countdownSeconds',
  'idle.seconds': `a whole number from ${idleBounds.idle.least} to ${idleBounds.idle.most}`,
  'idle.countdownSeconds': `a whole number from ${idleBounds.countdown.least} to ${idleBounds.countdown.most}`,
  timeZone: 'the IANA name of a time zone, such as "America/New_York"',
  openingHours: `an object with all of ${weekdays.join(', ')}`,
  ...Object.fromEntries(
    weekdays.flatMap((name) => [
      [`openingHours.${name}`, 'null when closed, or two times, such as ["08:00", "18:00"]'],
      [`openingHours.${name}.0`, clockWords],
      [`openingHours.${name}.1`, clockWords],
    ]),
  ),
  nightlyRestart: `null, or ${clockWords}`,
  supportPhone: 'an object with dial and display',
  'supportPhone.dial': 'a number as "+" and 7 to 15 digits',
  'supportPhone.display': 'the number as it is read, 3 to 30 characters',
  supervised: 'true when something else starts the kiosk again after it ends, or false',
};

/** The same rules as a JSON schema, for editors and for the package. */
export function configJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(configSchema, { unrepresentable: 'any' });
  return { ...schema, title: 'Kiosk configuration' };
}
