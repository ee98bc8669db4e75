import type { App, WebContents } from 'electron';
import type { LossReason } from '../policy/recovery.ts';

type Lose = (reason: LossReason) => void;

/** Chromium's number for a load that something newer took over: no failure (net_error_list.h, ERR_ABORTED). */
const aborted = -3;

/** Reports a page that is lost. Called for each page as it is opened. */
export function watchPage(contents: Pick<WebContents, 'on'>, lose: Lose): void {
  contents.on('render-process-gone', (_event, { reason }) =>
    lose(reason === 'integrity-failure' ? 'integrity' : 'gone'),
  );
  contents.on('unresponsive', () => lose('hang'));
  contents.on('preload-error', () => lose('preload'));
  contents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (isMainFrame && code !== aborted) lose('load');
  });
}

/** Reports a lost GPU process and exceptions that nobody caught, in place of Electron's error dialog. */
export function watchProgram(app: Pick<App, 'on'>, program: Pick<NodeJS.Process, 'on'>, lose: Lose): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type === 'GPU' && reason !== 'clean-exit') lose('gpu');
  });
  program.on('uncaughtException', () => lose('exception'));
  program.on('unhandledRejection', () => lose('exception'));
}
