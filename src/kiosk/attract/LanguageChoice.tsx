import type { MouseEvent } from 'react';
import { languageNames } from '~/i18n/language-names.ts';
import { messages } from '~/i18n/messages.ts';
import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import styles from './LanguageChoice.module.css';

/** Begins a visit at a press: in the language whose name it was on, or in the kiosk's own. */
export type Begin = (event: MouseEvent, language?: Language) => void;

type LanguageChoiceProps = { languages: readonly Language[]; onBegin: Begin | undefined };

/** The languages that a visit can be in, each by its own name. One touch begins. */
export function LanguageChoice({ languages, onBegin }: LanguageChoiceProps) {
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={messages.shellMessages.languages} className={styles.Choice} data-choice="">
      {languages.map((language) => (
        <LanguageName key={language} language={language} onBegin={onBegin} />
      ))}
    </div>
  );
}

function LanguageName({ language, onBegin }: { language: Language; onBegin: Begin | undefined }) {
  const look = {
    className: styles.Name,
    lang: documentLanguages[language],
    dir: directionOf(language),
    'data-language': language,
    children: languageNames[language],
  };
  // In the picture there is nothing to press yet.
  if (onBegin === undefined) return <span {...look} />;
  return <button type="button" {...look} onClick={(event) => onBegin(event, language)} />;
}
