import type { Context } from '../context.ts';
import type { KioskWindow } from './window.ts';

/** Milliseconds between two checks of the window. */
const checkMs = 500;

/**
 * Brings the window back whenever something else is in front of it. Polled, because no event reports it everywhere: under X11 a
 * hidden window is neither minimized nor invisible to Electron, it has only lost the keyboard.
 * @param isBrowserInUse while a visitor is in the browser that the kiosk itself has opened, it stays behind.
 */
export function keepOnTop(
  context: Context,
  kioskWindow: Pick<KioskWindow, 'isInFront' | 'regainFocus'>,
  isBrowserInUse: () => boolean,
): void {
  let wasInFront = true;
  setInterval(() => {
    if (isBrowserInUse()) return;
    const isInFront = kioskWindow.isInFront();
    // A window that is being mapped or moved is left alone until the next check.
    if (!isInFront && !wasInFront) {
      kioskWindow.regainFocus();
      context.deny('covered');
    }
    wasInFront = isInFront;
  }, checkMs);
}
