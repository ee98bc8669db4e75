import type { Context } from '../context/context.ts';
import type { KioskWindow } from './window.ts';

/** Milliseconds between two looks at the window. */
const lookMs = 500;

/**
 * Brings the window back whenever something else has come in front of it. It is looked at again and again, because no event
 * tells of it everywhere: under X11 a hidden window is neither minimized nor invisible to Electron, it has lost the keyboard.
 * @param isBrowserTheirs while a visitor is in the browser that the kiosk itself has opened, it stays behind.
 */
export function keepOnTop(
  context: Context,
  kioskWindow: Pick<KioskWindow, 'isInFront' | 'regainFocus'>,
  isBrowserTheirs: () => boolean,
): void {
  let wasInFront = true;
  setInterval(() => {
    if (isBrowserTheirs()) return;
    const isInFront = kioskWindow.isInFront();
    // A window that is being mapped or moved is left alone until the next look.
    if (!isInFront && !wasInFront) {
      kioskWindow.regainFocus();
      context.deny('covered');
    }
    wasInFront = isInFront;
  }, lookMs);
}
