import { Fragment, useLayoutEffect, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { guardCopying } from '~/components/copy-guard/guard-copying.ts';
import { PlatformProvider } from '~/components/platform.tsx';
import { paths } from '~/config/paths.ts';
import { forgetPicture, bindPanel } from '~/domain/contract/kiosk-opening.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { AttractScreen } from './attract/AttractScreen.tsx';
import { allowTouchSlop } from './controls/allow-touch-slop.ts';
import { hearKeypad } from './listening/keypad.ts';
import { KioskShell } from './KioskShell.tsx';
import { scaleText } from './paging/turn.ts';
import { CleaningScreen } from './pin/CleaningScreen.tsx';
import { OutOfServiceScreen } from './pin/OutOfServiceScreen.tsx';
import { PinExit } from './pin/PinDialog.tsx';
import { kioskPlatform } from './platform.tsx';
import { useComfort, useListening, useSession } from './state/visit-stores.ts';
import { useScreen } from './state/screen-store.ts';
import styles from './KioskShell.module.css';

/** The whole kiosk: one of its views, and the hidden staff exit above them. */
export function App() {
  const view = useSession((session) => session.view);
  const language = useSession((session) => session.language);
  const outOfService = useScreen((screen) => screen.settings.outOfService);
  useScreenStyles();
  useLayoutEffect(() => forgetPicture(document.documentElement), []);
  useCopyGuard();
  useForgivenSlips();
  useStartPage();
  useEffect(hearKeypad, []);
  return (
    <PlatformProvider value={kioskPlatform}>
      {/* Messages are no state: in another language everything is rendered anew. */}
      <Fragment key={language}>
        {view === 'asleep' && <div className={styles.Asleep} />}
        {view === 'attract' && (outOfService === null ? <AttractScreen /> : <OutOfServiceScreen />)}
        {view === 'cleaning' && <CleaningScreen />}
        {view === 'pages' && (
          <KioskShell>
            <Outlet />
          </KioskShell>
        )}
        <PinExit />
      </Fragment>
    </PlatformProvider>
  );
}

/** Blocks copying while a shell is on the screen, for shells without a head script. */
function useCopyGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    guardCopying({ signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** A shaky finger presses as well. */
function useForgivenSlips(): void {
  const display = useScreen((screen) => screen.settings.display);
  useEffect(() => allowTouchSlop(panelSizes(display).touchSlopPx), [display]);
}

/** Hands the panel's sizes and the visitor's wishes to styles/surfaces.css, which binds the tokens to them. */
function useScreenStyles(): void {
  const display = useScreen((screen) => screen.settings.display);
  const { textStep, theme } = useComfort();
  const isDark = useListening((listening) => listening.isDark);

  useLayoutEffect(() => {
    bindPanel(document.documentElement, panelSizes(display));
  }, [display]);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    scaleText(textScales[textStep]);
    dataset.textStep = String(textStep);
    dataset.theme = theme;
    dataset.dark = String(isDark);
  }, [textStep, theme, isDark]);
}

/** Every visit begins on the landing page, wherever the last one ended. */
function useStartPage(): void {
  const navigate = useNavigate();
  const isOver = useSession(({ view }) => view === 'ended' || view === 'asleep');
  useEffect(() => {
    if (isOver) void navigate(paths.home, { replace: true });
  }, [isOver, navigate]);
}
