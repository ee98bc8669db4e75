import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NoticeRegion } from '~/blocks/notices/NoticeRegion.tsx';
import { PageTop } from '~/blocks/PageTop/PageTop.tsx';
import { SiteFooter } from '~/blocks/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '~/blocks/SiteHeader/SiteHeader.tsx';
import { words } from '~/content/spoken.ts';
import { paths } from '~/config/paths.ts';
import { ScrollProgress } from '~/blocks/ScrollProgress/ScrollProgress.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { Step } from '~/platform/Step.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useRouteChange } from './use-route-change.ts';
import styles from './WebShell.module.css';

/** The frame around every page: skip link, progress bar, header, content, footer and notices. */
export function WebShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useRouteChange();
  useFetchAhead();
  return (
    <div data-shell="" className={styles.Shell}>
      <a className={styles.SkipLink} href="#main">
        {words.shellWords.skipToContent}
      </a>
      <ScrollProgress />
      <Step name="header">{pathname === paths.home ? <SiteHeader /> : <PageTop />}</Step>
      <main id="main" tabIndex={-1} key={pathname} className={styles.Main}>
        {children}
      </main>
      <Step name="footer">
        <SiteFooter />
      </Step>
      <NoticeRegion />
      <LanguageOffer />
    </div>
  );
}
