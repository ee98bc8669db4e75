import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { usePlatform } from '~/components/platform.tsx';
import type { ListWords } from '~/content/legal/legal.ts';
import { needsInterpreter } from '~/domain/emergency/crisis-language.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './CrisisLine.module.css';

/**
 * The number for people who think of harming themselves: the crisis line of the visitor's place, else the emergency number. With it
 * stands how to be understood there, for readers of a language that it does not answer in.
 */
export function CrisisLine({ before, after, interpreter }: NonNullable<ListWords['crisis']>) {
  const { ContactLink, WithCrisisLine } = usePlatform();
  const call = (number: string) => (
    <ContactLink contact={{ kind: 'emergency', number: number.replaceAll('\u00A0', '') }}>
      {number}
    </ContactLink>
  );
  return (
    <p className={styles.Crisis}>
      <WithCrisisLine>
        {(line) => (
          <strong>
            <span>{`${before} `}</span>
            {line === null ? (
              <EmergencyNumber local={messages.emergency.local}>{call}</EmergencyNumber>
            ) : (
              <span dir="ltr">{call(line)}</span>
            )}
            <span>{` ${after}`}</span>
            {line !== null && needsInterpreter(line, messages.language) && <span>{` ${interpreter}`}</span>}
          </strong>
        )}
      </WithCrisisLine>
    </p>
  );
}
