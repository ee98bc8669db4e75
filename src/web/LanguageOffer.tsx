import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import { addressIn, directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CloseIcon } from '~/ui/Icon/Icons.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { rememberChoice, rememberOffer } from './language-memory.ts';
import styles from './LanguageOffer.module.css';

const published: readonly Language[] = brand.languages;

/** Two short texts of each language: the head script shows one of them before the first paint, so that nothing moves later. */
const offers = import.meta.glob<Messages['offer']>('../i18n/generated/*/offer.ts', { eager: true });

/**
 * A quiet line at the top of the page, in the visitor's own language, where the page is in another: it leads to the same page,
 * and is shown once. The head script chooses it (`data-offer`).
 */
export function LanguageOffer() {
  const { pathname } = useLocation();
  const offered = useSyncExternalStore(
    listenToOffer,
    () => document.documentElement.dataset.offer ?? null,
    () => null,
  );
  useEffect(() => {
    const language = published.find((each) => each === offered);
    if (language === undefined) return undefined;
    rememberOffer(language);
    const closeAtEscape = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && (target as Element).closest(`[data-offers="${language}"]`)) closeOffer();
    };
    document.addEventListener('keydown', closeAtEscape);
    return () => document.removeEventListener('keydown', closeAtEscape);
  }, [offered]);

  return published
    .filter((language) => language !== messages.language)
    .map((language) => (
      <aside
        key={language}
        className={styles.Offer}
        hidden={language !== offered}
        data-offers={language}
        lang={documentLanguages[language]}
        dir={directionOf(language)}
        aria-label={languageNames[language]}
      >
        <a href={addressIn(language, pathname)} hrefLang={language} onClick={() => rememberChoice(language)}>
          {textsIn(language).link}
        </a>
        <Button variant="quiet" onClick={closeOffer}>
          <CloseIcon />
          <VisuallyHidden>{textsIn(language).close}</VisuallyHidden>
        </Button>
      </aside>
    ));
}

function textsIn(language: Language): Messages['offer']['offer'] {
  const file = offers[`../i18n/generated/${language}/offer.ts`];
  if (file === undefined) throw new Error(`There is no offer of ${language}.`);
  return file.offer;
}

const offerEvent = 'app:language-offer';

function listenToOffer(listener: () => void): () => void {
  document.addEventListener(offerEvent, listener);
  return () => document.removeEventListener(offerEvent, listener);
}

/** The visitor stays with this language. The focus goes to what stands before the line: the skip link. */
function closeOffer(): void {
  rememberChoice(messages.language);
  delete document.documentElement.dataset.offer;
  document.dispatchEvent(new Event(offerEvent));
  document.querySelector<HTMLElement>('[data-shell] > a')?.focus();
}
