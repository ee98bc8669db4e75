import type { ReactNode } from 'react';
import { EmergencyNumber } from '~/components/EmergencyNumber/EmergencyNumber.tsx';
import { brand } from '~/config/brand.ts';
import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { numberIn } from '../handoff/line-facts.ts';
import { useScreen } from '../state/screen-store.ts';
import { wordsOf } from '../visit/visit-language.ts';
import styles from './Closed.module.css';

/** What staff have taken out of service says so, in all of the kiosk's languages, with whom to call. Staff's gesture is the way back. */
export function OutOfServiceScreen() {
  const { languages, country, outOfService } = useScreen(({ settings }) => settings);
  const said = languages.flatMap((language) => {
    const words = wordsOf(language);
    return words === null ? [] : [{ language, words }];
  });
  const phone = outOfService?.phone ?? numberIn(country);
  return (
    <main className={styles.OutOfService}>
      <title>{brand.productName}</title>
      <div className={styles.Part}>
        {said.map(({ language, words }, index) => (
          <Said key={language} language={language} isFirst={index === 0}>
            <span>{words.kiosk.kioskMessages.outOfService.title}</span>{' '}
            {phone !== null && <span>{words.kiosk.kioskMessages.outOfService.call}</span>}
          </Said>
        ))}
        {phone !== null && (
          <p className={styles.Phone}>
            <bdi dir="ltr">{phone.display}</bdi>
          </p>
        )}
      </div>
      <div className={styles.Emergency}>
        {said.map(({ language, words }) => (
          <Said key={language} language={language}>
            <EmergencyText words={words} />
          </Said>
        ))}
      </div>
    </main>
  );
}

type SaidProps = { language: Language; isFirst?: boolean; children: ReactNode };

/** A line in its language and its direction. The first one is the heading of the screen. */
function Said({ language, isFirst = false, children }: SaidProps) {
  const Line = isFirst ? 'h1' : 'p';
  return (
    <Line lang={documentLanguages[language]} dir={directionOf(language)}>
      {children}
    </Line>
  );
}

function EmergencyText({ words }: { words: Messages }) {
  const { before, local, after } = words.kiosk.kioskMessages.top;
  return (
    <>
      <span>{before}</span>{' '}
      <EmergencyNumber local={local}>{(number) => <span>{number}</span>}</EmergencyNumber>
      <span>{after}</span>
    </>
  );
}
