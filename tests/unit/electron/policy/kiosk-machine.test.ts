import { describe, expect, test } from 'vitest';
import {
  isNobodyThere,
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../../../electron/policy/kiosk-machine.ts';

/* What holds in every order of events is looked at in kiosk-machine.random.test.ts; here are the times, and what comes too late. */

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
const beat = (ms = 0): KioskEvent => ({ kind: 'heartbeat', ms });
const tick = (ms: number): KioskEvent => ({ kind: 'tick', ms });
const lost = (session: number, ms = 0, reason: 'gone' | 'integrity' | 'script' = 'gone'): KioskEvent => ({
  kind: 'lost',
  ms,
  session,
  reason,
});
const press: KioskEvent = { kind: 'handoff', key: 'chat', mode: 'both', online: true, ms: 5 };
const opened = [wiped(1), beat()];

test.each<[string, KioskEvent[], KioskEvent, string]>([
  ['without heartbeats for four seconds', opened, tick(4_000), 'hang recover-now'],
  ['that has not come in fifteen', [wiped(1)], tick(15_000), 'start recover-later'],
  [
    'whose script fails before its first sign of life',
    [wiped(1)],
    lost(1, 1, 'script'),
    'script recover-now',
  ],
])('a page %s is lost', (_which, before, event, expected) => {
  const losses = (events: readonly KioskEvent[]) =>
    play(...events).effects.flatMap((effect) =>
      effect.kind === 'lost' ? [`${effect.reason} ${effect.rule}`] : [],
    );
  expect(losses([...before, tick(event.ms - 1)])).toEqual([]);
  expect(losses([...before, event])).toEqual([expected]);
});

describe('the error screen', () => {
  const shown = [...opened, lost(1), wiped(2), lost(2), wiped(3), lost(3), wiped(4, 100)];
  const { state, effects } = play(...shown);

  test('comes at the third loss, and its time brings the page back', () => {
    expect(effects.at(-1)).toEqual({ kind: 'open', page: 'fallback', session: 4 });
    expect(state.page).toEqual({ status: 'fallback', retryAtMs: 60_100 });
    const back = play(...shown, tick(60_100), wiped(5, 60_200));
    expect(back.effects.at(-1)).toEqual({ kind: 'open', page: 'home', session: 5 });
  });

  test.each(['hang', 'load', 'files', 'preload', 'script', 'start', 'integrity'] as const)(
    'is not lost by %s: it has neither script nor file',
    (reason) => {
      const event = { kind: 'lost', ms: 200, session: 4, reason } as const;
      expect(stepKiosk(state, event, settings)).toEqual({ state, effects: [] });
    },
  );

  test('waits no shorter when it is lost, and its losses do not count against the page that comes next', () => {
    const retried = play(...shown, lost(4, 20_100), wiped(5, 20_200));
    expect(retried.effects.at(-1)).toEqual({ kind: 'open', page: 'fallback', session: 5 });
    expect(retried.state.page).toEqual({ status: 'fallback', retryAtMs: 60_200 });
    const back = play(...shown, lost(4, 59_000), wiped(5, 59_000), tick(60_100), wiped(6, 60_100));
    expect(back.effects.at(-1)).toEqual({ kind: 'open', page: 'home', session: 6 });
    expect(back.state.recovery.losses).toEqual([]);
  });

  test('is forgiven after ten good minutes', () => {
    const page = [...opened, lost(1, 0, 'integrity'), wiped(2), tick(60_000), wiped(3, 60_000), beat(60_000)];
    expect(play(...page, beat(659_999)).state.recovery.fallbacks).toBe(1);
    expect(play(...page, beat(660_000)).state.recovery.fallbacks).toBe(0);
  });
});

test('a wipe that hangs is begun again under a new number, and after three the program restarts', () => {
  const { state, effects } = play(tick(5_000), tick(10_000));
  expect(effects.filter(({ kind }) => kind !== 'phase')).toEqual(
    [1, 2, 3].map((session) => ({ kind: 'wipe', session, endsVisit: false })),
  );
  expect(stepKiosk(state, wiped(2), settings).effects).toEqual([]);
  expect(stepKiosk(state, tick(15_000), settings).effects).toEqual([{ kind: 'exit' }]);
});

describe('out of service', () => {
  const out: KioskEvent = { kind: 'service', ms: 3, out: true };
  const taken = [...opened, { kind: 'begin', ms: 1 }, out] as const;

  test('wipes what is on the screen, outlives each wipe, and opens no browser', () => {
    const { state, effects } = play(...taken, wiped(2), beat(), { kind: 'begin', ms: 4 }, press);
    expect(effects).toContainEqual({ kind: 'wipe', session: 2, endsVisit: true });
    expect(state).toMatchObject({ outOfService: true, session: 2, visit: { phase: 'active' } });
    expect(effects.filter(({ kind }) => kind === 'launch')).toEqual([]);
    const next = play(...taken, wiped(2), beat(), { kind: 'end', ms: 4 }, wiped(3), beat());
    expect(next.state.outOfService).toBe(true);
  });

  test('is as the last run left it, until staff take it back', () => {
    expect(startKiosk(0, true).state.outOfService).toBe(true);
    const back: KioskEvent = { kind: 'service', ms: 6, out: false };
    const { state } = play(...taken, wiped(2), beat(), { kind: 'begin', ms: 4 }, back, wiped(3), beat());
    expect(state).toMatchObject({ outOfService: false, session: 3, visit: { phase: 'waiting' } });
  });
});

test.each<[string, KioskEvent[], boolean]>([
  ['before the first page', [], false],
  ['while a page is on its way', [wiped(1)], false],
  ['while the invitation waits', opened, true],
  ['while it is dark', [...opened, { kind: 'sleep', ms: 60_000 }], true],
  ['in a visit', [...opened, { kind: 'begin', ms: 1 }], false],
  ['in the countdown', [...opened, { kind: 'begin', ms: 0 }, beat(120_000), tick(120_000)], false],
  ['while it is cleaned', [...opened, { kind: 'begin', ms: 0 }, { kind: 'clean', ms: 1 }], false],
  ['on the error screen', [...opened, lost(1), wiped(2), lost(2), wiped(3), lost(3), wiped(4)], true],
])('whether nobody is there %s', (_when, events, expected) => {
  expect(isNobodyThere(play(...events).state)).toBe(expected);
});

const hints = (['input', 'end', 'still-here', 'sleep', 'wake', 'clean'] as const).map((kind) => ({
  kind,
  ms: 5,
}));

test.each<[string, KioskEvent[], readonly KioskEvent[]]>([
  ['about an older page', [...opened, { kind: 'end', ms: 0 }, wiped(2)], [lost(1), wiped(1)]],
  [
    'about an older page in a visit',
    [...opened, { kind: 'end', ms: 0 }, wiped(2), beat(), { kind: 'begin', ms: 1 }],
    [lost(1), wiped(1)],
  ],
  ['of a page that is being wiped', [...opened, { kind: 'end', ms: 0 }], [beat(), press, lost(2)]],
  ['of a script that fails once its page is well', opened, [lost(1, 5, 'script')]],
  ['of a visit before the first wipe', [], [press, ...hints]],
  ['of a visit while its page is on its way', [wiped(1)], [press, ...hints]],
  [
    'after the end of the program',
    [tick(5_000), tick(10_000), tick(15_000)],
    [beat(), lost(3), wiped(3), press, tick(1e9), ...hints],
  ],
])('an event %s changes nothing', (_which, before, late) => {
  const { state } = play(...before);
  for (const event of late) expect(stepKiosk(state, event, settings)).toEqual({ state, effects: [] });
});

test('a page hears that headphones are out before it hears of the countdown', () => {
  const plug = (plugged: boolean): KioskEvent => ({ kind: 'headphones', ms: 2, plugged, isNews: true });
  const { effects } = play(...opened, { kind: 'begin', ms: 1 }, plug(true), plug(false));
  expect(effects.slice(-3).map(({ kind }) => kind)).toEqual(['headphones', 'phase', 'sound']);
});
