import type { App, WebContents } from 'electron';
import { isOwnPage } from '../../policy/navigation.ts';
import { isSignOfLife } from '../../policy/pointer.ts';
import type { LossReason } from '../../policy/recovery.ts';
import type { Context } from '../context.ts';

type Lose = (reason: LossReason) => void;

/** Chromium's number for a load that something newer took over: no failure (net_error_list.h, ERR_ABORTED). */
const aborted = -3;

/** The first HTTP status that is no success; `app:` answers with them as well. */
const firstFailure = 400;

/** Reports a page that is lost. Called for each page as it is opened. */
export function watchPage(contents: Pick<WebContents, 'on'>, lose: Lose): void {
  contents.on('render-process-gone', (_event, { reason }) =>
    lose(reason === 'integrity-failure' ? 'integrity' : 'gone'),
  );
  // A page may close itself: then it was there, and is not any more.
  contents.on('destroyed', () => lose('gone'));
  contents.on('unresponsive', () => lose('hang'));
  contents.on('preload-error', () => lose('preload'));
  contents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (isMainFrame && code !== aborted) lose('load');
  });
  contents.on('did-navigate', (_event, _address, status) => {
    if (status >= firstFailure) lose('files');
  });
  contents.on('console-message', ({ level, message }) => {
    if (level === 'error' && message.startsWith('Uncaught ')) lose('script');
  });
}

/**
 * Reports a page that has come to another address after all. `about:blank` is asked for by no event that could be prevented,
 * and keeps the origin of the page it replaced.
 */
export function watchAddress(
  contents: Pick<WebContents, 'on'>,
  context: Context,
  onAstray: () => void,
): void {
  contents.on('did-navigate', (_event, url) => {
    if (context.build === 'dev' || isOwnPage(url)) return;
    context.deny('nav-astray', url);
    onAstray();
  });
}

/**
 * Reports every sign of life in a page. Measured here and not in the page: frames swallow their own events, and the
 * system's idle time is wrong under Wayland (electron#27912, #34826).
 */
export function watchInput(contents: Pick<WebContents, 'on'>, onSign: () => void): void {
  let from: { x: number; y: number } | null = null;
  contents.on('input-event', (_event, input) => {
    const at = pointOf(input);
    const isRepeat = input.modifiers?.includes('isautorepeat') ?? false;
    const isSign = isSignOfLife({ type: input.type, ...at, isRepeat }, from);
    if (at !== null && (from === null || isSign)) from = at;
    if (isSign) onSign();
  });
}

/** Where a mouse event happened; the type of `input-event` leaves it out. */
function pointOf(input: object): { x: number; y: number } | null {
  if (!('x' in input) || !('y' in input)) return null;
  return typeof input.x === 'number' && typeof input.y === 'number' ? { x: input.x, y: input.y } : null;
}

/**
 * Reports helpers of the program that ended. None of them ends a visit: Chromium starts each of them again by itself.
 * @param onGone told Chromium's name of it, like `GPU`, and how it ended.
 */
export function watchHelpers(app: Pick<App, 'on'>, onGone: (type: string, reason: string) => void): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') onGone(type, reason);
  });
}

/** Is called with every error that nobody caught, in place of Electron's error dialog. */
export function watchErrors(
  onError: (thrown: unknown) => void,
  program: Pick<NodeJS.Process, 'on'> = process,
): void {
  program.on('uncaughtException', onError);
  program.on('unhandledRejection', onError);
}
