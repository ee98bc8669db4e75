import { pinDigits, type StaffAction } from '~/domain/contract/pin.ts';
import { kioskBridge } from '../state/bridge.ts';
import { answerThisVisit } from '../visit/session.ts';
import { useStaff } from '../state/pin-store.ts';

export function openStaff(): void {
  useStaff.setState({ open: true, pin: '', answer: null });
}

export function closeStaff(): void {
  useStaff.setState({ open: false, pin: '', answer: null });
}

export function typeDigit(digit: string): void {
  useStaff.setState(({ pin, answer }) => ({
    pin: (pin + digit).slice(0, pinDigits.most),
    // Typing takes an old answer away, but not a wait that still runs.
    answer: answer?.answer === 'wait' ? answer : null,
  }));
}

export function deleteDigit(): void {
  useStaff.setState(({ pin }) => ({ pin: pin.slice(0, -1) }));
}

/** Sends the PIN to main, which alone knows its hash and counts the tries. */
export async function sendPin(): Promise<void> {
  const { pin } = useStaff.getState();
  useStaff.setState({ pin: '' });
  await answerThisVisit(kioskBridge().unlock(pin), (answer) => {
    if (useStaff.getState().open) useStaff.setState({ answer: answer ?? { answer: 'refused' } });
  });
}

/** One second of the wait is over; after the last one the pad takes a PIN again. */
export function countDownWait(): void {
  useStaff.setState(({ answer }) => {
    if (answer?.answer !== 'wait') return {};
    return { answer: answer.seconds > 1 ? { answer: 'wait', seconds: answer.seconds - 1 } : null };
  });
}

export function actForStaff(action: StaffAction): void {
  closeStaff();
  kioskBridge().staffAction(action);
}
