import type { App, BaseWindow, Session, WebContents } from 'electron';
import { expect, test, vi } from 'vitest';
import {
  guardApp,
  guardContents,
  guardSession,
  guardWindow,
  removeMenu,
} from '../../../../../electron/main-process/guards/guards.ts';
import { fakeContext, fakeElectron } from '../../../../support/electron-fakes.ts';

/*
 * The guards' answers to events that no test on Linux can bring about in a real Electron: devices, certificates, sign-in prompts,
 * other systems. All other guards are attacked in tests/electron/escapes.spec.ts, guards.spec.ts and keep-on-top.spec.ts.
 */

const menu = vi.hoisted(() => ({ set: [] as unknown[] }));
vi.mock('electron', () => ({
  Menu: {
    setApplicationMenu: (given: unknown) => void menu.set.push(given),
    buildFromTemplate: (template: unknown) => template,
  },
}));

function guarded(changes: Parameters<typeof fakeContext>[0] = {}) {
  const context = fakeContext(changes);
  const fakeDebugger = fakeElectron({ isAttached: () => false, sendCommand: async () => ({}) });
  const contents = fakeElectron<WebContents>({ isDestroyed: () => false, debugger: fakeDebugger });
  const session = fakeElectron<Session>({ webRequest: fakeElectron() });
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

test.each<[on: Guarded, event: string, before: unknown[], answer: unknown[] | null, rule: string]>([
  ['app', 'certificate-error', [{}, 'url', 'error', {}], [false], 'certificate'],
  ['app', 'select-client-certificate', [{}, 'url', []], [], 'client-certificate'],
  ['app', 'login', [{}, {}, {}], [], 'login'],
  ['app', 'open-url', ['https://evil.example/'], null, 'open-url'],
  ['app', 'open-file', ['/etc/passwd'], null, 'open-file'],
  ['contents', 'select-bluetooth-device', [[]], [''], 'bluetooth'],
  ['contents', 'will-attach-webview', [], null, 'webview'],
  ['contents', 'before-mouse-event', [{ type: 'mouseDown', button: 'middle' }], null, 'pointer-middle'],
  ['session', 'select-hid-device', [{}], [null], 'hid'],
  ['session', 'select-usb-device', [{}], [], 'usb'],
  ['session', 'select-serial-port', [[], {}], [''], 'serial'],
  ['session', 'file-system-access-restricted', [{}], ['deny'], 'file-system'],
  ['session', 'will-download', [{}], null, 'download'],
  ['window', 'app-command', [], null, 'app-command'],
  ['window', 'system-context-menu', [], null, 'system-menu'],
])('%s: %s is stopped', (on, name, before, answer, rule) => {
  const all = guarded();
  const reply = vi.fn();
  const event = all[on].fake.emit(name, {}, ...before, ...(answer === null ? [] : [reply]));
  expect(event.defaultPrevented).toBe(true);
  expect(reply.mock.calls).toEqual(answer === null ? [] : [answer]);
  expect(all.context.denied).toEqual([rule]);
});

test('a redirect is judged as any navigation', () => {
  const { contents } = guarded();
  const isStopped = (url: string, isMainFrame: boolean) =>
    contents.fake.emit('will-redirect', { url, isMainFrame }).defaultPrevented;
  expect(isStopped('https://evil.example/', true)).toBe(true);
  expect(isStopped('app://kiosk/index.html', true)).toBe(false);
  expect(isStopped('app://kiosk/index.html', false)).toBe(true);
});

test('a window that came in spite of all goes at once', () => {
  const { contents, window, context, closed } = guarded();
  let destroyed = 0;
  contents.fake.emit('did-create-window', { destroy: () => (destroyed += 1) });
  window.fake.emit('minimize');
  window.fake.emit('closed');
  expect(window.fake.callsOf('restore')).toHaveLength(1);
  expect([destroyed, closed()]).toEqual([1, 1]);
  expect(context.denied).toEqual(['window-created', 'minimize']);
});

test('no device is shared, and no permission is given when asked for', () => {
  const { session, context } = guarded();
  const handler = (name: string) => session.fake.callsOf(name)[0]?.[0] as (...given: unknown[]) => unknown;
  const answers: unknown[] = [];
  const answer = (given: unknown) => void answers.push(given);
  expect(handler('setDevicePermissionHandler')({})).toBe(false);
  handler('setDisplayMediaRequestHandler')({}, answer);
  handler('setBluetoothPairingHandler')({}, answer);
  handler('setPermissionRequestHandler')(null, 'a new one', answer);
  expect(answers).toEqual([null, { confirmed: false }, false]);
  expect(handler('setPermissionCheckHandler')(null, 'a new one')).toBe(false);
  expect(handler('setUSBProtectedClassesHandler')({ protectedClasses: ['hid'] })).toEqual(['hid']);
  expect(context.denied).toEqual(['display-media', 'permission-a new one']);
});

test('a developer may close the window and press any key, but goes nowhere else', () => {
  const { contents, window } = guarded({ build: 'dev', devUrl: 'http://127.0.0.1:5174/' });
  const key = { key: 'r', control: true, shift: false, alt: false, meta: false };
  expect(contents.fake.emit('before-input-event', {}, key).defaultPrevented).toBe(false);
  expect(window.fake.emit('close').defaultPrevented).toBe(false);
  expect(contents.fake.emit('will-navigate', { url: 'https://evil.example/' }).defaultPrevented).toBe(true);
});

test('there is no menu to bring keys; macOS gets an empty one instead of its own', () => {
  for (const platform of ['linux', 'darwin']) removeMenu(platform);
  expect(menu.set).toEqual([null, [{ label: '' }]]);
});
