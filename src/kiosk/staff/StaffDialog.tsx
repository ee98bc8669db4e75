import { staffActions } from './staff-actions.ts';
import { kioskWords } from '~/content/kiosk.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { actForStaff, closeStaff, deleteDigit, sendPin, typeDigit } from './staff.ts';
import { useStaff } from './staff-store.ts';
import styles from './Staff.module.css';

const words = kioskWords.staff;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const shortestPin = 4;

/** A PIN pad, and behind it what staff may do. */
export function StaffDialog() {
  const answer = useStaff((staff) => staff.answer);
  return (
    <Dialog labelledBy="staff-title" onCancel={closeStaff}>
      <div className={styles.Staff}>
        <h2 id="staff-title" tabIndex={-1} data-first-focus="">
          {words.title}
        </h2>
        {answer === 'ok' ? <Actions /> : <PinPad />}
        <Button variant="quiet" onClick={closeStaff}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}

function PinPad() {
  const { pin, answer } = useStaff();
  const said = answer === null || answer === 'ok' ? words.text : words[answer];
  return (
    <>
      <output>{said}</output>
      <output className={styles.Dots} aria-label={words.entered(pin.length)}>
        {'●'.repeat(pin.length)}
      </output>
      <div className={styles.Pad}>
        {digits.map((digit) => (
          <Digit key={digit} digit={digit} />
        ))}
        <Button variant="secondary" onClick={deleteDigit}>
          {words.delete}
        </Button>
        <Digit digit="0" />
        <Button disabled={pin.length < shortestPin} onClick={() => void sendPin()}>
          {words.ok}
        </Button>
      </div>
    </>
  );
}

function Digit({ digit }: { digit: string }) {
  return (
    <Button variant="secondary" onClick={() => typeDigit(digit)}>
      {digit}
    </Button>
  );
}

function Actions() {
  return (
    <>
      <output>{words.unlocked}</output>
      <div className={styles.Actions}>
        {staffActions.map((action) => (
          <Button key={action} variant="secondary" onClick={() => actForStaff(action)}>
            {words.actions[action]}
          </Button>
        ))}
      </div>
    </>
  );
}
