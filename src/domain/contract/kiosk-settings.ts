import * as z from 'zod/mini';
import { countries } from '../country/country.ts';
import { languages } from '../language.ts';
import { handoffModes } from './handoff.ts';

const count = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
export const settingsSchema = z.strictObject({
  handoff: z.enum(handoffModes),
  /** Those to ask for; the first is the kiosk's own, in which every visit ends. */
  languages: z.array(z.enum(languages)).check(z.minLength(1)),
  /** For our own numbers: the specification's default where the config names none. */
  country: z.enum(countries),
  /** Null when the config has no location: no number is shown then. */
  emergencyNumber: z.nullable(z.string().check(z.regex(/^\d{2,5}$/))),
  display: z.strictObject({
    diagonalInches: z.number(),
    widthPx: count(20_000),
    heightPx: count(20_000),
    viewingDistanceCm: z.number(),
  }),
  sessionNumber: count(Number.MAX_SAFE_INTEGER),
  /** Whether a PIN is set: without one there is no staff exit to show. */
  staffExit: z.boolean(),
  /** Whether this page comes after a visit that was cleared, and not after the start or a pause. */
  afterVisit: z.boolean(),
  online: z.boolean(),
});

export type KioskSettings = z.infer<typeof settingsSchema>;
