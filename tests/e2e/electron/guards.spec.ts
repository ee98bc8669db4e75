import type { Page } from '@playwright/test';
import { expect, test, type RunningKiosk } from './electron-test.ts';

/* What a script in a page could open beside it, in a real Electron (A1.4, A1.10). No visitor has a way to run one. */

test.use({ panel: { width: 1_280, height: 800 } });

async function begin(kiosk: RunningKiosk): Promise<Page> {
  const page = await kiosk.page();
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  return page;
}

test('the names that open dialogs and small windows are gone', async ({ kiosk }) => {
  const page = await kiosk.page();
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
});

test('whoever takes the guard of file choosers away finds it back', async ({ kiosk }) => {
  const page = await begin(kiosk);
  await kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.debugger.detach());
  await expect
    .poll(() =>
      kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.debugger.isAttached()),
    )
    .toBe(true);
  await page.mouse.click(4, 400);
  await page.evaluate(() => {
    Object.assign(document.createElement('input'), { type: 'file' }).click();
  });
  await expect.poll(() => kiosk.log().map(({ rule }) => rule)).toContain('file-chooser');
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
  const next = await kiosk.page();
  await expect(next.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  expect(kiosk.log().map(({ rule }) => rule)).toContain('nav-astray');
});
