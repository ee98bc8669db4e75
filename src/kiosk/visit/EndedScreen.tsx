import { useEffect, useRef } from 'react';
import { KioskDrawing } from '~/components/pictures/KioskDrawing.tsx';
import { messages } from '~/i18n/messages.ts';
import styles from './Idle.module.css';

/** Says that the visit is over and nothing of it stays. Main replaces the page meanwhile. */
export function EndedScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus();
  }, []);
  return (
    <main className={styles.Ended}>
      <div className={styles.Words}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.kioskMessages.ended.title}
        </h1>
        <p>{messages.kioskMessages.ended.text}</p>
      </div>
      <div className={styles.Picture}>
        <KioskDrawing name="end" />
      </div>
    </main>
  );
}
