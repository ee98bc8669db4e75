import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kioskFolder } from '../../build/kiosk-paths.ts';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import { panelSizes, usualPanel } from '../../src/domain/kiosk/panel.ts';
import { alterRelease } from '../support/electron/altered-release.ts';
import { configWord } from '../support/electron/config.ts';
import { launchForPlaywright } from '../support/electron/launch.ts';
import { stopProgram } from '../support/electron/program.ts';
import { electron, expect, test } from './electron-test.ts';

/* The invitation stands in the document and is drawn before its script runs. */

/** The script that the page asks for first, and that asks for all others. */
const isScript = (name: string) => /^index-.*\.js$/.test(name);

test('the first picture is right for this kiosk and this moment before any script has run', async ({
  surroundings,
  panel,
}) => {
  const altered = alterRelease('kiosk-e2e');
  const assets = readdirSync(join(kioskFolder('kiosk-e2e'), 'pages', 'assets'));
  // It lives, and draws nothing.
  altered.change(
    `pages/assets/${assets.find(isScript)}`,
    `setInterval(() => window.kiosk.heartbeat(), 100);
     addEventListener('click', () => window.kiosk.beginVisit());
     window.kiosk.onPhase(({ phase }) => (document.documentElement.dataset.phase = phase));`,
  );
  const args = [altered.main, configWord({ country: 'IN', display: { diagonalInches: 32 } })];
  const { app } = await launchForPlaywright(electron, args, surroundings);
  try {
    const invitation = await app.firstWindow();
    await expect(invitation.getByRole('heading', { level: 1 })).toHaveText(kioskMessages.attract.title);
    await expect(invitation.getByText('In an emergency')).toHaveText(/call 112 right/, {
      useInnerText: true,
    });
    await expect(invitation.getByText(kioskMessages.attract.private)).toBeVisible();
    // Nothing to press that would not answer.
    await expect(invitation.getByRole('button')).toHaveCount(0);
    const { bodyPx } = panelSizes({
      ...usualPanel,
      diagonalInches: 32,
      widthPx: panel.width,
      heightPx: panel.height,
    });
    const bodySize = await invitation.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(bodySize).toBeCloseTo(bodyPx, 0);

    const next = app.waitForEvent('window');
    // A press on a page that has not yet said that it lives begins nothing.
    await expect(invitation.locator('html')).toHaveAttribute('data-phase', 'waiting');
    await invitation.mouse.click(600, 300);
    // Asked for before the visit has begun, its end is no end.
    await expect(invitation.locator('html')).toHaveAttribute('data-phase', 'active');
    // The page goes with its visit, sometimes before it can answer.
    void invitation.evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
    const fresh = await next;
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    // The script will say that the visit was cleared; until then that line says nothing.
    await expect(fresh.getByText(kioskMessages.attract.private)).toBeHidden();
  } finally {
    await stopProgram(app.process());
    altered.remove();
  }
});
