import { Fragment, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { forgetPicture } from '~/domain/contract/kiosk-opening.ts';
import { PlatformProvider } from '~/components/platform.tsx';
import { useCopyGuard } from '~/components/copy-guard/use-copy-guard.ts';
import { AttractScreen } from './attract/AttractScreen.tsx';
import { useScreenLook } from './controls/use-screen-look.ts';
import { EndedScreen } from './visit/EndedScreen.tsx';
import { KioskShell } from './KioskShell.tsx';
import { kioskPlatform } from './platform.tsx';
import { useSession } from './state/session-store.ts';
import { PinExit } from './pin/PinExit.tsx';
import { useStartPage } from './use-start-page.ts';
import styles from './KioskShell.module.css';

/** The whole kiosk: one of four stages on the screen, and the hidden way in for staff over all of them. */
export function App() {
  const stage = useSession((session) => session.stage);
  const language = useSession((session) => session.language);
  useScreenLook();
  useLayoutEffect(() => forgetPicture(document.documentElement), []);
  useCopyGuard();
  useStartPage();
  return (
    <PlatformProvider value={kioskPlatform}>
      {/* Words are no state: in another language everything is drawn anew. */}
      <Fragment key={language}>
        {stage === 'asleep' && <div className={styles.Asleep} />}
        {stage === 'attract' && <AttractScreen />}
        {stage === 'pages' && (
          <KioskShell>
            <Outlet />
          </KioskShell>
        )}
        {stage === 'ended' && <EndedScreen />}
        <PinExit />
      </Fragment>
    </PlatformProvider>
  );
}
