import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import { languageToOffer } from '~/domain/language-offer.ts';
import { addressIn, directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { Button, ButtonLink } from '~/ui/Button/Button.tsx';
import { chosenLanguage, offeredLanguages, rememberChoice, rememberOffer } from './language-memory.ts';
import styles from './LanguageOffer.module.css';

type Offer = { language: Language; texts: Messages['offer']['offer'] };

/** Only the messages of the offered language are fetched. */
const offers = import.meta.glob<Messages['offer']>('../i18n/generated/{en,es,fr,hi,ar}/offer.ts');

/** A quiet line in the visitor's own language, where the page is in another: it leads to the same page, and is shown once. */
export function LanguageOffer() {
  const { pathname } = useLocation();
  const [offer, close] = useOffer();
  if (offer === null) return null;
  const { language, texts } = offer;
  return (
    <aside
      className={styles.Offer}
      lang={documentLanguages[language]}
      dir={directionOf(language)}
      aria-label={texts.text}
    >
      <p>{texts.text}</p>
      <ButtonLink
        href={addressIn(language, pathname)}
        hrefLang={language}
        variant="secondary"
        onClick={() => rememberChoice(language)}
      >
        {texts.link}
      </ButtonLink>
      <Button
        variant="quiet"
        onClick={() => {
          rememberChoice(messages.language);
          close();
        }}
      >
        {texts.close}
      </Button>
    </aside>
  );
}

function useOffer(): readonly [Offer | null, close: () => void] {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const language = languageToOffer({
      shown: messages.language,
      published: brand.languages,
      preferred: navigator.languages,
      chosen: chosenLanguage(),
      offered: offeredLanguages(),
    });
    if (language === null) return;
    offers[`../i18n/generated/${language}/offer.ts`]?.().then(
      ({ offer: texts }) => {
        rememberOffer(language);
        setOffer({ language, texts });
      },
      // No network: the menu of languages is still there.
      () => undefined,
    );
  }, []);
  return [offer, () => setOffer(null)];
}
