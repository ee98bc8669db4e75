import { expect, test, type RunningKiosk } from './electron-test.ts';

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
  // The page may be gone before it answers.
  await page.evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
  await gone;
  const next = await kiosk.page();
  await expect(next.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  expect(await next.evaluate(() => [sessionStorage.length, localStorage.length, history.length])).toEqual([
    0, 0, 1,
  ]);
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
    await expect.poll(() => showsInvitation(kiosk), { timeout: 10_000 }).toBe(true);
  });
}

test('after three crashes the page without a script stands in', async ({ kiosk }) => {
  for (let crash = 0; crash < 3; crash += 1) {
    await expect.poll(() => showsInvitation(kiosk)).toBe(true);
    const crashed = await crashPage(kiosk);
    await expect.poll(() => pageNumber(kiosk)).not.toBe(crashed);
  }
  await expect
    .poll(() => kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getURL()), {
      timeout: 15_000,
    })
    .toBe('app://kiosk/fallback.html');
});

/** Whether the invitation is on the screen; a page that is just being replaced shows nothing. */
async function showsInvitation(kiosk: RunningKiosk): Promise<boolean> {
  const invitation = (await kiosk.page()).getByRole('button', { name: 'Touch anywhere to begin' });
  return invitation.isVisible().catch(() => false);
}

/** Ends the page's process. Gives the number of its WebContents, which no other page ever has. */
async function crashPage(kiosk: RunningKiosk): Promise<number | null> {
  return kiosk.app.evaluate(({ webContents }) => {
    const [page] = webContents.getAllWebContents();
    page?.forcefullyCrashRenderer();
    return page?.id ?? null;
  });
}

async function pageNumber(kiosk: RunningKiosk): Promise<number | null> {
  return kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.id ?? null);
}
