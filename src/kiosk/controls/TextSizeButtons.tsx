import { messages } from '~/i18n/messages.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { changeText, useComfort } from '../state/comfort-store.ts';
import styles from '../ComfortBar.module.css';

/** Smaller and larger text, and how large it is. A step that does not exist is dimmed but stays in reach of the focus. */
export function TextSizeButtons() {
  const textStep = useComfort((comfort) => comfort.textStep);
  const last = textScales.length - 1;
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      role="group"
      aria-label={messages.kioskMessages.bar.textSize}
      className={styles.Group}
      data-kind="text"
    >
      <button
        type="button"
        className={styles.Button}
        aria-disabled={textStep === 0}
        onClick={() => changeText(-1)}
      >
        <span className={styles.SmallLetter} aria-hidden="true">
          A
        </span>
        <span>
          {messages.kioskMessages.bar.smaller}
          <VisuallyHidden>{messages.kioskMessages.bar.ofText}</VisuallyHidden>
        </span>
      </button>
      <span className={styles.Steps} aria-hidden="true">
        {textScales.map((scale, index) => (
          <span key={scale} data-on={index <= textStep} />
        ))}
      </span>
      <button
        type="button"
        className={styles.Button}
        aria-disabled={textStep === last}
        onClick={() => changeText(1)}
      >
        <span className={styles.LargeLetter} aria-hidden="true">
          A
        </span>
        <span>
          {messages.kioskMessages.bar.larger}
          <VisuallyHidden>{messages.kioskMessages.bar.ofText}</VisuallyHidden>
        </span>
      </button>
    </div>
  );
}
