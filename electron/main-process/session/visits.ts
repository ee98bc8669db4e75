import { channels, type KioskPhase } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { Health } from '../../policy/health.ts';
import { pinCheck } from '../../policy/pin.ts';
import type { Desk } from '../context/context.ts';
import type { Ending } from '../lifecycle/shutdown.ts';
import { createHandoff, type Handoff } from './handoff.ts';
import type { Answers } from './ipc.ts';
import type { Opener } from '../guards/opener.ts';
import type { PinTries } from '../pin/pin-attempts.ts';
import { createRunner, type Runner } from './runner.ts';
import { describeSettings } from '../config/settings.ts';
import { createStaffDoor } from '../pin/pin-gate.ts';
import type { Stage } from '../window/window.ts';

/** What the health file asks of a running kiosk. */
export type Counters = Pick<Health, 'handoffs' | 'voices' | 'helpersLost' | 'errors'> & {
  lastWipeWallClockMs: number | null;
};

/** What visits need of the program around them: a screen, a session to wipe, a browser to hand over to. */
export type Room = {
  /** Wipes what the last visit left. @param hasShown whether any page has been open yet. */
  wipe: (session: number, hasShown: boolean, onDone: () => void) => void;
  /** Opens a page. @param afterVisit whether the last one saw a visit. */
  open: (page: 'home' | 'fallback', session: number, afterVisit: boolean) => void;
  showPhase: (phase: KioskPhase) => void;
  end: Ending['end'];
  onError: (thrown: unknown) => void;
  opener: Opener;
  stage: Pick<Stage, 'sizePx' | 'stepAside' | 'takeBack'>;
};

export type Visits = { runner: Runner; answers: Answers };

/** The page that is open, and whether a visit was in the one before it. */
type Memory = { pageSession: number; hadVisit: boolean; afterVisit: boolean };

/** One visit after the other: the machine, what it does in the room, and what a page gets for an answer. Touches no Electron. */
export function createVisits(
  desk: Desk,
  facts: { pinHash: string | null; tries: PinTries },
  counters: Counters,
  room: Room,
): Visits {
  const memory: Memory = { pageSession: 0, hadVisit: false, afterVisit: false };
  let loggedPhase = '';
  const runner: Runner = createRunner(desk, {
    wipe(number) {
      handoff.end();
      room.wipe(number, memory.pageSession > 0, () =>
        runner.dispatch({ kind: 'wipe-done', ms: desk.nowMs(), session: number }),
      );
    },
    open(page, number) {
      Object.assign(memory, { pageSession: number, afterVisit: memory.hadVisit, hadVisit: false });
      room.open(page, number, memory.afterVisit);
    },
    showPhase(phase) {
      if (phase.phase === 'active') memory.hadVisit = true;
      // Not each second of a countdown.
      if (phase.phase !== loggedPhase) desk.log({ event: 'phase', rule: phase.phase });
      loggedPhase = phase.phase;
      room.showPhase(phase);
    },
    exit: () => room.end('failed'),
    onError: room.onError,
    launch: (key, number) => handoff.launch(key, number),
    aside: room.stage.stepAside,
    takeBack: room.stage.takeBack,
  });
  const handoff = createHandoff(desk, runner, room.opener);
  return { runner, answers: answersOf(desk, facts, counters, room, { runner, handoff, memory }) };
}

/** What main does with each message of a page. */
function answersOf(
  desk: Desk,
  facts: { pinHash: string | null; tries: PinTries },
  counters: Counters,
  room: Room,
  { runner, handoff, memory }: { runner: Runner; handoff: Handoff; memory: Readonly<Memory> },
): Answers {
  const staff = createStaffDoor(desk, pinCheck(facts.pinHash), facts.tries);
  return {
    [channels.openHandoff]: async (key) => {
      const result = await handoff.ask(key, memory.pageSession);
      counters.handoffs = runner.state().handoffs;
      return result;
    },
    [channels.getSettings]: () => ({
      ...describeSettings(desk, room.stage.sizePx(), facts.pinHash, memory.pageSession),
      afterVisit: memory.afterVisit,
    }),
    [channels.unlock]: (pin) => staff.unlock(pin),
    [channels.endSession]: () => runner.dispatch({ kind: 'end', ms: desk.nowMs() }),
    [channels.stillHere]: () => runner.dispatch({ kind: 'still-here', ms: desk.nowMs() }),
    [channels.heartbeat]() {
      runner.dispatch({ kind: 'heartbeat', ms: desk.nowMs(), session: memory.pageSession });
    },
    [channels.reportVoices]: (voices) => void (counters.voices = voices),
    [channels.reportReading]: (reading) => runner.dispatch({ kind: 'reading', ms: desk.nowMs(), reading }),
    [channels.staffAction](action) {
      if (!staff.mayAct(action)) return;
      if (action === 'back') runner.dispatch({ kind: 'end', ms: desk.nowMs() });
      else room.end(action === 'quit' ? 'left' : 'restart');
    },
  };
}
