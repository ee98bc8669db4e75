import { useRef } from 'react';
import { directionOf, documentLanguages } from '~/domain/language.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { useScreen } from '../state/screen-store.ts';
import { chooseLanguage, closeLanguages } from './language-choice.ts';
import styles from './LanguagePanel.module.css';

const titleId = 'languages-title';

const yielding: Yielding = { back: 'title=.2 air=.5 title=.5 air=1' };

/** The kiosk's languages, each by its own name, in the stage. One touch changes everything that is read, and the page stays. */
export function LanguagePanel() {
  const languages = useScreen(({ settings }) => settings.languages);
  const panel = useRef<HTMLDivElement>(null);
  useFit(panel, 'languages', yielding);
  return (
    <Dialog modal={false} place="content" labelledBy={titleId} onCancel={closeLanguages}>
      <div ref={panel} className={styles.Panel}>
        <h2 id={titleId} tabIndex={-1} data-first-focus="">
          {messages.shellMessages.languages}
        </h2>
        <div className={styles.Names}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              className={styles.Name}
              lang={documentLanguages[language]}
              dir={directionOf(language)}
              aria-current={language === messages.language}
              onClick={() => chooseLanguage(language)}
            >
              {language === messages.language && <CheckIcon />}
              <span>{languageNames[language]}</span>
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
