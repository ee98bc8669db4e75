import { brand } from '../../../src/brand/brand.ts';
import { expect, hydrated, test } from '../../support/test.ts';

const indian = brand.phones.IN.display;
const tollFree = brand.phones.US.display;

for (const { zone, number, emergency } of [
  { zone: 'America/New_York', number: tollFree, emergency: '911' },
  { zone: 'America/Toronto', number: tollFree, emergency: '911' },
  { zone: 'America/Tijuana', number: tollFree, emergency: '911' },
  { zone: 'Asia/Kolkata', number: indian, emergency: '112' },
  { zone: 'Asia/Calcutta', number: indian, emergency: '112' },
  { zone: 'Europe/Berlin', number: tollFree, emergency: '911' },
]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('hero, footer and emergency line show that country alone', async ({ page, open }) => {
      await open('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: `Call ${number}` }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible();
      await expect(main.getByRole('link', { name: emergency, exact: true })).toBeVisible();
      const other = number === indian ? tollFree : indian;
      await expect(main.getByRole('link', { name: `Call ${other}` })).toHaveCount(0);
    });
  });
}

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
