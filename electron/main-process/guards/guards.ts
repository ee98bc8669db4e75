import { Menu, type App, type BaseWindow, type Event, type Session, type WebContents } from 'electron';
import { decideNavigation, decideRequest, decideWindow } from '../../policy/navigation.ts';
import { decidePointer } from '../../policy/pointer.ts';
import { decideKey } from '../../policy/shortcuts.ts';
import type { Context } from '../context.ts';
import { guardFileChoosers } from './guard-files.ts';

type Stoppable = Pick<Event<object>, 'preventDefault'>;

/**
 * A listener that says no to an event of Electron's, and counts it.
 * @param answer what the event's callback is given, where it has one.
 */
function refuse(context: Context, rule: string, ...answer: readonly unknown[]) {
  return (event: Stoppable, ...given: readonly unknown[]): void => {
    event.preventDefault();
    given.find((each) => typeof each === 'function')?.(...answer);
    context.deny(rule);
  };
}

/** Guards the program: every new WebContents, certificates, sign-in prompts, addresses and files from outside. */
export function guardApp(app: App, context: Context): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, context));
  app.on('certificate-error', refuse(context, 'certificate', false));
  app.on('select-client-certificate', refuse(context, 'client-certificate'));
  app.on('login', refuse(context, 'login'));
  app.on('open-url', refuse(context, 'open-url'));
  app.on('open-file', refuse(context, 'open-file'));
}

/**
 * Takes away the menu, and with it the keys that its items bring: close, copy, reload, zoom, developer tools. macOS keeps
 * its own items when there is no menu at all, so there it gets an empty one.
 */
export function removeMenu(platform: string): void {
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([{ label: '' }]) : null);
}

/** Guards one WebContents. Called for every one that is ever created, ours or not, before it shows anything. */
export function guardContents(contents: WebContents, context: Context): void {
  guardNavigation(contents, context);
  guardInput(contents, context);
  guardFileChoosers(contents, context);
  // Calls between browsers find their way by UDP, past the filter of requests.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('select-bluetooth-device', refuse(context, 'bluetooth', ''));
  contents.on('devtools-opened', () => {
    if (context.build === 'dev') return;
    contents.closeDevTools();
    context.deny('devtools');
  });
}

function guardNavigation(contents: WebContents, context: Context): void {
  const judge = (event: Stoppable, url: string, isMainFrame: boolean) => {
    const decision = decideNavigation({ url, isMainFrame }, context);
    if (decision.action === 'allow') return;
    event.preventDefault();
    context.deny(decision.rule, url);
  };
  contents.on('will-navigate', (details) => judge(details, details.url, true));
  contents.on('will-frame-navigate', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-redirect', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-attach-webview', refuse(context, 'webview'));
  // Here preventing means: the page may not hold up its own end.
  contents.on('will-prevent-unload', refuse(context, 'unload-prompt'));
  contents.setWindowOpenHandler(({ url }) => {
    const { action, rule } = decideWindow();
    context.deny(rule, url);
    return { action };
  });
  contents.on('did-create-window', (window) => {
    window.destroy();
    context.deny('window-created');
  });
}

function guardInput(contents: WebContents, context: Context): void {
  const judge = (event: Stoppable, decision: { action: 'allow' | 'deny'; rule: string }) => {
    if (decision.action === 'allow' || context.build === 'dev') return;
    event.preventDefault();
    context.deny(decision.rule);
  };
  contents.on('before-input-event', (event, input) =>
    judge(event, decideKey(input, context.platform, context.config.listening.keys)),
  );
  contents.on('before-mouse-event', (event, mouse) => judge(event, decidePointer(mouse)));
  contents.on('context-menu', refuse(context, 'context-menu'));
  contents.setIgnoreMenuShortcuts(true);
  contents.setZoomMode('disabled');
  contents.on('dom-ready', () => void contents.setVisualZoomLevelLimits(1, 1).catch(() => undefined));
  contents.on('zoom-changed', () => context.deny('zoom'));
}

/** Guards one session: permissions, devices, traffic. Called for the kiosk's own and for the default one, which no page of ours uses. */
export function guardSession(session: Session, context: Context): void {
  // Without both handlers Electron grants everything (docs, session.md).
  session.setPermissionCheckHandler(() => false);
  session.setPermissionRequestHandler((_contents, name, answer) => {
    answer(false);
    context.deny(`permission-${name}`);
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => {
    answer(null);
    context.deny('display-media');
  });
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  // Every class stays protected: the list is handed on unchanged.
  session.setUSBProtectedClassesHandler(({ protectedClasses }) => protectedClasses);
  session.on('select-hid-device', refuse(context, 'hid', null));
  session.on('select-usb-device', refuse(context, 'usb'));
  session.on('select-serial-port', refuse(context, 'serial', ''));
  session.on('file-system-access-restricted', refuse(context, 'file-system', 'deny'));
  session.on('will-download', refuse(context, 'download'));
  guardTraffic(session, context);
}

function guardTraffic(session: Session, context: Context): void {
  session.setSpellCheckerEnabled(false);
  // A session fetches a dictionary as soon as it is made, switched off or not, past the filter below: none is left to fetch.
  session.setSpellCheckerLanguages([]);
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const decision = decideRequest(url, context);
    if (decision.action === 'deny') context.deny(decision.rule, url);
    answer({ cancel: decision.action === 'deny' });
  });
}

/** Keeps the window open and on the screen. @param onClosed called when it was closed in spite of that. */
export function guardWindow(window: BaseWindow, context: Context, onClosed: () => void): void {
  if (context.build !== 'dev') window.on('close', refuse(context, 'window-close'));
  window.on('app-command', refuse(context, 'app-command'));
  window.on('system-context-menu', refuse(context, 'system-menu'));
  window.on('minimize', () => {
    window.restore();
    context.deny('minimize');
  });
  window.on('closed', onClosed);
}
