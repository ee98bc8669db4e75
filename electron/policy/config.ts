import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { handoffModes } from '../../src/domain/contract/handoff.ts';
import { countries } from '../../src/domain/country/country.ts';
import { keypadActions } from '../../src/domain/kiosk/keypad.ts';
import { usualPanel } from '../../src/domain/kiosk/panel.ts';
import { languages } from '../../src/domain/language.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { idleBounds } from './idle.ts';

const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time as "HH:MM", from "00:00" to "23:59"'));

const day = z.nullable(
  z.tuple(
    [clock, clock],
    'Expected null for a closed day, or when it begins and ends, such as ["08:00", "18:00"]',
  ),
);

/** One day, or the first and the last of several with `/` between them (ISO 8601-1, section 5.5). */
const closedDay = z.string().check(
  z.refine((text) => {
    const [first = '', last = first, ...more] = text.split('/');
    const isDay = (each: string) => z.iso.date().safeParse(each).success;
    return isDay(first) && isDay(last) && first <= last && more.length === 0;
  }, 'Expected a day as "YYYY-MM-DD", or the first and the last of several with "/" between them'),
);

const phone = z.strictObject({
  dial: z.string().check(z.regex(/^\+\d{7,15}$/, 'Expected a number as "+" and 7 to 15 digits')),
  display: line(30).check(z.minLength(3), z.regex(/\d/, 'Expected the number as people read it')),
});

const languageList = z.array(z.enum(languages)).check(
  z.minLength(1),
  z.refine((list) => new Set(list).size === list.length, 'Expected each language once'),
);

const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'Expected the IANA name of a time zone, such as "America/New_York"'));

/** A line of plain text. Markup in it is shown as it stands. */
function line(most: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => oneLine(text) === text, 'Expected one line of plain text, without hidden characters'),
  );
}

/** A line in one language or several. */
function lineByLanguage(most: number) {
  return z
    .partialRecord(z.enum(languages), line(most))
    .check(z.refine((texts) => Object.keys(texts).length > 0, 'Expected the text in at least one language'));
}

/** A field with its default and its description for editors. */
function field<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
  description: string,
): z.ZodMiniDefault<Schema> {
  const filled = withDefault(schema, value);
  z.globalRegistry.add(filled, { description });
  return filled;
}

function wholeNumber({ least, most }: { least: number; most: number }) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

/** Centimeters from the eyes to the panel. */
export const distanceBounds = { least: 30, most: 300 } as const;

const displayFields = {
  index: field(wholeNumber({ least: 0, most: 15 }), 0, 'Which of several displays, counted from 0'),
  diagonalInches: field(
    z.number().check(z.minimum(5), z.maximum(110)),
    usualPanel.diagonalInches,
    'The diagonal of the panel',
  ),
  viewingDistanceCm: field(
    z.number().check(z.minimum(distanceBounds.least), z.maximum(distanceBounds.most)),
    usualPanel.viewingDistanceCm,
    'From the eyes to the panel',
  ),
  power: field(
    z.enum(['system', 'wlopm', 'xset']),
    'system',
    'What turns the display off: its own timer, wlopm (cage) or xset (X11)',
  ),
};

/** Facts about where the kiosk stands. They are no locks, and a wrong one does harm: the emergency number is the country's. */
const locationFields = {
  country: field(
    z.nullable(z.enum(countries)),
    null,
    'The country, and with it the emergency number and our phone number; null: those of timeZone',
  ),
  languages: field(
    z.nullable(languageList),
    null,
    'The languages a visitor can choose, the own one of the kiosk first; null: every language, English first',
  ),
  timeZone: field(
    z.nullable(timeZone),
    null,
    'The time zone of opening hours and restart; null: that of the computer',
  ),
};

/** What the center says of itself: plain text, shown as it stands. A broken config keeps what it says of it validly. */
const centerFields = {
  name: field(
    z.nullable(line(40)),
    null,
    'What this kiosk is called, such as "Lobby": staff screen and health file say it too; null: nothing',
  ),
  center: field(z.nullable(line(60)), null, 'The name of the center; null: none is shown'),
  notice: field(
    z.nullable(
      z.strictObject({
        text: lineByLanguage(160),
        until: z.iso.date('Expected the last day as "YYYY-MM-DD"'),
      }),
    ),
    null,
    'A notice on the invitation and the first screen: its text by language, and the last day on which it is shown',
  ),
  desk: field(
    z.nullable(
      z.strictObject({
        where: lineByLanguage(60),
        phone: field(z.nullable(phone), null, 'The number of the desk; null: it has none'),
      }),
    ),
    null,
    'Where a person helps: in words by language, such as "the desk behind you", and by phone; null: nobody is named',
  ),
};

/** Keys that a keypad has, as `KeyboardEvent.key` names them: none of them writes a letter, reloads a page or opens tools. */
const keyName = z
  .string()
  .check(
    z.regex(
      /^(?:F1[3-9]|F2[0-4]|Arrow(?:Up|Down|Left|Right)|Enter|[0-9.+*/-]|Home|End|PageUp|PageDown|Insert|Delete|Clear)$/,
      'Expected a key of a keypad: "F13" to "F24", an arrow such as "ArrowUp", "Enter", or one of the number pad',
    ),
  );

/** Where the metrics go (policy/metrics.ts). A broken config keeps it: else a kiosk whose config is broken would not say so. */
const metricsField = field(
  z.nullable(
    z
      .string()
      .check(
        z.maxLength(200),
        z.regex(
          /^(?:\/|[A-Za-z]:\\)(?:\P{Cc}*[\\/])?[^\\/\p{Cc}]+\.prom$/u,
          'Expected an absolute path that ends in ".prom"',
        ),
      ),
  ),
  null,
  'The file in which the kiosk says its metrics to node_exporter, in a folder that is there; null: none',
);

/** For who listens instead of looking: what is connected to this kiosk. A broken config keeps what it says of it validly. */
const listeningFields = {
  headphones: field(
    z.nullable(
      z
        .string()
        .check(
          z.regex(/^\w[\w.:+-]{0,199}$/, 'Expected the name of a sink, as "pactl list short sinks" says it'),
        ),
    ),
    null,
    'The sink of headphones whose jack reports nothing: they are plugged in while it is there; null: by the jack',
  ),
  speakInvitation: field(z.boolean(), false, 'Whether the invitation is spoken every five minutes'),
  keys: field(
    z.record(keyName, z.enum(keypadActions)),
    {},
    'Keys of a keypad of your own, by KeyboardEvent.key, and what each does',
  ),
  screenReader: field(
    z.boolean(),
    false,
    'Whether pages are always open to assistive programs; one that runs is recognised without it',
  ),
};

/**
 * The kiosk's config file. Its type, its checks, its defaults and the JSON schema of the package come from here. No field loosens
 * a lock. Unknown names are refused: a misspelled one would silently do nothing.
 */
export const configSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  handoff: field(z.enum(handoffModes), 'both', 'How a visitor goes on to the web app and the chat'),
  ...locationFields,
  ...centerFields,
  display: z.prefault(z.strictObject(displayFields), {}),
  listening: z.prefault(z.strictObject(listeningFields), {}),
  idle: z.prefault(
    z.strictObject({
      seconds: field(wholeNumber(idleBounds.idle), 120, 'Seconds without a touch until the countdown'),
      countdownSeconds: field(wholeNumber(idleBounds.countdown), 30, 'Length of the countdown in seconds'),
    }),
    {},
  ),
  openingHours: field(
    z.nullable(z.strictObject({ sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day })),
    null,
    'When the screen is lit: for each day null or ["08:00", "18:00"]; null: always',
  ),
  closedDays: field(
    z.array(closedDay).check(z.maxLength(100)),
    [],
    'Days on which the screen stays dark: "2026-11-26", or from one to another: "2026-12-24/2027-01-02"',
  ),
  nightlyRestart: field(
    z.nullable(clock),
    '03:30',
    'When the program restarts, once nobody is there; null: never',
  ),
  printer: field(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            /^[A-Za-z0-9_][\w.-]{0,126}$/,
            'Expected the name of a CUPS queue: letters, digits, "_", "." and "-"',
          ),
        ),
    ),
    null,
    'The CUPS queue that prints sheets to take along (Linux); null: they are taken along by phone alone',
  ),
  supportPhone: field(
    z.nullable(phone),
    null,
    'Whom visitors and staff call when the kiosk does not work; null: nobody is named',
  ),
  metricsFile: metricsField,
  supervised: field(
    z.boolean(),
    false,
    'Whether something else restarts the kiosk; systemd is recognised without it',
  ),
});

/** The config with every default filled in. */
export type KioskConfig = z.output<typeof configSchema>;

/** What a kiosk without a config runs with. */
export const defaultConfig: KioskConfig = configSchema.parse({ version: 1 });

/** The JSON schema for the operator's editor (`config.schema.json` in the package). */
export function configJsonSchema(): object {
  const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });
  return { ...schema, title: 'Kiosk configuration' };
}

const strictest: KioskConfig = {
  ...defaultConfig,
  handoff: 'qr',
  idle: { seconds: idleBounds.idle.least, countdownSeconds: idleBounds.countdown.least },
  // A kiosk with a dark screen cannot say that it needs help, and one that nobody supervises restarts itself.
  openingHours: null,
  printer: null,
  supportPhone: null,
  supervised: false,
};

const looseObject = z.catch(z.record(z.string(), z.unknown()), {});

/**
 * The config that replaces a broken one: the strictest value of every field, so that a typo opens no browser and leaves no visit
 * on the screen for longer. What it says validly about the kiosk's location, and what the center says of itself, is kept.
 * @param text the broken text; null when it could not be read or must not be trusted.
 */
export function fallbackFor(text: string | null): KioskConfig {
  const given = looseObject.parse(parseOrNull(text ?? ''));
  const display = looseObject.parse(given.display);
  const listening = looseObject.parse(given.listening);
  return {
    ...strictest,
    country: validOrDefault(locationFields.country, given.country),
    languages: validOrDefault(locationFields.languages, given.languages),
    timeZone: validOrDefault(locationFields.timeZone, given.timeZone),
    name: validOrDefault(centerFields.name, given.name),
    center: validOrDefault(centerFields.center, given.center),
    notice: validOrDefault(centerFields.notice, given.notice),
    desk: validOrDefault(centerFields.desk, given.desk),
    metricsFile: validOrDefault(metricsField, given.metricsFile),
    display: {
      index: validOrDefault(displayFields.index, display.index),
      diagonalInches: validOrDefault(displayFields.diagonalInches, display.diagonalInches),
      viewingDistanceCm: validOrDefault(displayFields.viewingDistanceCm, display.viewingDistanceCm),
      power: validOrDefault(displayFields.power, display.power),
    },
    listening: {
      headphones: validOrDefault(listeningFields.headphones, listening.headphones),
      speakInvitation: validOrDefault(listeningFields.speakInvitation, listening.speakInvitation),
      keys: validOrDefault(listeningFields.keys, listening.keys),
      screenReader: validOrDefault(listeningFields.screenReader, listening.screenReader),
    },
  };
}

function validOrDefault<Schema extends z.ZodMiniType>(field: z.ZodMiniDefault<Schema>, value: unknown) {
  return z.catch(field, field.parse(undefined)).parse(value);
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    return null;
  }
}

/** The text without the mark that editors on Windows put first. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The config's folder, to which the person at the kiosk cannot write. */
export function configFolder(platform: string, env: Readonly<Record<string, string | undefined>>): string {
  if (platform === 'win32') return `${env.ProgramData ?? 'C:\\ProgramData'}\\${kioskNames.product}`;
  if (platform === 'darwin') return `/Library/Application Support/${kioskNames.product}`;
  return `/etc/${kioskNames.package}`;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
