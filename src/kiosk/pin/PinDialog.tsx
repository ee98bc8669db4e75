import { useEffect } from 'react';
import { pinDigits } from '~/domain/contract/pin.ts';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { followGesture, type Tap } from '~/domain/kiosk/staff-gesture.ts';
import { messages } from '~/i18n/messages.ts';
import { useScreen } from '~/kiosk/state/screen-store.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { usePin, useSession } from '../state/visit-stores.ts';
import { StaffScreen } from './StaffScreen.tsx';
import { closeStaff, countDownWait, deleteDigit, sendPin, typeDigit, openStaff } from './pin.ts';
import styles from './Staff.module.css';

const titleId = 'staff-title';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A PIN pad, and behind it what staff may read and do. */
export function PinDialog() {
  const facts = usePin(({ answer }) => (answer?.answer === 'ok' ? answer.facts : null));
  return facts === null ? <PinPad /> : <StaffScreen facts={facts} />;
}

function PinPad() {
  return (
    <Dialog labelledBy={titleId} place="wide" onCancel={closeStaff}>
      <div className={styles.Staff}>
        <div className={styles.Text}>
          <h2 id={titleId} tabIndex={-1} data-first-focus="">
            {messages.kioskMessages.staff.title}
          </h2>
          <PinStatus />
          <Button variant="secondary" onClick={closeStaff}>
            {messages.kioskMessages.staff.close}
          </Button>
        </div>
        <Pad />
      </div>
    </Dialog>
  );
}

/** What to do, or what became of the last try; and how much of the PIN is there. */
function PinStatus() {
  const { pin, answer } = usePin();
  const statusText =
    answer === null || answer.answer === 'ok'
      ? messages.kioskMessages.staff.text
      : messages.kioskMessages.staff[answer.answer];
  return (
    <>
      <output>{statusText}</output>
      {answer?.answer === 'wait' && <Wait seconds={answer.seconds} />}
      <output
        className={styles.Dots}
        aria-label={messages.kioskMessages.staff.entered({ count: pin.length })}
      >
        {'●'.repeat(pin.length)}
      </output>
    </>
  );
}

/** Shows the wait counting down; a screen reader says only that there is one. */
function Wait({ seconds }: { seconds: number }) {
  useEffect(() => {
    const timer = setInterval(countDownWait, 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" aria-live="off">
      {waitText(seconds)}
    </p>
  );
}

/** Whole minutes, rounded up, once there are more than two. */
function waitText(seconds: number): string {
  return seconds > 120
    ? messages.kioskMessages.staff.waitMinutes({ count: Math.ceil(seconds / 60) })
    : messages.kioskMessages.staff.waitSeconds({ count: seconds });
}

function Pad() {
  const { pin, answer } = usePin();
  const mayTry = pin.length >= pinDigits.least && answer?.answer !== 'wait';
  return (
    // Digits have one order in both reading directions.
    <div className={styles.Pad} dir="ltr">
      {digits.map((digit) => (
        <Digit key={digit} digit={digit} />
      ))}
      <Button variant="secondary" onClick={deleteDigit}>
        {messages.kioskMessages.staff.delete}
      </Button>
      <Digit digit="0" />
      <Button aria-disabled={!mayTry} onClick={() => mayTry && void sendPin()}>
        {messages.kioskMessages.staff.ok}
      </Button>
    </div>
  );
}

function Digit({ digit }: { digit: string }) {
  return (
    <Button variant="secondary" onClick={() => typeDigit(digit)}>
      {digit}
    </Button>
  );
}

/** Waits for the hidden gesture of staff, on every screen, where a PIN is set. */
export function PinExit() {
  const { staffExit, display } = useScreen(({ settings }) => settings);
  const open = usePin((staff) => staff.open);
  // A cloth in the corner is no gesture.
  const isAwake = useSession(({ view }) => view !== 'cleaning' && view !== 'asleep');
  useEffect(() => {
    if (!staffExit || !isAwake) return undefined;
    let taps: readonly Tap[] = [];
    const cornerPx = panelSizes(display).targetPx * 1.5;
    const follow = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      const next = followGesture(taps, { x: clientX, y: clientY, atMs: timeStamp }, cornerPx);
      taps = next.taps;
      if (next.complete) openStaff();
    };
    document.addEventListener('pointerup', follow, { capture: true });
    return () => document.removeEventListener('pointerup', follow, { capture: true });
  }, [staffExit, isAwake, display]);
  return open && isAwake ? <PinDialog /> : null;
}
