import type { WebContents } from 'electron';
import type { Context } from '../context.ts';

/**
 * Stops every file chooser of a page and of the frames in it, whatever opens it: a click, `showPicker`, an input that is in
 * no document. No option or event of Electron does (electron#10967), and the system's dialog outlives the page. No port is
 * opened. Open developer tools and tests may debug the same page as well.
 */
export function guardFileChoosers(contents: WebContents, context: Context): void {
  const { debugger: protocol } = contents;
  // A page that is being closed no longer answers.
  const send = (method: string, params: object, frame?: string) =>
    void protocol.sendCommand(method, params, frame).catch(() => undefined);
  const intercept = (frame?: string) => {
    send('Page.enable', {}, frame);
    send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }, frame);
    // Frames of another site live in a process of their own. They are guarded before they have an address; made to wait for
    // it, they would not load at all while a test debugs as well.
    send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, frame);
  };
  const attach = () => {
    if (contents.isDestroyed() || protocol.isAttached()) return;
    protocol.attach('1.3');
    intercept();
  };
  protocol.on('detach', () => void setImmediate(attach));
  protocol.on('message', (_event, method, params: unknown) => {
    if (method === 'Page.fileChooserOpened') context.deny('file-chooser');
    if (method === 'Target.attachedToTarget') intercept(sessionOf(params));
  });
  attach();
}

/** The name by which Chromium addresses a frame that it has just attached. */
function sessionOf(params: unknown): string | undefined {
  if (typeof params !== 'object' || params === null || !('sessionId' in params)) return undefined;
  return typeof params.sessionId === 'string' ? params.sessionId : undefined;
}
