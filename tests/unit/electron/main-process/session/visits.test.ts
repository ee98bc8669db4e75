import { expect, test } from 'vitest';
import { createVisits, type VisitHost } from '../../../../../electron/main-process/session/visits.ts';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import { brand } from '../../../../../src/config/brand.ts';
import { channels, type KioskPhase } from '../../../../../src/domain/contract/kiosk-bridge.ts';
import { settingsSchema } from '../../../../../src/domain/contract/kiosk-settings.ts';
import type { Language } from '../../../../../src/domain/language.ts';
import { fakeContext, noPrinter, testFacts } from '../../../../support/electron-fakes.ts';

/* What a page gets of its kiosk. Whole visits: tests/e2e/kiosk, tests/electron. */

/** A kiosk whose page is there and has given a sign of life. */
function openKiosk() {
  const phases: KioskPhase[] = [];
  const wiped: boolean[] = [];
  const heard: boolean[] = [];
  const goals: string[] = [];
  const host: VisitHost = {
    wipe: (_session, hasShown, onDone) => {
      wiped.push(hasShown);
      onDone();
    },
    open: () => undefined,
    showPhase: (phase) => void phases.push(phase),
    showHeadphones: (plugged) => void heard.push(plugged),
    audio: {
      direct: (goal) => void goals.push(goal),
      report: (plugged) => sound.onHeadphones(plugged, true),
    },
    printing: noPrinter,
    end: () => undefined,
    onError: (thrown) => {
      throw thrown;
    },
    opener: { open: async () => true, end: () => undefined },
    kioskWindow: {
      sizePx: () => ({ width: 1_920, height: 1_080 }),
      yieldFocus: () => undefined,
      regainFocus: () => undefined,
    },
  };
  const context = fakeContext();
  const { runner, answers, counters, sound } = createVisits(context, testFacts(), host);
  const settings = () => settingsSchema.parse(answers[channels.getSettings](undefined));
  runner.start();
  answers[channels.heartbeat](undefined);
  const plug = (plugged: boolean) => sound.onHeadphones(plugged, false);
  return { context, runner, answers, counters, settings, phases, wiped, plug, sound, heard, goals };
}

test('a page gets what it shows and asks, and nothing else of the config', () => {
  const { diagonalInches, viewingDistanceCm } = defaultConfig.display;
  expect(openKiosk().settings()).toEqual({
    handoff: defaultConfig.handoff,
    languages: [...brand.languages],
    country: 'US',
    emergencyNumber: null,
    crisisLine: null,
    kioskName: null,
    center: null,
    notice: null,
    desk: null,
    outOfService: null,
    display: { diagonalInches, viewingDistanceCm, widthPx: 1_920, heightPx: 1_080 },
    sessionNumber: 1,
    staffExit: false,
    afterVisit: null,
    listening: { speakInvitation: false, keys: {} },
    online: true,
  });
});

test('a screen without room is logged once, and kept for health file and staff', () => {
  const { context, answers, counters } = openKiosk();
  expect(counters.noRoom).toBe(false);
  for (let time = 0; time < 2; time += 1) answers[channels.reportNoRoom](undefined);
  expect(counters.noRoom).toBe(true);
  expect(context.entries.filter(({ event }) => event === 'no-room')).toEqual([
    { event: 'no-room', detail: '1920x1080' },
  ]);
});

test('settings and phases have the number of the one visit that there is; only a page that was shown is wiped away', () => {
  const { runner, answers, settings, phases, wiped } = openKiosk();
  answers[channels.beginVisit](undefined);
  answers[channels.endSession](undefined);
  answers[channels.heartbeat](undefined);
  expect(phases.map(({ phase, sessionNumber }) => [phase, sessionNumber])).toEqual([
    ['waiting', 1],
    ['active', 1],
    ['ended', 2],
    ['waiting', 2],
  ]);
  expect(settings()).toMatchObject({ sessionNumber: runner.state().session });
  expect(wiped).toEqual([false, true]);
});

test('of a visit its language alone is left, for the thanks to it, and handed over once', () => {
  const { answers, settings } = openKiosk();
  const visit = (language: Language | null) => {
    answers[channels.beginVisit](undefined);
    if (language !== null) answers[channels.reportLanguage](language);
    answers[channels.endSession](undefined);
    answers[channels.heartbeat](undefined);
    return [settings().afterVisit, settings().afterVisit];
  };
  expect(settings().afterVisit).toBe(null);
  expect([visit('hi'), visit(null)]).toEqual([
    ['hi', null],
    [brand.languages[0], null],
  ]);
});

test('headphones are told once sound goes there, also between two pages; out at once; not how they were found', () => {
  const { answers, plug, sound, heard } = openKiosk();
  plug(true);
  expect(heard).toEqual([]);
  plug(false);
  plug(true);
  expect(heard).toEqual([false]);
  sound.onArrived('headphones');
  sound.onArrived('headphones');
  expect(heard).toEqual([false, true]);
  answers[channels.beginVisit](undefined);
  answers[channels.endSession](undefined);
  plug(false);
  plug(true);
  sound.onArrived('headphones');
  expect(heard).toEqual([false, true]);
  answers[channels.heartbeat](undefined);
  sound.onArrived('headphones');
  expect(heard).toEqual([false, true, true]);
});

test('a jack that reports itself is news from its first word on', () => {
  const { answers, sound, heard, goals } = openKiosk();
  answers[channels.reportHeadphones](true);
  expect([goals, heard]).toEqual([['headphones'], []]);
  sound.onArrived('headphones');
  expect(heard).toEqual([true]);
});

test('sound goes into headphones before a page hears of them, nowhere while they are out, and to the room after an answer', () => {
  const { answers, plug, goals } = openKiosk();
  plug(false);
  plug(true);
  plug(false);
  expect(goals.splice(0)).toEqual(['headphones', 'usual']);
  answers[channels.beginVisit](undefined);
  plug(true);
  plug(false);
  expect(new Set(goals.splice(0))).toEqual(new Set(['headphones', 'silence']));
  plug(true);
  plug(false);
  answers[channels.stillHere](undefined);
  expect(goals.splice(0).slice(-2)).toEqual(['silence', 'usual']);
  answers[channels.endSession](undefined);
  plug(true);
  expect(goals).toEqual([]);
  answers[channels.heartbeat](undefined);
  expect(goals).toEqual(['headphones']);
});
