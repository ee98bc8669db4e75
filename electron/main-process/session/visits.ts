import { channels, type KioskPhase } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { KioskSettings } from '../../../src/domain/contract/kiosk-settings.ts';
import { defaultCountry } from '../../../src/domain/country/country.ts';
import type { Language } from '../../../src/domain/language.ts';
import { emergencyNumberOf } from '../../policy/emergency.ts';
import type { Health } from '../../policy/health.ts';
import { secondsLeft } from '../../policy/idle.ts';
import type { KioskEffect } from '../../policy/kiosk-machine.ts';
import { languagesOf } from '../../policy/languages.ts';
import { isRightPin } from '../../policy/pin.ts';
import { noticeAt } from '../../policy/schedule.ts';
import type { Context } from '../context.ts';
import type { Shutdown } from '../lifecycle/shutdown.ts';
import type { Opener } from '../guards/opener.ts';
import { createPinGate, type PinAttempts } from '../pin.ts';
import { createHandoff } from './handoff.ts';
import type { Answers } from './ipc.ts';
import { createRunner, type Runner } from './runner.ts';
import type { KioskWindow } from '../window/window.ts';

/** What the health file asks of a running kiosk. */
export type Counters = Pick<Health, 'handoffs' | 'voices' | 'helpersLost' | 'errors' | 'lastWipe'>;

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

export type Visits = { runner: Runner; answers: Answers; counters: Counters };

/** One visit after the other: the machine, what it does in the host, and what a page gets for an answer. Touches no Electron. */
export function createVisits(
  context: Context,
  facts: { pinHash: string | null; attempts: PinAttempts },
  host: VisitHost,
): Visits {
  const { pinHash, attempts } = facts;
  const counters: Counters = { handoffs: 0, voices: null, helpersLost: {}, errors: 0, lastWipe: null };
  /** Whether a visitor was on the page that is open. */
  let hadVisit = false;
  /** In which the visitor reads, and in which the last one is still to be thanked: nothing else of a visit outlives it. */
  let language: Language | null = null;
  let thanks: Language | null = null;
  let shown: KioskPhase | null = null;

  const showPhase = () => {
    const { visit, session } = runner.state();
    const left = secondsLeft(visit, context.nowMs());
    const phase: KioskPhase = { phase: visit.phase, secondsLeft: left, sessionNumber: session };
    if (JSON.stringify(phase) === JSON.stringify(shown)) return;
    // Not each second of a countdown.
    if (phase.phase !== shown?.phase) context.log({ event: 'phase', rule: phase.phase });
    shown = phase;
    hadVisit ||= phase.phase === 'active';
    host.showPhase(phase);
  };
  const perform = (effect: KioskEffect): void => {
    switch (effect.kind) {
      case 'phase':
        return showPhase();
      case 'wipe':
        handoff.end();
        return host.wipe(effect.session, runner.state().wipes > 0, () =>
          runner.dispatch({ kind: 'wipe-done', ms: context.nowMs(), session: effect.session }),
        );
      case 'open': {
        const afterVisit = hadVisit;
        thanks = hadVisit ? (language ?? languagesOf(context.config)[0]) : null;
        hadVisit = false;
        language = null;
        return host.open(effect.page, effect.session, afterVisit);
      }
      case 'exit':
        return host.end('failed');
      case 'lost':
        return context.log({ event: 'page-lost', rule: effect.rule, detail: effect.reason });
      case 'handoff':
        return context.log({ event: 'handoff', rule: effect.rule });
      case 'launch':
        return handoff.launch(effect.key, effect.session);
      case 'yield-focus':
        return host.kioskWindow.yieldFocus();
      case 'regain-focus':
        return host.kioskWindow.regainFocus();
    }
  };
  const runner = createRunner(context, perform, host.onError);
  const handoff = createHandoff(context, runner, host.opener);
  const pinGate = createPinGate(
    context,
    pinHash === null ? null : (pin) => isRightPin(pin, pinHash),
    attempts,
  );
  const dispatch = (kind: 'begin' | 'end' | 'still-here') => runner.dispatch({ kind, ms: context.nowMs() });

  const answers: Answers = {
    [channels.openHandoff]: async (key) => {
      const result = await handoff.ask(key);
      counters.handoffs = runner.state().handoffs;
      return result;
    },
    [channels.getSettings]() {
      const afterVisit = thanks;
      thanks = null;
      return describeSettings(context, host.kioskWindow.sizePx(), {
        staffExit: pinHash !== null,
        sessionNumber: runner.state().session,
        afterVisit,
      });
    },
    [channels.unlock]: pinGate.unlock,
    [channels.beginVisit]: () => dispatch('begin'),
    [channels.endSession]: () => dispatch('end'),
    [channels.stillHere]: () => dispatch('still-here'),
    [channels.heartbeat]: () => runner.dispatch({ kind: 'heartbeat', ms: context.nowMs() }),
    [channels.reportLanguage]: (chosen) => void (language = chosen),
    [channels.reportVoices]: (voices) => void (counters.voices = voices),
    [channels.reportReading]: (reading) => runner.dispatch({ kind: 'reading', ms: context.nowMs(), reading }),
    [channels.staffAction](action) {
      if (!pinGate.mayRun(action)) return;
      if (action === 'back') dispatch('end');
      else host.end(action === 'quit' ? 'left' : 'restart');
    },
  };
  return { runner, answers, counters };
}

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
function describeSettings(
  { config, isOnline, wallClockMs }: Context,
  size: { width: number; height: number },
  visit: Pick<KioskSettings, 'staffExit' | 'sessionNumber' | 'afterVisit'>,
): KioskSettings {
  const { diagonalInches, viewingDistanceCm } = config.display;
  return {
    ...visit,
    handoff: config.handoff,
    languages: [...languagesOf(config)],
    country: config.country ?? defaultCountry,
    emergencyNumber: emergencyNumberOf(config),
    kioskName: config.name,
    center: config.center,
    notice: noticeAt(config, wallClockMs()),
    desk: config.desk,
    display: { diagonalInches, viewingDistanceCm, widthPx: size.width, heightPx: size.height },
    online: isOnline(),
  };
}
