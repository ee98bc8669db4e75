import type { Page } from '@playwright/test';
import { brand } from '../../src/config/brand.ts';
import { refusedSwitches, kioskSwitches } from '../../electron/policy/switches.ts';
import { begin, expect, rulesIn, test, type RunningKiosk } from './electron-test.ts';

/*
 * What a script in a page can try by itself, in a real Electron: one attack on each guard. Which addresses, keys and permissions
 * a guard refuses is in tests/unit/electron/policy.
 */

/** An expression that is run in the page, what it must come to, and the rule by which the log names the attempt. */
type Attempt = { run: string; gives: unknown; rule?: string };

const pause = 'await new Promise((done) => setTimeout(done, 150));';
const inside = (body: string) => `(async () => { ${body} })()`;
const clickLink = (attributes: object): Pick<Attempt, 'run' | 'gives'> => ({
  run: inside(
    `const link = Object.assign(document.createElement('a'), ${JSON.stringify(attributes)}); document.body.append(link); link.click(); link.remove(); ${pause} return location.pathname;`,
  ),
  gives: '/index.html',
});
const failsWith = (expression: string, gives: string): Attempt => ({
  run: inside(`try { await ${expression}; return 'done'; } catch (error) { return error.name; }`),
  gives,
});
const refused = (expression: string): Attempt => ({
  run: inside(`try { await ${expression}; return 'done'; } catch { return 'refused'; }`),
  gives: 'refused',
});
const value = (run: string, gives: unknown): Attempt => ({ run, gives });

const attempts: Readonly<Record<string, Attempt>> = {
  'another site': {
    run: inside(`location.href = 'https://evil.example/'; ${pause} return location.pathname;`),
    gives: '/index.html',
    rule: 'nav-scheme',
  },
  'a javascript: address': value(
    inside(`location.href = 'javascript:void(window.escaped = true)'; ${pause} return window.escaped;`),
    undefined,
  ),
  'a meta refresh': value(
    inside(
      `const meta = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=https://evil.example' }); document.head.append(meta); ${pause} meta.remove(); return location.pathname;`,
    ),
    '/index.html',
  ),
  'a form': value(
    inside(
      `const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' }); document.body.append(form); form.submit(); ${pause} form.remove(); return location.pathname;`,
    ),
    '/index.html',
  ),
  'a frame of another site': value(
    inside(
      `const blocked = new Promise((done) => addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective), { once: true })); const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }); document.body.append(frame); const by = await blocked; frame.remove(); return by;`,
    ),
    'frame-src',
  ),
  'a window': value(`Boolean(window.open(${JSON.stringify(brand.webAppUrl)}))`, false),
  'a link with a target': clickLink({ href: '#/careers', target: '_blank' }),
  'a link that starts a program': clickLink({ href: 'mailto:a@b.example' }),
  'a download': clickLink({ href: 'data:text/plain,x', download: 'x.txt' }),
  'a <webview>': value(
    `(() => { const view = document.body.appendChild(document.createElement('webview')); const has = 'loadURL' in view; view.remove(); return has; })()`,
    false,
  ),
  print: value(
    `(() => { let asked = false; addEventListener('beforeprint', () => { asked = true; }); print(); return asked; })()`,
    false,
  ),
  dialogs: value(
    `(() => { for (let count = 0; count < 1000; count += 1) alert(count); return confirm('?'); })()`,
    false,
  ),
  'moving and resizing the window': value(
    `(() => { const before = innerWidth; resizeTo(300, 300); moveTo(50, 50); return innerWidth === before; })()`,
    true,
  ),
  'full screen': failsWith('document.documentElement.requestFullscreen()', 'TypeError'),
  'reading the clipboard': failsWith('navigator.clipboard.readText()', 'NotAllowedError'),
  'writing the clipboard': failsWith(`navigator.clipboard.writeText('x')`, 'NotAllowedError'),
  'camera and microphone': failsWith(
    'navigator.mediaDevices.getUserMedia({ audio: true, video: true })',
    'NotAllowedError',
  ),
  'the screen': refused('navigator.mediaDevices.getDisplayMedia()'),
  location: refused('new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail))'),
  'USB, HID, serial, Bluetooth, MIDI': value(
    inside(
      `const tries = [() => navigator.usb.requestDevice({ filters: [] }), () => navigator.hid.requestDevice({ filters: [] }), () => navigator.serial.requestPort(), () => navigator.bluetooth.requestDevice({ acceptAllDevices: true }), () => navigator.requestMIDIAccess()]; const done = await Promise.all(tries.map((each) => Promise.resolve().then(each).then((given) => given?.length !== 0, () => false))); return done.includes(true);`,
    ),
    false,
  ),
  'sharing with another program': refused(`navigator.share({ title: 'x' })`),
  'the network': refused(`fetch('https://evil.example/')`),
  'Node, Electron or a raw channel': value(
    `[typeof require, typeof process, typeof module, typeof Buffer, Object.values(kiosk).every((each) => typeof each === 'function')].join()`,
    'undefined,undefined,undefined,undefined,true',
  ),
  'code made from text': value(
    // An expression of the debugger may use eval while it runs: the tries come a task later.
    inside(
      `await new Promise((done) => setTimeout(done, 0)); const tries = [() => (0, eval)('1'), () => new Function('return 1')(), () => { document.createElement('div').innerHTML = '<b>x</b>'; }, () => { document.createElement('iframe').setAttribute('srcdoc', '<p>'); }, () => { document.createElement('script').text = '1'; }]; return tries.filter((each) => { try { each(); return true; } catch { return false; } }).length;`,
    ),
    0,
  ),
  'events that take text out or bring files in': value(
    `['copy', 'cut', 'contextmenu', 'dragstart', 'dragenter', 'dragover', 'drop', 'auxclick'].filter((name) => { let heard = false; addEventListener(name, () => { heard = true; }, { once: true, capture: true }); const event = new Event(name, { bubbles: true, cancelable: true }); document.body.dispatchEvent(event); return heard || !event.defaultPrevented; }).join()`,
    '',
  ),
};

/** Still the one page, with no window beside it and nothing given to another program. */
async function expectLocked(kiosk: RunningKiosk, page: Page, attempt: string): Promise<void> {
  expect.soft(page.url().split('#')[0], attempt).toBe('app://kiosk/index.html');
  expect.soft(kiosk.opened(), attempt).toEqual([]);
  const counts = await kiosk.app.evaluate(({ BaseWindow, screen, webContents }) => ({
    windows: BaseWindow.getAllWindows().length - screen.getAllDisplays().length,
    pages: webContents.getAllWebContents().length,
  }));
  expect.soft(counts, attempt).toEqual({ windows: 0, pages: 1 });
}

test('nothing that a script in a page tries leads out', async ({ kiosk }) => {
  const page = await kiosk.page();
  for (const [name, { run, gives, rule }] of Object.entries(attempts)) {
    expect.soft(await page.evaluate(run), name).toEqual(gives);
    await expectLocked(kiosk, page, name);
    if (rule !== undefined) await expect.poll(() => rulesIn(kiosk), { message: name }).toContain(rule);
  }
});

test('keys and buttons of browsers and tools do nothing', async ({ kiosk }) => {
  const page = await begin(kiosk);
  kiosk.display.xdotool('mousemove', '4', '400');
  // Real input: what Playwright sends by itself does not come through the guards.
  for (const [rule, key] of Object.entries({
    'key-control': 'ctrl+shift+i',
    'key-alt': 'alt+F4',
    'key-shift': 'shift+Escape',
    'key-meta': 'super+q',
    'key-unknown': 'F12',
  })) {
    kiosk.display.xdotool('key', key);
    await expect.poll(() => rulesIn(kiosk)).toContain(rule);
  }
  kiosk.display.xdotool('click', '3');
  kiosk.display.xdotool('keydown', 'ctrl', 'click', '4', 'keyup', 'ctrl');
  await kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.openDevTools());
  const tools = await kiosk.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((each) => each.isDevToolsOpened()),
  );
  expect(tools).toEqual([false]);
  await expectLocked(kiosk, page, 'keys');
  expect(await page.evaluate(() => [history.length, visualViewport?.scale, devicePixelRatio])).toEqual([
    1, 1, 1,
  ]);
});

test('no page has a permission, and Chromium has taken no refused switch for itself', async ({ kiosk }) => {
  const page = await kiosk.page();
  // What a page may use of all that this engine can refuse (Permissions Policy), besides hints about the browser.
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy: { allowedFeatures(): string[] } };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed.filter((name) => !name.startsWith('ch-')).toSorted()).toEqual([
    'cross-origin-isolated',
    'unload',
  ]);
  // What no policy of the document can refuse.
  for (const name of ['notifications', 'persistent-storage'] as const) {
    const state = await page.evaluate(
      async (asked) => (await navigator.permissions.query({ name: asked })).state,
      name,
    );
    expect(state, name).not.toBe('granted');
  }
  const given = new Set([
    ...kioskSwitches('e2e', 'linux').map(([name]) => name),
    'remote-debugging-port',
    'inspect',
  ]);
  const taken = await kiosk.app.evaluate(
    ({ app }, names) => names.filter((name) => app.commandLine.hasSwitch(name)),
    refusedSwitches.filter((name) => !given.has(name)),
  );
  expect(taken).toEqual([]);
});
