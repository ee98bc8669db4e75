import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { addressIn, directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import { GlobeIcon } from '~/ui/Icon/Icons.tsx';
import { useDismiss } from '~/ui/use-dismiss.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { rememberChoice } from './language-memory.ts';
import { pageAt } from './pages.ts';
import styles from './LanguageMenu.module.css';

const published: readonly Language[] = brand.languages;

/** The menu of languages in a bar: it opens without a script too. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  if (published.length === 1) return null;
  return (
    <details ref={menu} className={styles.Menu}>
      <summary>
        <GlobeIcon />
        <VisuallyHidden>{`${messages.withColon(messages.shellMessages.languages)} `}</VisuallyHidden>
        <span>{languageNames[messages.language]}</span>
      </summary>
      <LanguageList />
    </details>
  );
}

/** All languages, for the footer: with a heading like the sizes of the text, and looking like them. */
export function LanguageChoice() {
  const labelId = useId();
  if (published.length === 1) return null;
  return (
    <div className={styles.Choice}>
      <p id={labelId}>{messages.shellMessages.languages}</p>
      <LanguageList labelId={labelId} />
    </div>
  );
}

/**
 * Links to the same page in every language, each called as it calls itself.
 * @param labelId what says on the page that these are languages.
 */
export function LanguageList({ labelId }: { labelId?: string }) {
  const path = usePathElsewhere();
  if (published.length === 1) return null;
  return (
    <ul
      role="list"
      className={styles.List}
      aria-label={labelId === undefined ? messages.shellMessages.languages : undefined}
      aria-labelledby={labelId}
    >
      {published.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, path)}
            hrefLang={language}
            lang={documentLanguages[language]}
            dir={directionOf(language)}
            aria-current={language === messages.language ? 'true' : undefined}
            onClick={() => rememberChoice(language)}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page to lead to: what is not here is in no other language either. */
function usePathElsewhere(): string {
  const { pathname } = useLocation();
  return pageAt(pathname) === null ? paths.home : pathname;
}
