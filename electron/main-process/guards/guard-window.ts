import type { BaseWindow } from 'electron';
import type { Context } from '../context.ts';

/** Keeps the window open and on the screen. @param onClosed called when it was closed in spite of that. */
export function guardWindow(
  window: Pick<BaseWindow, 'on' | 'restore'>,
  context: Context,
  onClosed: () => void,
): void {
  window.on('close', (event) => {
    if (context.build === 'dev') return;
    event.preventDefault();
    context.deny('window-close');
  });
  window.on('app-command', (event) => {
    event.preventDefault();
    context.deny('app-command');
  });
  window.on('system-context-menu', (event) => {
    event.preventDefault();
    context.deny('system-menu');
  });
  window.on('minimize', () => {
    window.restore();
    context.deny('minimize');
  });
  window.on('closed', onClosed);
}
