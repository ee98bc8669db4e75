import { rmSync } from 'node:fs';
import { app } from 'electron';
import { earlyMs, earlyWaitMs, planEnd, type EndReason } from '../../policy/shutdown.ts';
import { describeError } from '../../policy/error-line.ts';
import type { LogEntry } from '../../policy/log.ts';
import { writeError } from '../log.ts';
import type { Build } from '../../policy/layout.ts';
import { removeTempFiles } from '../config/data-folder.ts';
import { isUnderSystemd, notifyStopping } from './systemd.ts';

/** The one way out of the app. */
export type Shutdown = {
  /** Ends the app. The first call counts, and returns only in tests. */
  end: (reason: EndReason) => void;
  /** Ends the program because of an error: log and standard error name it. */
  fail: (thrown: unknown) => void;
  /** Has something done first, in the order of the calls. */
  before: (step: () => void) => void;
};

type ShutdownFacts = {
  build: Build;
  log: (entry: LogEntry) => void;
  /** Of the config, as soon as it is read. */
  isSupervised: () => boolean;
  /** A data folder of this run alone, which goes with it; null when the data folder is the usual one. */
  temporary: string | null;
};

const begunMs = performance.now();

/**
 * Ends by `process.reallyExit` and not by `app.exit`: that one destroys the window first, whose end would be taken for a
 * loss, and waits for Chromium's threads, of which the one that asks a dead speech-dispatcher for its voices never comes back.
 */
export function createShutdown(facts: ShutdownFacts): Shutdown {
  const steps: (() => void)[] = [];
  let hasEnded = false;
  const end = (reason: EndReason) => {
    if (hasEnded) return;
    hasEnded = true;
    const plan = planEnd(reason, {
      build: facts.build,
      isSupervised: facts.isSupervised() || isUnderSystemd(),
    });
    facts.log({ event: 'stop', rule: reason, detail: plan.code });
    for (const step of [...steps, notifyStopping]) attempt(step);
    attempt(() => app.releaseSingleInstanceLock());
    attempt(() => endHelpers());
    attempt(() => removeTempFiles(app.getPath('userData')));
    if (facts.temporary !== null)
      attempt(() => rmSync(facts.temporary ?? '', { recursive: true, force: true }));
    if (plan.relaunch) {
      if (performance.now() - begunMs < earlyMs) pause(earlyWaitMs);
      attempt(() => app.relaunch());
    }
    process.reallyExit(plan.code);
  };
  return {
    end,
    fail(thrown) {
      const { rule, detail } = describeError(thrown);
      facts.log({ event: 'error', rule, detail });
      writeError(`The kiosk cannot go on: ${rule} ${detail}`.trimEnd());
      end('failed');
    },
    before: (step) => void steps.push(step),
  };
}

/** Ends helpers like the network's, which would otherwise write a last file once we are gone, and be stopped half way. */
function endHelpers(): void {
  for (const { type, pid } of app.getAppMetrics()) if (type === 'Utility') process.kill(pid, 'SIGKILL');
}

/** Blocks the thread. Nothing else is to happen any more, so nothing is delayed. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // A failed clean-up does not delay the end.
  }
}
