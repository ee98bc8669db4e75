import { useEffect, useState, useSyncExternalStore } from 'react';
import { nextTextSize, textSizes, readTextSize, type TextSize } from '~/domain/text-size.ts';
import { messages } from '~/i18n/messages.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { textSizeEvent } from './text-size.ts';
import styles from './TextSizeControl.module.css';

/** One button for the header, which goes through the sizes and says what it has done. The head script answers it. */
export function TextSizeButton() {
  const size = useTextSize();
  const isChanged = useIsChanged();
  const { label, next, percent } = messages.shellMessages.textSize;
  return (
    <>
      <button type="button" className={styles.Button} data-text-size="next">
        <span aria-hidden="true" className={styles.Letters}>
          <span />
          <span />
        </span>
        <VisuallyHidden>{next({ size, next: nextTextSize(size) })}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <output>{isChanged ? `${messages.withColon(label)} ${percent({ size })}` : ''}</output>
      </VisuallyHidden>
    </>
  );
}

/** Whether the size was changed on this page: the one that it opens with is no news. */
function useIsChanged(): boolean {
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(textSizeEvent, () => setIsChanged(true), listening);
    return () => listening.abort();
  }, []);
  return isChanged;
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
