import { Menu, type App } from 'electron';
import type { Context } from '../context.ts';
import { guardContents } from './guard-contents.ts';

/** Guards the program: every new WebContents, certificates, sign-in prompts, addresses and files from outside. */
export function guardApp(app: Pick<App, 'on'>, context: Context): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, context));
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, answer) => {
    event.preventDefault();
    answer(false);
    context.deny('certificate');
  });
  app.on('select-client-certificate', (event, _contents, _url, _list, answer) => {
    event.preventDefault();
    answer();
    context.deny('client-certificate');
  });
  app.on('login', (event, _contents, _details, _info, answer) => {
    event.preventDefault();
    answer();
    context.deny('login');
  });
  app.on('open-url', (event) => {
    event.preventDefault();
    context.deny('open-url');
  });
  app.on('open-file', (event) => {
    event.preventDefault();
    context.deny('open-file');
  });
}

/**
 * Takes away the menu, and with it the keys that its items bring: close, copy, reload, zoom, developer tools. macOS keeps
 * its own items when there is no menu at all, so there it gets an empty one.
 */
export function removeMenu(platform: string): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([{ label: '' }]) : null);
}
