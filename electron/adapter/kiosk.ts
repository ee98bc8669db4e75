import { app, session, type WebContents } from 'electron';
import { channels, type KioskPhase, type KioskSettings } from '../bridge.ts';
import { isBrowserTheirs, mustTakeBack, nobodyAway } from '../policy/handoff-return.ts';
import { exitRetry, type LossReason } from '../policy/recovery.ts';
import { partition } from '../policy/window.ts';
import type { Desk } from './desk.ts';
import { exitCodes, exitStaff } from './exit-codes.ts';
import { watchAddress } from './guard-address.ts';
import { guardSession } from './guard-session.ts';
import { openHandoff } from './handoff.ts';
import { keepInFront } from './front.ts';
import { watchInput } from './input.ts';
import { listenToPage } from './ipc.ts';
import { createDisplayPower, endProgram, notifySystemd, startClockwork } from './lifecycle.ts';
import { servePages } from './protocol.ts';
import { watchPage, watchProgram } from './recovery.ts';
import { createRunner } from './runner.ts';
import { createStaffDoor } from './staff.ts';
import { openStage } from './window.ts';
import { wipeVisit } from './wipe.ts';

/** What the health file asks of a running kiosk. */
export type Counters = { handoffs: number; voices: number | null; lastWipeWallClockMs: number | null };

export type Kiosk = { runner: ReturnType<typeof createRunner>; takeBack: () => void; counters: Counters };

/** Puts the parts together and starts them. After `ready`. */
export function startKioskProgram(
  desk: Desk,
  facts: { root: string; preload: string; pinHash: string | null },
  program: Pick<NodeJS.Process, 'on'> = process,
): Kiosk {
  const own = session.fromPartition(partition);
  for (const each of [own, session.defaultSession]) guardSession(each, desk);
  servePages(own, desk, facts.root);

  const counters: Counters = { handoffs: 0, voices: null, lastWipeWallClockMs: null };
  const stage = openStage(desk, facts.preload, () => endProgram(desk, exitRetry));
  const showPower = createDisplayPower(desk);
  const staff = createStaffDoor(desk, facts.pinHash);
  let handoff = nobodyAway;
  let pageSession = 0;
  let hadVisit = false;
  let afterVisit = false;

  const runner = createRunner(desk, {
    wipe(number) {
      handoff = { ...handoff, away: false };
      if (!stage.isInFront()) stage.takeBack();
      const isCurrent = () => runner.state().session === number;
      void wipeVisit(desk, stage, own, isCurrent).then((done) => {
        if (!done) return;
        counters.lastWipeWallClockMs = desk.wallClockMs();
        desk.log({ event: 'wipe' });
        runner.dispatch({ kind: 'wipe-done', ms: desk.nowMs(), session: number });
      });
    },
    open(page, number) {
      pageSession = number;
      afterVisit = hadVisit;
      hadVisit = false;
      const lose = (reason: LossReason) =>
        runner.dispatch({ kind: 'lost', ms: desk.nowMs(), session: number, reason });
      if (page === 'fallback') desk.log({ event: 'fallback' });
      const contents = stage.open(page);
      // Also for the stand-in: systemd must not end a kiosk that shows whom to call.
      notifySystemd('READY=1');
      watchPage(contents, lose);
      watchAddress(contents, desk, () => lose('load'));
      watchInput(contents, () => runner.dispatch({ kind: 'input', ms: desk.nowMs() }));
    },
    showPhase(phase) {
      if (phase.phase === 'active') hadVisit = true;
      desk.log({ event: 'phase', rule: phase.phase });
      showPower(phase.phase);
      if (mustTakeBack(handoff, phase.phase)) stage.takeBack();
      // Still there: the browser that the countdown covered is theirs again.
      else if (handoff.away) stage.stepAside();
      tell(stage.page(), channels.phase, phase);
    },
    exit: (code) => endProgram(desk, code),
  });

  listenToPage(desk, stage.page, {
    [channels.openHandoff]: async (key) => {
      const opened = await openHandoff(key, desk, stage, handoff);
      handoff = opened.state;
      counters.handoffs = handoff.count;
      return opened.result;
    },
    [channels.getSettings]: () => ({
      ...describeSettings(desk, stage.sizePx(), facts.pinHash, pageSession),
      afterVisit,
    }),
    [channels.unlock]: (pin) => staff.unlock(pin),
    [channels.endSession]: () => runner.dispatch({ kind: 'end', ms: desk.nowMs() }),
    [channels.stillHere]: () => runner.dispatch({ kind: 'still-here', ms: desk.nowMs() }),
    [channels.heartbeat]() {
      runner.dispatch({ kind: 'heartbeat', ms: desk.nowMs(), session: pageSession });
    },
    [channels.reportVoices]: (voices) => void (counters.voices = voices),
    [channels.reportReading]: (reading) => runner.dispatch({ kind: 'reading', ms: desk.nowMs(), reading }),
    [channels.staffAction](action) {
      if (!staff.mayAct(action)) return;
      if (action === 'back') runner.dispatch({ kind: 'end', ms: desk.nowMs() });
      else endProgram(desk, action === 'quit' ? exitStaff : exitCodes.ok);
    },
  });
  watchProgram(app, program, (reason) =>
    runner.dispatch({ kind: 'lost', ms: desk.nowMs(), session: runner.state().session, reason }),
  );
  startClockwork(desk, { ...runner, restart: () => endProgram(desk, exitCodes.ok) });
  watchNetwork(desk, () => stage.page());
  keepInFront(desk, stage, () => isBrowserTheirs(handoff, runner.state().visit.phase));
  runner.start();
  return { runner, takeBack: stage.takeBack, counters };
}

/** Tells the page when the network comes or goes. Asked once a second: Electron has no event for it. */
function watchNetwork(desk: Desk, page: () => WebContents | null): void {
  let last = desk.isOnline();
  setInterval(() => {
    const online = desk.isOnline();
    if (online === last) return;
    last = online;
    desk.log({ event: 'network', detail: online });
    tell(page(), channels.online, online);
  }, 1_000);
}

function tell(page: WebContents | null, channel: string, payload: KioskPhase | boolean): void {
  page?.send(channel, payload);
}

function describeSettings(
  desk: Desk,
  size: { width: number; height: number },
  pinHash: string | null,
  sessionNumber: number,
): Omit<KioskSettings, 'afterVisit'> {
  const { config } = desk;
  return {
    handoff: config.handoff,
    country: config.country,
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
    online: desk.isOnline(),
  };
}
