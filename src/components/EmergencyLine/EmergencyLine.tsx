import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { WarningIcon } from '~/ui/Icon/Icons.tsx';
import styles from './EmergencyLine.module.css';

/**
 * The number to call in an emergency at the visitor's location, and the signs of one.
 * @param isStrip from edge to edge of the window, at the top of a page; else a box in the text.
 */
export function EmergencyLine({ isStrip = false }: { isStrip?: boolean }) {
  const { ContactLink } = usePlatform();
  return (
    <div className={styles.EmergencyLine} data-emergency-line="" data-strip={isStrip ? '' : undefined}>
      <WarningIcon size={isStrip ? 24 : 32} />
      <p>
        <strong>
          {`${messages.emergency.before} `}
          <EmergencyNumber local={messages.emergency.local}>
            {(number) => <ContactLink contact={{ kind: 'emergency', number }}>{number}</ContactLink>}
          </EmergencyNumber>
          {` ${messages.emergency.after}`}
        </strong>
        <span>{` ${messages.emergency.signs}`}</span>
      </p>
    </div>
  );
}
