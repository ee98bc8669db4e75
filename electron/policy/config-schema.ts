import * as z from 'zod/mini';
import { handoffModes } from '../../src/domain/contract/handoff.ts';
import { countries } from '../../src/domain/country/country.ts';
import { usualPanel } from '../../src/domain/kiosk/panel.ts';
import { between, clock, day, eachDay, field, languageList, phone, timeZone } from './config-field.ts';
import { idleBounds } from './idle.ts';
import type { Weekday } from './schedule.ts';

const week: Record<Weekday, typeof day> = {
  sun: day,
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
};

/**
 * The kiosk's config file, field by field: what it may hold, what fills its gap (`usual`), what stands for it when the file
 * is broken, and its words. All else comes from here: the config's type, the checks and what they say, the JSON schema of
 * the package and the table of the manual (`UPDATE_DOCS=1 vitest run tests/contract/docs.test.ts`).
 *
 * No field loosens a lock. Unknown names are refused: a misspelled one would silently do nothing.
 */
export const configSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  handoff: field(z.enum(handoffModes), {
    sets: 'How a visitor goes on to the web app and the chat',
    usual: 'both',
    strictest: 'qr',
    because: 'no browser opens',
  }),
  country: field(z.nullable(z.enum(countries)), {
    sets: 'The country, and with it the emergency number and ours',
    usual: null,
    nothing: 'the emergency number of `timeZone`, or no number; our US number',
    isOfThePlace: true,
  }),
  languages: field(z.nullable(languageList), {
    sets: 'The languages that the invitation asks for; it is in the first, and every visit ends in it',
    usual: null,
    nothing: 'every language of the product, English first',
    isOfThePlace: true,
  }),
  display: z.prefault(
    z.strictObject({
      index: field(between('whole', { least: 0, most: 15 }), {
        sets: 'Which of several displays',
        usual: 0,
        isOfThePlace: true,
      }),
      diagonalInches: field(between('any', { least: 5, most: 110 }), {
        sets: 'The diagonal of the panel',
        usual: usualPanel.diagonalInches,
        isOfThePlace: true,
      }),
      viewingDistanceCm: field(between('any', { least: 30, most: 300 }), {
        sets: 'From the eyes to the panel',
        usual: usualPanel.viewingDistanceCm,
        isOfThePlace: true,
      }),
      power: field(z.enum(['system', 'wlopm', 'xset']), {
        sets: 'What makes the display dark: its own timer, wlopm (cage) or xset (X11)',
        usual: 'system',
        isOfThePlace: true,
      }),
    }),
    {},
  ),
  idle: z.prefault(
    z.strictObject({
      seconds: field(between('whole', idleBounds.idle), {
        sets: 'How long without a touch until the countdown',
        usual: 120,
        strictest: idleBounds.idle.least,
      }),
      countdownSeconds: field(between('whole', idleBounds.countdown), {
        sets: 'How long the countdown runs',
        usual: 30,
        strictest: idleBounds.countdown.least,
      }),
    }),
    {},
  ),
  timeZone: field(z.nullable(timeZone), {
    sets: 'Where the clock of opening hours and restart stands',
    usual: null,
    nothing: "the computer's",
    isOfThePlace: true,
  }),
  openingHours: field(z.nullable(eachDay(week)), {
    sets: 'When the screen is lit',
    usual: null,
    nothing: 'always open',
    strictest: null,
    because: 'a dark screen says nothing',
  }),
  nightlyRestart: field(z.nullable(clock), {
    sets: 'When the program starts anew, once nobody is there',
    usual: '03:30',
    nothing: 'never',
    strictest: '03:30',
  }),
  supportPhone: field(z.nullable(phone), {
    sets: 'Whom visitors and staff call when the kiosk does not work',
    usual: null,
    nothing: 'nobody is named',
    strictest: null,
  }),
  supervised: field(z.boolean(), {
    sets: 'Whether something else starts the kiosk again; systemd is seen without it',
    usual: false,
    strictest: false,
    because: 'it starts itself again',
  }),
});

/** The config with every gap filled. */
export type KioskConfig = z.output<typeof configSchema>;
