import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { Logo } from '~/components/Logo/Logo.tsx';
import { messages } from '~/i18n/messages.ts';
import styles from './KioskTop.module.css';

/** Who speaks here, and whom to call instead in an emergency: always in sight, above every screen of a visit. */
export function KioskTop() {
  return (
    <header className={styles.Top}>
      <span className={styles.Brand}>
        <Logo variant="mark" />
        <Logo variant="name" />
      </span>
      <p className={styles.What}>{messages.kioskMessages.top.what}</p>
      <p className={styles.Emergency} data-emergency="">
        <strong>
          {messages.kioskMessages.top.before}{' '}
          <EmergencyNumber local={messages.kioskMessages.top.local}>{(number) => number}</EmergencyNumber>
          {messages.kioskMessages.top.after}
        </strong>
      </p>
    </header>
  );
}
