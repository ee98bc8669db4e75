import { useEffect, useRef, type RefObject } from 'react';
import { noticesId } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { Notice } from '~/ui/Notice/Notice.tsx';
import { closeNewestNotice, closeNotice, useNotices, type ShownNotice } from './notice-store.ts';
import styles from './NoticeRegion.module.css';

/**
 * Where notices appear, once at the root. Its two live regions are in the page from the start, because a region that comes
 * with its text is not read out; silent notices are outside of them. Escape closes the newest notice.
 */
export function NoticeRegion() {
  const region = useRef<HTMLDivElement>(null);
  useRoomForNotices(region);
  const notices = useNotices((state) => state.notices);
  const hasNotices = notices.length > 0;
  useEffect(() => (hasNotices ? listenForEscape() : undefined), [hasNotices]);
  return (
    <div id={noticesId} ref={region} className={styles.NoticeRegion}>
      <div role="alert" aria-atomic="false" className={styles.List}>
        {notices.filter((notice) => isSpoken(notice) && isError(notice)).map(renderNotice)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks */}
      <div role="status" aria-atomic="false" className={styles.List}>
        {notices.filter((notice) => isSpoken(notice) && !isError(notice)).map(renderNotice)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
      <div role="status" aria-live="off" className={styles.List}>
        {notices.filter((notice) => !isSpoken(notice)).map(renderNotice)}
      </div>
    </div>
  );
}

function renderNotice({ id, isSilent: _unseen, ...notice }: ShownNotice) {
  return (
    <Notice
      key={id}
      {...notice}
      closeLabel={messages.noticeRegionMessages.close}
      onClose={() => closeNotice(id)}
    />
  );
}

function isSpoken({ isSilent = false }: ShownNotice): boolean {
  return !isSilent;
}

function isError({ kind }: ShownNotice): boolean {
  return kind === 'error';
}

/**
 * Keeps what has the focus clear of the notices: the page scrolls to below their end, and at once where they come over it.
 * What is read stays where it is when they close: WebKit has no scroll anchoring. When they come, whoever shows them scrolls.
 */
function useRoomForNotices(region: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const { current: element } = region;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const isAnchored = CSS.supports('overflow-anchor', 'auto');
    let heightBefore = 0;
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = element;
      const lost = heightBefore - height;
      if (!isAnchored && lost > 0 && scrollY > 0) scrollBy({ top: -lost, behavior: 'instant' });
      heightBefore = height;
      // Setting it, even to what it is, computes the styles of the whole page again.
      if (height === 0) style.removeProperty('--notices-end');
      else {
        const end = parseFloat(getComputedStyle(element).top) + height;
        style.setProperty('--notices-end', `${end}px`);
        if (isOver(element, document.activeElement))
          document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
}

function isOver(element: Element, focused: Element | null): boolean {
  if (focused === null || focused === document.body || element.contains(focused)) return false;
  const [notices, below] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  return below.top < notices.bottom && below.bottom > notices.top;
}

function listenForEscape() {
  const listening = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeNewestNotice();
    },
    listening,
  );
  return () => listening.abort();
}
