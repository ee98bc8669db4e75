import type { App } from 'electron';
import type { Desk } from '../context/context.ts';
import { guardContents } from './guard-contents.ts';

/** Guards the program: every new WebContents, certificates, sign-in prompts, addresses and files from outside. */
export function guardApp(app: Pick<App, 'on'>, desk: Desk): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, desk));
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, answer) => {
    event.preventDefault();
    answer(false);
    desk.deny('certificate');
  });
  app.on('select-client-certificate', (event, _contents, _url, _list, answer) => {
    event.preventDefault();
    answer();
    desk.deny('client-certificate');
  });
  app.on('login', (event, _contents, _details, _info, answer) => {
    event.preventDefault();
    answer();
    desk.deny('login');
  });
  app.on('open-url', (event) => {
    event.preventDefault();
    desk.deny('open-url');
  });
  app.on('open-file', (event) => {
    event.preventDefault();
    desk.deny('open-file');
  });
}
