import { expect } from '@playwright/test';
import type { Display, Panel } from './display.ts';
import type { TestEnvironment } from './program.ts';

/** Something else starts the kiosk again: it does not do so itself. Nobody listens there. */
export const asUnderSystemd = { NOTIFY_SOCKET: '/run/systemd/notify-of-tests' } as const;

/**
 * Environment of a compositor without a graphics card. Drawn into an X window, not `headless`: there `cage` shows a full
 * screen's own buffer without drawing it, `grim` gets black, and nothing can be pressed.
 */
export function compositorEnv(display: Display): TestEnvironment['env'] {
  return {
    DISPLAY: display.name,
    WLR_BACKENDS: 'x11',
    WLR_RENDERER: 'pixman',
    XDG_SESSION_TYPE: 'wayland',
    ...asUnderSystemd,
  };
}

/** Gives the compositor's window the size of the panel, as a cable gives a display its own. */
export async function fitPanel(display: Display, { width, height }: Panel): Promise<void> {
  const window = () => /^ {5}(0x[0-9a-f]+)/m.exec(display.run('xwininfo', '-root', '-tree'))?.[1] ?? '';
  await expect.poll(window, { timeout: 30_000 }).not.toBe('');
  display.xdotool('windowsize', window(), `${width}`, `${height}`);
}
