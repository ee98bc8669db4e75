import { type ReactNode, useEffect, useLayoutEffect, useRef, useCallback, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { kioskPaths, paths } from '~/config/paths.ts';
import { readAddress } from '~/domain/language.ts';
import { messages } from '~/i18n/messages.ts';
import { ComfortBar } from './ComfortBar.tsx';
import { HandoffPanel } from './handoff/HandoffPanel.tsx';
import { KioskTop } from './KioskTop.tsx';
import { KeysPage } from './listening/KeysPage.tsx';
import { Pages } from './paging/Pages.tsx';
import { turnTo } from './paging/turn.ts';
import { stopReading } from './reading/read-aloud.ts';
import { useHandoff, useLanguageChoice, useListening, useSession } from './state/visit-stores.ts';
import { IdleDialog } from './visit/IdleDialog.tsx';
import { LanguagePanel } from './visit/LanguagePanel.tsx';
import styles from './KioskShell.module.css';

/**
 * The frame of every screen of a visit: who we are at the top, the bar at the foot, and between them the stage, in which the page
 * or the open panel lies. The window never scrolls.
 */
export function KioskShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasPanel = useHandoff(({ topic }) => topic !== null);
  const isChoosing = useLanguageChoice(({ state }) => state === 'open');
  const isWarned = useSession(({ secondsLeft }) => secondsLeft !== null);
  const isTrying = useListening((listening) => listening.isTrying);
  const keepInside = useInnerLinks();
  usePageChange();
  useReturnFocus(hasPanel);
  return (
    // Only links act on a click here, and links answer the keyboard by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div data-shell="" className={styles.Shell} onClick={keepInside} onAuxClick={keepInside}>
      <a className={styles.Skip} href="#main">
        {messages.shellMessages.skipToContent}
      </a>
      <KioskTop />
      <div data-stage="" className={styles.Stage}>
        <main
          id="main"
          tabIndex={-1}
          key={isTrying ? keysPage : pathname}
          className={styles.Main}
          inert={hasPanel || isChoosing}
        >
          {isTrying ? <KeysPage /> : <Page path={pathname}>{children}</Page>}
        </main>
        {hasPanel && (
          <div inert={isChoosing}>
            <HandoffPanel />
          </div>
        )}
        {isChoosing && <LanguagePanel />}
      </div>
      <ComfortBar />
      {isWarned && <IdleDialog />}
    </div>
  );
}

/** Stands for an address: the keys are tried before any page. */
const keysPage = 'keys';

/** Those that are whole on every panel, and one that pages a part of itself; the others are paged. */
const unpaged = new Set<string>([
  paths.home,
  kioskPaths.questions,
  kioskPaths.takeQuestions,
  kioskPaths.medicines,
]);

function Page({ path, children }: { path: string; children: ReactNode }) {
  return unpaged.has(path) ? children : <Pages>{children}</Pages>;
}

/**
 * Gives the focus back to what opened the panel, once the page beneath answers again.
 * @param open whether the panel is open. To be called by the panel's parent, so that it remembers before the
 * panel takes the focus.
 */
function useReturnFocus(open: boolean): void {
  const opener = useRef<Element | null>(null);

  // Follows the focus of the page, because it is lost by the time the page is inert.
  useLayoutEffect(() => {
    if (open) return undefined;
    const remember = () => {
      opener.current = document.activeElement;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const element = opener.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
    };
  }, [open]);
}

/**
 * Keeps plain links within the page. The pages hold a few that are no router links: anchors (`#apply`), which the hash
 * router would read as routes, and one full page load (`/`). No other address is ever followed, and no key or button makes
 * a new window of one; main refuses it as well.
 * @returns the click handler for the element around the pages.
 */
function useInnerLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('#/')) void navigate(href.slice(1));
      else if (href.startsWith('#')) goToSection(href.slice(1));
      else if (href.startsWith('/')) void navigate(readAddress(href).path);
    },
    [navigate],
  );
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.focus({ preventScroll: true });
  turnTo(section.querySelector('h2') ?? section);
}

/**
 * After a change of page: to the section that the address names, if any, and focus to the heading, so that
 * a screen reader says where one is. Reading aloud stops. The kiosk restores no scroll positions: they would be the last visitor's.
 */
function usePageChange(): void {
  const { pathname, hash, key } = useLocation();

  useLayoutEffect(() => {
    // In another language: the key that led to it has the focus, and the place stays.
    if (useLanguageChoice.getState().state === 'made') return;
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const heading =
      section?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1');
    if (section !== null && heading !== null) turnTo(heading);
    heading?.focus({ preventScroll: true });
    // The effect reads the document, but it must run after each press on a link, also on the same one again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash]);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => stopReading, [pathname]);
}
