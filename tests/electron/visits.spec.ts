import { expect, test, type RunningKiosk } from './electron-test.ts';

/** What a script finds in every store that a page of this engine has; runs in the page. */
const findStored = async () => {
  const files: string[] = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  return {
    name: window.name,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    files,
    cookies: document.cookie,
    history: [history.length, location.hash, history.state as unknown],
    typed: [...document.querySelectorAll('input')].map(({ value }) => value),
  };
};

/** Writes to each of them, and leaves running what may outlive its page. */
const storeEverywhere = async () => {
  window.name = 'jane';
  localStorage.setItem('visitor', 'jane');
  sessionStorage.setItem('visitor', 'jane');
  document.cookie = 'visitor=jane';
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('visitor', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('visitors').put('jane', 'name'),
    );
    opening.addEventListener('success', resolve);
    opening.addEventListener('error', reject);
  });
  await (await caches.open('visitor')).put('https://jane.example/', new Response('jane'));
  const root = await navigator.storage.getDirectory();
  const stream = await (await root.getFileHandle('visitor', { create: true })).createWritable();
  await stream.write('jane');
  await stream.close();
  void navigator.locks.request('visitor', () => new Promise(() => undefined));
  const channel = new BroadcastChannel('visitor');
  // A channel takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.addEventListener('message', () => channel.postMessage('jane'));
  // A page may not hold up its own end.
  addEventListener('beforeunload', (event) => event.preventDefault());
  history.replaceState('jane', '', '#/careers');
};

/** What the session keeps by itself; the preload of the page has no part in it. */
const findKept = ({ session, clipboard }: typeof Electron.CrossProcessExports) => {
  const own = session.fromPartition('kiosk');
  return Promise.all([
    own.cookies.get({}),
    own.getCacheSize(),
    own.getStoragePath(),
    clipboard.readText(),
    Object.keys(own.serviceWorkers.getAllRunning()),
  ]);
};

test('a visit leaves nothing in any store to the next one, and nothing on the disk', async ({ kiosk }) => {
  const page = await kiosk.page();
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  const fresh = await page.evaluate(findStored);
  await page.evaluate(storeEverywhere);
  const stored = await page.evaluate(findStored);
  // Pages of a scheme of our own have no cookies (they stay empty); all else was written.
  expect(stored).toMatchObject({ name: 'jane', files: ['visitor'], caches: ['visitor'], cookies: '' });
  expect([stored.local, stored.session, stored.databases.length]).toEqual([
    { visitor: 'jane' },
    { visitor: 'jane' },
    1,
  ]);
  await kiosk.app.evaluate(async ({ clipboard, session }) => {
    clipboard.writeText('jane');
    await session.fromPartition('kiosk').cookies.set({ url: 'https://jane.example', name: 'visitor' });
  });
  const gone = page.waitForEvent('close');
  // The page may be gone before it answers.
  await page.evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
  await gone;
  const next = await kiosk.page();
  await expect(next.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  expect(await next.evaluate(findStored)).toEqual(fresh);
  expect(await kiosk.app.evaluate(findKept)).toEqual([[], 0, null, '', []]);
  const [answers, locks] = await next.evaluate(async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('visitor');
    channel.addEventListener('message', ({ data }) => heard.push(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage('who is there');
    // The lock manager answers later than any channel of this process.
    const { held } = await navigator.locks.query();
    return [heard, held?.length];
  });
  expect([answers, locks]).toEqual([[], 0]);
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
