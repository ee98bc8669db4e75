import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { NoticeRegion } from '~/components/notices/NoticeRegion.tsx';
import { ScrollProgress } from '~/components/ScrollProgress/ScrollProgress.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { SiteFooter } from '~/components/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '~/components/SiteHeader/SiteHeader.tsx';
import { messages } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { PlatformProvider } from '~/components/platform.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { webPlatform } from './platform.tsx';
import { prefetchLinks } from './prefetch.ts';
import styles from './Layout.module.css';

/** The frame around every page: skip link, progress bar, header, notices, content and footer. */
export function Layout() {
  const { pathname } = useLocation();
  // Says that the page answers, to whoever measures or tests it.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <PlatformProvider value={webPlatform}>
      <div data-shell="" className={styles.Shell}>
        <SectionLink className={styles.SkipLink} section="main">
          {messages.shellMessages.skipToContent}
        </SectionLink>
        <LanguageOffer />
        <ScrollProgress />
        <SiteHeader isLanding={pathname === paths.home} />
        <NoticeRegion />
        <main id="main" tabIndex={-1} key={pathname} className={styles.Main}>
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <Prefetch key={pathname} />
      <PageChange />
      <ScrollRestoration />
    </PlatformProvider>
  );
}

/** Fetches the code of the pages that the shown one links to. */
function Prefetch() {
  useEffect(() => {
    const leaving = new AbortController();
    prefetchLinks(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is; after a link to a section,
 * to that. Stands before `<ScrollRestoration>`: the styles scroll smoothly to sections, but between pages nothing glides.
 */
function PageChange() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isNewPage = before.pathname !== pathname;
    const { style } = document.documentElement;
    if (isNewPage || isBack) {
      style.scrollBehavior = 'auto';
      requestAnimationFrame(() => (style.scrollBehavior = ''));
    }
    const target = isNewPage ? document.querySelector('main h1') : document.getElementById(hash.slice(1));
    if (isNewPage || !isBack) (target as HTMLElement | null)?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack]);
  return null;
}
