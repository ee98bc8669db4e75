import { expect, test, type RunningKiosk } from './electron-test.ts';

test('a visit leaves nothing to the next one, and nothing on the disk', async ({ kiosk }) => {
  const page = await kiosk.page();
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(async () => {
    sessionStorage.setItem('visitor', 'jane');
    localStorage.setItem('visitor', 'jane');
    indexedDB.open('visitor');
    location.hash = '#/careers';
    // A page may not hold up its own end.
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await kiosk.app.evaluate(({ clipboard }) => clipboard.writeText('jane'));
  const gone = page.waitForEvent('close');
  // The page may be gone before it answers.
  await page.evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
  await gone;
  const next = await kiosk.page();
  await expect(next.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  const left = await next.evaluate(async () => ({
    session: sessionStorage.length,
    local: localStorage.length,
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
    history: history.length,
    hash: location.hash,
  }));
  expect(left).toEqual({ session: 0, local: 0, databases: 0, cookies: '', history: 1, hash: '' });
  expect(await kiosk.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('');
  const path = await kiosk.app.evaluate(({ session }) => session.fromPartition('kiosk').getStoragePath());
  expect(path).toBeNull();
});

test('after a hang the invitation is back within ten seconds', async ({ kiosk }) => {
  const page = await kiosk.page();
  const gone = page.waitForEvent('close');
  void page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  await gone;
  await expect.poll(() => showsInvitation(kiosk), { timeout: 10_000 }).toBe(true);
});

test('after a crash the invitation is back; after three the error screen without a script', async ({
  kiosk,
}) => {
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
