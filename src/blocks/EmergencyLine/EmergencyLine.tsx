import { EmergencyNumber } from '~/blocks/EmergencyNumber/EmergencyNumber.tsx';
import { emergency } from '~/content/en/emergency.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { WarningIcon } from '~/ui/Icon/Icons.tsx';
import styles from './EmergencyLine.module.css';

/** Says which number to call in an emergency, at the visitor's place. */
export function EmergencyLine() {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.EmergencyLine} data-emergency-line="">
      <WarningIcon size={32} />
      <p>
        <strong>
          {`${emergency.before} `}
          <EmergencyNumber local={emergency.local}>
            {(number) => <ContactLink contact={{ kind: 'emergency', number }}>{number}</ContactLink>}
          </EmergencyNumber>
          {` ${emergency.after}`}
        </strong>
        {` ${emergency.signs}`}
      </p>
    </div>
  );
}
