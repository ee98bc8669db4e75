import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import type { MessageText } from '~/domain/message/rules.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Message.module.css';

/** A message letter by letter as it is sent, in its own language and direction. */
export function MessagePreview({ text, language }: { text: MessageText; language: Language }) {
  const own = { lang: documentLanguages[language], dir: directionOf(language) };
  return (
    <div className={styles.Preview}>
      <p {...own} className={styles.Subject}>
        <VisuallyHidden>
          <span lang="en">Subject: </span>
        </VisuallyHidden>
        {text.subject || '–'}
      </p>
      <p {...own} className={styles.Body}>
        {text.body || '–'}
      </p>
    </div>
  );
}
