import { brand } from '../../../src/content/brand.ts';
import { expect, test } from './electron-test.ts';

test('the session keeps nothing on the disk', async ({ kiosk }) => {
  await kiosk.page();
  const path = await kiosk.app.evaluate(({ session }) => session.fromPartition('kiosk').getStoragePath());
  expect(path).toBeNull();
});

test('touch counts as input, and the end of a visit replaces the page', async ({ kiosk }) => {
  const page = await kiosk.page();
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('visitor', 'jane'));
  const gone = page.waitForEvent('close');
  await page.evaluate(() => window.kiosk?.endSession());
  await gone;
  const next = await kiosk.page();
  await expect(next.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  expect(await next.evaluate(() => [sessionStorage.length, localStorage.length, history.length])).toEqual([
    0, 0, 1,
  ]);
});

test('a hand-off opens the constant address once', async ({ kiosk }) => {
  const page = await kiosk.page();
  const results = await page.evaluate(async () => [
    await window.kiosk?.openHandoff('chat'),
    await window.kiosk?.openHandoff('chat'),
  ]);
  expect(results.map((result) => result?.opened)).toEqual([true, false]);
  expect(await kiosk.opened()).toEqual([brand.chatUrl]);
});

for (const how of ['crash', 'hang'] as const) {
  test(`after a ${how} the attract screen is back within ten seconds`, async ({ kiosk }) => {
    const page = await kiosk.page();
    const gone = how === 'crash' ? page.waitForEvent('crash') : page.waitForEvent('close');
    if (how === 'crash')
      await kiosk.app.evaluate(({ webContents }) =>
        webContents.getAllWebContents()[0]?.forcefullyCrashRenderer(),
      );
    else
      void page
        .evaluate(() => {
          for (;;);
        })
        .catch(() => undefined);
    await gone;
    await expect
      .poll(
        async () => (await kiosk.page()).getByRole('button', { name: 'Touch anywhere to begin' }).isVisible(),
        { timeout: 10_000 },
      )
      .toBe(true);
  });
}

test('a page whose files are missing gives way to the page without a script', async ({ kiosk }) => {
  await kiosk.page();
  for (let crash = 0; crash < 3; crash += 1) {
    await kiosk.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents()[0]?.forcefullyCrashRenderer(),
    );
    await expect
      .poll(() => kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.isCrashed()))
      .toBe(false);
  }
  await expect
    .poll(() => kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getURL()), {
      timeout: 15_000,
    })
    .toBe('app://kiosk/fallback.html');
});
