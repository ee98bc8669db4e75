import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { messages } from '~/i18n/messages.ts';
import { followRoom } from '../controls/use-fit.ts';
import { useComfort, useLetters, usePaging } from '../state/visit-stores.ts';
import { useScreen } from '../state/screen-store.ts';
import { isInSight, isRtl, keepPage, layOut, scaleText, turn, turnTo } from './turn.ts';
import styles from './Pages.module.css';

/** A page in screenfuls, its title on each, and beside that which of them is shown. Nothing of it scrolls. */
export function Pages({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  useLayOut(box, `${pathname} ${key}`);
  useTurning(box);
  const { page, columns } = usePaging();
  return (
    <div className={styles.Frame}>
      <output className={styles.Place} data-for-eyes="">
        {columns.length > 1 && messages.kioskMessages.paging.place({ page: page + 1, pages: columns.length })}
      </output>
      <div ref={box} data-pages="" className={styles.Pages}>
        {children}
      </div>
    </div>
  );
}

/** Attributes by which content comes and goes. */
const shownBy = ['hidden', 'open', 'aria-selected', 'aria-expanded'];

/** Lays the page out at its start, or where it was left in the visit's history, and anew whenever the room, the text or the content changes. */
function useLayOut(ref: RefObject<HTMLElement | null>, entry: string): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const { entry: last, first, left } = usePaging.getState();
    if (last !== entry)
      usePaging.setState({
        entry,
        anchor: null,
        first: left[entry] ?? 0,
        left: { ...left, [last]: first },
      });
    const wanted = () => textScales[useComfort.getState().textStep];
    const anew = () => layOut(box, wanted());
    const stop = followRoom(box, anew);
    const content = new MutationObserver(anew);
    content.observe(box, { subtree: true, childList: true, characterData: true, attributeFilter: shownBy });
    content.observe(document.documentElement, { attributeFilter: ['data-text-step'] });
    return () => {
      stop();
      content.disconnect();
      usePaging.setState({ columns: [0], page: 0 });
      useLetters.setState({ page: null });
      scaleText(wanted());
    };
  }, [ref, entry]);
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
