import * as z from 'zod/mini';
import { countries } from '../country/country.ts';
import { keypadActions } from '../kiosk/keypad.ts';
import { languages, type Language } from '../language.ts';
import { handoffModes } from './handoff.ts';

const count = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));

export const phoneSchema = z.strictObject({ dial: z.string(), display: z.string() });

/** A line that a center has written, by language: plain text, to be shown as it stands. Checked by electron/policy/config.ts. */
const lineByLanguage = z.partialRecord(z.enum(languages), z.string());

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
export const settingsSchema = z.strictObject({
  handoff: z.enum(handoffModes),
  /** Those to ask for; the first is the kiosk's own, in which every visit ends. */
  languages: z.array(z.enum(languages)).check(z.minLength(1)),
  /** For our own numbers: the specification's default where the config names none. */
  country: z.enum(countries),
  /** Null when the config has no location: no number is shown then. */
  emergencyNumber: z.nullable(z.string().check(z.regex(/^\d{2,5}$/))),
  /** The line at that place for people who think of harming themselves; null where the emergency number is all that is sure. */
  crisisLine: z.nullable(z.string().check(z.regex(/^\d[\d\u00A0]{2,14}$/))),
  /** What the kiosk and the center that it stands in are called; null: not said. */
  kioskName: z.nullable(z.string()),
  center: z.nullable(z.string()),
  /** What the center has to say today; null once its last day is over. */
  notice: z.nullable(lineByLanguage),
  /** Where a person helps, such as "the desk behind you", and that person's number. */
  desk: z.nullable(
    z.strictObject({
      where: lineByLanguage,
      phone: z.nullable(phoneSchema),
    }),
  ),
  /** Staff have taken this screen out of service; with whom to call instead, where the config names anybody. */
  outOfService: z.nullable(z.strictObject({ phone: z.nullable(phoneSchema) })),
  display: z.strictObject({
    diagonalInches: z.number(),
    widthPx: count(20_000),
    heightPx: count(20_000),
    viewingDistanceCm: z.number(),
  }),
  sessionNumber: count(Number.MAX_SAFE_INTEGER),
  /** Whether a PIN is set: without one there is no staff exit to show. */
  staffExit: z.boolean(),
  /**
   * The language in which the visitor before this page read, who is to be thanked in it; null after the start or a pause. All
   * that there is of a past visit, for as long as the thanks are on the screen: main forgets it when it has handed it over.
   */
  afterVisit: z.nullable(z.enum(languages)),
  /** For who listens instead of looking. */
  listening: z.strictObject({
    /** Whether the invitation is spoken every five minutes. */
    speakInvitation: z.boolean(),
    /** Keys of this kiosk's own keypad, by `KeyboardEvent.key`, beside those that every kiosk knows. */
    keys: z.record(z.string(), z.enum(keypadActions)),
  }),
  online: z.boolean(),
});

export type KioskSettings = z.infer<typeof settingsSchema>;

/** A center's line in one language. */
type Line = { language: Language; text: string };

/**
 * A center's line in the first of some languages in which it was written; else in any.
 * @param wanted the visitor's language, then those of the kiosk in their order.
 * @returns null when it was written in none.
 */
export function lineIn(
  texts: Readonly<Partial<Record<Language, string>>>,
  wanted: readonly Language[],
): Line | null {
  const found = [...wanted, ...languages].flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });
  return found[0] ?? null;
}
