import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configWord } from '../support/electron/config.ts';
import { startServer, type Display } from '../support/electron/display.ts';
import { nightly } from '../support/nightly.ts';
import { expect, rulesIn, test as base } from './electron-test.ts';

/* A second display that is plugged in shows nothing of the desktop, and takes nothing from the kiosk on the first. */

/** A computer with a socket for a second display. Xvfb has one display alone: this is Xorg, drawing in memory. */
const computer = `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "1280x720" 74.50 1280 1344 1472 1664 720 723 728 748
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Modes "1280x720"
    Virtual 2560 720
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
`;

const test = base.extend({
  display: async ({}, use) => {
    const display = await startServer('/usr/lib/xorg/Xorg', (folder) => {
      const config = join(folder, 'xorg.conf');
      writeFileSync(config, computer);
      // The computer's own console, keyboard and mouse are left alone.
      return ['-config', config, '-logfile', join(folder, 'log'), '-sharevts', '-novtswitch'];
    });
    base.skip(display === null, 'No Xorg with the driver `dummy` can be started here: that takes root.');
    if (display === null) return;
    display.run('xrandr', '--addmode', 'DUMMY1', '1280x720');
    await use(display);
    await display.close();
  },
});

/** Plugs the second display in, or pulls it out. */
function wire({ run }: Display, isIn: boolean): void {
  run('xrandr', '--output', 'DUMMY1', ...(isIn ? ['--mode', '1280x720', '--right-of', 'DUMMY0'] : ['--off']));
  // Asked for its displays, the driver looks, and tells all programs what has come or gone.
  run('xrandr', '--query');
}

/** Where the windows are that can be seen, in the order of their places. */
function visibleWindows({ run }: Display): readonly string[] {
  const all = run('xwininfo', '-root', '-children').matchAll(
    /^ +(0x[0-9a-f]+) .*? (\d+x\d+[+-]\d+[+-]\d+) /gm,
  );
  // One may be gone since it was listed.
  const isViewable = (id: string) => run('sh', '-c', `xwininfo -id ${id} || true`).includes('IsViewable');
  return [...all]
    .filter(([, id = '']) => isViewable(id))
    .map(([, , place = '']) => place)
    .toSorted();
}

const first = '1280x720+0+0';
const second = '1280x720+1280+0';
/* Covers are a pixel higher than their display (electron/policy/window.ts). */
const coverOnFirst = '1280x721+0+0';
const coverOnSecond = '1280x721+1280+0';

for (const [where, index, both] of [
  ['the first display', 0, [first, coverOnSecond]],
  ['the second display', 1, [second, coverOnFirst]],
] as const)
  test(
    `a kiosk on ${where} covers the other one, however often its cable is pulled`,
    nightly,
    async ({ display, startRelease }) => {
      const kiosk = startRelease(configWord({ display: { index } }));
      const phases = () => rulesIn(kiosk, 'phase');
      await expect.poll(phases).toContain('waiting');
      for (const isIn of [false, true, false, true]) {
        wire(display, isIn);
        await expect.poll(() => visibleWindows(display)).toEqual(isIn ? both : [first]);
      }
      display.click(1_280 * index + 640, 360);
      await expect.poll(phases).toContain('active');
    },
  );
