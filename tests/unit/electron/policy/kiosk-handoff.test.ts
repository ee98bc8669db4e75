import { describe, expect, test } from 'vitest';
import {
  startKiosk,
  stepKiosk,
  type KioskEffect,
  type KioskEvent,
  type KioskState,
} from '../../../../electron/policy/kiosk-machine.ts';

const settings = { idleMs: 30_000, countdownMs: 20_000 };

/** A machine that remembers what it asked for since it was last looked at. */
function machine() {
  let state: KioskState = startKiosk(0).state;
  let effects: KioskEffect[] = [];
  const take = (event: KioskEvent) => {
    const step = stepKiosk(state, event, settings);
    state = step.state;
    effects.push(...step.effects);
  };
  const asked = () => {
    const kinds = effects.map((effect) => (effect.kind === 'handoff' ? effect.rule : effect.kind));
    effects = [];
    return kinds;
  };
  return { take, asked, state: () => state };
}

const press = (ms: number, session: number, key: 'chat' | 'web-app' = 'chat'): KioskEvent => ({
  kind: 'handoff',
  key,
  mode: 'both',
  online: true,
  ms,
  session,
});
const answer = (ms: number, session: number, opened = true): KioskEvent => ({
  kind: 'handoff-answer',
  ms,
  session,
  opened,
});

/** A visit has begun: the page is open and was touched. */
function visiting() {
  const kiosk = machine();
  const session = kiosk.state().session;
  kiosk.take({ kind: 'wipe-done', ms: 1, session });
  kiosk.take({ kind: 'heartbeat', ms: 2, session });
  kiosk.take({ kind: 'begin', ms: 3 });
  kiosk.asked();
  return { ...kiosk, session };
}

test('twenty presses ask for one browser', () => {
  const { take, asked, state, session } = visiting();
  for (let ms = 10; ms < 30; ms += 1) take(press(ms, session));
  expect(asked().filter((kind) => kind === 'launch')).toHaveLength(1);
  take(answer(40, session));
  expect(state()).toMatchObject({ handoff: { status: 'away', key: 'chat' }, handoffs: 1 });
  expect(asked()).toEqual(['yield-focus']);
  for (let ms = 41; ms < 20_000; ms += 1_000) take(press(ms, session, 'web-app'));
  expect(asked()).not.toContain('launch');
});

describe('the end of the visit in between', () => {
  test('a browser that comes after the end is covered, and is nobody’s', () => {
    const { take, asked, state, session } = visiting();
    take(press(10, session));
    take({ kind: 'end', ms: 20 });
    expect(asked()).toEqual(['handoff-open', 'launch', 'phase', 'regain-focus', 'wipe']);
    take(answer(30, session));
    expect(asked()).toEqual(['regain-focus']);
    expect(state()).toMatchObject({ handoff: { status: 'here' }, handoffs: 0 });
  });

  test('nor is it the next visitor’s, who is there already and may open one of their own', () => {
    const { take, asked, state, session } = visiting();
    take(press(10, session));
    take({ kind: 'end', ms: 20 });
    const next = state().session;
    take({ kind: 'wipe-done', ms: 21, session: next });
    take({ kind: 'heartbeat', ms: 22, session: next });
    take({ kind: 'begin', ms: 23 });
    asked();
    take(answer(30, session));
    expect(asked()).toEqual(['regain-focus']);
    take(press(40, next));
    take(answer(50, session));
    expect(state().handoff.status).toBe('opening');
    take(answer(60, next));
    expect(asked().at(-1)).toBe('yield-focus');
    expect(state()).toMatchObject({ handoff: { status: 'away' }, handoffs: 1 });
  });

  test('a late failure says nothing', () => {
    const { take, asked, session } = visiting();
    take(press(10, session));
    take({ kind: 'end', ms: 20 });
    asked();
    take(answer(30, session, false));
    expect(asked()).toEqual([]);
  });

  test('a page that is lost ends it as well', () => {
    const { take, asked, state, session } = visiting();
    take(press(10, session));
    take(answer(11, session));
    asked();
    take({ kind: 'lost', ms: 20, session, reason: 'gone' });
    expect(asked()).toEqual(['lost', 'phase', 'regain-focus', 'wipe']);
    expect(state().handoff.status).toBe('here');
  });
});

describe('the countdown', () => {
  test('covers the browser, and whoever answers finds it again', () => {
    const { take, asked, session } = visiting();
    take(press(10, session));
    take(answer(11, session));
    asked();
    take({ kind: 'heartbeat', ms: 30_011, session });
    take({ kind: 'tick', ms: 30_011 });
    expect(asked()).toEqual(['phase', 'regain-focus']);
    take({ kind: 'still-here', ms: 30_020 });
    expect(asked()).toEqual(['phase', 'yield-focus']);
  });

  test('is not pressed through', () => {
    const { take, asked, state, session } = visiting();
    take({ kind: 'heartbeat', ms: 30_003, session });
    take({ kind: 'tick', ms: 30_003 });
    asked();
    take(press(30_004, session));
    expect(asked()).not.toContain('launch');
    expect(state().handoff.status).toBe('here');
  });

  test('stays in front of a browser that comes while it runs', () => {
    const { take, asked, session } = visiting();
    take(press(10, session));
    take({ kind: 'heartbeat', ms: 30_010, session });
    take({ kind: 'tick', ms: 30_010 });
    asked();
    take(answer(30_011, session));
    expect(asked()).toEqual(['regain-focus']);
  });
});

test('a press of an older visit, or between two pages, does nothing', () => {
  const { take, asked, session } = visiting();
  take(press(10, session - 1));
  take({ kind: 'end', ms: 20 });
  asked();
  take(press(30, session));
  take(press(30, session + 1));
  expect(asked()).toEqual([]);
});

test('after a failure the visitor is here, and may try again later', () => {
  const { take, asked, state, session } = visiting();
  take(press(10, session));
  take(answer(20, session, false));
  take(press(30, session));
  take(press(6_000, session));
  expect(asked()).toEqual(['handoff-open', 'launch', 'handoff-pause', 'handoff-open', 'launch']);
  expect(state().handoffs).toBe(0);
});
