import { configWord } from '../support/electron/config.ts';
import { cpuShare } from '../support/electron/resources.ts';
import { expect, test } from './electron-test.ts';

/** Parts of a core that the release build may use while nobody is there, in software drawing. */
const idleShare = 0.01;

test('while nobody is there the invitation costs almost no processor time', async ({
  display,
  surroundings,
  startRelease,
}) => {
  startRelease(configWord(surroundings));
  await expect.poll(() => display.colours(), { timeout: 20_000 }).toBeGreaterThan(100);
  // The start itself is not idle, and how long it takes is the machine's matter.
  await expect
    .poll(() => cpuShare(surroundings, 3), { timeout: 90_000, intervals: [0] })
    .toBeLessThanOrEqual(idleShare);
});
