import {
  findHeadphones,
  planSound,
  soundTarget,
  usualSink,
  type SoundGoal,
  type SoundServer,
} from './audio.ts';

/** What keeps the kiosk from its sound server. Said once, until it is over. */
export type Trouble = 'no-program' | 'no-server' | 'no-json' | 'hangs';

/** The sound of the computer, as far as the kiosk has a say in it. */
export type SoundState = {
  goal: SoundGoal;
  /** The subscription to the server's changes; `heard`: it has said something, and from then on no change is missed. */
  link: 'never' | 'asked' | 'heard' | 'down' | 'ended';
  trouble: Trouble | null;
  tries: number;
  /** What the jack of a keypad said last, by its keys; null before that, and once the keypad itself has gone. */
  keys: boolean | null;
  /** The room's sink, from a moment at which nobody listened alone. */
  room: string | null;
  /** The sink to which a visitor listens alone; null when nobody does. */
  ears: string | null;
  /** After a visitor who listened alone: since when, and since when nothing has been left to play. Null once the room has its sound again. */
  quiet: { fromMs: number; emptyFromMs: number | null } | null;
  /** The server is being asked, or told to change; `again`: and is to be asked once more. */
  work: 'none' | 'look' | 'move';
  again: boolean;
  /** Moves in a row after which sound was not where it was to go. */
  moves: number;
};

export type SoundEvent =
  | { kind: 'follow' | 'stop' | 'due' | 'moved'; ms: number }
  | { kind: 'goal'; ms: number; goal: SoundGoal }
  /** The jack of a keypad, by its keys. */
  | { kind: 'keys'; ms: number; plugged: boolean }
  /** Lines of the subscription. */
  | { kind: 'said'; ms: number; lines: string }
  /** What the server has. `named`: the sink of headphones, by the config. */
  | { kind: 'seen'; ms: number; server: SoundServer; named: string | null }
  | { kind: 'lost'; ms: number; why: Trouble };

export type SoundEffect =
  | { kind: 'subscribe' | 'unsubscribe' | 'look' }
  | { kind: 'move'; commands: readonly (readonly string[])[] }
  /** Wait instead of whatever is waited for; then `due`. */
  | { kind: 'wait'; waitMs: number }
  /** How they are, at each look. `isNews`: somebody has just done it, also where nothing was known before. */
  | { kind: 'headphones'; plugged: boolean; isNews: boolean }
  /** Sound goes where it was to go, or to nobody until it does. */
  | { kind: 'arrived'; goal: SoundGoal }
  | { kind: 'log'; rule: Trouble | 'ready' };

export type SoundStep = { state: SoundState; effects: readonly SoundEffect[] };

/** Milliseconds of quiet before it is looked at what has changed: a plug is several events. */
export const settleMs = 20;

/** Milliseconds until the next try to reach a server, doubled each time. */
export const retryMs = { first: 1_000, most: 300_000 };

/**
 * Milliseconds for which nothing may be left to play before the room hears something again, looked at so often: a voice that is told
 * to stop goes on for a while (speech-dispatcher 0.11: up to 0.4 s on a busy machine). After the longest time what still plays is
 * somebody else's.
 */
export const quietMs = { least: 1_000, look: 250, most: 10_000 };

/** Microseconds of which no word can be heard; a stream that plays nothing keeps some (PulseAudio 16: 3 000, and 8 000 while it plays). */
const emptyMicroseconds = 5_000;

/** A server that has not followed by then does not; each later change is another chance. */
const mostMoves = 4;

/** An event after which another sink may be there, or another stream. Those of clients are our own commands. */
const isChange = /\bon (?:sink|sink-input|card|server) #/;

export const noSound: SoundState = {
  goal: 'usual',
  link: 'never',
  trouble: null,
  tries: 0,
  keys: null,
  room: null,
  ears: null,
  quiet: null,
  work: 'none',
  again: false,
  moves: 0,
};

/** The next state and the effects to run. Total: what comes late changes nothing. */
export function stepSound(state: SoundState, event: SoundEvent): SoundStep {
  switch (event.kind) {
    case 'follow':
      return state.link === 'never' ? subscribe(state) : look(state);
    case 'stop':
      return { state: { ...state, link: 'ended' }, effects: [{ kind: 'unsubscribe' }] };
    case 'due':
      return state.link === 'down' ? subscribe(state) : look(state);
    case 'said':
      if (!isUp(state) || (state.link === 'heard' && !isChange.test(event.lines))) return same(state);
      return { state: { ...state, link: 'heard' }, effects: [{ kind: 'wait', waitMs: settleMs }] };
    case 'goal':
      return turnTo(state, event.goal, event.ms);
    case 'keys':
      return hearKeys(state, event.plugged);
    case 'seen':
      return state.work === 'look' ? see(state, event) : same(state);
    case 'moved':
      return state.work === 'move' ? look({ ...state, work: 'none' }) : same(state);
    case 'lost':
      return isUp(state) ? lose(state, event.why) : same(state);
  }
}

const same = (state: SoundState): SoundStep => ({ state, effects: [] });

const isUp = ({ link }: SoundState): boolean => link === 'asked' || link === 'heard';

function subscribe(state: SoundState): SoundStep {
  const { state: next, effects } = look({ ...state, link: 'asked', work: 'none' });
  return { state: next, effects: [{ kind: 'subscribe' }, ...effects] };
}

/** One look at a time: what changes meanwhile is looked at afterwards. */
function look(state: SoundState): SoundStep {
  if (!isUp(state)) return same(state);
  if (state.work !== 'none') return same({ ...state, again: true });
  return { state: { ...state, work: 'look', again: false }, effects: [{ kind: 'look' }] };
}

function turnTo(state: SoundState, goal: SoundGoal, ms: number): SoundStep {
  const isLetOut = goal === 'usual' && state.goal !== 'usual';
  const quiet = isLetOut ? { fromMs: ms, emptyFromMs: null } : goal === 'usual' ? state.quiet : null;
  const next = { ...state, goal, quiet, moves: 0 };
  if (isUp(state)) return look(next);
  // Where there is no server nothing can be moved; one that hangs may still play where it did.
  return { state: next, effects: state.trouble === 'hangs' ? [] : [{ kind: 'arrived', goal }] };
}

function hearKeys(state: SoundState, plugged: boolean): SoundStep {
  const next = look({ ...state, keys: plugged });
  // Where a server answers, it is asked first: with the keypad its sink may be gone, or not there yet.
  if (isUp(state) && plugged) return next;
  return { state: next.state, effects: [...next.effects, { kind: 'headphones', plugged, isNews: true }] };
}

function lose(state: SoundState, why: Trouble): SoundStep {
  const { goal, tries, keys } = state;
  const waitMs = Math.min(retryMs.first * 2 ** tries, retryMs.most);
  return {
    state: { ...state, link: 'down', work: 'none', again: false, trouble: why, tries: tries + 1 },
    effects: [
      { kind: 'unsubscribe' },
      ...(state.trouble === why ? [] : [{ kind: 'log', rule: why } as const]),
      ...(keys === null ? [] : [{ kind: 'headphones', plugged: keys, isNews: true } as const]),
      ...(why === 'hangs' ? [] : [{ kind: 'arrived', goal } as const]),
      { kind: 'wait', waitMs },
    ],
  };
}

function see(before: SoundState, { server, named, ms }: Extract<SoundEvent, { kind: 'seen' }>): SoundStep {
  const isGone = before.ears !== null && server.sinks.every(({ name }) => name !== before.ears);
  // A keypad that has gone with its sound says nothing more, and what it said last no longer holds.
  const keys = isGone ? null : before.keys;
  const plugged = pluggedIn(server, named, keys) ?? (isGone ? false : null);
  const quiet = stillQuiet(before.quiet, server, ms);
  const goal = quiet === null ? before.goal : 'silence';
  const room = usualSink(server, goal, before.room, named);
  const target = soundTarget(server, goal, room, named, keys === true);
  const commands = planSound(server, goal, target, named);
  const isWell = before.link === 'heard';
  const isThere = commands.length === 0 && !before.again;
  const canMove = commands.length > 0 && before.moves < mostMoves;
  const state: SoundState = {
    ...before,
    keys,
    room,
    quiet,
    ears: goal === 'headphones' && !isGone ? target : before.goal === 'usual' || isGone ? null : before.ears,
    trouble: isWell ? null : before.trouble,
    tries: isWell ? 0 : before.tries,
    work: canMove ? 'move' : 'none',
    moves: canMove ? before.moves + 1 : 0,
  };
  const next = !canMove && before.again ? look(state) : same(state);
  return {
    state: next.state,
    effects: [
      ...(isWell && before.trouble !== null ? [{ kind: 'log', rule: 'ready' } as const] : []),
      ...(canMove ? [{ kind: 'move', commands } as const] : []),
      ...(plugged === null
        ? []
        : [{ kind: 'headphones', plugged, isNews: isGone || keys !== null } as const]),
      ...(isThere ? [{ kind: 'arrived', goal: before.goal } as const] : []),
      ...(quiet === null ? [] : [{ kind: 'wait', waitMs: quietMs.look } as const]),
      ...next.effects,
    ],
  };
}

/** Whether headphones are plugged in: by the keys of their keypad, as long as its sink is there, or else by sink or jack. */
function pluggedIn({ sinks }: SoundServer, named: string | null, keys: boolean | null): boolean | null {
  const { plugged } = findHeadphones(sinks, named);
  if (keys === null) return plugged;
  return keys && (named === null || plugged === true);
}

/** Whether the room must still wait for its sound. */
function stillQuiet(quiet: SoundState['quiet'], { streams }: SoundServer, ms: number): SoundState['quiet'] {
  if (quiet === null || ms - quiet.fromMs >= quietMs.most) return null;
  const isEmpty = streams.every(({ buffer_latency_usec: left = 0 }) => left < emptyMicroseconds);
  const emptyFromMs = isEmpty ? (quiet.emptyFromMs ?? ms) : null;
  return emptyFromMs !== null && ms - emptyFromMs >= quietMs.least ? null : { ...quiet, emptyFromMs };
}
