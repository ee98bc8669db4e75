import type { Event, WebContents } from 'electron';
import { decideNavigation, decideWindow } from '../../policy/navigation.ts';
import { decidePointer } from '../../policy/pointer.ts';
import { decideKey } from '../../policy/shortcuts.ts';
import type { Context } from '../context.ts';
import { guardFileChoosers, type ChooserContents } from './guard-files.ts';

/** What the guard needs of a WebContents. */
export type GuardedContents = Pick<
  WebContents,
  | 'on'
  | 'setWindowOpenHandler'
  | 'setZoomMode'
  | 'setIgnoreMenuShortcuts'
  | 'setWebRTCIPHandlingPolicy'
  | 'closeDevTools'
  | 'close'
> & { setVisualZoomLevelLimits: (least: number, most: number) => Promise<void> } & ChooserContents;

type Stoppable = Pick<Event<object>, 'preventDefault'>;

/**
 * Guards one WebContents. Called for every one that is ever created, ours or not, before it shows anything.
 * A policy that throws has denied: `preventDefault` comes first and is taken back by nothing.
 */
export function guardContents(contents: GuardedContents, context: Context): void {
  guardNavigation(contents, context);
  guardWindows(contents, context);
  guardInput(contents, context);
  guardSurface(contents, context);
  guardFileChoosers(contents, context);
}

function guardNavigation(contents: GuardedContents, context: Context): void {
  const judge = (event: Stoppable, url: string, isMainFrame: boolean) => {
    const navigation = { online: context.isOnline(), devUrl: context.devUrl };
    const decision = decideNavigation({ url, isMainFrame }, navigation);
    if (decision.action === 'allow') return;
    event.preventDefault();
    context.deny(decision.rule, url);
  };
  contents.on('will-navigate', (details) => judge(details, details.url, true));
  contents.on('will-frame-navigate', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-redirect', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-attach-webview', (event) => refuse(event, context, 'webview'));
  // Here preventing means: the page may not hold up its own end.
  contents.on('will-prevent-unload', (event) => refuse(event, context, 'unload-prompt'));
}

function guardWindows(contents: GuardedContents, context: Context): void {
  contents.setWindowOpenHandler(({ url }) => {
    context.deny(decideWindow().rule, url);
    return { action: decideWindow().action };
  });
  contents.on('did-create-window', (window) => {
    window.destroy();
    context.deny('window-created');
  });
  contents.on('devtools-opened', () => {
    if (context.build === 'dev') return;
    contents.closeDevTools();
    context.deny('devtools');
  });
}

function guardInput(contents: GuardedContents, context: Context): void {
  contents.on('before-input-event', (event, input) => {
    const decision = decideKey(input, context.platform);
    if (decision.action === 'allow' || context.build === 'dev') return;
    event.preventDefault();
    context.deny(decision.rule);
  });
  contents.on('before-mouse-event', (event, mouse) => {
    const decision = decidePointer(mouse);
    if (decision.action === 'allow' || context.build === 'dev') return;
    event.preventDefault();
    context.deny(decision.rule);
  });
  contents.on('context-menu', (event) => refuse(event, context, 'context-menu'));
  contents.setIgnoreMenuShortcuts(true);
}

function guardSurface(contents: GuardedContents, context: Context): void {
  contents.setZoomMode('disabled');
  // Calls between browsers find their way by UDP, past the filter of requests.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('dom-ready', () => void contents.setVisualZoomLevelLimits(1, 1).catch(() => undefined));
  contents.on('zoom-changed', () => context.deny('zoom'));
  contents.on('select-bluetooth-device', (event, _devices, answer) => {
    event.preventDefault();
    answer('');
    context.deny('bluetooth');
  });
  contents.on('certificate-error', (event, _url, _error, _certificate, answer) => {
    event.preventDefault();
    answer(false);
    context.deny('certificate');
  });
}

function refuse(event: Stoppable, context: Context, rule: string): void {
  event.preventDefault();
  context.deny(rule);
}
