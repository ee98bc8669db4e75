import { useEffect, useState } from 'react';
import type { StaffFacts } from '~/domain/contract/kiosk-bridge.ts';
import { staffActions, staffMs } from '~/domain/contract/pin.ts';
import { doublePressMs } from '~/domain/kiosk/timing.ts';
import { messages } from '~/i18n/messages.ts';
import { useScreen } from '~/kiosk/state/screen-store.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { usePin } from '../state/visit-stores.ts';
import { closeStaff, lockStaff, runStaffAction, startTouchTest } from './pin.ts';
import { TouchTest } from './TouchTest.tsx';
import styles from './Staff.module.css';

const titleId = 'staff-title';

/** What staff may read out on the phone, and what they may do, for a minute. A touch test is not interrupted. */
export function StaffScreen({ facts }: { facts: StaffFacts }) {
  const isTesting = usePin((staff) => staff.isTesting);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), staffMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver && !isTesting) lockStaff();
  }, [isOver, isTesting]);
  const name = useScreen((screen) => screen.settings.kioskName);
  if (isTesting) return <TouchTest />;
  const { title } = messages.kioskMessages.staff;
  return (
    <Dialog labelledBy={titleId} place="full" onCancel={closeStaff}>
      <div className={styles.Open}>
        <h2 id={titleId} tabIndex={-1} data-first-focus="">
          {name === null ? title : messages.sideBySide([title, name])}
        </h2>
        <Facts facts={facts} />
        <Actions />
      </div>
    </Dialog>
  );
}

/** Each is one line to read out. */
function Facts({ facts }: { facts: StaffFacts }) {
  const display = useScreen(({ settings }) => settings.display);
  const online = useScreen((screen) => screen.online);
  const touchTest = usePin((staff) => staff.touchTest);
  const say = messages.kioskMessages.staff.facts;
  const { version, now, lastWipe, config, configRead, voices, noRoom, supportPhone } = facts;
  const { widthPx, heightPx, diagonalInches, viewingDistanceCm } = display;
  const lines = [
    say.version({ version }),
    online ? say.online : say.offline,
    say.config[config]({ when: momentText(configRead, now) }),
    lastWipe === null ? null : say.lastWipe({ when: momentText(lastWipe, now) }),
    voices === null ? null : say.voices({ count: voices }),
    say.display({
      inches: String(diagonalInches),
      dots: `${widthPx}\u00A0×\u00A0${heightPx}`,
      distance: String(viewingDistanceCm),
    }),
    noRoom ? say.noRoom : null,
    supportPhone === null
      ? null
      : say.support({ contact: supportPhone.display.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0') }),
    touchTest === null ? null : messages.kioskMessages.staff.touched(touchTest),
  ].filter((line) => line !== null);
  return (
    <ul className={styles.Facts}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A minute of the kiosk's own clock; without its day when that is today. */
function momentText(iso: string, now: string): string {
  if (iso.slice(0, 10) === now.slice(0, 10)) return messages.timeText(iso);
  return messages.sideBySide([messages.monthDay(iso), messages.timeText(iso)]);
}

/** They come up where the pad was: a double press on OK must not leave the kiosk. */
function Actions() {
  const isOut = useScreen((screen) => screen.settings.outOfService !== null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePressMs);
    return () => clearTimeout(timer);
  }, []);
  const act = (action: () => void) => ({ 'aria-disabled': !isReady, onClick: () => isReady && action() });
  const { actions, touchTest } = messages.kioskMessages.staff;
  return (
    <div className={styles.Actions}>
      <Button variant="secondary" {...act(startTouchTest)}>
        {touchTest}
      </Button>
      {staffActions
        .filter((action) => action !== (isOut ? 'out-of-service' : 'in-service'))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'quit' ? 'quiet' : 'secondary'}
            {...act(() => runStaffAction(action))}
          >
            {actions[action]}
          </Button>
        ))}
    </div>
  );
}
