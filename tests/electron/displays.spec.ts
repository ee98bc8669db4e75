import { test as base } from '@playwright/test';
import { configWord } from '../support/electron/config.ts';
import { makeSurroundings } from '../support/electron/program.ts';
import { openTwoDisplays, type TwoDisplays } from '../support/electron/two-displays.ts';
import { expect, rulesIn, test as electronTest } from './electron-test.ts';

/* A second display that is plugged in shows nothing of the desktop, and takes nothing from the kiosk on the first. */

const first = '1280x720+0+0';
const second = '1280x720+1280+0';
/* Covers are a pixel higher than their display (electron/policy/window.ts). */
const coverOnFirst = '1280x721+0+0';
const coverOnSecond = '1280x721+1280+0';

const test = electronTest.extend<{ displays: TwoDisplays }>({
  displays: async ({}, use) => {
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

for (const [where, index, both] of [
  ['the first display', 0, [first, coverOnSecond]],
  ['the second display', 1, [second, coverOnFirst]],
] as const)
  test(`a kiosk on ${where} covers the other one, however often its cable is pulled`, async ({
    displays,
    startRelease,
  }) => {
    const kiosk = startRelease(configWord({ display: { index } }));
    const phases = () => rulesIn(kiosk, 'phase');
    const seen = () => displays.windows().toSorted();
    await expect.poll(phases).toContain('waiting');
    for (let time = 0; time < 2; time += 1) {
      await expect.poll(seen).toEqual([first]);
      displays.plug();
      await expect.poll(seen).toEqual(both);
      if (time === 0) displays.pull();
    }
    displays.click(1_280 * index + 640, 360);
    await expect.poll(phases).toContain('active');
  });
