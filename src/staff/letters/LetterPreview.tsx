import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import type { LetterText } from '~/domain/letter/rules.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Letter.module.css';

/** A letter, character by character, as it is sent, in its own language and direction. */
export function LetterPreview({ text, language }: { text: LetterText; language: Language }) {
  const attributes = { lang: documentLanguages[language], dir: directionOf(language) };
  return (
    <Stack gap={3} className={styles.Preview}>
      <p {...attributes} className={styles.Subject}>
        <VisuallyHidden>
          <span lang="en">Subject: </span>
        </VisuallyHidden>
        <span>{text.subject || '–'}</span>
      </p>
      <p {...attributes} className={styles.Body}>
        {text.body || '–'}
      </p>
    </Stack>
  );
}
