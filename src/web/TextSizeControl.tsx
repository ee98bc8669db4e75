import { useSyncExternalStore } from 'react';
import { textSizes, readTextSize, type TextSize } from '~/domain/text-size.ts';
import { messages } from '~/i18n/messages.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { textSizeEvent } from './text-size.ts';
import styles from './TextSizeControl.module.css';

/** One button for the header: each press makes all text larger. The head script answers it. */
export function TextSizeButton() {
  const size = useTextSize();
  return (
    <button type="button" className={styles.Button} data-text-size="next" data-answers-early="">
      <span aria-hidden="true" className={styles.Letters}>
        <span>A</span>
        <span>A</span>
      </span>
      <VisuallyHidden>{messages.shellMessages.textSize.next({ size })}</VisuallyHidden>
    </button>
  );
}

/** All four sizes, for the footer. */
export function TextSizeChoice() {
  const chosen = useTextSize();
  return (
    <fieldset className={styles.Choice}>
      <legend>{messages.shellMessages.textSize.label}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.Button}
          data-text-size={size}
          data-answers-early=""
          aria-pressed={size === chosen}
        >
          {messages.shellMessages.textSize.percent({ size })}
        </button>
      ))}
    </fieldset>
  );
}

/** The chosen size; the usual one while prerendering and hydrating. */
function useTextSize(): TextSize {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(textSizeEvent, listener);
      return () => removeEventListener(textSizeEvent, listener);
    },
    () => readTextSize(document.documentElement.dataset.textSize),
    () => 100,
  );
}
