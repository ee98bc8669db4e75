import { nextStep, speechRates, speechVolumes, usualRateStep, usualVolumeStep } from './comfort.ts';
import type { KeypadAction, PressedAction } from './keypad.ts';

/**
 * A visit that is heard instead of seen.
 * - `isOn`: keys of a keypad go through the screen, and each is answered in words.
 * - `isTrying`, `tried`: the keys are tried first; the last one that was.
 * - `rateStep`, `volumeStep`: of the voice (comfort.ts).
 * - `isDark`: the picture is dark, so that nobody reads along.
 * - `isMuted`: nothing is said until somebody answers: the room must not hear what headphones would have.
 * - `endAskedMs`: when the key that ends the visit was pressed once; null when another one came after it.
 */
export type ListeningState = {
  isOn: boolean;
  isTrying: boolean;
  tried: PressedAction | null;
  rateStep: number;
  volumeStep: number;
  isDark: boolean;
  isMuted: boolean;
  endAskedMs: number | null;
};

export const notListening: ListeningState = {
  isOn: false,
  isTrying: false,
  tried: null,
  rateStep: usualRateStep,
  volumeStep: usualVolumeStep,
  isDark: false,
  isMuted: false,
  endAskedMs: null,
};

/** What lies uppermost: the staff's pad, the invitation, nothing that answers, or in a visit a page, the first of them, or what covers it. */
type Layer = 'staff' | 'invitation' | 'closed' | 'page' | 'first' | 'panel' | 'languages' | 'countdown';

/**
 * The screen on which a key is pressed.
 * - `items`: how many things can be heard on it; `place`: at which of them one is, counted from 0; null before the first.
 * - `at`: what that is; `dimmed`: a key that does nothing now; `voiceless`: one for a language without a voice.
 * - `isVoiceless`: the language of the visit has no voice, though another one has.
 */
export type HeardScreen = {
  layer: Layer;
  items: number;
  place: number | null;
  at: 'text' | 'control' | 'dimmed' | 'voiceless' | null;
  isVoiceless: boolean;
};

export type ListeningEvent =
  | { kind: 'key'; action: PressedAction; ms: number; screen: HeardScreen }
  | { kind: 'plugged'; layer: Layer }
  /** `touched`: the dark picture. `tried`: the visitor goes on from the keys. */
  | { kind: 'unplugged' | 'touched' | 'tried' };

/** What is said: a sentence, how the voice is set, what a key does, where one is, or a thing on the screen by its place. */
export type Said =
  | 'fromStart'
  | 'fromEnd'
  | 'nothing'
  | 'first'
  | 'keys'
  | 'darkNow'
  | 'lightNow'
  | 'endAgain'
  | 'rate'
  | 'volume'
  | 'place'
  | { action: PressedAction }
  | { item: number };

export type ListeningEffect =
  /** A tone, at once; whatever is being said stops. */
  | { kind: 'tone' | 'hush' }
  /** Follow the screen from now on; begin a visit; say what screen this is. */
  | { kind: 'follow' | 'begin' | 'announce' | 'repeat' }
  | { kind: 'say'; said: readonly Said[] }
  /** Take focus and page to a thing, or press it. */
  | { kind: 'go' | 'press'; item: number }
  | { kind: 'stay' | 'open-languages' | 'close-languages' | 'close-panel' | 'go-back' | 'go-home' | 'end' };

export type ListeningStep = { state: ListeningState; effects: readonly ListeningEffect[] };

/** Milliseconds in which a second press of the key that ends the visit counts. */
export const endMs = 10_000;

/**
 * Whether a key is taken for a keypad's: none where staff are at their pad; else a jack's always; any in a visit that is heard; on the invitation any but one that presses what
 * has the focus, as a keyboard or a screen reader does. In a visit that is seen the keys are the page's, and only "where am I" begins.
 */
export function takesKey(action: KeypadAction, isOn: boolean, layer: Layer, hasFocus: boolean): boolean {
  if (layer === 'staff') return false;
  if (isOn || action === 'plugged' || action === 'unplugged') return true;
  if (layer === 'invitation') return action !== 'select' || !hasFocus;
  return layer !== 'closed' && action === 'where';
}

/** The next state and the effects to run, in their order. */
export function stepListening(state: ListeningState, event: ListeningEvent): ListeningStep {
  switch (event.kind) {
    case 'plugged':
      if (state.isMuted) return act({ ...state, isMuted: false }, 'announce');
      return state.isOn ? act(state) : begin(state, event.layer);
    case 'unplugged':
      return act({ ...state, isMuted: state.isOn }, 'hush');
    case 'touched':
      return say({ ...state, isDark: false }, 'lightNow');
    case 'tried':
      return act({ ...state, isTrying: false, tried: null }, 'open-languages');
    case 'key': {
      if (!state.isOn) return begin(state, event.screen.layer);
      const endAskedMs = event.action === 'end' ? state.endAskedMs : null;
      const next = answer({ ...state, isMuted: false, endAskedMs }, event);
      return { ...next, effects: [{ kind: 'tone' }, { kind: 'hush' }, ...next.effects] };
    }
  }
}

/** With the keys to try on the invitation, from the screen that is shown in a visit. */
function begin(state: ListeningState, layer: Layer): ListeningStep {
  if (layer === 'closed' || layer === 'staff') return act(state);
  const isTrying = layer === 'invitation';
  return act({ ...state, isOn: true, isTrying }, 'tone', 'hush', 'follow', isTrying ? 'begin' : 'announce');
}

const say = (state: ListeningState, ...said: readonly Said[]): ListeningStep => ({
  state,
  effects: [{ kind: 'say', said }],
});

type Act = Exclude<ListeningEffect, { item: number } | { said: unknown }>['kind'];

const act = (state: ListeningState, ...kinds: readonly Act[]): ListeningStep => ({
  state,
  effects: kinds.map((kind) => ({ kind })),
});

type Key = Extract<ListeningEvent, { kind: 'key' }>;

/** What changes how it sounds, looks or ends, wherever one is. */
const isEverywhere = (action: PressedAction) => isOfVoice(action) || action === 'dark' || action === 'end';

function answer(state: ListeningState, { action, ms, screen }: Key): ListeningStep {
  if (state.isTrying) return tryKey(state, action);
  const { layer } = screen;
  // Where nothing could be understood, each key leads to the languages that can be.
  if (screen.isVoiceless && layer !== 'countdown' && !isEverywhere(action)) {
    if (layer !== 'languages') return act(state, 'open-languages');
    if (action === 'back' || action === 'home') return act(state, 'announce');
  }
  switch (action) {
    case 'previous':
      return step(state, screen, -1);
    case 'next':
      return step(state, screen, 1);
    case 'select':
      return press(state, screen);
    case 'where':
      return say(state, 'place', 'keys');
    case 'back':
      return layer === 'first' ? say(state, 'first') : act(state, wayBack[layer]);
    case 'home':
      return layer === 'countdown' ? act(state, 'stay', 'go-home') : act(state, 'go-home');
    case 'repeat':
      return act(state, 'repeat');
    case 'dark':
      return say({ ...state, isDark: !state.isDark }, state.isDark ? 'lightNow' : 'darkNow');
    case 'end':
      return askToEnd(state, ms);
    default:
      return say(changeVoice(state, action), setting[action]);
  }
}

const wayBack = {
  staff: 'announce',
  invitation: 'announce',
  closed: 'announce',
  page: 'go-back',
  panel: 'close-panel',
  languages: 'close-languages',
  countdown: 'stay',
} as const;

/** Says what a key does. Those of the voice do it as well: it may be too soft or too fast to be understood. */
function tryKey(state: ListeningState, action: PressedAction): ListeningStep {
  if (action === 'select') return stepListening(state, { kind: 'tried' });
  const tried = { ...state, tried: action };
  if (!isOfVoice(action)) return say(tried, { action });
  return say(changeVoice(tried, action), { action }, setting[action]);
}

/** To the next thing on the screen, or the one before; after the last the first again, and that is said. */
function step(state: ListeningState, { items, place }: HeardScreen, change: 1 | -1): ListeningStep {
  if (items === 0) return act(state, 'announce');
  const next = place === null && change === -1 ? -1 : (place ?? -1) + change;
  const item = (next + items) % items;
  const around: readonly Said[] = next === item ? [] : [change === 1 ? 'fromStart' : 'fromEnd'];
  return {
    state,
    effects: [
      { kind: 'go', item },
      { kind: 'say', said: [...around, { item }] },
    ],
  };
}

function press(state: ListeningState, { place, at }: HeardScreen): ListeningStep {
  if (place === null || at === null) return act(state, 'announce');
  if (at === 'text') return say(state, 'nothing');
  if (at !== 'control') return say(state, { item: place });
  return { state, effects: [{ kind: 'press', item: place }] };
}

function askToEnd(state: ListeningState, ms: number): ListeningStep {
  if (state.endAskedMs !== null && ms < state.endAskedMs + endMs) return act(state, 'end');
  return say({ ...state, endAskedMs: ms }, 'endAgain');
}

/** What keys of the voice set. */
const setting = { slower: 'rate', faster: 'rate', softer: 'volume', louder: 'volume' } as const;

type VoiceAction = keyof typeof setting;

const isOfVoice = (action: PressedAction): action is VoiceAction => Object.hasOwn(setting, action);

function changeVoice(state: ListeningState, action: VoiceAction): ListeningState {
  const change = action === 'faster' || action === 'louder' ? 1 : -1;
  return setting[action] === 'rate'
    ? { ...state, rateStep: nextStep(state.rateStep, change, speechRates.length) }
    : { ...state, volumeStep: nextStep(state.volumeStep, change, speechVolumes.length) };
}
