import type { Page } from '@playwright/test';
import { decideNavigation, decideWindow } from '../../electron/policy/navigation.ts';

/**
 * Notes every navigation and window that the page attempts, and what main's policy says to it. Addresses of the test's
 * server stand for `app://kiosk`.
 */
export function watchAttempts(page: Page, serverUrl: string, online = true) {
  const attempts: { url: string; action: string; rule: string }[] = [];
  const origin = new URL(serverUrl).origin;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const url = request.url().replace(origin, 'app://kiosk');
    const isMainFrame = request.frame() === page.mainFrame();
    attempts.push({ url, ...decideNavigation({ url, isMainFrame }, { online, devUrl: null }) });
  });
  page.context().on('page', (opened) => attempts.push({ url: opened.url(), ...decideWindow() }));
  return attempts;
}

/**
 * Notes what a page brings about that a visitor must not get: a dialog, a download, a file chooser, a window, a way off the
 * page that main's policy would allow.
 * @returns what has happened since the last call; empty when nothing has.
 */
export function watchEscapes(page: Page, serverUrl: string): () => readonly string[] {
  const attempts = watchAttempts(page, serverUrl);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push('dialog');
    void dialog.dismiss();
  });
  page.on('download', () => happened.push('download'));
  page.on('filechooser', () => happened.push('file chooser'));
  return () => {
    const windows = page.context().pages().slice(1);
    const left = attempts
      .splice(0)
      .filter(({ action, url }) => action === 'allow' && !url.startsWith('app:'));
    return [
      ...happened.splice(0),
      ...windows.map((each) => `window ${each.url()}`),
      ...left.map(({ url }) => `left for ${url}`),
    ];
  };
}
