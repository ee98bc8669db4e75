import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { messages } from '~/i18n/messages.ts';
import { BarButton } from '../controls/BarButton.tsx';
import { BackIcon, NextIcon } from '../controls/BarIcons.tsx';
import { usePaging, useReading } from '../state/visit-stores.ts';
import { useScreen } from '../state/screen-store.ts';
import { isInSight, isRtl, keepPage, layOut, turn, turnTo } from './turn.ts';
import styles from './Pages.module.css';

type PagesProps = {
  /** Of the page: another one begins at its start, the same one in another language where it was. */
  path: string;
  children: ReactNode;
};

/** A page in screenfuls, with the keys that turn them where there are several. Nothing of it scrolls. */
export function Pages({ path, children }: PagesProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayOut(box, path);
  useTurning(box);
  const isRead = useReading(({ state }) => state !== 'silent');
  return (
    <div className={styles.Frame}>
      <div ref={box} data-pages="" className={styles.Pages}>
        {children}
      </div>
      {/* The voice turns by itself, and its own keys need the room. */}
      {!isRead && <Turning />}
    </div>
  );
}

function Turning() {
  const { page, columns } = usePaging();
  const pages = columns.length;
  const { label, back, next, place } = messages.kioskMessages.paging;
  return (
    // A fieldset would want a form around it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} className={styles.Turning} data-for-eyes="">
      <BarButton kind="back" icon={<BackIcon />} aria-disabled={page === 0} onClick={() => turn(-1)}>
        {back}
      </BarButton>
      <output className={styles.Place}>{place({ page: page + 1, pages })}</output>
      <BarButton kind="next" icon={<NextIcon />} aria-disabled={page === pages - 1} onClick={() => turn(1)}>
        {next}
      </BarButton>
    </div>
  );
}

/** Attributes by which content comes and goes. */
const shownBy = ['hidden', 'open', 'aria-selected', 'aria-expanded'];

/** Lays the page out at its start, and anew whenever the room, the text or the content changes. */
function useLayOut(ref: RefObject<HTMLElement | null>, path: string): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    if (usePaging.getState().path !== path)
      usePaging.setState({ path, anchor: null, first: 0, columns: [0], page: 0 });
    const anew = () => layOut(box);
    anew();
    const sizes = new ResizeObserver(anew);
    sizes.observe(box);
    const content = new MutationObserver(anew);
    content.observe(box, { subtree: true, childList: true, characterData: true, attributeFilter: shownBy });
    content.observe(document.documentElement, { attributeFilter: ['data-text-step'] });
    document.fonts.addEventListener('loadingdone', anew);
    return () => {
      sizes.disconnect();
      content.disconnect();
      document.fonts.removeEventListener('loadingdone', anew);
    };
  }, [ref, path]);
}

/** What uses the keys that turn a page for itself. */
const ownKeys = 'input, textarea, select, [role=tab], dialog';

const forwardKeys = new Set(['PageDown', 'ArrowDown']);
const backKeys = new Set(['PageUp', 'ArrowUp']);

/** The step that a key stands for; null for other keys. */
function stepOf(key: string, isRtl: boolean): 1 | -1 | null {
  if (forwardKeys.has(key) || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (backKeys.has(key) || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return null;
}

/** Turns by keys and by a swipe, and follows the focus. */
function useTurning(ref: RefObject<HTMLElement | null>): void {
  const display = useScreen((screen) => screen.settings.display);

  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Twice as far as a hand may slip: a press is never a swipe.
    const leastPx = panelSizes(display).touchSlopPx * 2;
    let start: Touch | null = null;

    const followFocus = () => {
      const focused = document.activeElement;
      if (focused !== null && focused !== box && box.contains(focused) && !isInSight(focused))
        turnTo(focused);
    };
    // The browser has moved the box to something, such as a frame, whose focus is not announced.
    box.addEventListener(
      'scroll',
      () => {
        if (keepPage(box)) followFocus();
      },
      { signal },
    );
    box.addEventListener('focusin', followFocus, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        const isTaken = event.target instanceof Element && event.target.closest(ownKeys) !== null;
        if (event.defaultPrevented || isTaken || box.closest('[inert]') !== null) return;
        const step = stepOf(event.key, isRtl(box));
        if (step !== null) turn(step);
      },
      { signal },
    );
    box.addEventListener('touchstart', ({ touches }) => (start = touches[0] ?? null), {
      passive: true,
      signal,
    });
    box.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        if (start === null || end === undefined) return;
        const x = end.clientX - start.clientX;
        const isSideways = Math.abs(x) > leastPx && Math.abs(x) > 2 * Math.abs(end.clientY - start.clientY);
        if (isSideways) turn(x < 0 === isRtl(box) ? -1 : 1);
      },
      { passive: true, signal },
    );
    return () => listening.abort();
  }, [ref, display]);
}
