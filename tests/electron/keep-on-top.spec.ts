import { spawn } from 'node:child_process';
import { configWord } from '../support/electron/config.ts';
import type { Display } from '../support/electron/display.ts';
import { nightly } from '../support/nightly.ts';
import { expect, rulesIn, test } from './electron-test.ts';

/* Under a window manager (openbox) anything can come in front of a window. The kiosk does not stay behind (A1.5). */

/** How long the kiosk may be out of sight. */
const backMs = 2_500;

const other = 'another program';

/** Starts a program on a screen, with which it goes. */
const start = ({ name }: Display, program: string, ...args: readonly string[]) =>
  spawn(program, args, { env: { ...process.env, DISPLAY: name }, stdio: 'ignore' });

const ids = (output: string): readonly string[] => output.match(/0x[0-9a-f]+/g) ?? [];

/** The windows that the manager has. */
const windows = ({ run }: Display) => ids(run('xprop', '-root', '_NET_CLIENT_LIST'));

/** A window as the manager tells of it. */
function look({ run }: Display, window: string) {
  const about = run('xwininfo', '-id', window);
  const number = (name: string) => new RegExp(`${name}:\\s+(-?\\d+)`).exec(about)?.[1];
  const active = ids(run('xprop', '-root', '_NET_ACTIVE_WINDOW')).map(Number);
  return {
    isActive: active.includes(Number(window)),
    isShown: about.includes('IsViewable'),
    isFullScreen: run('xprop', '-id', window, '_NET_WM_STATE').includes('FULLSCREEN'),
    bounds: ['Width', 'Height', 'Absolute upper-left X', 'Absolute upper-left Y'].map(number).join(' '),
  };
}

const inFront = { isActive: true, isShown: true, isFullScreen: true, bounds: '1280 800 0 0' };

async function openOther(display: Display): Promise<void> {
  const before = windows(display).length;
  start(display, 'xev', '-name', other);
  await expect.poll(() => windows(display).length).toBeGreaterThan(before);
}

const attacks: readonly (readonly [what: string, attack: (display: Display, window: string) => unknown])[] = [
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
    'behind a full screen with the keyboard',
    async (display) => {
      await openOther(display);
      display.run('wmctrl', '-r', other, '-b', 'add,fullscreen,above');
      display.run('wmctrl', '-a', other);
    },
  ],
];

test(
  'whatever hides the window, it is back within two and a half seconds',
  nightly,
  async ({ display, startRelease }) => {
    start(display, 'openbox');
    await expect.poll(() => display.run('xprop', '-root', '_NET_SUPPORTING_WM_CHECK')).toContain('0x');
    const kiosk = startRelease(configWord());
    await expect.poll(() => windows(display).length).toBe(1);
    const window = windows(display)[0] ?? '';
    await expect.poll(() => look(display, window)).toEqual(inFront);
    for (const [what, attack] of attacks) {
      await attack(display, window);
      await expect
        .poll(() => look(display, window), { message: what, timeout: backMs, intervals: [50] })
        .toEqual(inFront);
    }
    const rules = rulesIn(kiosk);
    expect(rules.filter((rule) => rule === 'covered').length).toBeGreaterThan(3);
    expect(rules).toContain('window-close');
  },
);
