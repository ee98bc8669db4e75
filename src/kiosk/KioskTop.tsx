import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { Logo } from '~/components/Logo/Logo.tsx';
import { messages } from '~/i18n/messages.ts';
import { InfoIcon } from '~/ui/Icon/Icons.tsx';
import { useScreen } from './state/screen-store.ts';
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
      <NetworkStatus />
    </header>
  );
}

/** Says that the network is gone. There from the start, so that a change is announced. */
function NetworkStatus() {
  const online = useScreen((screen) => screen.online);
  return (
    // <output> takes no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={styles.Offline}>
      {!online && (
        <p>
          <InfoIcon size={24} />
          <span>{messages.kioskMessages.network.offline}</span>
        </p>
      )}
    </div>
  );
}
