import type { UnlockResult } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { StaffAction } from '../../../src/domain/contract/pin.ts';
import {
  gateAfterStart,
  mayTry,
  recordFailure,
  recordFailureWithoutStore,
  openGate,
  secondsToWait,
  staffMs,
  type PinCheck,
} from '../../policy/pin.ts';
import type { Context } from '../context.ts';
import type { PinAttempts } from './pin-attempts.ts';

/** The way out for staff: a PIN, then a minute in which the three actions count. */
export type PinGate = {
  unlock: (pin: string) => UnlockResult;
  /** Whether an action may be done now. Used up by `restart` and `quit`, and by `back`. */
  mayAct: (action: StaffAction) => boolean;
};

/** A count that lives as long as the program. */
const inMemoryAttempts: PinAttempts = { read: () => 0, keep: () => true };

/**
 * @param isPin null when no PIN is set: then nothing opens this gate.
 * @param tries where wrong PINs are counted over restarts.
 */
export function createPinGate(
  context: Pick<Context, 'nowMs' | 'log' | 'deny'>,
  isPin: PinCheck | null,
  tries: PinAttempts = inMemoryAttempts,
): PinGate {
  let gate = gateAfterStart(tries.read(), context.nowMs());
  let openUntilMs = -1;
  return {
    unlock(pin) {
      const ms = context.nowMs();
      if (isPin === null || !mayTry(gate, ms)) {
        context.log({ event: 'unlock', rule: 'pin-wait' });
        return { answer: 'wait', seconds: secondsToWait(gate, ms) };
      }
      // Counted before it is looked at: a power cut in between gives no free try.
      const wrong = recordFailure(gate, ms);
      const isKept = tries.keep(wrong.wrong);
      if (!isPin(pin)) {
        gate = isKept ? wrong : recordFailureWithoutStore(gate, ms);
        context.log({ event: 'unlock', rule: 'pin-wrong', detail: gate.wrong });
        if (mayTry(gate, ms)) return { answer: 'wrong' };
        return { answer: 'wait', seconds: secondsToWait(gate, ms) };
      }
      gate = openGate;
      tries.keep(0);
      openUntilMs = ms + staffMs;
      context.log({ event: 'unlock', rule: 'pin-ok' });
      return { answer: 'ok' };
    },
    mayAct(action) {
      const isOpen = context.nowMs() < openUntilMs;
      openUntilMs = -1;
      if (isOpen) context.log({ event: 'staff', rule: action });
      else context.deny('staff-locked');
      return isOpen;
    },
  };
}
