import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../../../support/electron-fakes.ts';
import { FakeBaseWindow, FakeView, makeElectron } from '../../../../support/electron-module.ts';

let electron = makeElectron();
vi.mock('electron', () => ({
  BaseWindow: FakeBaseWindow,
  WebContentsView: FakeView,
  get screen() {
    return electron.screen;
  },
}));
const { openKioskWindow } = await import('../../../../../electron/main-process/window/window.ts');

beforeEach(() => {
  electron = makeElectron();
});

function staged(
  changes: Parameters<typeof fakeContext>[0] = {},
  config: Parameters<typeof fakeContext>[1] = {},
) {
  const context = fakeContext(changes, config);
  let closed = 0;
  const kioskWindow = openKioskWindow(context, '/preload.cjs', () => void (closed += 1));
  const window = FakeBaseWindow.all.at(0) ?? new FakeBaseWindow({});
  return { context, kioskWindow, window, closed: () => closed };
}

describe('the one window', () => {
  test.each([
    ['close', 'window-close'],
    ['app-command', 'app-command'],
    ['system-context-menu', 'system-menu'],
  ])('the window prevents %s', (name, rule) => {
    const { window, context } = staged();
    expect(window.emit(name).defaultPrevented).toBe(true);
    expect(context.denied).toEqual([rule]);
  });

  test('minimized, it comes back', () => {
    const { window, context } = staged();
    window.emit('minimize');
    expect(window.calls).toContain('restore');
    expect(context.denied).toEqual(['minimize']);
  });

  test('closed in spite of it, it says so', () => {
    const { window, closed } = staged();
    window.emitter.emit('closed');
    expect(closed()).toBe(1);
  });

  test('a developer can close it', () => {
    const { window } = staged({ build: 'dev' });
    expect(window.emit('close').defaultPrevented).toBe(false);
  });

  test('taken back it is on top, full screen and has the keyboard', () => {
    const { kioskWindow, window } = staged();
    const page = FakeView.all;
    kioskWindow.open('home');
    kioskWindow.yieldFocus();
    expect(window.calls).toEqual(['bounds 0', 'top false', 'blur']);
    window.calls.length = 0;
    kioskWindow.regainFocus();
    expect(window.calls).toEqual([
      'everywhere true',
      'top false',
      'top true',
      'kiosk true',
      'show',
      'moveTop',
      'focus',
    ]);
    expect(page.at(0)?.webContents.calls).toEqual(['focus', 'focus']);
  });
});

describe('in front is only a window', () => {
  const at = (x: number, width = 1_920) => ({ x, y: 0, width, height: 1_080 });
  test.each([
    ['with the keyboard, over its whole display', true, at(0), true],
    ['without the keyboard', false, at(0), false],
    ['moved', true, at(300), false],
    ['made smaller', true, at(0, 500), false],
  ])('%s: %s', (_how, focused, bounds, expected) => {
    const { kioskWindow, window } = staged();
    Object.assign(window, { focused, bounds });
    expect(kioskWindow.isInFront()).toBe(expected);
  });

  test('moved away, it is put back before it fills the screen again', () => {
    const { kioskWindow, window } = staged();
    window.bounds = at(300);
    window.calls.length = 0;
    kioskWindow.regainFocus();
    expect(window.calls.slice(0, 3)).toEqual(['everywhere true', 'kiosk false', 'bounds 0']);
    expect(window.calls.indexOf('kiosk true')).toBeGreaterThan(2);
    expect(kioskWindow.isInFront()).toBe(true);
  });

  test('a developer may cover it', () => {
    const { kioskWindow, window } = staged({ build: 'dev' });
    Object.assign(window, { focused: false, bounds: at(9) });
    expect(kioskWindow.isInFront()).toBe(true);
    window.calls.length = 0;
    kioskWindow.regainFocus();
    expect(window.calls).toEqual([]);
  });

  test('other systems have no desktops to be on', () => {
    const { kioskWindow, window } = staged({ platform: 'darwin' });
    kioskWindow.regainFocus();
    expect(window.calls).not.toContain('everywhere true');
  });
});

describe('the page in it', () => {
  test('a new page is a new WebContents', () => {
    const { kioskWindow, window } = staged();
    const first = kioskWindow.open('home');
    kioskWindow.destroyPage();
    const second = kioskWindow.open('home');
    expect(second).not.toBe(first);
    expect(first.isDestroyed()).toBe(true);
    expect(window.children).toHaveLength(1);
    expect(FakeView.all.map((view) => view.webContents.url)).toEqual([
      'app://kiosk/index.html',
      'app://kiosk/index.html',
    ]);
  });

  test('there are never two', () => {
    const { kioskWindow } = staged();
    kioskWindow.open('home');
    expect(() => kioskWindow.open('home')).toThrow('still there');
  });

  test('destroyed twice it is destroyed once', () => {
    const { kioskWindow } = staged();
    kioskWindow.open('home');
    kioskWindow.destroyPage();
    kioskWindow.destroyPage();
    expect(FakeView.all.at(0)?.webContents.calls.filter((call) => call === 'close')).toHaveLength(1);
    expect(kioskWindow.page()).toBeNull();
  });

  test('a crashed one is no page any more, and goes without being closed', () => {
    const { kioskWindow } = staged();
    kioskWindow.open('home');
    const contents = FakeView.all[0]?.webContents;
    if (contents) contents.destroyed = true;
    expect(kioskWindow.page()).toBeNull();
    kioskWindow.destroyPage();
    expect(contents?.calls).not.toContain('close');
  });

  test('one that closed itself leaves a view without contents, and the next one comes', () => {
    const { kioskWindow } = staged();
    kioskWindow.open('home');
    Object.assign(FakeView.all[0] ?? {}, { webContents: undefined });
    expect(kioskWindow.page()).toBeNull();
    kioskWindow.regainFocus();
    kioskWindow.destroyPage();
    expect(() => kioskWindow.open('home')).not.toThrow();
  });

  test('one that the kiosk ended is known as such, and no other', () => {
    const { kioskWindow } = staged();
    const first = kioskWindow.open('home');
    expect(kioskWindow.hasLeft(first)).toBe(false);
    kioskWindow.destroyPage();
    const second = kioskWindow.open('home');
    expect([kioskWindow.hasLeft(first), kioskWindow.hasLeft(second)]).toEqual([true, false]);
  });

  test('the stand-in needs no preload', () => {
    staged().kioskWindow.open('fallback');
    expect(Object.keys(Reflect.get(FakeView.all.at(-1)?.options ?? {}, 'webPreferences'))).not.toContain(
      'preload',
    );
  });

  test('the stand-in has an address of its own, a dev build shows its server', () => {
    staged().kioskWindow.open('fallback');
    expect(FakeView.all.at(-1)?.webContents.url).toBe('app://kiosk/fallback.html');
    staged({ build: 'dev', devUrl: 'http://127.0.0.1:5174/' }).kioskWindow.open('home');
    expect(FakeView.all.at(-1)?.webContents.url).toBe('http://127.0.0.1:5174/');
  });

  test('it is made with the locked preferences', () => {
    staged().kioskWindow.open('home');
    expect(FakeView.all[0]?.options).toMatchObject({
      webPreferences: { sandbox: true, preload: '/preload.cjs' },
    });
  });
});

test('other displays are covered, also when plugged in later', () => {
  const second = { id: 2, bounds: { x: 1_920, y: 0, width: 1_280, height: 1_024 } };
  const { window } = staged();
  expect(FakeBaseWindow.all).toHaveLength(1);
  electron.screen.displays.push(second);
  electron.screen.emit('display-added');
  const cover = FakeBaseWindow.all[1];
  expect(cover?.options).toMatchObject({ x: 1_920, backgroundColor: '#000000', focusable: false });
  electron.screen.displays.pop();
  electron.screen.emit('display-removed');
  expect(cover?.destroyed).toBe(true);
  electron.screen.emit('display-metrics-changed');
  expect(window.calls.filter((call) => call.startsWith('bounds'))).toHaveLength(4);
});

test('a dev build covers nothing', () => {
  electron.screen.displays.push({ id: 2, bounds: { x: 1, y: 0, width: 1, height: 1 } });
  staged({ build: 'dev' });
  expect(FakeBaseWindow.all).toHaveLength(1);
});

describe('under Wayland', () => {
  test('the full screen is asked for when the window has been drawn, and not before', () => {
    const { kioskWindow, window } = staged({ windowSystem: 'wayland' });
    kioskWindow.regainFocus();
    expect(window.options).toMatchObject({ kiosk: false });
    expect(window.calls).not.toContain('kiosk true');
    window.emit('focus');
    expect(window.calls.filter((call) => call === 'kiosk true')).toHaveLength(1);
    kioskWindow.regainFocus();
    expect(window.calls.filter((call) => call === 'kiosk true')).toHaveLength(2);
  });

  test('no cover is laid: a compositor with one window would show it instead of the kiosk', () => {
    electron.screen.displays.push({ id: 2, bounds: { x: 1_920, y: 0, width: 1_280, height: 1_024 } });
    staged({ windowSystem: 'wayland' });
    expect(FakeBaseWindow.all).toHaveLength(1);
  });
});
