import * as z from 'zod/mini';
import { handoffKeys, handoffModes, type HandoffKey } from './handoff.ts';
import { phoneSchema, type KioskSettings } from './kiosk-settings.ts';
import { longestCountdownSeconds } from '../kiosk/timing.ts';
import { languages, type Language } from '../language.ts';
import { mostQuestions, questionIds, sheetNames } from './sheet.ts';
import { pinFormat, staffActions, type StaffAction } from './pin.ts';

/**
 * The only contract between the kiosk's pages and its main process: names of channels, shapes of what goes over them,
 * and the type of `window.kiosk`. Both sides check what comes in; main also checks who sent it. A page can name a link
 * but never send an address, and no channel opens a file, a dialog or a process.
 */
export const channels = {
  openHandoff: 'kiosk:open-handoff',
  getSettings: 'kiosk:get-settings',
  unlock: 'kiosk:unlock',
  beginVisit: 'kiosk:begin-visit',
  endSession: 'kiosk:end-session',
  stillHere: 'kiosk:still-here',
  heartbeat: 'kiosk:heartbeat',
  reportLanguage: 'kiosk:report-language',
  reportVoices: 'kiosk:report-voices',
  reportNoRoom: 'kiosk:report-no-room',
  reportReading: 'kiosk:report-reading',
  reportHeadphones: 'kiosk:report-headphones',
  staffAction: 'kiosk:staff-action',
  getPrinter: 'kiosk:get-printer',
  printSheet: 'kiosk:print-sheet',
  phase: 'kiosk:phase',
  online: 'kiosk:online',
  headphones: 'kiosk:headphones',
} as const;

const count = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));

/**
 * Closed and dark, the first touch only wakes: cover the page in black and swallow the touch · nobody has touched the screen
 * yet · someone is here · the countdown runs · staff clean the glass · over, this page is about to go.
 */
const phaseNames = ['asleep', 'waiting', 'active', 'warning', 'cleaning', 'ended'] as const;
export type PhaseName = (typeof phaseNames)[number];

export const phaseSchema = z.strictObject({
  phase: z.enum(phaseNames),
  /** Whole seconds of the countdown or the cleaning; null in all other phases. */
  secondsLeft: z.nullable(count(longestCountdownSeconds)),
  /** The visit it speaks of: a page of an older visit drops it. */
  sessionNumber: count(Number.MAX_SAFE_INTEGER),
});
export type KioskPhase = z.infer<typeof phaseSchema>;

/** What main answers to a hand-off: whether it is open on this screen now, and the mode that counted. */
export const handoffResultSchema = z.strictObject({ opened: z.boolean(), mode: z.enum(handoffModes) });
export type HandoffResult = z.infer<typeof handoffResultSchema>;

/**
 * What became of the config file: in use · not there, the defaults hold · broken from the start, the strictest values hold ·
 * changed since into a broken one, or gone: the last good one holds.
 */
export const configStates = ['ok', 'missing', 'fallback', 'refused'] as const;
export type ConfigState = (typeof configStates)[number];

/** A moment on the kiosk's own clock, such as 2026-11-26T15:59. */
const localMinute = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));

/** What staff may read out on the phone to whoever looks after the kiosk. Only the right PIN gets it. */
const staffFactsSchema = z.strictObject({
  version: z.string(),
  now: localMinute,
  lastWipe: z.nullable(localMinute),
  config: z.enum(configStates),
  /** When the config in use was read. */
  configRead: localMinute,
  /** Voices of the kiosk's own language; null before they were counted. */
  voices: z.nullable(z.int()),
  /** Whether a screen was not whole on this panel, even with the smallest letters. */
  noRoom: z.boolean(),
  supportPhone: z.nullable(phoneSchema),
});
export type StaffFacts = z.infer<typeof staffFactsSchema>;

/** What main answers to a PIN: `wait` after too many wrong ones, with the whole seconds until the next one counts. */
export const unlockResultSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('ok'), facts: staffFactsSchema }),
  z.strictObject({ answer: z.literal('wrong') }),
  z.strictObject({ answer: z.literal('wait'), seconds: count(900) }),
]);
export type UnlockResult = z.infer<typeof unlockResultSchema>;

/**
 * The printer of the kiosk: there is none · a sheet can be printed · it has no paper · it cannot print for another reason, which staff
 * see at the printer.
 */
export const printerStates = ['none', 'ready', 'no-paper', 'not-ready'] as const;
export type PrinterState = (typeof printerStates)[number];

/** What became of a sheet: it is out · why it will not come · this visit has printed as many as it may, or one is on its way. */
export const printOutcomes = ['printed', 'no-paper', 'not-ready', 'enough'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

/** A sheet to print: no text and no name of anybody's, only which of ours. */
export const sheetRequestSchema = z.strictObject({
  sheet: z.enum(sheetNames),
  questions: z.array(z.enum(questionIds)).check(
    z.maxLength(mostQuestions),
    z.refine((ids) => new Set(ids).size === ids.length, 'Expected each question once'),
  ),
  language: z.enum(languages),
});
export type SheetRequest = z.infer<typeof sheetRequestSchema>;

/** What the page may send, by channel. Anything else is dropped and counted. */
export const requestSchemas = {
  [channels.openHandoff]: z.enum(handoffKeys),
  [channels.getSettings]: z.undefined(),
  [channels.unlock]: z.string().check(z.regex(pinFormat)),
  [channels.beginVisit]: z.undefined(),
  [channels.endSession]: z.undefined(),
  [channels.stillHere]: z.undefined(),
  [channels.heartbeat]: z.undefined(),
  [channels.reportLanguage]: z.enum(languages),
  // A good speech synthesizer of Linux has more than ten thousand.
  [channels.reportVoices]: count(100_000),
  [channels.reportNoRoom]: z.undefined(),
  [channels.reportReading]: z.boolean(),
  [channels.reportHeadphones]: z.boolean(),
  [channels.staffAction]: z.enum(staffActions),
  [channels.getPrinter]: z.undefined(),
  [channels.printSheet]: sheetRequestSchema,
} as const;

export type RequestChannel = keyof typeof requestSchemas;

/** `window.kiosk`. Promises reject only when main refuses the caller or is gone. */
export type KioskBridge = {
  /** Asks main to open the constant address of a key. `opened` is false when the mode is `qr` or no browser answered. */
  openHandoff: (key: HandoffKey) => Promise<HandoffResult>;
  /** The facts of this screen. Asked once when the page starts. */
  getSettings: () => Promise<KioskSettings>;
  /** Tries a PIN: after too many wrong ones the answer is `wait`, whatever was typed. */
  unlock: (pin: string) => Promise<UnlockResult>;
  /** Acts for staff; main ignores it unless `unlock` answered `ok` within the last minute (`staffMs`). */
  staffAction: (action: StaffAction) => void;
  /** Whether a sheet could be printed now. */
  getPrinter: () => Promise<PrinterState>;
  /** Prints a sheet, and answers when it is out or will not come. */
  printSheet: (request: SheetRequest) => Promise<PrintOutcome>;
  /** The invitation was pressed, or staff opened their pad: someone is here. */
  beginVisit: () => void;
  /** The visitor is done: wipe now. */
  endSession: () => void;
  /** The visitor answered the countdown. */
  stillHere: () => void;
  /** To be called every `heartbeatMs` from the page's own loop; without it main replaces the page. */
  heartbeat: () => void;
  /** The visitor chose to read in this language: the next page says thank you in it, and main forgets it. */
  reportLanguage: (language: Language) => void;
  /** How many voices can read aloud in English (at most 1000 are counted), for the health file. */
  reportVoices: (voices: number) => void;
  /** A screen is not whole on this panel, even with the smallest letters: for the log, the health file and staff. */
  reportNoRoom: () => void;
  /** Reading aloud began or stopped: while it lasts, being still is no sign of having left (at most ten minutes). */
  reportReading: (reading: boolean) => void;
  /** A keypad whose jack sends keys said that headphones were plugged in or out: from then on that counts, and no sink. */
  reportHeadphones: (plugged: boolean) => void;
  /** Calls the listener at each change and each second of the countdown. Returns what stops it. */
  onPhase: (listener: (phase: KioskPhase) => void) => () => void;
  /** Calls the listener when the network comes or goes. Returns what stops it. */
  onOnline: (listener: (online: boolean) => void) => () => void;
  /**
   * Calls the listener when headphones are plugged in or out; not when they were in before the program, and not for what the page
   * has reported itself. Plugged in, the page begins a visit; out, main begins a countdown. Returns what stops it.
   */
  onHeadphones: (listener: (plugged: boolean) => void) => () => void;
};

declare global {
  interface Window {
    /** There in the kiosk alone: undefined in a plain browser. */
    readonly kiosk?: KioskBridge;
  }
}
