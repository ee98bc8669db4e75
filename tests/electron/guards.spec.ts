import { begin, expect, invited, rulesIn, test, type RunningKiosk } from './electron-test.ts';

/* What a script in a page could open beside it, in a real Electron (A1.4, A1.10, A1.11). No visitor has a way to run one. */

/** Names of the windows that are to be seen on the screen: the system's dialogs are no windows of Electron's. */
function windowNames({ display }: RunningKiosk): readonly string[] {
  const ids = display.xdotool('search', '--onlyvisible', '--name', '.*').split('\n').filter(Boolean);
  return ids.map((id) => display.xdotool('getwindowname', id));
}

/** Ways to ask for a file, each after `const input` was made. */
const choosers = {
  'by showPicker': `document.body.append(input); input.showPicker();`,
  'in a closed shadow': `const host = document.createElement('div'); document.body.append(host); host.attachShadow({ mode: 'closed' }).append(input); input.click();`,
  'for a folder': `input.webkitdirectory = true; input.click();`,
} as const;

test('no file chooser and no small window opens, however a script asks for it', async ({ kiosk }) => {
  const page = await begin(kiosk);
  const names = [
    'showOpenFilePicker',
    'showSaveFilePicker',
    'showDirectoryPicker',
    'EyeDropper',
    'documentPictureInPicture',
    'RemotePlayback',
  ];
  const kinds = await page.evaluate((all) => all.map((name) => typeof Reflect.get(window, name)), names);
  expect(kinds).toEqual(names.map(() => 'undefined'));
  const before = windowNames(kiosk);
  const stopped = () => rulesIn(kiosk).filter((rule) => rule === 'file-chooser').length;
  const tryOne = async (how: keyof typeof choosers) => {
    const count = stopped();
    // A press, because without one Chromium itself refuses.
    await page.mouse.click(4, 400);
    const input = "const input = Object.assign(document.createElement('input'), { type: 'file' });";
    await page.evaluate(`(() => { ${input} ${choosers[how]} })()`);
    await expect.poll(stopped, { message: how }).toBeGreaterThan(count);
  };
  await tryOne('by showPicker');
  await tryOne('in a closed shadow');
  await tryOne('for a folder');
  // Whoever takes the guard away finds it back.
  await kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.debugger.detach());
  await expect
    .poll(() =>
      kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.debugger.isAttached()),
    )
    .toBe(true);
  await tryOne('by showPicker');
  const video = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const element = Object.assign(document.createElement('video'), { muted: true });
    element.srcObject = canvas.captureStream(5);
    await element.play();
    return element.requestPictureInPicture().then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    );
  });
  expect(video).toBe('SecurityError');
  expect(windowNames(kiosk)).toEqual(before);
});

test('an empty page of our origin is replaced, even when it says that it is well', async ({ kiosk }) => {
  const page = await begin(kiosk);
  const gone = page.waitForEvent('close');
  await page
    .evaluate(() => {
      setInterval(() => window.kiosk?.heartbeat(), 900);
      location.href = 'about:blank';
    })
    .catch(() => undefined);
  await gone;
  await invited(kiosk);
  expect(rulesIn(kiosk)).toContain('nav-astray');
});
