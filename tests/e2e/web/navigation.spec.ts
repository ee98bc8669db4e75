import type { Locator, Page } from '@playwright/test';
import { hero } from '../../../src/i18n/generated/en/home.ts';
import { menuMessages } from '../../../src/i18n/generated/en/navigation.ts';
import { brand } from '../../../src/config/brand.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { menuItems } from '../../../src/content/navigation.ts';
import { nightlyByLanguage } from '../../support/nightly.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { addressIn, languages } from '~/domain/language.ts';
import { paths } from '~/config/paths.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Scrolls, and waits until the page has heard of it: of two scrolls within one frame it would hear the sum. */
async function scrollToTop(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)));
  }, top);
}

test('the bar is 80 px high, hides on the way down, comes back on the way up, and leads to sections and to the top', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('/');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBe(80);
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadow()).toBe('none');
  await scrollToTop(page, 11);
  await expect.poll(shadow).not.toBe('none');
  await expectBarFollows(page);

  await test.step('its links', async () => {
    const link = bar.getByRole('link', { name: `Use ${brand.productName} on the Web` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(bar.locator('summary', { hasText: 'Menu' })).toBeHidden();
    for (const { label, anchor } of menuItems()) {
      await scrollToTop(page, 0);
      await bar.getByRole('link', { name: label, exact: true }).click();
      const title = page.locator(`#${anchor} h2`).first();
      await expect(title).toBeInViewport({ ratio: 1 });
      expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(80);
    }
  });
  await test.step('it comes back when the keyboard reaches it', async () => {
    await scrollToTop(page, 0);
    await bar.getByRole('link', { name: menuMessages.about, exact: true }).focus();
    await scrollToTop(page, 900);
    await expect(bar).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: menuMessages.contact, exact: true })).toBeInViewport();
  });
  await test.step('the logo goes back to the top', async () => {
    await page.getByRole('button', { name: /back to the top/ }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

/** The bar is there near the top and on the way up, and nowhere else. */
async function expectBarFollows(page: Page) {
  const bar = page.getByRole('banner');
  for (const [top, shown] of [
    [190, true],
    [205, false],
    [900, false],
    [850, true],
    [1200, false],
    [95, true],
  ] as const) {
    await scrollToTop(page, top);
    await (shown
      ? expect(bar, `at ${top}`).toBeInViewport({ ratio: 0.99 })
      : expect(bar, `at ${top}`).not.toBeInViewport());
    if (shown) expect((await bar.boundingBox())?.y, `at ${top}`).toBe(0);
  }
}

test(
  'the hamburger opens a menu that closes after a choice, with Escape and by pressing elsewhere',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await page.setViewportSize(narrow);
    await open('/');
    const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
    const item = page.getByRole('banner').getByRole('link', { name: menuMessages.about, exact: true });
    await expect(item).toBeHidden();
    await toggle.click();
    await expect(toggle.getByText('Close menu')).toBeVisible();
    await expect(page.getByRole('link', { name: `Use ${brand.productName} on WhatsApp` })).toHaveAttribute(
      'target',
      '_blank',
    );
    await item.click();
    await expect(item).toBeHidden();
    await expect(page.locator('#about')).toBeInViewport();

    await scrollToTop(page, 0);
    await toggle.click();
    await item.focus();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(toggle, 'Escape gives the focus back').toBeFocused();
    for (const close of [
      () => page.getByRole('button', { name: /back to the top/ }).click(),
      () => page.mouse.click(195, 830),
    ]) {
      await toggle.click();
      await expect(item).toBeVisible();
      await close();
      await expect(item).toBeHidden();
    }
  },
);

for (const language of languages)
  test(
    `${language}: the bar has its links where they fit, on every page, else a menu no wider than its words`,
    nightlyByLanguage(language),
    async ({ page, open }) => {
      for (const path of ['/', '/careers']) {
        await open(addressIn(language, path));
        const bar = page.getByRole('banner');
        const links = bar.locator('nav').first();
        const toggle = bar.locator('summary').last();
        for (const [width, text, hasLinks] of [
          [1024, '100', true],
          [1280, '100', true],
          [1920, '150', true],
          [1280, '200', false],
          [768, '100', false],
          [390, '100', false],
        ] as const) {
          const where = `${path} at ${width}, text at ${text} %`;
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate((size) => (document.documentElement.dataset.textSize = size), text);
          await expect(links, where).toBeVisible({ visible: hasLinks });
          await expect(toggle, where).toBeVisible({ visible: !hasLinks });
          const { left, right, height, isNameShown } = await bar.evaluate(measureBar);
          expect(height, where).toBe(80);
          expect(left, where).toBeGreaterThanOrEqual(0);
          expect(right, where).toBeLessThanOrEqual(width);
          expect(isNameShown || text !== '100', `${where}: the name`).toBe(true);
          if (!hasLinks) await expectMenuFits(page, where);
        }
      }
    },
  );

/** Runs in the page: how far the parts of the bar reach, and whether the name in the logo is whole. */
function measureBar(bar: Element) {
  const parts = [...bar.querySelectorAll('summary, a, button')].filter((each) => each.checkVisibility());
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const home = boxes[0] ?? new DOMRect();
  const name = [...(parts[0]?.querySelectorAll('svg') ?? [])].at(-1)?.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    height: bar.getBoundingClientRect().height,
    isNameShown: name !== undefined && name.bottom <= home.bottom + 1,
  };
}

/** Below its button and no wider than its words; on a phone, where it is as wide as the window, its words begin where the logo does. */
async function expectMenuFits(page: Page, where: string) {
  const toggle = page.getByRole('banner').locator('summary').last();
  await toggle.click();
  const { isAligned, share } = await page.getByRole('banner').evaluate((bar) => {
    const shown = [...bar.querySelectorAll('nav')].find((each) => each.checkVisibility());
    const menu = shown?.getBoundingClientRect() ?? new DOMRect();
    const isRightToLeft = document.dir === 'rtl';
    const startOf = (each: Element | null | undefined) => {
      const { left, right } = each?.getBoundingClientRect() ?? new DOMRect();
      const padding = parseFloat(each ? getComputedStyle(each).paddingInlineStart : '0');
      return isRightToLeft ? right - padding : left + padding;
    };
    const button = [...bar.querySelectorAll('summary')].at(-1)?.getBoundingClientRect() ?? new DOMRect();
    const endsWithButton = isRightToLeft ? button.left - menu.left : button.right - menu.right;
    const startsWithLogo = startOf(bar.querySelector('a, button')) - startOf(shown?.querySelector('a'));
    const isSheet = menu.width === document.documentElement.clientWidth;
    return {
      share: menu.width / document.documentElement.clientWidth,
      isAligned: Math.abs(isSheet ? startsWithLogo : endsWithButton) <= 1,
    };
  });
  expect(isAligned, `${where}: the menu`).toBe(true);
  if ((page.viewportSize()?.width ?? 0) > 600) expect(share, where).toBeLessThan(0.6);
  await page.keyboard.press('Escape');
}

test('with the keyboard the focus is seen at once, however far it jumps', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.keyboard.press('Tab');
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('footer a')].slice(-2).map((link) => {
      link.focus();
      return link.getBoundingClientRect().top < innerHeight;
    }),
  );
  expect(tops).toEqual([true, true]);
});

test('a new page opens at its top, with its own title; Back returns to where one was, of an anchor too', async ({
  page,
  open,
}) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await open('/');
  const title = await page.title();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const left = await position();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await position()).toBe(0);
  expect(await page.title()).not.toBe(title);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/privacy$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(position).toBe(left);

  await open('/careers/job/graphic-designer');
  await scrollToTop(page, 100);
  // Playwright's own press scrolls the link from under the bar first.
  await page.getByRole('link', { name: 'Apply for this job' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/careers/job/graphic-designer#apply');
  await expect.poll(position).toBeGreaterThan(600);
  await page.goBack();
  await expect.poll(position).toBe(100);
  await page.goForward();
  await expect.poll(position).toBeGreaterThan(600);
});

/** With data saving on, nothing is prefetched. */
async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

test('a page stays until the next one is here, and a later link wins', async ({ page, open }) => {
  const held = Promise.withResolvers<void>();
  await saveData(page);
  await page.route('**/assets/press-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open('/');
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const footer = page.getByRole('contentinfo');
  const asked = page.waitForRequest('**/assets/press-*.js');
  await footer.getByRole('link', { name: 'Press' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL('/');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/press-'));
  held.resolve();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('a page that enters stays where a reload and a deep link bring it', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/privacy');
  await scrollToTop(page, 1200);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await open('/#features');
  const top = () => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top);
  const padding = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  await expect.poll(async () => Math.round(await top())).toBe(await page.evaluate(padding));
});

// docs/decisions/performance-budgets.md
for (const path of [paths.home, paths.careers, paths.job('graphic-designer'), paths.press])
  test(`${path} is not laid out anew as it starts to answer, nor as the pages are prefetched that it links to`, async ({
    page,
    open,
  }) => {
    await open(path);
    await page.waitForLoadState('networkidle');
    // An element with styles that comes late, or a property of the root, computes the styles of the whole page again.
    await expect(page.locator('style, link[rel=stylesheet]:not([disabled])')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('style', /./);
  });

test('once a page is idle, the pages that it links to need no network; with data saving on nothing is prefetched', async ({
  page,
  context,
  open,
  expectedErrors,
}) => {
  // The browser itself asks for the page's icon again, and the next page prefetches what it links to.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const job = page.getByRole('link', { name: /Graphic Designer/ });
  /** Follows a link without a network as soon as a file of that name has come and no other is on its way. */
  const follow = async (link: Locator, file: string) => {
    const hasCome = (name: string) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));
    await page.waitForFunction(hasCome, `/assets/${file}-`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
  };
  await open('/');
  await follow(careers, 'careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
  await context.setOffline(false);

  await open('/');
  await careers.click();
  await follow(job, 'ApplicationForm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer');
  await context.setOffline(false);

  const frugal = await context.newPage();
  await saveData(frugal);
  const requests: string[] = [];
  frugal.on('request', (request) => requests.push(request.url()));
  await frugal.goto('/careers');
  await hydrated(frugal);
  await frugal.getByRole('link', { name: /Graphic Designer/ }).hover();
  await frugal.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/ApplicationForm-'))).toEqual([]);
});

for (const files of ['careers-*.js', 'careers-*.css', 'careers-*'])
  test(`${files} that a release has taken away loads the new page, once`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/404|dynamically imported|Unable to preload/);
    // Also where the browser keeps nothing for the site.
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    });
    await saveData(page);
    await open('/');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(`**/assets/${files}`, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });

test('a page that could not be had without a network is tried again by a press', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload/);
  await saveData(page);
  await open('/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
});

test('a page without HTTPS answers', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await open('/careers');
  await page.getByRole('button', { name: 'Growth' }).click();
  await expect(page).toHaveURL(/category=growth/);
});

test('an address that begins like that of another host is not found, and its page answers', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await open(`${new URL(stackUrls.site).origin}//careers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('when the scripts could not be had, a press loads the page again once the network is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  let isDown = true;
  await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/careers');
  await failure;
  await page.route('**/careers', (route) => (isDown ? route.abort() : route.continue()));
  const filter = page.getByRole('button', { name: 'Growth' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/careers'));
  await filter.click();
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  const reloaded = page.waitForEvent('load');
  await filter.click();
  await reloaded;
  await filter.click();
  await expect(page).toHaveURL(/category=growth/i);
});

test('an address in another spelling shows its own page, before the scripts have come', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  for (const [spelling, canonical, heading] of [
    ['/index.html', '/', hero.headline],
    ['/Privacy', '/privacy', 'Privacy'],
    ['/careers/index.html?q=design', '/careers?q=design', 'Work with us'],
  ] as const) {
    await page.goto(spelling, { waitUntil: 'commit' });
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the last entry of the menu can be seen below the offer of another language', async ({
    page,
    open,
  }) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 390, height: 700 },
      { width: 1280, height: 480 },
    ]) {
      await page.setViewportSize(size);
      await page.addInitScript(() => localStorage.clear());
      await open('/careers');
      await expect(page.getByRole('complementary', { name: languageNames.es })).toBeVisible();
      const bar = page.getByRole('banner');
      await bar.locator('summary').filter({ visible: true }).last().click();
      const last = bar.locator('details[open]').getByRole('link').last();
      // The menu alone scrolls.
      await last.evaluate((link) => link.closest('nav')?.scrollTo(0, 10_000));
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });
});
