import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { kioskFolder, type KioskMode } from '../../build/kiosk-paths.ts';
import { layout } from '../../electron/policy/layout.ts';
import { findButton, type Place } from '../support/electron/button.ts';
import { openDisplay, panels, type Display, type Panel } from '../support/electron/display.ts';
import { endProcesses } from '../support/electron/leftovers.ts';
import { launchForPlaywright, type Launched } from '../support/electron/launch.ts';
import { copyForOtherUser } from '../support/electron/other-user.ts';
import {
  endAsPeopleDo,
  leftovers,
  makeSurroundings,
  startProgram,
  type Program,
  type Surroundings,
} from '../support/electron/program.ts';

/*
 * Where the tested kiosk differs from the shipped one, and why. Nothing else does.
 * - The build `kiosk-e2e` (fixture `kiosk`) takes Playwright's two debugging switches and starts itself again at no end; all
 *   else is the release build. What must hold of the release is tested in it, with real input (fixture `release`).
 * - The browser of a hand-off is a script that notes the address (`Surroundings.opened`): no test opens a browser.
 * - The example config is open all week: tests run on Sundays too.
 * - Home, configuration and temporary folder are one run's own; there is no config folder below /etc unless the test brings one.
 * - The display is Xvfb, in software drawing, without a window manager unless the test starts one; there is no sound card.
 * - As root the kiosk runs as `nobody`. The package's own user is tried where the package is installed.
 */

/** A kiosk that runs in a real Electron under Playwright. */
export type RunningKiosk = Surroundings & Launched & { display: Display };

/** The release build on a screen of its own; only real input reaches it. */
export type RunningRelease = Surroundings & Program & { display: Display };

type Options = { panel: Panel; kioskArguments: readonly string[] };

type Fixtures = {
  display: Display;
  surroundings: Surroundings;
  kiosk: RunningKiosk;
  /** Starts the release build; each is ended by SIGTERM after the test, unless it has ended. */
  startRelease: (...args: readonly string[]) => RunningRelease;
  /** Where a button of the first page is on this panel, with these arguments. */
  placeOf: (name: RegExp, args: readonly string[]) => Promise<Place>;
};

const electron = findElectron();

/** Said once for the whole run, where there is no Electron. */
export const skipReason = 'No Electron program on this machine: `npx install-electron --no` fetches it.';

/** The main file of a build, where a user other than root can read it. */
type MainFiles = Readonly<Record<KioskMode, string>>;

export const test = base.extend<Options & Fixtures, { mainFiles: MainFiles }>({
  panel: [panels[0], { option: true }],
  kioskArguments: [[], { option: true }],
  mainFiles: [
    async ({}, use) => {
      const copies = { kiosk: copyOf('kiosk'), 'kiosk-e2e': copyOf('kiosk-e2e') };
      await use({ kiosk: copies.kiosk.main, 'kiosk-e2e': copies['kiosk-e2e'].main });
      for (const copy of Object.values(copies)) copy.remove();
    },
    { scope: 'worker' },
  ],
  display: async ({ panel }, use) => {
    base.skip(electron === null, skipReason);
    const display = await openDisplay(panel);
    await use(display);
    await display.close();
  },
  surroundings: async ({ display }, use) => {
    const surroundings = makeSurroundings(display.name);
    await use(surroundings);
    surroundings.remove();
  },
  kiosk: async ({ display, surroundings, mainFiles, kioskArguments }, use) => {
    const args = [mainFiles['kiosk-e2e'], ...kioskArguments];
    const launched = await launchForPlaywright(electron ?? '', args, surroundings);
    // Playwright forgets the process of a program that has ended.
    const child = launched.app.process();
    await use({ ...surroundings, ...launched, display });
    await endAsPeopleDo(child);
    expectNothingLeft(await leftovers(surroundings));
  },
  startRelease: async ({ display, surroundings, mainFiles }, use) => {
    const started: RunningRelease[] = [];
    await use((...args) => {
      const program = startProgram(electron ?? '', [mainFiles.kiosk, ...args], surroundings);
      const running = { ...surroundings, ...program, display };
      started.push(running);
      return running;
    });
    for (const { child } of started) await endAsPeopleDo(child);
    expectNothingLeft(await leftovers(surroundings));
  },
  placeOf: async ({ display, mainFiles }, use) => {
    await use((name, args) =>
      findButton(electron ?? '', [mainFiles['kiosk-e2e'], ...args], display.name, name),
    );
  },
});

export { expect } from '@playwright/test';

function copyOf(mode: KioskMode): { main: string; remove: () => void } {
  const { folder, remove } = copyForOtherUser(kioskFolder(mode));
  return { main: join(folder, layout.main), remove };
}

/** What outlives a program that is ended without a word; under systemd it goes with the unit. */
const outlivesKill = /scoped_dir/;

/** As expectNothingLeft, for a program that could not tidy up: no process of its own may be left, and the rest is ended. */
export function expectNoProgramLeft(left: readonly string[]): void {
  endProcesses(left.filter((each) => outlivesKill.test(each)));
  expectNothingLeft(left.filter((each) => !outlivesKill.test(each)));
}

export function expectNothingLeft(left: readonly string[]): void {
  if (left.length === 0) return;
  endProcesses(left);
  throw new Error(`Left after the end:\n${left.join('\n')}`);
}
