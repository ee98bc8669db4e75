import type { Event, WebContents } from 'electron';
import { decideNavigation, decideWindow } from '../../policy/navigation.ts';
import { decidePointer } from '../../policy/pointer.ts';
import { decideKey } from '../../policy/shortcuts.ts';
import type { Desk } from '../context/context.ts';
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
export function guardContents(contents: GuardedContents, desk: Desk): void {
  guardNavigation(contents, desk);
  guardWindows(contents, desk);
  guardInput(contents, desk);
  guardSurface(contents, desk);
  guardFileChoosers(contents, desk);
}

function guardNavigation(contents: GuardedContents, desk: Desk): void {
  const judge = (event: Stoppable, url: string, isMainFrame: boolean) => {
    const context = { online: desk.isOnline(), devUrl: desk.devUrl };
    const decision = decideNavigation({ url, isMainFrame }, context);
    if (decision.action === 'allow') return;
    event.preventDefault();
    desk.deny(decision.rule, url);
  };
  contents.on('will-navigate', (details) => judge(details, details.url, true));
  contents.on('will-frame-navigate', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-redirect', (details) => judge(details, details.url, details.isMainFrame));
  contents.on('will-attach-webview', (event) => refuse(event, desk, 'webview'));
  // Here preventing means: the page may not hold up its own end.
  contents.on('will-prevent-unload', (event) => refuse(event, desk, 'unload-prompt'));
}

function guardWindows(contents: GuardedContents, desk: Desk): void {
  contents.setWindowOpenHandler(({ url }) => {
    desk.deny(decideWindow().rule, url);
    return { action: decideWindow().action };
  });
  contents.on('did-create-window', (window) => {
    window.destroy();
    desk.deny('window-created');
  });
  contents.on('devtools-opened', () => {
    if (desk.build === 'dev') return;
    contents.closeDevTools();
    desk.deny('devtools');
  });
}

function guardInput(contents: GuardedContents, desk: Desk): void {
  contents.on('before-input-event', (event, input) => {
    const decision = decideKey(input, desk.platform);
    if (decision.action === 'allow' || desk.build === 'dev') return;
    event.preventDefault();
    desk.deny(decision.rule);
  });
  contents.on('before-mouse-event', (event, mouse) => {
    const decision = decidePointer(mouse);
    if (decision.action === 'allow' || desk.build === 'dev') return;
    event.preventDefault();
    desk.deny(decision.rule);
  });
  contents.on('context-menu', (event) => refuse(event, desk, 'context-menu'));
  contents.setIgnoreMenuShortcuts(true);
}

function guardSurface(contents: GuardedContents, desk: Desk): void {
  contents.setZoomMode('disabled');
  // Calls between browsers find their way by UDP, past the filter of requests.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.on('dom-ready', () => void contents.setVisualZoomLevelLimits(1, 1).catch(() => undefined));
  contents.on('zoom-changed', () => desk.deny('zoom'));
  contents.on('select-bluetooth-device', (event, _devices, answer) => {
    event.preventDefault();
    answer('');
    desk.deny('bluetooth');
  });
  contents.on('certificate-error', (event, _url, _error, _certificate, answer) => {
    event.preventDefault();
    answer(false);
    desk.deny('certificate');
  });
}

function refuse(event: Stoppable, desk: Desk, rule: string): void {
  event.preventDefault();
  desk.deny(rule);
}
