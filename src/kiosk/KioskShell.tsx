import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScrollProgress } from '~/components/ScrollProgress/ScrollProgress.tsx';
import { SiteFooter } from '~/components/SiteFooter/SiteFooter.tsx';
import { MoreBelow } from './controls/MoreBelow.tsx';
import { ComfortBar } from './ComfortBar.tsx';
import { HandoffPanel } from './handoff/HandoffPanel.tsx';
import { useHandoff } from './state/handoff-store.ts';
import { useReturnFocus } from './handoff/use-return-focus.ts';
import { IdleDialog } from './visit/IdleDialog.tsx';
import { KioskTop } from './KioskTop.tsx';
import { kioskPlatform } from './platform.tsx';
import { ReadingControls } from './reading/ReadingControls.tsx';
import { useSession } from './state/session-store.ts';
import { useInnerLinks } from './use-inner-links.ts';
import { usePageChange } from './use-page-change.ts';
import styles from './KioskShell.module.css';

/** The frame around every page of a visit: who we are, the page, the bar at the foot, and what may come over it. */
export function KioskShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasPanel = useHandoff(({ topic }) => topic !== null);
  const isWarned = useSession(({ secondsLeft }) => secondsLeft !== null);
  const keepInside = useInnerLinks();
  usePageChange();
  useReturnFocus(hasPanel);
  return (
    // Only links act on a click here, and links answer the keyboard by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div data-shell="" className={styles.Shell} onClick={keepInside} onAuxClick={keepInside}>
      <ScrollProgress />
      <div className={styles.Pages} inert={hasPanel}>
        <KioskTop />
        <main id="main" tabIndex={-1} key={pathname} className={styles.Main}>
          {children}
        </main>
        <kioskPlatform.DeferredContent>
          <SiteFooter />
        </kioskPlatform.DeferredContent>
      </div>
      <MoreBelow of="page" />
      {hasPanel && <HandoffPanel />}
      <ReadingControls />
      <ComfortBar />
      {isWarned && <IdleDialog />}
    </div>
  );
}
