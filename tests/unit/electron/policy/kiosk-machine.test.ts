import { describe, expect, test } from 'vitest';
import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../../../electron/policy/kiosk-machine.ts';
import { exitRetry } from '../../../../electron/policy/recovery.ts';

const settings = { idleMs: 120_000, countdownMs: 30_000 };

/** Takes events one after another from the start, and keeps what was to be done. */
function play(...events: readonly KioskEvent[]): { state: KioskState; effects: KioskEffect[] } {
  const first = startKiosk(0);
  let { state } = first;
  const effects: KioskEffect[] = [...first.effects];
  for (const event of events) {
    const step = stepKiosk(state, event, settings);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const wiped = (session: number, ms = 0): KioskEvent => ({ kind: 'wipe-done', ms, session });
const beat = (session: number, ms = 0): KioskEvent => ({ kind: 'heartbeat', ms, session });
const opened = [wiped(1), beat(1)];
const lost = (session: number, ms = 0): KioskEvent => ({ kind: 'lost', ms, session, reason: 'gone' });
const names = (effects: readonly KioskEffect[]) => effects.map((effect) => effect.kind);

test('the first thing is a wipe, then a page, and its heartbeat shows the attract screen', () => {
  const { state, effects } = play(...opened);
  expect(names(effects)).toEqual(['wipe', 'open', 'phase']);
  expect(state).toMatchObject({ visit: { phase: 'waiting' }, page: { status: 'open' }, session: 1 });
});

test('a visit ends in a wipe and a page of a new number', () => {
  const { state, effects } = play(
    ...opened,
    { kind: 'begin', ms: 1 },
    { kind: 'end', ms: 2 },
    wiped(2),
    beat(2),
  );
  expect(effects.slice(3)).toEqual([
    { kind: 'phase' },
    { kind: 'phase' },
    { kind: 'wipe', session: 2 },
    { kind: 'open', page: 'home', session: 2 },
    { kind: 'phase' },
  ]);
  expect(state.wipes).toBe(2);
});

test('a lost page is replaced at once', () => {
  const { effects } = play(...opened, lost(1), wiped(2));
  expect(effects.slice(3)).toEqual([
    { kind: 'lost', reason: 'gone', rule: 'recover-now' },
    { kind: 'phase' },
    { kind: 'wipe', session: 2 },
    { kind: 'open', page: 'home', session: 2 },
  ]);
});

test('a page without heartbeats is replaced', () => {
  expect(names(play(...opened, { kind: 'tick', ms: 3_999 }).effects)).not.toContain('lost');
  expect(play(...opened, { kind: 'tick', ms: 4_000 }).effects).toContainEqual({
    kind: 'lost',
    reason: 'hang',
    rule: 'recover-now',
  });
});

test('a page that never comes is given up', () => {
  expect(names(play(wiped(1), { kind: 'tick', ms: 14_999 }).effects)).toEqual(['wipe', 'open']);
  expect(play(wiped(1), { kind: 'tick', ms: 15_000 }).effects).toContainEqual({
    kind: 'lost',
    reason: 'start',
    rule: 'recover-later',
  });
});

test('the third loss shows the error screen, and its time brings the page back', () => {
  const events = [...opened, lost(1), wiped(2), lost(2), wiped(3), lost(3), wiped(4, 100)];
  const { state, effects } = play(...events);
  expect(effects.at(-1)).toEqual({ kind: 'open', page: 'fallback', session: 4 });
  expect(state.page).toEqual({ status: 'fallback', retryAtMs: 60_100 });
  const back = play(...events, { kind: 'tick', ms: 60_100 }, wiped(5, 60_200));
  expect(back.effects.at(-1)).toEqual({ kind: 'open', page: 'home', session: 5 });
});

describe('on the error screen', () => {
  const shown = [...opened, lost(1), wiped(2), lost(2), wiped(3), lost(3), wiped(4, 100)];
  const before = play(...shown).state;
  test.each(['hang', 'load', 'files', 'preload', 'script', 'start', 'integrity'] as const)(
    '%s means nothing: it has neither script nor file',
    (reason) => {
      expect(stepKiosk(before, { kind: 'lost', ms: 200, session: 4, reason }, settings)).toEqual({
        state: before,
        effects: [],
      });
    },
  );

  test('its own end shortens no wait', () => {
    const again = play(...shown, lost(4, 20_100), wiped(5, 20_200));
    expect(again.effects.at(-1)).toEqual({ kind: 'open', page: 'fallback', session: 5 });
    expect(again.state.page).toEqual({ status: 'fallback', retryAtMs: 60_200 });
    expect(again.state.recovery.fallbacks).toBe(1);
  });

  test('its own ends do not count against the page that comes next', () => {
    const back = play(
      ...shown,
      lost(4, 59_000),
      wiped(5, 59_000),
      { kind: 'tick', ms: 60_100 },
      wiped(6, 60_100),
    );
    expect(back.effects.at(-1)).toEqual({ kind: 'open', page: 'home', session: 6 });
    expect(back.state.recovery.losses).toEqual([]);
  });
});

test('a script that fails loses a page that has given no sign of life, and no other', () => {
  const failed = (ms: number): KioskEvent => ({ kind: 'lost', ms, session: 1, reason: 'script' });
  expect(play(wiped(1), failed(1)).effects).toContainEqual({
    kind: 'lost',
    reason: 'script',
    rule: 'recover-now',
  });
  const well = play(...opened).state;
  expect(stepKiosk(well, failed(1), settings)).toEqual({ state: well, effects: [] });
});

test('what an older page says changes nothing', () => {
  const before = play(...opened, { kind: 'end', ms: 0 }, wiped(2)).state;
  for (const late of [beat(1), lost(1), wiped(1)])
    expect(stepKiosk(before, late, settings)).toEqual({ state: before, effects: [] });
});

test('a visit means nothing while no page is open', () => {
  for (const events of [[], [wiped(1)]]) {
    const { state, effects } = play(...events);
    for (const kind of ['input', 'end', 'still-here', 'sleep', 'wake'] as const)
      expect(stepKiosk(state, { kind, ms: 5 }, settings)).toEqual({ state, effects: [] });
    expect(effects.length).toBeGreaterThan(0);
  }
});

test('a wipe that hangs is begun again, and after three the program restarts', () => {
  const { state, effects } = play({ kind: 'tick', ms: 5_000 }, { kind: 'tick', ms: 10_000 });
  expect(effects).toEqual([1, 2, 3].map((session) => ({ kind: 'wipe', session })));
  expect(stepKiosk(state, wiped(2), settings).effects).toEqual([]);
  expect(stepKiosk(state, { kind: 'tick', ms: 15_000 }, settings).effects).toEqual([
    { kind: 'exit', code: exitRetry },
  ]);
});

test('ten good minutes forgive what went before', () => {
  const integrity: KioskEvent = { kind: 'lost', ms: 0, session: 1, reason: 'integrity' };
  const events = [
    ...opened,
    integrity,
    wiped(2),
    { kind: 'tick', ms: 60_000 } as const,
    wiped(3, 60_000),
    beat(3, 60_000),
  ];
  expect(play(...events, beat(3, 659_999)).state.recovery.fallbacks).toBe(1);
  expect(play(...events, beat(3, 660_000)).state.recovery.fallbacks).toBe(0);
});

describe('after the end of the program', () => {
  const { state } = play(
    { kind: 'tick', ms: 5_000 },
    { kind: 'tick', ms: 10_000 },
    { kind: 'tick', ms: 15_000 },
  );
  test.each([beat(3), lost(3), wiped(3), { kind: 'input', ms: 0 }, { kind: 'tick', ms: 1e9 }] as const)(
    '$kind does nothing',
    (event) => {
      expect(state.page.status).toBe('exited');
      expect(stepKiosk(state, event, settings)).toEqual({ state, effects: [] });
    },
  );
});
