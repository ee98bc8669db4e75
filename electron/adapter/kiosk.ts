import { app, session, type WebContents } from 'electron';
import { channels, type KioskPhase } from '../../src/contract/kiosk-bridge.ts';
import { describeError } from '../policy/error-line.ts';
import { isBrowserTheirs } from '../policy/handoff.ts';
import { countBlocked, type Health } from '../policy/health.ts';
import type { LossReason } from '../policy/recovery.ts';
import { pinCheck } from '../policy/pin.ts';
import { partition } from '../policy/window.ts';
import { sayError } from './console.ts';
import type { Desk } from './desk.ts';
import type { Ending } from './ending.ts';
import { watchAddress } from './guard-address.ts';
import { guardSession } from './guard-session.ts';
import { createHandoff } from './handoff.ts';
import { createOpener } from './opener.ts';
import { keepInFront } from './front.ts';
import { watchInput } from './input.ts';
import { listenToPage } from './ipc.ts';
import { createDisplayPower, startClockwork } from './lifecycle.ts';
import { watchNetwork } from './network.ts';
import type { PinTries } from './pin-tries.ts';
import { servePages } from './protocol.ts';
import { watchHelpers, watchPage } from './recovery.ts';
import { createRunner } from './runner.ts';
import { describeSettings } from './settings.ts';
import { createStaffDoor } from './staff.ts';
import { notifySystemd } from './systemd.ts';
import { openStage } from './window.ts';
import { wipeVisit } from './wipe.ts';

/** What the health file asks of a running kiosk. */
export type Counters = Pick<Health, 'handoffs' | 'voices' | 'helpersLost' | 'errors'> & {
  lastWipeWallClockMs: number | null;
};

export type Kiosk = { runner: ReturnType<typeof createRunner>; takeBack: () => void; counters: Counters };

/** Puts the parts together and starts them. After `ready`. */
export function startKioskProgram(
  desk: Desk,
  facts: { root: string; preload: string; pinHash: string | null; tries: PinTries },
  ending: Pick<Ending, 'end'>,
): Kiosk {
  const own = session.fromPartition(partition);
  for (const each of [own, session.defaultSession]) guardSession(each, desk);
  servePages(own, desk, facts.root, () => lose('files', runner.state().session));

  const counters: Counters = {
    handoffs: 0,
    voices: null,
    helpersLost: {},
    errors: 0,
    lastWipeWallClockMs: null,
  };
  const stage = openStage(desk, facts.preload, () => ending.end(desk.build === 'dev' ? 'stopped' : 'failed'));
  const showPower = createDisplayPower(desk);
  const staff = createStaffDoor(desk, pinCheck(facts.pinHash), facts.tries);
  let pageSession = 0;
  let hadVisit = false;
  let afterVisit = false;
  let loggedPhase = '';
  const lose = (reason: LossReason, session: number) =>
    runner.dispatch({ kind: 'lost', ms: desk.nowMs(), session, reason });

  const runner = createRunner(desk, {
    wipe(number) {
      handoff.end();
      if (!stage.isInFront()) stage.takeBack();
      const isCurrent = () => runner.state().session === number;
      void wipeVisit(desk, stage, own, isCurrent, pageSession > 0).then((done) => {
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
      if (page === 'fallback') desk.log({ event: 'fallback' });
      const contents = stage.open(page, afterVisit);
      // Also for the stand-in: systemd must not end a kiosk that shows whom to call.
      notifySystemd('READY=1');
      watchPage(contents, (reason) => lose(reason, number));
      watchAddress(contents, desk, () => lose('load', number));
      watchInput(contents, () => runner.dispatch({ kind: 'input', ms: desk.nowMs() }));
    },
    showPhase(phase) {
      if (phase.phase === 'active') hadVisit = true;
      // Not each second of a countdown.
      if (phase.phase !== loggedPhase) desk.log({ event: 'phase', rule: phase.phase });
      loggedPhase = phase.phase;
      showPower(phase.phase);
      tell(stage.page(), channels.phase, phase);
    },
    exit: () => ending.end('failed'),
    onError: (thrown) => noteError(desk, { counters }, thrown),
    launch: (key, number) => handoff.launch(key, number),
    aside: stage.stepAside,
    takeBack: stage.takeBack,
  });

  const handoff = createHandoff(desk, runner, createOpener(desk.platform));

  listenToPage(desk, stage, {
    [channels.openHandoff]: async (key) => {
      const result = await handoff.ask(key, pageSession);
      counters.handoffs = runner.state().handoffs;
      return result;
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
      else ending.end(action === 'quit' ? 'left' : 'restart');
    },
  });
  watchHelpers(app, (type, reason) => {
    counters.helpersLost = countBlocked(counters.helpersLost, type);
    desk.log({ event: 'error', rule: `helper-${type}`, detail: reason });
    // A new page for what the old process had drawn, but never during a visit.
    const { phase } = runner.state().visit;
    if (type === 'GPU' && phase === 'waiting') runner.dispatch({ kind: 'end', ms: desk.nowMs() });
  });
  startClockwork(desk, { ...runner, end: ending.end });
  watchNetwork(desk, (online) => tell(stage.page(), channels.online, online));
  keepInFront(desk, stage, () => isBrowserTheirs(runner.state().handoff, runner.state().visit.phase));
  runner.start();
  return { runner, takeBack: stage.takeBack, counters };
}

/** An error that nobody caught ends no visit: a page that suffers from it shows that by its heartbeat. */
export function noteError(desk: Desk, kiosk: Pick<Kiosk, 'counters'>, thrown: unknown): void {
  const { rule, detail } = describeError(thrown);
  kiosk.counters.errors += 1;
  desk.log({ event: 'error', rule, detail });
  sayError(`The kiosk goes on after an error: ${rule} ${detail}`.trimEnd());
}

function tell(page: WebContents | null, channel: string, payload: KioskPhase | boolean): void {
  page?.send(channel, payload);
}
