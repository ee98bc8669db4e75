import { configWord } from '../support/electron/config.ts';
import { openDesktop, type Desktop } from '../support/electron/desktop.ts';
import { expect, rulesIn, test } from './electron-test.ts';

/* Under a window manager anything can come in front of a window. The kiosk does not stay behind (A1.5). */

/** How long the kiosk may be out of sight. */
const backMs = 2_500;

const inFront = { isActive: true, isShown: true, isFullScreen: true, bounds: '1280x800 at 0,0' };
const other = 'another program';

const attacks: readonly (readonly [what: string, act: (desktop: Desktop, window: string) => unknown])[] = [
  ['asked to close', ({ run }, window) => run('wmctrl', '-i', '-c', window)],
  ['minimized', ({ run }, window) => run('xdotool', 'windowminimize', window)],
  ['hidden by the key for the desktop', ({ run }) => run('xdotool', 'key', 'super+d')],
  ['hidden by showing the desktop', ({ run }) => run('wmctrl', '-k', 'on')],
  ['on another desktop', ({ run }, window) => run('wmctrl', '-i', '-r', window, '-t', '2')],
  ['left behind on its desktop', ({ run }) => run('wmctrl', '-s', '1')],
  [
    'moved and made smaller',
    ({ run }, window) => {
      run('wmctrl', '-i', '-r', window, '-b', 'remove,fullscreen');
      run('wmctrl', '-i', '-r', window, '-e', '0,300,300,500,300');
    },
  ],
  [
    'behind a window with the keyboard',
    async ({ run, openOther }) => {
      await openOther(other);
      run('wmctrl', '-a', other);
    },
  ],
  [
    'behind a full screen',
    async ({ run, openOther }) => {
      await openOther(other);
      run('wmctrl', '-r', other, '-b', 'add,fullscreen,above');
      run('wmctrl', '-a', other);
    },
  ],
];

test('whatever hides the window, it is back within two and a half seconds', async ({
  display,
  startRelease,
}) => {
  const desktop = await openDesktop(display.name);
  try {
    const kiosk = startRelease(configWord());
    await expect.poll(() => kiosk.health(), { timeout: 15_000 }).not.toBeNull();
    await expect.poll(desktop.kioskWindow).not.toBeNull();
    const window = desktop.kioskWindow() ?? '';
    await expect.poll(() => desktop.look(window), { timeout: 10_000 }).toEqual(inFront);
    for (const [what, act] of attacks) {
      await act(desktop, window);
      await expect
        .poll(() => desktop.look(window), { message: what, timeout: backMs, intervals: [50] })
        .toEqual(inFront);
    }
    const rules = rulesIn(kiosk);
    expect(rules.filter((rule) => rule === 'covered').length).toBeGreaterThan(3);
    expect(rules).toContain('window-close');
  } finally {
    await desktop.close();
  }
});
