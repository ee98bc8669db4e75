import { channels, type KioskPhase } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { KioskSettings } from '../../../src/domain/contract/kiosk-settings.ts';
import { defaultCountry } from '../../../src/domain/country/country.ts';
import { emergencyNumberOf } from '../../policy/emergency.ts';
import type { Health } from '../../policy/health.ts';
import { languagesOf } from '../../policy/languages.ts';
import { pinCheck } from '../../policy/pin.ts';
import type { Context } from '../context.ts';
import type { Shutdown } from '../lifecycle/shutdown.ts';
import { createHandoff, type Handoff } from './handoff.ts';
import type { Answers } from './ipc.ts';
import type { Opener } from '../guards/opener.ts';
import type { PinAttempts } from '../pin/pin-attempts.ts';
import { createRunner, type Runner } from './runner.ts';
import { createPinGate } from '../pin/pin-gate.ts';
import type { KioskWindow } from '../window/window.ts';

/** What the health file asks of a running kiosk. */
export type Counters = Pick<Health, 'handoffs' | 'voices' | 'helpersLost' | 'errors'> & {
  lastWipeWallClockMs: number | null;
};

/** What visits need of the program around them: a screen, a session to wipe, a browser to hand over to. */
export type VisitHost = {
  /** Wipes what the last visit left. @param hasShown whether any page has been open yet. */
  wipe: (session: number, hasShown: boolean, onDone: () => void) => void;
  /** Opens a page. @param afterVisit whether the last one saw a visit. */
  open: (page: 'home' | 'fallback', session: number, afterVisit: boolean) => void;
  showPhase: (phase: KioskPhase) => void;
  end: Shutdown['end'];
  onError: (thrown: unknown) => void;
  opener: Opener;
  kioskWindow: Pick<KioskWindow, 'sizePx' | 'yieldFocus' | 'regainFocus'>;
};

export type Visits = { runner: Runner; answers: Answers };

/** The page that is open, and whether a visit was in the one before it. */
type Memory = { pageSession: number; hadVisit: boolean; afterVisit: boolean };

/** One visit after the other: the machine, what it does in the host, and what a page gets for an answer. Touches no Electron. */
export function createVisits(
  context: Context,
  facts: { pinHash: string | null; tries: PinAttempts },
  counters: Counters,
  host: VisitHost,
): Visits {
  const memory: Memory = { pageSession: 0, hadVisit: false, afterVisit: false };
  let loggedPhase = '';
  const runner: Runner = createRunner(context, {
    wipe(number) {
      handoff.end();
      host.wipe(number, memory.pageSession > 0, () =>
        runner.dispatch({ kind: 'wipe-done', ms: context.nowMs(), session: number }),
      );
    },
    open(page, number) {
      Object.assign(memory, { pageSession: number, afterVisit: memory.hadVisit, hadVisit: false });
      host.open(page, number, memory.afterVisit);
    },
    showPhase(phase) {
      if (phase.phase === 'active') memory.hadVisit = true;
      // Not each second of a countdown.
      if (phase.phase !== loggedPhase) context.log({ event: 'phase', rule: phase.phase });
      loggedPhase = phase.phase;
      host.showPhase(phase);
    },
    exit: () => host.end('failed'),
    onError: host.onError,
    launch: (key, number) => handoff.launch(key, number),
    yieldFocus: host.kioskWindow.yieldFocus,
    regainFocus: host.kioskWindow.regainFocus,
  });
  const handoff = createHandoff(context, runner, host.opener);
  return { runner, answers: answersOf(context, facts, counters, host, { runner, handoff, memory }) };
}

/** What main does with each message of a page. */
function answersOf(
  context: Context,
  facts: { pinHash: string | null; tries: PinAttempts },
  counters: Counters,
  host: VisitHost,
  { runner, handoff, memory }: { runner: Runner; handoff: Handoff; memory: Readonly<Memory> },
): Answers {
  const staff = createPinGate(context, pinCheck(facts.pinHash), facts.tries);
  return {
    [channels.openHandoff]: async (key) => {
      const result = await handoff.ask(key, memory.pageSession);
      counters.handoffs = runner.state().handoffs;
      return result;
    },
    [channels.getSettings]: () => ({
      ...describeSettings(context, host.kioskWindow.sizePx(), facts.pinHash, memory.pageSession),
      afterVisit: memory.afterVisit,
    }),
    [channels.unlock]: (pin) => staff.unlock(pin),
    [channels.beginVisit]: () => runner.dispatch({ kind: 'begin', ms: context.nowMs() }),
    [channels.endSession]: () => runner.dispatch({ kind: 'end', ms: context.nowMs() }),
    [channels.stillHere]: () => runner.dispatch({ kind: 'still-here', ms: context.nowMs() }),
    [channels.heartbeat]() {
      runner.dispatch({ kind: 'heartbeat', ms: context.nowMs(), session: memory.pageSession });
    },
    [channels.reportVoices]: (voices) => void (counters.voices = voices),
    [channels.reportReading]: (reading) => runner.dispatch({ kind: 'reading', ms: context.nowMs(), reading }),
    [channels.staffAction](action) {
      if (!staff.mayAct(action)) return;
      if (action === 'back') runner.dispatch({ kind: 'end', ms: context.nowMs() });
      else host.end(action === 'quit' ? 'left' : 'restart');
    },
  };
}

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
export function describeSettings(
  context: Context,
  size: { width: number; height: number },
  pinHash: string | null,
  sessionNumber: number,
): Omit<KioskSettings, 'afterVisit'> {
  const { config } = context;
  return {
    handoff: config.handoff,
    languages: [...languagesOf(config)],
    country: config.country ?? defaultCountry,
    emergencyNumber: emergencyNumberOf(config),
    display: {
      diagonalInches: config.display.diagonalInches,
      widthPx: size.width,
      heightPx: size.height,
      viewingDistanceCm: config.display.viewingDistanceCm,
    },
    sessionNumber,
    idleSeconds: config.idle.seconds,
    countdownSeconds: config.idle.countdownSeconds,
    supportPhone: config.supportPhone,
    staffExit: pinHash !== null,
    online: context.isOnline(),
  };
}
