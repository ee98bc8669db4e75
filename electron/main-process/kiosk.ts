import { app, session, type WebContents } from 'electron';
import { channels, type KioskPhase } from '../../src/domain/contract/kiosk-bridge.ts';
import { describeError } from '../policy/error-line.ts';
import { isBrowserTheirs } from '../policy/handoff.ts';
import { countBlocked } from '../policy/health.ts';
import type { LossReason } from '../policy/recovery.ts';
import { partition } from '../policy/window.ts';
import { sayError } from './logging/console.ts';
import type { Desk } from './context/context.ts';
import type { Ending } from './lifecycle/shutdown.ts';
import { watchAddress } from './guards/guard-address.ts';
import { guardSession } from './guards/guard-session.ts';
import { createOpener } from './guards/opener.ts';
import { keepInFront } from './window/keep-on-top.ts';
import { watchInput } from './window/input.ts';
import { listenToPage } from './session/ipc.ts';
import { createDisplayPower, startClockwork } from './lifecycle/lifecycle.ts';
import { watchNetwork } from './guards/network.ts';
import type { PinTries } from './pin/pin-attempts.ts';
import { servePages } from './guards/protocol.ts';
import { watchHelpers, watchPage } from './lifecycle/recovery.ts';
import type { Runner } from './session/runner.ts';
import { notifySystemd } from './lifecycle/systemd.ts';
import { createVisits, type Counters } from './session/visits.ts';
import { openStage } from './window/window.ts';
import { wipeVisit } from './session/wipe.ts';

export type Kiosk = { runner: Runner; takeBack: () => void; counters: Counters };

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
  const lose = (reason: LossReason, session: number) =>
    runner.dispatch({ kind: 'lost', ms: desk.nowMs(), session, reason });

  const { runner, answers } = createVisits(desk, facts, counters, {
    wipe(number, hasShown, onDone) {
      if (!stage.isInFront()) stage.takeBack();
      const isCurrent = () => runner.state().session === number;
      void wipeVisit(desk, stage, own, isCurrent, hasShown).then((done) => {
        if (!done) return;
        counters.lastWipeWallClockMs = desk.wallClockMs();
        desk.log({ event: 'wipe' });
        onDone();
      });
    },
    open(page, number, afterVisit) {
      if (page === 'fallback') desk.log({ event: 'fallback' });
      const contents = stage.open(page, afterVisit);
      // Also for the stand-in: systemd must not end a kiosk that shows whom to call.
      notifySystemd('READY=1');
      watchPage(contents, (reason) => lose(reason, number));
      watchAddress(contents, desk, () => lose('load', number));
      watchInput(contents, () => runner.dispatch({ kind: 'input', ms: desk.nowMs() }));
    },
    showPhase(phase) {
      showPower(phase.phase);
      tell(stage.page(), channels.phase, phase);
    },
    end: ending.end,
    onError: (thrown) => noteError(desk, { counters }, thrown),
    opener: createOpener(desk.platform),
    stage,
  });
  listenToPage(desk, stage, answers);
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
