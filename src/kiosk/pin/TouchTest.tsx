import { useEffect, useState, type PointerEvent } from 'react';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { messages } from '~/i18n/messages.ts';
import { useScreen } from '~/kiosk/state/screen-store.ts';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { endTouchTest } from './pin.ts';
import styles from './Staff.module.css';

const titleId = 'touch-test-title';

/** Edge of a field, in targets of the panel: small enough to find a dead strip, few enough to touch them all. */
const fieldTargets = 2.5;

/** Milliseconds without a new field after which it ends by itself, and for which the last one is seen. */
const giveUpMs = 20_000;
const doneMs = 800;

/** Fields over the whole screen: each turns at its first touch. A finger may also wipe over them. */
export function TouchTest() {
  const display = useScreen(({ settings }) => settings.display);
  const edgePx = panelSizes(display).targetPx * fieldTargets;
  const columns = Math.max(2, Math.round(display.widthPx / edgePx));
  const rows = Math.max(2, Math.round(display.heightPx / edgePx));
  const fields = columns * rows;
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const end = () => endTouchTest(touched.size, fields);
    const timer = setTimeout(end, touched.size === fields ? doneMs : giveUpMs);
    return () => clearTimeout(timer);
  }, [touched, fields]);
  /** By the place and not by the target: a finger that wipes stays with the field on which it came down. */
  const touch = ({ clientX, clientY }: PointerEvent) => {
    const field = document.elementFromPoint(clientX, clientY)?.getAttribute('data-field') ?? null;
    if (field !== null && !touched.has(Number(field))) setTouched(new Set([...touched, Number(field)]));
  };
  return (
    <Dialog labelledBy={titleId} place="full">
      <div
        className={styles.Test}
        style={{ gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))` }}
        onPointerDown={touch}
        onPointerMove={(event) => event.buttons !== 0 && touch(event)}
      >
        {Array.from({ length: fields }, (_, field) => (
          <span key={field} className={styles.Field} data-field={field} data-touched={touched.has(field)} />
        ))}
      </div>
      <p className={styles.Hint}>
        <strong id={titleId} tabIndex={-1} data-first-focus="">
          {messages.kioskMessages.staff.touchHint}
        </strong>{' '}
        <span role="status">{messages.kioskMessages.staff.touched({ touched: touched.size, fields })}</span>
      </p>
    </Dialog>
  );
}
