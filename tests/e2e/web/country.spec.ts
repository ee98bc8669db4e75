import { brand } from '../../../src/config/brand.ts';
import { emergency } from '../../../src/i18n/messages/en/emergency.ts';
import { hero } from '../../../src/i18n/messages/en/home.ts';
import type { Page } from '@playwright/test';
import { layoutShift, watchRequests } from '../../support/page-weight.ts';
import { expect, hydrated, test } from '../../support/test.ts';

const indian = brand.phones.IN.display;
const tollFree = brand.phones.US.display;

/** The first sentence of the emergency line. */
const line = (page: Page) => page.getByRole('main').locator('strong', { hasText: 'In an emergency' });

for (const { zone, number, called } of [
  { zone: 'America/New_York', number: tollFree, called: '911' },
  { zone: 'America/Toronto', number: tollFree, called: '911' },
  { zone: 'America/Tijuana', number: tollFree, called: '911' },
  { zone: 'Asia/Kolkata', number: indian, called: '112' },
  { zone: 'Asia/Calcutta', number: indian, called: '112' },
  { zone: 'Asia/Dubai', number: tollFree, called: '998' },
  { zone: 'Europe/Paris', number: tollFree, called: '112' },
  { zone: 'Europe/London', number: tollFree, called: '999' },
  { zone: 'America/Sao_Paulo', number: tollFree, called: '192' },
]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('hero and footer show the country’s number, the emergency line that of the place', async ({
      page,
      open,
    }) => {
      await open('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: `Call ${number}` }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible();
      await expect(main.getByRole('link', { name: called, exact: true })).toHaveAttribute(
        'href',
        `tel:${called}`,
      );
      await expect(line(page)).toHaveText(`In an emergency, call ${called} right away.`, {
        useInnerText: true,
      });
      const other = number === indian ? tollFree : indian;
      await expect(main.getByRole('link', { name: `Call ${other}` })).toHaveCount(0);
    });
  });
}

for (const zone of ['UTC', 'Etc/GMT+5', 'Asia/Baghdad']) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('no number is named that may be wrong', async ({ page, open }) => {
      for (const path of ['/', '/terms']) {
        await open(path);
        await expect(line(page)).toHaveText(`In an emergency, call ${emergency.local} right away.`, {
          useInnerText: true,
        });
      }
    });
  });
}

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('until the number is there the words stand, and nothing below moves', async ({ page }) => {
    // The page's own entrance moves everything.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const table = Promise.withResolvers<void>();
      await page.route('**/assets/number-at-*.js', async (route) => {
        await table.promise;
        await route.continue();
      });
      await page.goto('/');
      await hydrated(page);
      await expect(line(page)).toContainText(emergency.local);
      const below = page.getByRole('heading', { name: hero.is.title, exact: true });
      const before = await below.boundingBox();
      table.resolve();
      await expect(line(page)).toHaveText('In an emergency, call 119 right away.', { useInnerText: true });
      expect(await below.boundingBox(), `at ${width}`).toEqual(before);
      // The words behind the number close up to it, within its own box; 0.1 is what Core Web Vitals call good.
      expect(await layoutShift(page), `at ${width}`).toBeLessThan(0.1);
      await page.unrouteAll();
    }
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the table of all places is not asked for', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.url().includes('number-at'))).toEqual([]);
  });
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the right number stands there before any script file has loaded, and nothing moves later', async ({
    page,
  }) => {
    const line = Promise.withResolvers<void>();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto('/');
    const call = page
      .getByRole('main')
      .getByRole('link', { name: `Call ${indian}` })
      .first();
    await expect(call).toBeVisible();
    const place = async () =>
      (({ x, y, height }) => ({ x, y, height }))((await call.boundingBox()) ?? { x: -1, y: -1, height: -1 });
    const before = await place();
    line.resolve();
    await hydrated(page);
    expect(await place()).toEqual(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('the default country stays', async ({ page }) => {
    await page.goto('/');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: `Call ${tollFree}` })
        .first(),
    ).toBeVisible();
  });
});
