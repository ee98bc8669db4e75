import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { messages } from '~/i18n/messages.ts';
import styles from './LegalPage.module.css';

/** The number for people who think of harming themselves: the crisis line of the visitor's place, else the emergency number. */
export function CrisisLine({ before, after }: { before: string; after: string }) {
  const { ContactLink, WithCrisisLine } = usePlatform();
  const call = (number: string) => (
    <ContactLink contact={{ kind: 'emergency', number: number.replaceAll('\u00A0', '') }}>
      {number}
    </ContactLink>
  );
  return (
    <p className={styles.Crisis}>
      <strong>
        <span>{`${before} `}</span>
        <WithCrisisLine>
          {(line) =>
            line === null ? (
              <EmergencyNumber local={messages.emergency.local}>{call}</EmergencyNumber>
            ) : (
              <span dir="ltr">{call(line)}</span>
            )
          }
        </WithCrisisLine>
        <span>{` ${after}`}</span>
      </strong>
    </p>
  );
}
