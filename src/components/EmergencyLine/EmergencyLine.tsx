import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { WarningIcon } from '~/ui/Icon/Icons.tsx';
import styles from './EmergencyLine.module.css';

/**
 * The number to call in an emergency at the visitor's location.
 * @param isShort leaves out the signs of an emergency: where the line must be small, they stand elsewhere on the page.
 */
export function EmergencyLine({ isShort = false }: { isShort?: boolean }) {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.EmergencyLine} data-emergency-line="" data-short={isShort ? '' : undefined}>
      <WarningIcon size={isShort ? 24 : 32} />
      <p>
        <strong>
          {`${messages.emergency.before} `}
          <EmergencyNumber local={messages.emergency.local}>
            {(number) => <ContactLink contact={{ kind: 'emergency', number }}>{number}</ContactLink>}
          </EmergencyNumber>
          {` ${messages.emergency.after}`}
        </strong>
        {!isShort && <span>{` ${messages.emergency.signs}`}</span>}
      </p>
    </div>
  );
}
