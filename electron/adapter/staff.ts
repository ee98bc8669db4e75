import type { StaffAction, UnlockResult } from '../bridge.ts';
import { isRightPin, mayTry, noteWrong, openGate, secondsToWait, staffMs } from '../policy/pin.ts';
import type { Desk } from './desk.ts';

/** The way out for staff: a PIN, then a minute in which the three actions count. */
export type StaffDoor = {
  unlock: (pin: string) => UnlockResult;
  /** Whether an action may be done now. Used up by `restart` and `quit`, and by `back`. */
  mayAct: (action: StaffAction) => boolean;
};

/** @param pinHash null when no PIN is set: then nothing opens this door. */
export function createStaffDoor(
  desk: Pick<Desk, 'nowMs' | 'log' | 'deny'>,
  pinHash: string | null,
): StaffDoor {
  let gate = openGate;
  let openUntilMs = -1;
  return {
    unlock(pin) {
      const ms = desk.nowMs();
      if (pinHash === null || !mayTry(gate, ms)) {
        desk.log({ event: 'unlock', rule: 'pin-wait' });
        return { answer: 'wait', seconds: secondsToWait(gate, ms) };
      }
      if (!isRightPin(pin, pinHash)) {
        gate = noteWrong(gate, ms);
        desk.log({ event: 'unlock', rule: 'pin-wrong', detail: gate.wrong });
        if (mayTry(gate, ms)) return { answer: 'wrong' };
        return { answer: 'wait', seconds: secondsToWait(gate, ms) };
      }
      gate = openGate;
      openUntilMs = ms + staffMs;
      desk.log({ event: 'unlock', rule: 'pin-ok' });
      return { answer: 'ok' };
    },
    mayAct(action) {
      const isOpen = desk.nowMs() < openUntilMs;
      openUntilMs = -1;
      if (isOpen) desk.log({ event: 'staff', rule: action });
      else desk.deny('staff-locked');
      return isOpen;
    },
  };
}
