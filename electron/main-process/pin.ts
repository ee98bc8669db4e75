import { readFileSync, rmSync } from 'node:fs';
import { staffMs, type StaffAction } from '../../src/domain/contract/pin.ts';
import { codeOf } from '../policy/error-line.ts';
import { freeTries, gateAfter, secondsToWait } from '../policy/pin.ts';
import type { Context } from './context.ts';
import { replaceFile } from './replace-file.ts';

/** The way out for staff: a PIN, then a minute in which their actions count. */
export type PinGate = {
  unlock: (pin: string) => { answer: 'ok' | 'wrong' } | { answer: 'wait'; seconds: number };
  /** Whether an action may be done now. Used up by each of them. */
  mayRun: (action: StaffAction) => boolean;
};

/**
 * @param isPin null when no PIN is set: then nothing opens this gate.
 * @param attempts where wrong PINs are counted over restarts.
 */
export function createPinGate(
  { nowMs, log, deny }: Pick<Context, 'nowMs' | 'log' | 'deny'>,
  isPin: ((pin: string) => boolean) | null,
  attempts: PinAttempts,
): PinGate {
  let gate = gateAfter(attempts.read(), nowMs());
  let openUntilMs = -1;
  return {
    unlock(pin) {
      const ms = nowMs();
      const wait = secondsToWait(gate, ms);
      if (isPin === null || wait > 0) {
        log({ event: 'unlock', rule: 'pin-wait' });
        return { answer: 'wait', seconds: wait };
      }
      // Counted before it is looked at: a power cut in between gives no free try.
      const isStored = attempts.keep(gate.wrong + 1);
      if (isPin(pin)) {
        gate = gateAfter(0, ms);
        attempts.keep(0);
        openUntilMs = ms + staffMs;
        log({ event: 'unlock', rule: 'pin-ok' });
        return { answer: 'ok' };
      }
      // A wrong PIN that could not be noted for the next start waits from the first one on.
      gate = gateAfter(isStored ? gate.wrong + 1 : Math.max(gate.wrong + 1, freeTries), ms);
      log({ event: 'unlock', rule: 'pin-wrong', detail: gate.wrong });
      const seconds = secondsToWait(gate, ms);
      return seconds === 0 ? { answer: 'wrong' } : { answer: 'wait', seconds };
    },
    mayRun(action) {
      const isOpen = nowMs() < openUntilMs;
      openUntilMs = -1;
      if (isOpen) log({ event: 'staff', rule: action });
      else deny('staff-locked');
      return isOpen;
    },
  };
}

/** How many wrong PINs were typed in a row, kept where a new start finds it. */
export type PinAttempts = {
  /** A file with any other content uses up all free tries: somebody has changed it. */
  read: () => number;
  /** @returns whether it was kept. */
  keep: (wrong: number) => boolean;
};

/** Keeps the count in a file of the data folder. Never throws. */
export function pinAttemptsIn(file: string): PinAttempts {
  return {
    read() {
      try {
        const text = readFileSync(file, 'utf8').trim();
        return /^\d{1,6}$/.test(text) ? Number(text) : freeTries;
      } catch (error) {
        return codeOf(error) === 'ENOENT' ? 0 : freeTries;
      }
    },
    keep(wrong) {
      try {
        if (wrong === 0) rmSync(file, { force: true });
        else replaceFile(file, `${wrong}\n`);
        return true;
      } catch {
        return false;
      }
    },
  };
}
