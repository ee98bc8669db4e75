import { useEffect } from 'react';
import { messages } from '~/i18n/messages.ts';
import { Notice } from '~/ui/Notice/Notice.tsx';
import { closeNewestNotice, closeNotice, useNotices, type ShownNotice } from './notice-store.ts';
import styles from './NoticeRegion.module.css';

/**
 * Where notices appear, once at the root. Its two live regions are in the page from the start, because a region that comes
 * with its text is not read out; silent notices are outside of them. Escape closes the newest notice.
 */
export function NoticeRegion() {
  const notices = useNotices((state) => state.notices);
  const hasNotices = notices.length > 0;
  useEffect(() => (hasNotices ? listenForEscape() : undefined), [hasNotices]);
  return (
    <div className={styles.NoticeRegion}>
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
