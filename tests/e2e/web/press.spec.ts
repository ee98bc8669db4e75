import type { Page } from '@playwright/test';
import { addressIn, languages } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { shellMessages } from '../../../src/i18n/generated/en/shell.ts';
import { nightlyByLanguage } from '../../support/nightly.ts';
import { expect, test } from '../../support/test.ts';

const assets = [
  { title: 'Logo Only (Square)', file: 'logo-only-(square).png', path: '/press/logo-square.png' },
  {
    title: 'Transparent Logo Only (Square)',
    file: 'transparent-logo-only-(square).png',
    path: '/press/logo-square-transparent.png',
  },
  { title: 'Logo + Name (Rectangle)', file: 'logo-+-name-(rectangle).png', path: '/press/logo-name.png' },
];
const copyButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Copy Link ${title}`, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  'the video asks nobody for anything until it is pressed; Back to Home loads the whole home page anew',
  { tag: '@smoke' },
  async ({ page, open, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await open('/press');
    await expect(page.getByRole('heading', { name: 'Featured Videos' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await page.getByRole('button', { name: /Product Demo/ }).click();
    const frame = page.getByTitle('Product Demo');
    await expect(frame).toBeVisible();
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?/);
    await expect(frame).toHaveAttribute('allow', 'autoplay; encrypted-media; fullscreen');
    await expect(page.frameLocator('iframe').locator('html')).toHaveCount(1);
    expect(elsewhere.every((url) => url.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(true);

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  },
);

for (const language of languages)
  test(
    `${language}: the bar at the foot covers nothing at the end of the page, in any text size`,
    nightlyByLanguage(language),
    async ({ page, open }) => {
      await open(addressIn(language, '/press'));
      const { backToHome } = allLanguages[language].words.press.press;
      const bar = page.getByRole('link', { name: backToHome }).locator('..');
      for (const width of [320, 360, 390])
        for (const size of ['100', '125', '150']) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((chosen) => {
            document.documentElement.dataset.textSize = chosen;
            scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          }, size);
          const end = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0, height: Infinity };
          const top = (await bar.boundingBox())?.y;
          expect
            .soft(end.y + end.height - 1, `${language}, ${width} px, ${size} %`)
            .toBeLessThanOrEqual(top ?? 0);
        }
    },
  );

test("every asset downloads under its name, and its link is copied, for two seconds 'Copied!'", async ({
  page,
  open,
  request,
}) => {
  await page.clock.install({ time: 0 });
  await open('/press');
  await page.clock.pauseAt(60_000);
  for (const { title, file, path } of assets) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${title}`, exact: true }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
    const picture = await (await request.get(path)).body();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');

    await copyButton(page, title).click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    expect(await clipboard(page)).toBe(new URL(path, page.url()).href);
    await page.clock.runFor(1_900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copyButton(page, title)).toBeVisible();
  }
});

test('when the clipboard refuses, the copy command gets through the copy block; when nothing copies, it is logged', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/clipboard refused/, /refused the text/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await open('/press');
  await copyButton(page, 'Logo Only (Square)').click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
  expect(await clipboard(page)).toBe(new URL('/press/logo-square.png', page.url()).href);

  await page.evaluate(() => (document.execCommand = () => false));
  const logged = page.waitForEvent('console', (message) => message.text().includes('as well'));
  await copyButton(page, 'Logo + Name (Rectangle)').click();
  expect((await logged).type()).toBe('error');
  await expect(copyButton(page, 'Logo + Name (Rectangle)')).toBeVisible();
});

test('each picture has a placeholder until it is there, and says so when it fails', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const held = Promise.withResolvers<void>();
  await page.route('**/press/*.png', async (route) => {
    await held.promise;
    await (route.request().url().endsWith('/logo-name.png') ? route.abort() : route.continue());
  });
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto('/press', { waitUntil: 'commit' });
  const placeholders = page.getByText('The picture is loading.');
  await expect(placeholders).toHaveCount(3);
  await expect(placeholders.first()).toBeVisible();
  held.resolve();
  await expect(placeholders).toHaveCount(0);
  await expect(page.getByText('The picture did not load.')).toHaveCount(1);
  await expect(page.locator('article img')).toHaveCount(2);
  // A second visit finds the pictures in the cache, before the page answers.
  await page.unroute('**/press/*.png');
  await open('/press');
  await expect(placeholders).toHaveCount(0);
  await expect(page.locator('article img')).toHaveCount(3);
});

test('the deck neither starts nor loops by itself, and Direct Link opens the same in a new tab', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await context.route('https://docs.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Deck</title><h1>Deck</h1>',
    }),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => elsewhere.push(new URL(request.url()).host));
  await open('/pitch');
  expect(elsewhere).not.toContain('docs.google.com');
  await page.getByRole('button', { name: 'Show the slides' }).click();
  await expect(page.locator('iframe')).toBeFocused();
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(Object.fromEntries(source.searchParams)).toEqual({ start: 'false', loop: 'false', delayms: '3000' });
  const deck = page.frameLocator('iframe').getByRole('heading', { name: 'Deck' });
  await expect(deck).toBeVisible();
  const [, id] = /^https:\/\/docs\.google\.com\/presentation\/d\/e\/([\w-]+)\/embed/.exec(source.href) ?? [];
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Direct Link' }).click();
  expect((await opening).url()).toContain(`/d/e/${id}/`);
  await expect(page).toHaveURL(/\/pitch$/);

  // Offline a browser would draw a grey box: what is missing is said in its place, until it can be there again.
  await context.setOffline(true);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your device is offline');
  await expect(page.locator('iframe')).toHaveCount(0);
  await context.setOffline(false);
  await expect(deck).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('where a frame shows nothing it is said, and where the same is as a page of its own', async ({
      page,
      open,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route(/^https:/, (route) => route.abort());
      const facades = {
        '/pitch': ['Show the slides', /^https:\/\/docs\.google\.com\/.+\/pub\?/],
        '/press': ['Play the video', /^https:\/\/www\.youtube\.com\/watch\?v=./],
      } as const;
      for (const [path, [action, address]] of Object.entries(facades)) {
        await open(path);
        await page.getByRole('button', { name: action }).click();
        const words = page.getByText(shellMessages.frameLoading);
        const seen = await words.screenshot();
        await words.evaluate(({ style }) => (style.color = 'transparent'));
        expect(seen.equals(await words.screenshot()), `the words are seen on ${path}`).toBe(false);
        await expect(page.getByRole('link', { name: 'Direct Link' })).toHaveAttribute('href', address);
      }
    });
  });
}
