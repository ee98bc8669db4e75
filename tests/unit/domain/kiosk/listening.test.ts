import { describe, expect, test } from 'vitest';
import { speechRates, speechVolumes } from '../../../../src/domain/kiosk/comfort.ts';
import { keypadActions, type KeypadAction, type PressedAction } from '../../../../src/domain/kiosk/keypad.ts';
import {
  endMs,
  notListening,
  stepListening,
  takesKey,
  type HeardScreen,
  type ListeningEffect,
  type ListeningState,
} from '../../../../src/domain/kiosk/listening.ts';

/* What a key does. How that sounds on the screens that there are: tests/e2e/kiosk/listening.spec.ts. */

const pressed = keypadActions.filter(
  (action): action is PressedAction => action !== 'plugged' && action !== 'unplugged',
);
const on: ListeningState = { ...notListening, isOn: true };
const trying: ListeningState = { ...on, isTrying: true };

const screen = (changes: Partial<HeardScreen> = {}): HeardScreen => ({
  layer: 'page',
  items: 3,
  place: null,
  at: null,
  isVoiceless: false,
  ...changes,
});

function press(
  state: ListeningState,
  action: PressedAction,
  changes: Partial<HeardScreen> = {},
  ms = 0,
): { state: ListeningState; done: readonly unknown[] } {
  const next = stepListening(state, { kind: 'key', action, ms, screen: screen(changes) });
  return { state: next.state, done: next.effects.map(short) };
}

/** An effect in as few words as there are. */
function short(effect: ListeningEffect): unknown {
  if (effect.kind === 'say') return effect.said;
  return 'item' in effect ? `${effect.kind} ${effect.item}` : effect.kind;
}

const layers = ['invitation', 'closed', 'page', 'first', 'panel', 'languages', 'countdown'] as const;

test.each<[string, boolean, boolean, readonly KeypadAction[]]>([
  ['on the invitation any key begins', false, false, pressed],
  [
    'but not one that presses what has the focus',
    false,
    true,
    pressed.filter((action) => action !== 'select'),
  ],
  ['and in a visit that is heard each is taken', true, true, pressed],
])('%s', (_what, isOn, hasFocus, taken) => {
  expect(pressed.filter((action) => takesKey(action, isOn, 'invitation', hasFocus))).toEqual(taken);
});

test('staff at their pad have all keys', () => {
  for (const isOn of [true, false])
    expect(keypadActions.filter((action) => takesKey(action, isOn, 'staff', false))).toEqual([]);
});

test.each(layers.filter((layer) => layer !== 'invitation'))(
  'in a visit that is seen the keys are the page’s, but the one that asks where one is, and a jack: %s',
  (layer) => {
    expect(keypadActions.filter((action) => takesKey(action, false, layer, false))).toEqual(
      layer === 'closed' ? ['plugged', 'unplugged'] : ['where', 'plugged', 'unplugged'],
    );
  },
);

test.each(['key', 'plugged'] as const)('listening begins by a %s', (kind) => {
  const begin = (layer: HeardScreen['layer']) =>
    stepListening(
      notListening,
      kind === 'key' ? { kind, action: 'where', ms: 0, screen: screen({ layer }) } : { kind, layer },
    );
  expect(begin('closed')).toEqual({ state: notListening, effects: [] });
  for (const layer of layers.filter((each) => each !== 'closed')) {
    const isInvited = layer === 'invitation';
    const { state, effects } = begin(layer);
    expect(state).toEqual(isInvited ? trying : on);
    expect(effects.map(short)).toEqual(['tone', 'hush', 'follow', isInvited ? 'begin' : 'announce']);
  }
});

test('each key stops what is being said and sounds a tone before anything else', () => {
  for (const state of [on, trying])
    for (const action of pressed)
      for (const layer of layers)
        for (const isVoiceless of [false, true]) {
          const { done } = press(state, action, { layer, isVoiceless });
          expect(done.slice(0, 2), action).toEqual(['tone', 'hush']);
          // And none is without an answer.
          expect(done.length, `${action}, ${layer}`).toBeGreaterThan(2);
        }
});

test('keys that are tried say what they do; those of the voice do it, and Select alone goes on', () => {
  for (const action of pressed.filter((each) => each !== 'select')) {
    const { state, done } = press(trying, action);
    expect(state).toMatchObject({ isTrying: true, tried: action });
    expect(done[2]).toEqual(expect.arrayContaining([{ action }]));
  }
  expect(press(trying, 'faster').state.rateStep).toBe(on.rateStep + 1);
  expect(press(trying, 'dark').state.isDark).toBe(false);
  expect(press(trying, 'end').state.endAskedMs).toBeNull();
  const { state, done } = press(trying, 'select');
  expect([state, done[2]]).toEqual([on, 'open-languages']);
});

test.each<[string, PressedAction, Partial<HeardScreen>, readonly unknown[]]>([
  ['on from the start', 'next', {}, ['go 0', [{ item: 0 }]]],
  ['on', 'next', { place: 1, at: 'text' }, ['go 2', [{ item: 2 }]]],
  ['on from the end', 'next', { place: 2, at: 'text' }, ['go 0', ['fromStart', { item: 0 }]]],
  ['back from the start', 'previous', {}, ['go 2', ['fromEnd', { item: 2 }]]],
  ['back from the first thing', 'previous', { place: 0, at: 'text' }, ['go 2', ['fromEnd', { item: 2 }]]],
  ['on where there is nothing', 'next', { items: 0 }, ['announce']],
  ['a press before the first thing', 'select', {}, ['announce']],
  ['a press on text', 'select', { place: 1, at: 'text' }, [['nothing']]],
  ['a press on a key', 'select', { place: 1, at: 'control' }, ['press 1']],
  ['a press on a key that does nothing now', 'select', { place: 1, at: 'dimmed' }, [[{ item: 1 }]]],
  [
    'a press on a language without a voice: that it has none, and the visit stays in its own',
    'select',
    { layer: 'languages', place: 1, at: 'voiceless' },
    [[{ item: 1 }]],
  ],
  ['where one is, and what the keys do', 'where', { place: 1, at: 'text' }, [['place', 'keys']]],
  ['back on the first screen', 'back', { layer: 'first' }, [['first']]],
  ['back on a page', 'back', {}, ['go-back']],
  ['back in a panel', 'back', { layer: 'panel' }, ['close-panel']],
  ['back from the languages', 'back', { layer: 'languages' }, ['close-languages']],
  ['back in the countdown', 'back', { layer: 'countdown' }, ['stay']],
  ['home', 'home', {}, ['go-home']],
  ['home in the countdown', 'home', { layer: 'countdown' }, ['stay', 'go-home']],
  ['the last words again', 'repeat', {}, ['repeat']],
])('%s', (_what, action, at, expected) => {
  const { state, done } = press(on, action, at);
  expect([state, done.slice(2)]).toEqual([on, expected]);
});

describe('a language without a voice, where another one has one', () => {
  const voiceless = { isVoiceless: true } as const;

  test('leads to the other languages by each key that would only say so again', () => {
    for (const layer of ['page', 'first', 'panel'] as const)
      for (const action of ['next', 'previous', 'select', 'where', 'back', 'home', 'repeat'] as const)
        expect(press(on, action, { ...voiceless, layer }).done[2], action).toBe('open-languages');
  });

  test('keeps them open until one is chosen; a countdown is answered all the same', () => {
    for (const action of ['back', 'home'] as const)
      expect(press(on, action, { ...voiceless, layer: 'languages' }).done[2]).toBe('announce');
    expect(press(on, 'next', { ...voiceless, layer: 'languages' }).done[2]).toBe('go 0');
    expect(press(on, 'back', { ...voiceless, layer: 'countdown' }).done[2]).toBe('stay');
    expect(press(on, 'end', { ...voiceless }).done[2]).toEqual(['endAgain']);
  });
});

test.each([
  ['slower', 'faster', 'rateStep', speechRates.length],
  ['softer', 'louder', 'volumeStep', speechVolumes.length],
] as const)('%s and %s go from step to step, and no further than the last', (down, up, step, steps) => {
  const go = (action: PressedAction, state: ListeningState) =>
    Array.from({ length: steps + 1 }).reduce<ListeningState>((before) => press(before, action).state, state);
  const last = go(up, on);
  expect(last).toEqual({ ...on, [step]: steps - 1 });
  expect(go(down, last)).toEqual({ ...on, [step]: 0 });
  expect(press(on, up).done[2]).toEqual([step === 'rateStep' ? 'rate' : 'volume']);
});

test('the picture goes dark and comes back, by its key or a touch, and it is said', () => {
  const dark = press(on, 'dark');
  expect([dark.state.isDark, dark.done[2]]).toEqual([true, ['darkNow']]);
  const light = press(dark.state, 'dark');
  expect([light.state, light.done[2]]).toEqual([on, ['lightNow']]);
  const touched = stepListening(dark.state, { kind: 'touched' });
  expect([touched.state, touched.effects.map(short)]).toEqual([on, [['lightNow']]]);
});

test('the visit ends at the second press within ten seconds, and not when another key came between', () => {
  const asked = press(on, 'end', {}, 1_000);
  expect(asked.done[2]).toEqual(['endAgain']);
  expect(press(asked.state, 'end', {}, 999 + endMs).done[2]).toBe('end');
  expect(press(asked.state, 'end', {}, 1_000 + endMs).done[2]).toEqual(['endAgain']);
  const other = press(asked.state, 'next', {}, 1_100).state;
  expect(press(other, 'end', {}, 1_200).done[2]).toEqual(['endAgain']);
});

test('headphones that are out silence everything, and a plug or a key goes on', () => {
  const out = stepListening(on, { kind: 'unplugged' });
  expect([out.state.isMuted, out.effects.map(short)]).toEqual([true, ['hush']]);
  const again = stepListening(out.state, { kind: 'plugged', layer: 'page' });
  expect([again.state, again.effects.map(short)]).toEqual([on, ['announce']]);
  expect(press(out.state, 'repeat').state).toEqual(on);
  // Also what was read aloud to who looks and touches; that visit may be read to again.
  const seen = stepListening(notListening, { kind: 'unplugged' });
  expect([seen.state, seen.effects.map(short)]).toEqual([notListening, ['hush']]);
  // In already, they change nothing.
  expect(stepListening(on, { kind: 'plugged', layer: 'page' })).toEqual({ state: on, effects: [] });
});
