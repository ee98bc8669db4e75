import { useState } from 'react';
import styles from './Notice.module.css';
import { useCountdown } from './use-countdown.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePageHidden } from './use-page-hidden.ts';

export type NoticeKind = 'success' | 'error' | 'warning';

export type NoticeProps = {
  kind: NoticeKind;
  title: string;
  text: string;
  /** Label of the close button. */
  closeLabel: string;
  /** Milliseconds until it closes by itself; null keeps it until somebody closes it. */
  durationMs: number | null;
  onClose: () => void;
};

/**
 * A message on top of the page. Its time stands still while the pointer or the focus is on it or the page is hidden.
 * Stands inside a live region that its owner provides.
 */
export function Notice({ kind, title, text, closeLabel, durationMs, onClose }: NoticeProps) {
  const [isPointed, setPointed] = useState(false);
  const { isFocused, focusProps } = useFocusReturn();
  const isHidden = usePageHidden();
  useCountdown(durationMs, isPointed || isFocused || isHidden, onClose);
  return (
    <div
      className={styles.Notice}
      data-kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...focusProps}
    >
      <svg
        className={styles.Icon}
        viewBox="0 0 24 24"
        width="32"
        height="32"
        aria-hidden="true"
        focusable="false"
      >
        <path d={signs[kind]} />
      </svg>
      <p className={styles.Title}>{title}</p>
      <button type="button" className={styles.Close} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M5 5l14 14M19 5 5 19" />
        </svg>
      </button>
      <p className={styles.Text}>{text}</p>
    </div>
  );
}

const signs: Record<NoticeKind, string> = {
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM7 12.5l3.5 3.5L17 9',
  error: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 7v6.5M12 16.8v.4',
  warning: 'M12 2.5 22.5 21h-21ZM12 9v5.5M12 17.6v.4',
};
