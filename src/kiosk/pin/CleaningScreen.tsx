import { messages } from '~/i18n/messages.ts';
import { KioskTop } from '../KioskTop.tsx';
import { useSession } from '../state/visit-stores.ts';
import styles from './Closed.module.css';

/** A minute in which the glass can be wiped: nothing is there to press, and main takes no touch for a sign of anybody. */
export function CleaningScreen() {
  const seconds = useSession(({ secondsLeft }) => secondsLeft) ?? 0;
  return (
    <div className={styles.Closed}>
      <KioskTop />
      <main className={styles.Cleaning}>
        <h1>{messages.kioskMessages.cleaning.title}</h1>
        <p>{messages.kioskMessages.cleaning.text}</p>
        <p role="timer" aria-live="off">
          <span className={styles.Number}>{seconds}</span>{' '}
          <span>{messages.kioskMessages.idle.secondsLabel({ seconds })}</span>
        </p>
      </main>
    </div>
  );
}
