import { directionOf, documentLanguages } from '~/domain/language.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { useScreen } from '../state/screen-store.ts';
import { chooseLanguage, closeLanguages } from './language-choice.ts';
import styles from './LanguagePanel.module.css';

const titleId = 'languages-title';

/** The kiosk's languages, each by its own name, in the stage. One touch changes everything that is read, and the page stays. */
export function LanguagePanel() {
  const languages = useScreen(({ settings }) => settings.languages);
  return (
    <Dialog modal={false} place="content" labelledBy={titleId} onCancel={closeLanguages}>
      <div className={styles.Panel}>
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
        <Button variant="secondary" onClick={closeLanguages}>
          {messages.kioskMessages.handoff.close}
        </Button>
      </div>
    </Dialog>
  );
}
