import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Contact } from '~/domain/contact.ts';
import type { HandoffKey } from '~/domain/contract/handoff.ts';
import type { PrinterState, PrintOutcome, UnlockResult } from '~/domain/contract/kiosk-bridge.ts';
import type { QuestionId, SheetName } from '~/domain/contract/sheet.ts';
import { nextTextStep, nextTheme, type TextStep, type Theme } from '~/domain/kiosk/comfort.ts';
import { notListening } from '~/domain/kiosk/listening.ts';
import type { Language } from '~/domain/language.ts';

const resets: (() => void)[] = [];

/**
 * A store of what a visitor did or chose. It goes back to `initial` at the end of every visit: there is no way to make one
 * that does not.
 */
export function createKioskStore<State extends object>(initial: State): UseBoundStore<StoreApi<State>> {
  const store = create<State>(() => initial);
  resets.push(() => store.setState(initial, true));
  return store;
}

/** Forgets the visitor: every store is as it was at the start. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * What the screen shows: nothing, the invitation (or that it is out of service), the pages, or that it is being cleaned. `ended`:
 * nothing until the page is replaced; that the visit was cleared stands on the next invitation.
 */
type KioskView = 'asleep' | 'attract' | 'pages' | 'cleaning' | 'ended';

/**
 * State of the visit.
 * - `secondsLeft`: the number of the countdown, or of the cleaning, while it runs.
 * - `language`: what the visitor chose to read in; null in the kiosk's own language.
 */
export const useSession = createKioskStore<{
  view: KioskView;
  secondsLeft: number | null;
  language: Language | null;
}>({ view: 'attract', secondsLeft: null, language: null });

/** How a visitor likes the screen. */
export const useComfort = createKioskStore<{ textStep: TextStep; theme: Theme }>({
  textStep: 0,
  theme: 'light',
});

/** What may stand in the stage, one over the other. */
export type Layer = 'page' | 'panel' | 'languages';

/**
 * The letters of what stands there, and the largest that have room, as factors of the panel's smallest: 0 where not even those have.
 * Null for what has none of its own.
 */
export const useLetters = createKioskStore<Record<Layer, { words: number; most: number } | null>>({
  page: null,
  panel: null,
  languages: null,
});

/** The letters of the uppermost that has some of its own. */
export const lettersInSight = (letters: ReturnType<typeof useLetters.getState>) =>
  letters.languages ?? letters.panel ?? letters.page;

/** Makes the text a step larger or smaller. What is shown may have less room than was asked for: then down from what it has. */
export function changeText(change: 1 | -1): void {
  const shown = lettersInSight(useLetters.getState())?.words ?? Infinity;
  useComfort.setState(({ textStep }) => ({ textStep: nextTextStep(textStep, change, shown) }));
}

export function changeTheme(): void {
  useComfort.setState(({ theme }) => ({ theme: nextTheme(theme) }));
}

/** Whether the page is being read aloud; `voiceless`: it was asked for, and the computer has no voice of that language. */
export const useReading = createKioskStore<{ state: 'silent' | 'reading' | 'paused' | 'voiceless' }>({
  state: 'silent',
});

/** A visit that is heard instead of seen. */
export const useListening = createKioskStore(notListening);

/** How far a hand-off to this computer's browser came; `phone` when the kiosk hands over to phones alone. */
export type Outcome = 'opening' | 'opened' | 'not-opened' | 'offline' | 'phone';

/** What a visitor can take along on a phone. */
export type HandedContact = Extract<Contact, { kind: 'phone' | 'mail' }>;

/** What the panel is about. */
export type Topic =
  { kind: 'handoff'; key: HandoffKey; outcome: Outcome } | { kind: 'contact'; contact: HandedContact };

/**
 * Where the visitor is in what is paged (paging/turn.ts).
 * - `entry`: of the page that is shown, in the visit's history; `anchor`: the first element in sight on it; `first`: its place in the
 *   document's order, by which it is found in another language; `left`: the same of pages that one may come back to, by entry.
 * - `columns`: those that hold something, counted from 0; `page`: which of them is shown.
 */
export const usePaging = createKioskStore<{
  entry: string;
  anchor: Element | null;
  first: number;
  left: Readonly<Record<string, number>>;
  columns: readonly number[];
  page: number;
}>({ entry: '', anchor: null, first: 0, left: {}, columns: [0], page: 0 });

/** Whether the visitor chooses a language; `made`: has just chosen, or closed the panel. */
export const useLanguageChoice = createKioskStore<{ state: 'closed' | 'open' | 'made' }>({ state: 'closed' });

/** The topic of the open panel; null while it is closed. */
export const useHandoff = createKioskStore<{ topic: Topic | null }>({ topic: null });

/**
 * The sheets to take along.
 * - `chosen`: questions, in the order of the sheet; `isFull`: one more was asked for than it holds.
 * - `printer`: null before main has answered.
 * - `print`: the last sheet that was asked for, and what became of it.
 */
export const useSheets = createKioskStore<{
  chosen: readonly QuestionId[];
  isFull: boolean;
  printer: PrinterState | null;
  print: { sheet: SheetName; outcome: 'printing' | PrintOutcome } | null;
}>({ chosen: [], isFull: false, printer: null, print: null });

/** How far staff came: the last answer, `refused` when main gave none, null before the first try. */
type StaffAnswer = UnlockResult | { answer: 'refused' } | null;

/** How many fields of the touch test have answered so far. */
type TouchTest = { touched: number; fields: number };

/** The staff dialog. The PIN is kept no longer than it takes to send it. `touchTest`: the last one, once it is over. */
export const usePin = createKioskStore<{
  open: boolean;
  pin: string;
  answer: StaffAnswer;
  isTesting: boolean;
  touchTest: TouchTest | null;
}>({
  open: false,
  pin: '',
  answer: null,
  isTesting: false,
  touchTest: null,
});
