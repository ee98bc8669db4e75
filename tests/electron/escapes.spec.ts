import { escapes } from '../support/electron-escapes/index.ts';
import { expect, test } from './electron-test.ts';

/* The rows of the escape matrix that need a real Electron to be confirmed. */

// A stand-in for a camera and a microphone: where there are none, asking for them fails before anybody is asked.
test.use({ kioskArguments: ['--use-fake-device-for-media-stream'] });

for (const { id, attempt, inElectron } of escapes) {
  if (inElectron === undefined) continue;
  test(`${id} ${attempt}`, async ({ kiosk }) => {
    const page = await kiosk.page();
    expect(await page.evaluate(inElectron.run)).toEqual(inElectron.gives);
    expect(new URL(page.url()).href.split('#')[0]).toBe('app://kiosk/index.html');
    expect(kiosk.opened()).toEqual([]);
    const windows = await kiosk.app.evaluate(({ BaseWindow, screen }) => [
      BaseWindow.getAllWindows().length,
      screen.getAllDisplays().length,
    ]);
    expect(windows[0]).toBe(windows[1]);
  });
}

test('keys of browsers and tools do nothing', async ({ kiosk }) => {
  const page = await kiosk.page();
  for (const keys of [
    'Control+R',
    'F5',
    'Control+Shift+I',
    'F12',
    'Control+W',
    'Control+P',
    'Alt+ArrowLeft',
    'Control+Equal',
  ])
    await page.keyboard.press(keys);
  expect(await page.evaluate(() => [devicePixelRatio > 0, history.length, visualViewport?.scale])).toEqual([
    true,
    1,
    1,
  ]);
  const tools = await kiosk.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((each) => each.isDevToolsOpened()),
  );
  expect(tools).not.toContain(true);
});

test('no page has a permission', async ({ kiosk }) => {
  const page = await kiosk.page();
  const names = [
    'geolocation',
    'notifications',
    'camera',
    'microphone',
    'midi',
    'clipboard-read',
    'persistent-storage',
  ];
  const states = await page.evaluate(
    (given) =>
      Promise.all(
        given.map((name) =>
          navigator.permissions.query({ name: name as PermissionName }).then(
            (s) => s.state,
            () => 'denied',
          ),
        ),
      ),
    names,
  );
  expect(states).not.toContain('granted');
});

/** What a page may use of all that this engine can allow or refuse (Permissions Policy), besides hints about the browser. */
const harmless = ['autoplay', 'cross-origin-isolated', 'encrypted-media', 'unload'];

test('of what the engine can refuse, a page may use what is harmless', async ({ kiosk }) => {
  const page = await kiosk.page();
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy: { allowedFeatures(): string[] } };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed.filter((name) => !name.startsWith('ch-')).toSorted()).toEqual(harmless);
});
