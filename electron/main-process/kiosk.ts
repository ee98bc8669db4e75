import { app, session, type WebContents } from 'electron';
import { channels, type KioskPhase } from '../../src/domain/contract/kiosk-bridge.ts';
import { describeError } from '../policy/error-line.ts';
import { isBrowserInUse } from '../policy/handoff.ts';
import type { LossReason } from '../policy/recovery.ts';
import { partition } from '../policy/window.ts';
import { openToAssistance } from './assistance.ts';
import { createAudio } from './audio.ts';
import { writeError } from './log.ts';
import type { LiveConfig } from './config/live-config.ts';
import type { Context } from './context.ts';
import type { DayCounter } from './day-counter.ts';
import { startRenewal } from './lifecycle/renewal.ts';
import type { Shutdown } from './lifecycle/shutdown.ts';
import { guardSession } from './guards/guards.ts';
import { createOpener } from './guards/opener.ts';
import { keepOnTop } from './window/keep-on-top.ts';
import { listenToPage } from './session/ipc.ts';
import { createDisplayPower, startTimers, watchNetwork } from './lifecycle/lifecycle.ts';
import { servePages } from './guards/protocol.ts';
import { watchInput, watchPage } from './lifecycle/watchers.ts';
import type { Runner } from './session/runner.ts';
import { notifySystemd } from './lifecycle/systemd.ts';
import { createPrintService } from './session/print-service.ts';
import { createPrinting } from './session/printing.ts';
import { renderSheet } from './session/sheet-page.ts';
import { createVisits, type Counters, type VisitFacts } from './session/visits.ts';
import { openKioskWindow } from './window/window.ts';
import { wipeVisit } from './session/wipe.ts';

export type Kiosk = {
  runner: Runner;
  regainFocus: () => void;
  isOnDisplay: () => boolean | null;
  sizePx: () => { width: number; height: number };
  counters: Counters;
  restartOnceFree: () => void;
};

/** Puts the parts together and starts them. After `ready`. */
export function startKioskProgram(
  context: Context,
  facts: Omit<VisitFacts, 'days' | 'live'> & {
    root: string;
    preload: string;
    days: DayCounter;
    live: LiveConfig;
  },
  shutdown: Pick<Shutdown, 'end' | 'before'>,
): Kiosk {
  const kioskSession = session.fromPartition(partition);
  for (const each of [kioskSession, session.defaultSession]) guardSession(each, context);
  servePages(kioskSession, context, facts.root, () => lose('files', runner.state().session));

  const kioskWindow = openKioskWindow(context, facts.preload, () =>
    shutdown.end(context.build === 'dev' ? 'stopped' : 'failed'),
  );
  const showPower = createDisplayPower(context);
  const lose = (reason: LossReason, session: number) =>
    runner.dispatch({ kind: 'lost', ms: context.nowMs(), session, reason });

  const printing = createPrinting(
    context,
    (...sheet) => renderSheet(context, facts.root, ...sheet),
    createPrintService(() => context.config.printer ?? ''),
  );
  const onError = (thrown: unknown) => noteError(context, { counters }, thrown);
  const audio = createAudio(context, {
    onHeadphones: (...headphones) => sound.onHeadphones(...headphones),
    onArrived: (goal) => sound.onArrived(goal),
    onError,
  });
  shutdown.before(audio.stop);
  const { runner, answers, counters, sound } = createVisits(context, facts, {
    wipe(number, hasShown, onDone) {
      if (!kioskWindow.isInFront()) kioskWindow.regainFocus();
      const isCurrent = () => runner.state().session === number;
      void wipeVisit(context, kioskWindow, audio, printing, kioskSession, isCurrent, hasShown).then(
        (done) => {
          if (!done) return;
          counters.lastWipe = new Date(context.wallClockMs()).toISOString();
          context.log({ event: 'wipe' });
          onDone();
        },
      );
    },
    open(page, number, before) {
      if (runner.state().wipes > 1) renewal.beforePage();
      audio.follow();
      if (page === 'fallback') context.log({ event: 'fallback' });
      const contents = kioskWindow.open(page, before);
      // Also for the error screen: systemd must not end a kiosk that shows whom to call.
      notifySystemd('READY=1');
      watchPage(contents, context, (reason) => lose(reason, number));
      const onSign = () => runner.dispatch({ kind: 'input', ms: context.nowMs() });
      watchInput(contents, onSign, () => facts.days.count({ touches: 1 }));
    },
    showPhase(phase) {
      showPower(phase.phase);
      tell(kioskWindow.page(), channels.phase, phase);
    },
    showHeadphones: (plugged) => tell(kioskWindow.page(), channels.headphones, plugged),
    end: shutdown.end,
    onError,
    opener: createOpener(context.platform),
    audio,
    printing,
    kioskWindow,
  });
  listenToPage(context, kioskWindow, answers);
  // None of the program's helpers ends a visit: Chromium starts each of them again by itself.
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason === 'clean-exit') return;
    counters.helpersLost = { ...counters.helpersLost, [type]: (counters.helpersLost[type] ?? 0) + 1 };
    context.log({ event: 'error', rule: `helper-${type}`, detail: reason });
    if (type === 'GPU') keepDrawing();
    // A new page for what the old process had drawn, but never during a visit.
    const { phase } = runner.state().visit;
    if (type === 'GPU' && phase === 'waiting') runner.dispatch({ kind: 'end', ms: context.nowMs() });
  });
  startTimers(context, { ...runner, end: shutdown.end });
  const renewal = startRenewal(context, facts.live, { ...runner, end: shutdown.end });
  watchNetwork(context, (online) => tell(kioskWindow.page(), channels.online, online));
  keepOnTop(context, kioskWindow, () => isBrowserInUse(runner.state().handoff, runner.state().visit.phase));
  runner.start();
  void openToAssistance(context, app);
  const { regainFocus, isOnDisplay, sizePx } = kioskWindow;
  return { runner, regainFocus, isOnDisplay, sizePx, counters, restartOnceFree: renewal.restartOnceFree };
}

/**
 * Lets Chromium start its drawing process again, however often that is lost. By itself it changes to drawing in software after
 * the third loss, and after three more, with nothing left to change to, ends the whole program by a signal. So the limit is
 * lifted once it draws in software, and not before. (Chromium asks for the switch at each loss: gpu_process_host.cc.)
 */
function keepDrawing(): void {
  if (app.getGPUFeatureStatus().gpu_compositing.startsWith('enabled')) return;
  app.commandLine.appendSwitch('disable-gpu-process-crash-limit');
}

/** An error that nobody caught ends no visit: a page that suffers from it shows that by its heartbeat. */
export function noteError(context: Context, kiosk: Pick<Kiosk, 'counters'>, thrown: unknown): void {
  const { rule, detail } = describeError(thrown);
  kiosk.counters.errors += 1;
  context.log({ event: 'error', rule, detail });
  writeError(`The kiosk goes on after an error: ${rule} ${detail}`.trimEnd());
}

function tell(page: WebContents | null, channel: string, payload: KioskPhase | boolean): void {
  page?.send(channel, payload);
}
