import type { ElectronApplication } from '@playwright/test';
import { begin, endVisit, expect, invited, rulesIn, test } from './electron-test.ts';

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
const readTraces = ({ session, clipboard }: typeof Electron.CrossProcessExports) => {
  const kioskSession = session.fromPartition('kiosk');
  return Promise.all([
    kioskSession.cookies.get({}),
    kioskSession.getCacheSize(),
    kioskSession.getStoragePath(),
    clipboard.readText(),
    Object.keys(kioskSession.serviceWorkers.getAllRunning()),
  ]);
};

test('a visit leaves nothing in any store to the next one, and nothing on the disk', async ({ kiosk }) => {
  const page = await begin(kiosk);
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
  const next = await endVisit(kiosk);
  expect(await next.evaluate(findStored)).toEqual(fresh);
  expect(await kiosk.app.evaluate(readTraces)).toEqual([[], 0, null, '', []]);
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

/** Runs in the page what it does not live to answer. */
const inPage = (app: ElectronApplication, script: string) =>
  app.evaluate(
    ({ webContents }, code) => webContents.getAllWebContents()[0]?.executeJavaScript(code),
    script,
  );

const lossesOfPages: readonly (readonly [
  what: string,
  lose: (app: ElectronApplication) => Promise<unknown>,
])[] = [
  ['closes itself', (app) => inPage(app, 'setTimeout(() => close(), 0)')],
  ['hangs', (app) => inPage(app, 'setTimeout(() => { for (;;); }, 0)')],
  [
    'crashes',
    (app) => app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.forcefullyCrashRenderer()),
  ],
];

test('a page that is lost is back within ten seconds; the third time in a minute it is the error screen', async ({
  freshKiosk: kiosk,
}) => {
  for (const [what, lose] of lossesOfPages) {
    const page = await invited(kiosk);
    await lose(kiosk.app);
    const shown = () => kiosk.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getURL());
    await expect
      .poll(async () => (page.isClosed() ? shown() : null), { message: what, timeout: 10_000 })
      .toBe(what === 'crashes' ? 'app://kiosk/fallback.html' : 'app://kiosk/index.html');
  }
  await expect.poll(() => kiosk.health()?.crashes, { timeout: 2_000 }).toBe(3);
  expect(rulesIn(kiosk, 'wipe-step-failed')).toEqual([]);
});
