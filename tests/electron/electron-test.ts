import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { kioskFolder, type KioskMode } from '../../build/kiosk-paths.ts';
import { layout } from '../../electron/policy/layout.ts';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import type { Place } from '../support/electron/button.ts';
import { openDisplay, panels, type Display, type Panel } from '../support/electron/display.ts';
import { launchForPlaywright, type Launched } from '../support/electron/launch.ts';
import { asOtherUser, copyForOtherUser } from '../support/electron/other-user.ts';
import {
  stopProgram,
  endProcesses,
  leftovers,
  createTestEnvironment,
  startProgram,
  type Program,
  type TestEnvironment,
} from '../support/electron/program.ts';

/*
 * Where the tested kiosk differs from the shipped one, and why. Nothing else does.
 * - The build `kiosk-e2e` (fixtures `kiosk` and `freshKiosk`) takes Playwright's two debugging switches and starts itself again at
 *   no end; all else is the release build. What must hold of the release is tested in it, with real input (`startRelease`).
 * - `kiosk` is one program for all tests of a worker, one visit after another. It has a fake camera: without one, asking for
 *   a camera fails before anybody is asked.
 * - The browser of a hand-off is a script that notes the address (`TestEnvironment.opened`): no test opens a browser.
 * - Home, configuration and temporary folder are one run's own; there is no config folder below /etc unless the test brings one.
 * - The display is Xvfb, in software drawing, without a window manager unless the test starts one; there is no sound card.
 * - As root the kiosk runs as `nobody`. The package's own user is tried where the package is installed.
 */

/** A kiosk that runs in a real Electron under Playwright. */
export type RunningKiosk = TestEnvironment & Launched & { display: Display };

/** The release build on a screen of its own; only real input reaches it. */
export type RunningRelease = TestEnvironment & Program & { display: Display };

type Options = { panel: Panel; kioskArguments: readonly string[] };

type Fixtures = {
  display: Display;
  surroundings: TestEnvironment;
  /** The worker's kiosk on a fresh invitation. Log and opened addresses begin with the test. */
  kiosk: RunningKiosk;
  /** A kiosk for this test alone, which it may break. */
  freshKiosk: RunningKiosk;
  /** Starts the release build; each is ended by SIGTERM after the test, unless it has ended. */
  startRelease: (...args: readonly string[]) => RunningRelease;
  /** What starts a program as a user other than root; by default just that. */
  become: typeof asOtherUser;
};

/** Electron's program; '' where there is none, and then no test of this folder runs. */
export const electron = findElectron() ?? '';

/** Said once for the whole run, where there is no Electron. */
export const skipReason = 'No Electron program on this machine: `npx install-electron --no` fetches it.';

/** A place that begins a visit on the invitation, and does nothing on a page. */
const nowhere = { x: 4, y: 400 };

/** The main file of a build, where a user other than root can read it. */
type MainFiles = Readonly<Record<KioskMode, string>>;

export const test = base.extend<Options & Fixtures, { mainFiles: MainFiles; sharedKiosk: RunningKiosk }>({
  panel: [panels[1], { option: true }],
  kioskArguments: [[], { option: true }],
  mainFiles: [
    async ({}, use) => {
      base.skip(electron === '', skipReason);
      const copies = { kiosk: copyOf('kiosk'), 'kiosk-e2e': copyOf('kiosk-e2e') };
      await use({ kiosk: copies.kiosk.main, 'kiosk-e2e': copies['kiosk-e2e'].main });
      for (const copy of Object.values(copies)) copy.remove();
    },
    { scope: 'worker' },
  ],
  display: async ({ panel }, use) => {
    base.skip(electron === '', skipReason);
    const display = await openDisplay(panel);
    await use(display);
    await display.close();
  },
  surroundings: async ({ display }, use) => {
    const surroundings = createTestEnvironment(display.name);
    await use(surroundings);
    surroundings.remove();
  },
  sharedKiosk: [
    async ({ mainFiles }, use) => {
      const display = await openDisplay(panels[1]);
      const surroundings = createTestEnvironment(display.name);
      const args = [mainFiles['kiosk-e2e'], '--use-fake-device-for-media-stream'];
      await runKiosk(args, surroundings, display, use);
      surroundings.remove();
      await display.close();
    },
    { scope: 'worker' },
  ],
  kiosk: async ({ sharedKiosk }, use) => {
    sharedKiosk.setBrowser();
    const lines = sharedKiosk.log().length;
    const addresses = sharedKiosk.opened().length;
    await use({
      ...sharedKiosk,
      log: () => sharedKiosk.log().slice(lines),
      opened: () => sharedKiosk.opened().slice(addresses),
    });
    // What the test left in the page goes with it, as with a visit.
    await endVisit(sharedKiosk);
  },
  freshKiosk: async ({ display, surroundings, mainFiles, kioskArguments }, use) => {
    await runKiosk([mainFiles['kiosk-e2e'], ...kioskArguments], surroundings, display, use);
  },
  become: async ({}, use) => use(asOtherUser),
  startRelease: async ({ display, surroundings, mainFiles, become }, use) => {
    const started: RunningRelease[] = [];
    await use((...args) => {
      const program = startProgram(electron, [mainFiles.kiosk, ...args], surroundings, become);
      const running = { ...surroundings, ...program, display };
      started.push(running);
      return running;
    });
    for (const { child } of started) await stopProgram(child);
    expectNothingLeft(await leftovers(surroundings));
  },
});

export { expect };

/** Runs a kiosk under Playwright for as long as it is used; nothing of it may be left afterwards. */
async function runKiosk(
  args: readonly string[],
  surroundings: TestEnvironment,
  display: Display,
  use: (kiosk: RunningKiosk) => Promise<void>,
): Promise<void> {
  const launched = await launchForPlaywright(electron, args, surroundings);
  // Playwright forgets the process of a program that has ended.
  const child = launched.app.process();
  await use({ ...surroundings, ...launched, display });
  await stopProgram(child);
  expectNothingLeft(await leftovers(surroundings));
}

function copyOf(mode: KioskMode): { main: string; remove: () => void } {
  const { folder, remove } = copyForOtherUser(kioskFolder(mode));
  return { main: join(folder, layout.main), remove };
}

/** Waits until the invitation can be touched. @param name of its button, in the kiosk's own language. */
export async function invited(
  kiosk: RunningKiosk,
  name: string = kioskMessages.attract.begin,
): Promise<Page> {
  const page = await kiosk.page();
  await expect(page.getByRole('button', { name })).toBeVisible();
  return page;
}

/** Begins a visit as a person does, who touches again when a fresh invitation does not answer at once. */
export async function begin(kiosk: RunningKiosk): Promise<Page> {
  const page = await invited(kiosk);
  const end = page.getByRole('button', { name: kioskMessages.bar.end });
  await expect
    .poll(
      async () => {
        if (await end.isHidden()) await page.mouse.click(nowhere.x, nowhere.y);
        return end.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  return page;
}

/** Ends the visit, and waits for the next invitation. */
export async function endVisit(
  kiosk: RunningKiosk,
  name: string = kioskMessages.attract.begin,
): Promise<Page> {
  const page = await kiosk.page();
  const gone = page.waitForEvent('close');
  // The page goes before it can answer.
  await page.evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
  await gone;
  return invited(kiosk, name);
}

/** The rule of each line of a log, in order. @param event of these lines alone. */
export const rulesIn = ({ log }: Pick<TestEnvironment, 'log'>, event?: string) =>
  log()
    .filter((line) => event === undefined || line.event === event)
    .map(({ rule }) => rule);

/**
 * Goes through a visit of a kiosk as a person does, by real presses.
 * @param end where "I am done" is on its panel.
 */
export async function visit(
  { log, display }: Pick<RunningRelease, 'log' | 'display'>,
  end: Place,
  meanwhile: () => void | Promise<void> = () => {},
): Promise<void> {
  const phase = () => rulesIn({ log }, 'phase').at(-1);
  const press = (from: string, { x, y }: Place, to: string) =>
    expect
      .poll(
        () => {
          if (phase() === from) display.click(x, y);
          return phase();
        },
        { timeout: 30_000, intervals: [100] },
      )
      .toBe(to);
  await expect.poll(phase, { timeout: 30_000 }).toBe('waiting');
  await press('waiting', nowhere, 'active');
  await meanwhile();
  await press('active', end, 'waiting');
}

/** What outlives a program that is ended without a word; under systemd it goes with the unit. */
const survivesKill = /scoped_dir/;

/** As expectNothingLeft, for a program that could not tidy up: no process of its own may be left, and the rest is ended. */
export function expectNoProgramLeft(left: readonly string[]): void {
  endProcesses(left.filter((each) => survivesKill.test(each)));
  expectNothingLeft(left.filter((each) => !survivesKill.test(each)));
}

export function expectNothingLeft(left: readonly string[]): void {
  if (left.length === 0) return;
  endProcesses(left);
  throw new Error(`Left after the end:\n${left.join('\n')}`);
}
