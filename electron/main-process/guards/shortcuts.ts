import { Menu } from 'electron';

/**
 * Takes away the menu, and with it the keys that its items bring: close, copy, reload, zoom, developer tools. macOS keeps
 * its own items when there is no menu at all, so there it gets an empty one.
 */
export function removeMenu(platform: string): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([{ label: '' }]) : null);
}
