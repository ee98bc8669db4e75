import type { WebContents } from 'electron';
import type { Context } from '../context.ts';

/**
 * Stops every file chooser of a page, whatever opens it: a click, `showPicker`, an input that is in
 * no document. No option or event of Electron does (electron#10967), and the system's dialog outlives the page. No port is
 * opened. Open developer tools and tests may debug the same page as well.
 */
export function guardFileChoosers(contents: WebContents, context: Context): void {
  const { debugger: protocol } = contents;
  // A page that is being closed no longer answers.
  const send = (method: string, params: object) =>
    void protocol.sendCommand(method, params).catch(() => undefined);
  const attach = () => {
    if (contents.isDestroyed() || protocol.isAttached()) return;
    protocol.attach('1.3');
    send('Page.enable', {});
    send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
  };
  protocol.on('detach', () => void setImmediate(attach));
  protocol.on('message', (_event, method) => {
    if (method === 'Page.fileChooserOpened') context.deny('file-chooser');
  });
  attach();
}
