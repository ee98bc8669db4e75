import { expect, test } from 'vitest';
import { createVisits, type VisitHost } from '../../../../../electron/main-process/session/visits.ts';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import { brand } from '../../../../../src/config/brand.ts';
import { channels, type KioskPhase } from '../../../../../src/domain/contract/kiosk-bridge.ts';
import { settingsSchema } from '../../../../../src/domain/contract/kiosk-settings.ts';
import type { Language } from '../../../../../src/domain/language.ts';
import { fakeContext, noAudio, noPrinter, testFacts } from '../../../../support/electron-fakes.ts';

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
      ...noAudio,
      direct: async (goal) => void goals.push(goal),
      report: (plugged) => noteHeadphones(plugged),
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
  const { runner, answers, noteHeadphones } = createVisits(fakeContext(), testFacts(), host);
  const settings = () => settingsSchema.parse(answers[channels.getSettings](undefined));
  runner.start();
  answers[channels.heartbeat](undefined);
  return { runner, answers, settings, phases, wiped, noteHeadphones, heard, goals };
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
    listening: { headphones: null, speakInvitation: false, keys: {} },
    online: true,
  });
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

test('headphones are told when they are plugged in or out, also between two pages; not how they were found, and not back to the keypad', async () => {
  const { answers, noteHeadphones, heard } = openKiosk();
  noteHeadphones(true);
  expect(heard).toEqual([]);
  noteHeadphones(false);
  noteHeadphones(true);
  // Once sound goes there.
  expect(heard).toEqual([false]);
  await Promise.resolve();
  answers[channels.beginVisit](undefined);
  answers[channels.endSession](undefined);
  noteHeadphones(false);
  expect(heard).toEqual([false, true]);
  answers[channels.heartbeat](undefined);
  expect(heard).toEqual([false, true, false]);
  answers[channels.reportHeadphones](true);
  answers[channels.heartbeat](undefined);
  expect(heard).toEqual([false, true, false]);
});

test('sound goes into headphones before a page hears of them, nowhere while they are out, and to the room after an answer', () => {
  const { answers, noteHeadphones, goals } = openKiosk();
  noteHeadphones(false);
  noteHeadphones(true);
  noteHeadphones(false);
  expect(goals.splice(0)).toEqual(['headphones', 'usual']);
  answers[channels.beginVisit](undefined);
  noteHeadphones(true);
  noteHeadphones(false);
  expect(new Set(goals.splice(0))).toEqual(new Set(['headphones', 'silence']));
  noteHeadphones(true);
  noteHeadphones(false);
  answers[channels.stillHere](undefined);
  expect(goals.splice(0).slice(-2)).toEqual(['silence', 'usual']);
  answers[channels.endSession](undefined);
  noteHeadphones(true);
  expect(goals).toEqual([]);
  answers[channels.heartbeat](undefined);
  expect(goals).toEqual(['headphones']);
});
