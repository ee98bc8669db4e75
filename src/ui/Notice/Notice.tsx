import {
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  useLayoutEffect,
  type FocusEvent,
  useSyncExternalStore,
} from 'react';
import styles from './Notice.module.css';
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

/** Milliseconds that are left at least after a pause, so that nobody is cut off while reading. */
const leastAfterPauseMs = 3_000;

/**
 * Calls `onEnd` once after `durationMs`, not counting pauses.
 * @param durationMs milliseconds; null never ends.
 * @param isPaused while true, time stands still.
 */
function useCountdown(durationMs: number | null, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const remaining = left.current;
    if (remaining === null || isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining);
    return () => {
      clearTimeout(timer);
      const rest = remaining - (performance.now() - startedAt);
      left.current = Math.max(rest, Math.min(remaining, leastAfterPauseMs));
    };
  }, [isPaused]);
}

/**
 * Watches the focus inside an element that may go away at any time. When it does with the focus in it, the focus returns to
 * where it came from instead of being lost.
 */
function useFocusReturn() {
  const [isFocused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const inside = element.current;
    return () => {
      if (inside?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
    };
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent<HTMLDivElement>) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !element.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
  return { isFocused, focusProps: { ref: element, onFocus, onBlur: () => setFocused(false) } };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in a background tab or the window is covered up. */
function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}
