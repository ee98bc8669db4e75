import { pinDigits, type StaffAction } from '~/domain/contract/pin.ts';
import { kioskBridge } from '../state/bridge.ts';
import { usePin } from '../state/visit-stores.ts';
import { resolveInThisVisit } from '../visit/session.ts';

export function openStaff(): void {
  if (usePin.getState().open) return;
  // Above the invitation too: a pad that is left open is closed like a visit.
  kioskBridge().beginVisit();
  usePin.setState({ ...usePin.getInitialState(), open: true });
}

export function closeStaff(): void {
  usePin.setState(usePin.getInitialState());
}

/** The minute of the PIN is over: main would refuse what is pressed now. */
export function lockStaff(): void {
  usePin.setState({ pin: '', answer: null });
}

export function startTouchTest(): void {
  usePin.setState({ isTesting: true });
}

export function endTouchTest(touched: number, fields: number): void {
  usePin.setState({ isTesting: false, touchTest: { touched, fields } });
}

export function typeDigit(digit: string): void {
  usePin.setState(({ pin, answer }) => ({
    pin: (pin + digit).slice(0, pinDigits.most),
    // Typing takes an old answer away, but not a wait that still runs.
    answer: answer?.answer === 'wait' ? answer : null,
  }));
}

export function deleteDigit(): void {
  usePin.setState(({ pin }) => ({ pin: pin.slice(0, -1) }));
}

/** Sends the PIN to main, which alone knows its hash and counts the tries. */
export async function sendPin(): Promise<void> {
  const { pin } = usePin.getState();
  usePin.setState({ pin: '' });
  await resolveInThisVisit(kioskBridge().unlock(pin), (answer) => {
    if (usePin.getState().open) usePin.setState({ answer: answer ?? { answer: 'refused' } });
  });
}

/** One second of the wait is over; after the last one the pad takes a PIN again. */
export function countDownWait(): void {
  usePin.setState(({ answer }) => {
    if (answer?.answer !== 'wait') return {};
    return { answer: answer.seconds > 1 ? { answer: 'wait', seconds: answer.seconds - 1 } : null };
  });
}

export function runStaffAction(action: StaffAction): void {
  closeStaff();
  kioskBridge().staffAction(action);
}
