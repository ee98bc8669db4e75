import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { languages, type Language } from '../../src/domain/language.ts';

/** The value of a field when the file is broken: its strictest one or, for a fact about the place, the valid value from the file. */
type InBrokenFile<Value> = { strictest: Value; because?: string } | { isOfThePlace: true };

/** What zod does not know of a field, for the fallback and the manual. */
export type FieldFacts<Value = unknown> = InBrokenFile<Value> & {
  /** In words, as the manual and an editor show it. */
  sets: string;
  /** What `null` means, in words. */
  nothing?: string;
};

/** The facts of each field of the config. */
export const fieldFacts = z.registry<FieldFacts>();

/** What goes into the JSON schema beside the rules; `errorMessage` says what a place may hold where the rules cannot. */
export const schemaNotes = z.registry<{ description?: string; errorMessage?: string }>();

/** A field with the value that fills its gap. */
export function field<Schema extends z.ZodMiniType>(
  schema: Schema,
  { usual, ...facts }: FieldFacts<z.output<Schema>> & { usual: z.core.util.NoUndefined<z.output<Schema>> },
): z.ZodMiniDefault<Schema> {
  const filled = withDefault(schema, usual);
  fieldFacts.add(filled, facts);
  schemaNotes.add(filled, { description: facts.sets });
  return filled;
}

/** A number within bounds, both of them included. */
export function between(numbers: 'whole' | 'any', { least, most }: { least: number; most: number }) {
  return (numbers === 'whole' ? z.int() : z.number()).check(z.minimum(least), z.maximum(most));
}

/** A time of the day. */
export const clock = inWords(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  'a time as "HH:MM", from "00:00" to "23:59"',
);

/** From and to, or closed. */
export const day = inWords(
  z.nullable(z.tuple([clock, clock])),
  'null when closed, or two times, such as ["08:00", "18:00"]',
);

export const timeZone = inWords(
  z.string().check(z.refine(isTimeZone)),
  'the IANA name of a time zone, such as "America/New_York"',
);

/** The hours of every day of a week. */
export function eachDay<Day extends string>(days: Readonly<Record<Day, typeof day>>) {
  const names = Object.keys(days).join(', ');
  return inWords(z.strictObject(days), `an object with all of ${names}, each null or ["08:00", "18:00"]`);
}

/** A phone number: as it is dialled (ITU-T E.164), and as it is read. */
export const phone = inWords(
  z.strictObject({
    dial: inWords(z.string().check(z.regex(/^\+\d{7,15}$/)), 'a number as "+" and 7 to 15 digits'),
    display: inWords(
      z.string().check(z.minLength(3), z.maxLength(30)),
      'the number as it is read, 3 to 30 characters',
    ),
  }),
  'an object with dial ("+" and 7 to 15 digits) and display',
);

/** Languages, each of them once. */
export const languageList = inWords(
  z.array(z.enum(languages)).check(z.minLength(1), z.refine(isWithoutTwins)),
  `a list of some of ${languages.map((language) => `"${language}"`).join(', ')}, each once`,
);

function isWithoutTwins(list: readonly Language[]): boolean {
  return new Set(list).size === list.length;
}

/** Says what a schema accepts where its rules say it to machines alone. */
function inWords<Schema extends z.ZodMiniType>(schema: Schema, errorMessage: string): Schema {
  schemaNotes.add(schema, { errorMessage });
  return schema;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
