import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { WarningIcon } from '~/ui/Icon/Icons.tsx';
import styles from './EmergencyLine.module.css';

/** The number to call in an emergency at the visitor's location. */
export function EmergencyLine() {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.EmergencyLine} data-emergency-line="">
      <WarningIcon size={32} />
      <p>
        <strong>
          {`${messages.emergency.before} `}
          <EmergencyNumber local={messages.emergency.local}>
            {(number) => <ContactLink contact={{ kind: 'emergency', number }}>{number}</ContactLink>}
          </EmergencyNumber>
          {` ${messages.emergency.after}`}
        </strong>
        {` ${messages.emergency.signs}`}
      </p>
    </div>
  );
}
