import { langOf } from '~/components/lang-of.ts';
import { lineIn, type KioskSettings } from '~/domain/contract/kiosk-settings.ts';
import type { Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import { useScreen } from '../state/screen-store.ts';
import styles from './CenterText.module.css';

/** What a center has written, as text alone: in the language of the page, else in the first of the kiosk's in which it was. */
export function CenterText({ texts }: { texts: Readonly<Partial<Record<Language, string>>> }) {
  const languages = useScreen(({ settings }) => settings.languages);
  const line = lineIn(texts, [messages.language, ...languages]);
  if (line === null) return null;
  return <bdi {...langOf(line.language === messages.language ? undefined : line.language)}>{line.text}</bdi>;
}

/** Where a person helps in the center, and at which number. */
export function DeskText({ desk: { where, phone } }: { desk: NonNullable<KioskSettings['desk']> }) {
  return (
    <span>
      <span>{messages.kioskMessages.start.person}</span> <CenterText texts={where} />{' '}
      {phone !== null && (
        <bdi dir="ltr" translate="no" className={styles.Phone}>
          {phone.display}
        </bdi>
      )}
    </span>
  );
}

/** The center's notice, and where a person helps: a line each, where it says so. @param noticeClass how the notice looks. */
export function CenterLines({ noticeClass }: { noticeClass?: string | undefined }) {
  const { notice, desk } = useScreen(({ settings }) => settings);
  return (
    <>
      {notice !== null && (
        <p className={noticeClass}>
          <CenterText texts={notice} />
        </p>
      )}
      {desk !== null && (
        <p>
          <DeskText desk={desk} />
        </p>
      )}
    </>
  );
}
