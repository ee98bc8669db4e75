import type { App, BaseWindow } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../../../../src/config/brand.ts';
import { guardApp, removeMenu } from '../../../../../electron/main-process/guards/guard-app.ts';
import {
  guardContents,
  type GuardedContents,
} from '../../../../../electron/main-process/guards/guard-contents.ts';
import {
  guardSession,
  type GuardedSession,
} from '../../../../../electron/main-process/guards/guard-session.ts';
import { guardWindow } from '../../../../../electron/main-process/guards/guard-window.ts';
import { fakeContext, fakeElectron, type Fake } from '../../../../support/electron-fakes.ts';

/*
 * The guards' answers to events that no test on Linux can bring about in a real Electron: devices, certificates, sign-in prompts,
 * other systems. All other guards are attacked in tests/electron/escapes.spec.ts and guards.spec.ts.
 */

const menu = vi.hoisted(() => ({ set: [] as unknown[] }));
vi.mock('electron', () => ({
  Menu: {
    setApplicationMenu: (given: unknown) => void menu.set.push(given),
    buildFromTemplate: (template: unknown) => template,
  },
}));

type Changes = Parameters<typeof fakeContext>[0];

function guarded(changes: Changes = {}) {
  const context = fakeContext(changes);
  const ownDebugger = fakeElectron({ isAttached: () => false, sendCommand: async () => ({}) });
  const contents = fakeElectron<GuardedContents>({ isDestroyed: () => false, debugger: ownDebugger });
  const session = fakeElectron<GuardedSession>({ webRequest: fakeElectron() });
  const app = fakeElectron<App>();
  const window = fakeElectron<BaseWindow>();
  let closed = 0;
  guardContents(contents, context);
  guardSession(session, context);
  guardApp(app, context);
  guardWindow(window, context, () => void (closed += 1));
  return { context, contents, session, app, window, closed: () => closed };
}

type Guarded = 'contents' | 'session' | 'app' | 'window';

test.each<[on: Guarded, event: string, before: unknown[], answer: unknown[], rule: string]>([
  ['app', 'certificate-error', [{}, 'url', 'error', {}], [false], 'certificate'],
  ['app', 'select-client-certificate', [{}, 'url', []], [undefined], 'client-certificate'],
  ['app', 'login', [{}, {}, {}], [undefined], 'login'],
  ['app', 'open-url', ['https://evil.example/'], [], 'open-url'],
  ['app', 'open-file', ['/etc/passwd'], [], 'open-file'],
  ['contents', 'certificate-error', ['url', 'error', {}], [false], 'certificate'],
  ['contents', 'select-bluetooth-device', [[]], [''], 'bluetooth'],
  ['contents', 'will-attach-webview', [], [], 'webview'],
  ['contents', 'will-prevent-unload', [], [], 'unload-prompt'],
  ['contents', 'context-menu', [], [], 'context-menu'],
  ['contents', 'before-mouse-event', [{ type: 'mouseDown', button: 'middle' }], [], 'pointer-middle'],
  ['session', 'select-hid-device', [{}], [null], 'hid'],
  ['session', 'select-usb-device', [{}], [undefined], 'usb'],
  ['session', 'select-serial-port', [[], {}], [''], 'serial'],
  ['session', 'file-system-access-restricted', [{}], ['deny'], 'file-system'],
  ['session', 'will-download', [], [], 'download'],
  ['window', 'close', [], [], 'window-close'],
  ['window', 'app-command', [], [], 'app-command'],
  ['window', 'system-context-menu', [], [], 'system-menu'],
])('%s: %s is stopped', (on, name, before, answer, rule) => {
  const all = guarded();
  const answers: unknown[] = [];
  const event = all[on].fake.emit(name, {}, ...before, (given: unknown) => answers.push(given));
  expect(event.defaultPrevented).toBe(true);
  expect(answers).toEqual(answer);
  expect(all.context.denied).toEqual([rule]);
});

test('a redirect is judged as any navigation, and by the network of the moment', () => {
  let online = true;
  const { contents } = guarded({ isOnline: () => online });
  const isStopped = (details: object) => contents.fake.emit('will-redirect', details).defaultPrevented;
  expect(isStopped({ url: 'https://evil.example/', isMainFrame: true })).toBe(true);
  const video = { url: `https://www.youtube-nocookie.com/embed/${brand.videoId}`, isMainFrame: false };
  expect(isStopped(video)).toBe(false);
  online = false;
  expect(isStopped(video)).toBe(true);
});

test('what came in spite of all goes at once', () => {
  const { contents, window, context, closed } = guarded();
  let destroyed = 0;
  contents.fake.emit('did-create-window', { destroy: () => (destroyed += 1) });
  contents.fake.emit('devtools-opened');
  window.fake.emit('minimize');
  window.fake.emit('closed');
  expect(contents.fake.callsOf('closeDevTools')).toHaveLength(1);
  expect(window.fake.callsOf('restore')).toHaveLength(1);
  expect([destroyed, closed()]).toEqual([1, 1]);
  expect(context.denied).toEqual(['window-created', 'devtools', 'minimize']);
});

test('a new window is denied', () => {
  const { contents, context } = guarded();
  const open = contents.fake.callsOf('setWindowOpenHandler')[0]?.[0] as (details: object) => object;
  expect(open({ url: 'https://evil.example/' })).toEqual({ action: 'deny' });
  expect(context.denied).toEqual(['window']);
});

test('every device handler says no', () => {
  const { session, context } = guarded();
  const handler = (name: string) => session.fake.callsOf(name)[0]?.[0] as (...given: unknown[]) => unknown;
  const answers: unknown[] = [];
  const answer = (given: unknown) => void answers.push(given);
  expect(handler('setDevicePermissionHandler')({})).toBe(false);
  handler('setDisplayMediaRequestHandler')({}, answer);
  handler('setBluetoothPairingHandler')({}, answer);
  handler('setPermissionRequestHandler')(null, 'usb', answer);
  expect(answers).toEqual([null, { confirmed: false }, false]);
  expect(handler('setPermissionCheckHandler')(null, 'usb')).toBe(false);
  expect(handler('setUSBProtectedClassesHandler')({ protectedClasses: ['hid', 'audio'] })).toEqual([
    'hid',
    'audio',
  ]);
  expect(context.denied).toEqual(['display-media', 'permission-usb']);
});

test('the player learns which site shows it', () => {
  const webRequest = fakeElectron<GuardedSession['webRequest']>();
  guardSession(fakeElectron<GuardedSession>({ webRequest }), fakeContext());
  const send = (webRequest as unknown as { fake: Fake }).fake.callsOf('onBeforeSendHeaders')[0]?.[1] as (
    details: object,
    answer: (given: unknown) => void,
  ) => void;
  const answers: unknown[] = [];
  send({ requestHeaders: { Accept: '*/*' } }, (given) => answers.push(given));
  expect(answers).toEqual([{ requestHeaders: { Accept: '*/*', Referer: `${brand.siteUrl}/` } }]);
});

describe('a dev build', () => {
  test('has its keys, buttons and tools, and still no other page', () => {
    const { contents, window } = guarded({ build: 'dev', devUrl: 'http://127.0.0.1:5174/' });
    const key = { key: 'r', control: true, shift: false, alt: false, meta: false, isComposing: false };
    expect(contents.fake.emit('before-input-event', {}, key).defaultPrevented).toBe(false);
    expect(window.fake.emit('close').defaultPrevented).toBe(false);
    contents.fake.emit('devtools-opened');
    expect(contents.fake.callsOf('closeDevTools')).toEqual([]);
    expect(contents.fake.emit('will-navigate', { url: 'https://evil.example/' }).defaultPrevented).toBe(true);
  });
});

test('there is no menu to bring keys; macOS gets an empty one instead of its own', () => {
  for (const platform of ['linux', 'win32', 'darwin']) removeMenu(platform);
  expect(menu.set).toEqual([null, null, [{ label: '' }]]);
});
