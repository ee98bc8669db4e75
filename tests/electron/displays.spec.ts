import { test as base } from '@playwright/test';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { configWord } from '../support/electron/config.ts';
import { endAsPeopleDo, makeSurroundings, startProgram } from '../support/electron/program.ts';
import { openTwoDisplays, type TwoDisplays } from '../support/electron/two-displays.ts';
import { expect, skipReason, test as electronTest } from './electron-test.ts';

/* A second display that is plugged in shows nothing of the desktop, and takes nothing from the kiosk on the first. */

const first = '1280x720+0+0';
const second = '1280x720+1280+0';
/* Covers are a pixel higher than their display (electron/policy/window.ts). */
const coverOnFirst = '1280x721+0+0';
const coverOnSecond = '1280x721+1280+0';

const test = electronTest.extend<{ displays: TwoDisplays }>({
  displays: async ({}, use) => {
    base.skip(findElectron() === null, skipReason);
    const displays = await openTwoDisplays();
    base.skip(displays === null, 'No Xorg with the driver `dummy` can be started here: that takes root.');
    if (displays === null) return;
    await use(displays);
    await displays.close();
  },
  surroundings: async ({ displays }, use) => {
    const surroundings = makeSurroundings(displays.name);
    await use(surroundings);
    surroundings.remove();
  },
});

const changes: readonly (readonly [
  where: string,
  index: number,
  alone: readonly string[],
  both: readonly string[],
])[] = [
  ['the first display', 0, [first], [first, coverOnSecond]],
  ['the second display', 1, [first], [coverOnFirst, second]],
];

for (const [where, index, alone, both] of changes)
  test(`a kiosk on ${where} covers the other one, however often its cable is pulled`, async ({
    displays,
    surroundings,
    mainFiles,
  }) => {
    const args = [mainFiles.kiosk, configWord({ display: { index } })];
    const kiosk = startProgram(findElectron() ?? '', args, surroundings);
    const seen = () => displays.windows().toSorted();
    const phases = () =>
      surroundings
        .log()
        .filter(({ event }) => event === 'phase')
        .map(({ rule }) => rule);
    try {
      await expect.poll(phases, { timeout: 15_000 }).toContain('waiting');
      await expect.poll(seen).toEqual(alone);
      for (let time = 0; time < 3; time += 1) {
        displays.plug();
        await expect.poll(seen).toEqual(both.toSorted());
        displays.pull();
        await expect.poll(seen).toEqual(alone);
      }
      displays.plug();
      await expect.poll(seen).toEqual(both.toSorted());
      displays.click(1_280 * index + 640, 360);
      await expect.poll(phases).toContain('active');
    } finally {
      await endAsPeopleDo(kiosk.child);
    }
  });
