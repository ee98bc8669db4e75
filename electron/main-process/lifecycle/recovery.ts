import type { App, WebContents } from 'electron';
import type { LossReason } from '../../policy/recovery.ts';

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
