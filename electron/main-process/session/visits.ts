import { channels, type KioskPhase, type StaffFacts } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { Opening } from '../../../src/domain/contract/kiosk-opening.ts';
import type { KioskSettings } from '../../../src/domain/contract/kiosk-settings.ts';
import { defaultCountry } from '../../../src/domain/country/country.ts';
import { crisisLineOf, emergencyNumberOf } from '../../policy/emergency.ts';
import type { Health } from '../../policy/health.ts';
import type { KioskEffect } from '../../policy/kiosk-machine.ts';
import { languagesOf } from '../../policy/languages.ts';
import { isRightPin } from '../../policy/pin.ts';
import { localMinute, noticeAt } from '../../policy/schedule.ts';
import type { Context } from '../context.ts';
import type { Shutdown } from '../lifecycle/shutdown.ts';
import type { Opener } from '../guards/opener.ts';
import type { LiveConfig } from '../config/live-config.ts';
import type { Audio, AudioHost } from '../audio.ts';
import type { DayCounter } from '../day-counter.ts';
import { createPinGate, type PinAttempts } from '../pin.ts';
import type { ServiceFlag } from '../service-flag.ts';
import { createHandoff } from './handoff.ts';
import type { Printing } from './printing.ts';
import type { Answers } from './ipc.ts';
import { createRunner, type Runner } from './runner.ts';
import type { KioskWindow } from '../window/window.ts';

/** What the health file asks of a running kiosk. */
export type Counters = Pick<Health, 'handoffs' | 'voices' | 'noRoom' | 'helpersLost' | 'errors' | 'lastWipe'>;

/** What visits need to know, and what they keep for the next start. */
export type VisitFacts = {
  version: string;
  /** Null when no PIN is set. */
  pinHash: string | null;
  attempts: PinAttempts;
  service: ServiceFlag;
  days: Pick<DayCounter, 'count' | 'endPage' | 'countWipe'>;
  live: Pick<LiveConfig, 'current' | 'readAtMs'>;
};

/** What visits need of the program around them: a screen, a session to wipe, a browser to hand over to. */
export type VisitHost = {
  /** Wipes what the last visit left. @param hasShown whether any page has been open yet. */
  wipe: (session: number, hasShown: boolean, onDone: () => void) => void;
  /** Opens a page, and tells it what it needs before its script has run. */
  open: (
    page: 'home' | 'fallback',
    session: number,
    before: Pick<Opening, 'afterVisit' | 'outOfService'>,
  ) => void;
  showPhase: (phase: KioskPhase) => void;
  showHeadphones: (plugged: boolean) => void;
  end: Shutdown['end'];
  onError: (thrown: unknown) => void;
  opener: Opener;
  printing: Pick<Printing, 'state' | 'print'>;
  audio: Pick<Audio, 'direct' | 'report'>;
  kioskWindow: Pick<KioskWindow, 'sizePx' | 'yieldFocus' | 'regainFocus'>;
};

export type Visits = {
  runner: Runner;
  answers: Answers;
  counters: Counters;
  /** What sound the computer has, and where it goes. */
  sound: Pick<AudioHost, 'onHeadphones' | 'onArrived'>;
};

/** One visit after the other: the machine, what it does in the host, and what a page gets for an answer. Touches no Electron. */
export function createVisits(context: Context, facts: VisitFacts, host: VisitHost): Visits {
  const { pinHash, attempts, service, days } = facts;
  const counters: Counters = {
    handoffs: 0,
    voices: null,
    noRoom: false,
    helpersLost: {},
    errors: 0,
    lastWipe: null,
  };
  const perform = (effect: KioskEffect): void => {
    switch (effect.kind) {
      case 'phase':
        // Not each second of a countdown.
        if (effect.begins) context.log({ event: 'phase', rule: effect.phase.phase });
        return host.showPhase(effect.phase);
      case 'sound':
        return host.audio.direct(effect.goal);
      case 'headphones':
        return host.showHeadphones(effect.plugged);
      case 'wipe':
        handoff.end();
        days.endPage(effect.endsVisit);
        return host.wipe(effect.session, runner.state().wipes > 0, () => {
          days.countWipe();
          runner.dispatch({ kind: 'wipe-done', ms: context.nowMs(), session: effect.session });
        });
      case 'open': {
        const { thanks, outOfService } = runner.state();
        return host.open(effect.page, effect.session, { afterVisit: thanks !== null, outOfService });
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
  const runner = createRunner(context, perform, host.onError, service.isOut());
  const handoff = createHandoff(context, runner, host.opener);
  const pinGate = createPinGate(
    context,
    pinHash === null ? null : (pin) => isRightPin(pin, pinHash),
    attempts,
  );
  const dispatch = (kind: 'begin' | 'end' | 'still-here' | 'clean') =>
    runner.dispatch({ kind, ms: context.nowMs() });

  const putOutOfService = (out: boolean) => {
    // Where it cannot be kept it holds until the program ends.
    if (!service.keep(out)) context.log({ event: 'error', rule: 'service-not-kept' });
    runner.dispatch({ kind: 'service', ms: context.nowMs(), out });
  };

  const answers: Answers = {
    [channels.openHandoff]: async (key) => {
      const result = await handoff.ask(key);
      const { handoffs } = runner.state();
      days.count({ handoffs: handoffs - counters.handoffs });
      counters.handoffs = handoffs;
      return result;
    },
    [channels.getSettings]() {
      const { thanks, outOfService, session } = runner.state();
      runner.dispatch({ kind: 'settings', ms: context.nowMs() });
      return describeSettings(context, host.kioskWindow.sizePx(), {
        staffExit: pinHash !== null,
        outOfService,
        sessionNumber: session,
        afterVisit: thanks && (thanks.language ?? languagesOf(context.config)[0]),
      });
    },
    [channels.unlock](pin) {
      const answer = pinGate.unlock(pin);
      return answer.answer === 'ok' ? { ...answer, facts: staffFacts(context, facts, counters) } : answer;
    },
    [channels.getPrinter]: () => host.printing.state(),
    [channels.printSheet]: (request) => host.printing.print(request),
    [channels.beginVisit]: () => dispatch('begin'),
    [channels.endSession]: () => dispatch('end'),
    [channels.stillHere]: () => dispatch('still-here'),
    [channels.heartbeat]: () => runner.dispatch({ kind: 'heartbeat', ms: context.nowMs() }),
    [channels.reportLanguage]: (language) =>
      runner.dispatch({ kind: 'language', ms: context.nowMs(), language }),
    [channels.reportVoices]: (voices) => void (counters.voices = voices),
    [channels.reportNoRoom]() {
      const { width, height } = host.kioskWindow.sizePx();
      if (!counters.noRoom) context.log({ event: 'no-room', detail: `${width}x${height}` });
      counters.noRoom = true;
    },
    [channels.reportReading]: (reading) => runner.dispatch({ kind: 'reading', ms: context.nowMs(), reading }),
    [channels.reportHeadphones]: (plugged) => host.audio.report(plugged),
    [channels.staffAction](action) {
      if (!pinGate.mayRun(action)) return;
      if (action === 'back') dispatch('end');
      else if (action === 'clean') dispatch('clean');
      else if (action === 'restart') host.end('restart');
      else if (action === 'quit') host.end('left');
      else putOutOfService(action === 'out-of-service');
    },
  };
  const sound: Visits['sound'] = {
    onHeadphones: (plugged, isNews) =>
      runner.dispatch({ kind: 'headphones', ms: context.nowMs(), plugged, isNews }),
    onArrived: (goal) => runner.dispatch({ kind: 'sounds', ms: context.nowMs(), goal }),
  };
  return { runner, answers, counters, sound };
}

/** What staff may read out on the phone. */
function staffFacts(
  { config, wallClockMs }: Pick<Context, 'config' | 'wallClockMs'>,
  { version, live }: Pick<VisitFacts, 'version' | 'live'>,
  { voices, noRoom, lastWipe }: Counters,
): StaffFacts {
  const minute = (ms: number) => localMinute(ms, config.timeZone);
  return {
    version,
    now: minute(wallClockMs()),
    lastWipe: lastWipe === null ? null : minute(Date.parse(lastWipe)),
    config: live.current().state,
    configRead: minute(live.readAtMs()),
    voices,
    noRoom,
    supportPhone: config.supportPhone,
  };
}

/** What a page may know of its kiosk: what it must show and ask, and no PIN. */
function describeSettings(
  { config, isOnline, wallClockMs }: Context,
  size: { width: number; height: number },
  {
    outOfService,
    ...visit
  }: Pick<KioskSettings, 'staffExit' | 'sessionNumber' | 'afterVisit'> & { outOfService: boolean },
): KioskSettings {
  const { diagonalInches, viewingDistanceCm } = config.display;
  const { speakInvitation, keys } = config.listening;
  return {
    ...visit,
    handoff: config.handoff,
    languages: [...languagesOf(config)],
    country: config.country ?? defaultCountry,
    emergencyNumber: emergencyNumberOf(config),
    crisisLine: crisisLineOf(config),
    kioskName: config.name,
    center: config.center,
    notice: noticeAt(config, wallClockMs()),
    desk: config.desk,
    outOfService: outOfService ? { phone: config.supportPhone ?? config.desk?.phone ?? null } : null,
    display: { diagonalInches, viewingDistanceCm, widthPx: size.width, heightPx: size.height },
    listening: { speakInvitation, keys },
    online: isOnline(),
  };
}
