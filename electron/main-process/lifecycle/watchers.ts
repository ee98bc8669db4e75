import type { WebContents } from 'electron';
import { isKioskPage } from '../../policy/navigation.ts';
import { isSignOfLife, isTouch } from '../../policy/pointer.ts';
import type { LossReason } from '../../policy/recovery.ts';
import type { Context } from '../context.ts';

/** Chromium's number for a load that something newer took over: no failure (net_error_list.h, ERR_ABORTED). */
const aborted = -3;

/** The first HTTP status that is no success; `app:` answers with them as well. */
const firstFailure = 400;

/** Reports a page that is lost. Called for each page as it is opened. */
export function watchPage(
  contents: WebContents,
  { build, deny }: Pick<Context, 'build' | 'deny'>,
  lose: (reason: LossReason) => void,
): void {
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
  contents.on('did-navigate', (_event, url, status) => {
    if (status >= firstFailure) lose('files');
    // `about:blank` is asked for by no event that could be prevented, and keeps the origin of the page it replaced.
    if (build === 'dev' || isKioskPage(url)) return;
    deny('nav-astray', url);
    lose('load');
  });
  contents.on('console-message', ({ level, message }) => {
    if (level === 'error' && message.startsWith('Uncaught ')) lose('script');
  });
}

/**
 * Reports every sign of life in a page, and every touch. Measured here and not in the page: frames swallow their own events, and the
 * system's idle time is wrong under Wayland (electron#27912, #34826).
 */
export function watchInput(contents: WebContents, onSign: () => void, onTouch: () => void): void {
  let from: { x: number; y: number } | null = null;
  contents.on('input-event', (_event, input) => {
    const at = pointOf(input);
    const isRepeat = input.modifiers?.includes('isautorepeat') ?? false;
    const isSign = isSignOfLife({ type: input.type, ...at, isRepeat }, from);
    if (at !== null && (from === null || isSign)) from = at;
    if (isTouch(input)) onTouch();
    if (isSign) onSign();
  });
}

/** Where a mouse event happened; the type of `input-event` leaves it out. */
function pointOf(input: object): { x: number; y: number } | null {
  if (!('x' in input) || !('y' in input)) return null;
  return typeof input.x === 'number' && typeof input.y === 'number' ? { x: input.x, y: input.y } : null;
}
