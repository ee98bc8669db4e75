import type { Page } from '@playwright/test';
import { featureTabs } from '~/content/feature-tabs.ts';
import { brand, voiceLineOf } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { detectCountry } from '../../../src/domain/country/detect.ts';
import { emergency } from '../../../src/i18n/generated/en/emergency.ts';
import { hero } from '../../../src/i18n/generated/en/home.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/* Which time zone is which country is tabled in tests/unit/domain/country. */

const main = (page: Page) => page.getByRole('main');
/** The first sentence of the emergency notice. */
const emergencySentence = (page: Page) => main(page).locator('strong', { hasText: 'In an emergency' });

const pages = [paths.privacy, paths.press, paths.careers, paths.job('graphic-designer'), paths.pitch];

/** The numbers that the links of a page dial, save the emergency number and the one that a person answers everywhere. */
async function dialled(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href^="tel:+"]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => href !== `tel:${brand.personPhone.dial}`);
}

for (const [timezoneId, called] of [
  ['America/New_York', '911'],
  ['America/Toronto', '911'],
  ['Asia/Calcutta', '112'],
  ['Asia/Dubai', '998'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('the number of the country is shown and dialled, and the emergency number of the place', async ({
      page,
      open,
    }) => {
      const country = detectCountry(timezoneId);
      const { dial, display } = brand.phones[country];
      await open(paths.home);
      await expect(
        main(page)
          .getByRole('link', { name: `Call ${display}` })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: display })).toBeVisible();
      await expect(main(page).getByRole('link', { name: called, exact: true })).toHaveAttribute(
        'href',
        `tel:${called}`,
      );
      await expect(emergencySentence(page)).toHaveText(`In an emergency, call ${called} right away.`, {
        useInnerText: true,
      });
      const voiceLine = voiceLineOf(country);
      for (const { label, buttonAction } of featureTabs()) {
        await page.getByRole('tab', { name: label }).click();
        const panel = page.getByRole('tabpanel', { name: label });
        await expect(panel).toBeVisible();
        if (buttonAction !== 'call-voice-line') {
          expect.soft(await dialled(page), label).toEqual([`tel:${dial}`]);
          continue;
        }
        await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
          'href',
          `tel:${voiceLine.dial}`,
        );
        await expect(panel).toContainText(voiceLine.display);
      }
      // One country that is not the default, whose number has to be changed on every page, stands for all.
      for (const path of country === 'IN' ? pages : []) {
        await page.goto(path);
        expect.soft(await dialled(page), path).toEqual([`tel:${dial}`]);
      }
    });
  });
}

test.describe('in a zone of no country', () => {
  test.use({ timezoneId: 'Etc/GMT+5' });

  test('no emergency number is named that may be wrong', async ({ page, open }) => {
    for (const path of ['/', '/terms']) {
      await open(path);
      await expect(emergencySentence(page)).toHaveText(
        `In an emergency, call ${emergency.local} right away.`,
        { useInnerText: true },
      );
    }
  });
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('until the emergency number has come the words for it stand, and nothing below moves', async ({
    page,
  }) => {
    // The page's own entrance moves everything.
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const table = Promise.withResolvers<void>();
      await page.route('**/assets/number-at-*.js', async (route) => {
        await table.promise;
        await route.continue();
      });
      await page.goto('/');
      await hydrated(page);
      await expect(emergencySentence(page)).toContainText(emergency.local);
      const below = page.getByRole('heading', { name: hero.is.title, exact: true });
      const before = await below.boundingBox();
      table.resolve();
      await expect(emergencySentence(page)).toHaveText('In an emergency, call 119 right away.', {
        useInnerText: true,
      });
      expect(await below.boundingBox(), `at ${width}`).toEqual(before);
      await page.unrouteAll();
    }
  });
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the right number is there before any script file has loaded, and nothing moves later', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    const call = main(page)
      .getByRole('link', { name: `Call ${brand.phones.IN.display}` })
      .first();
    await expect(call).toBeVisible();
    const position = async () =>
      (({ x, y, height }) => ({ x, y, height }))((await call.boundingBox()) ?? { x: -1, y: -1, height: -1 });
    const before = await position();
    held.resolve();
    await hydrated(page);
    expect(await position()).toEqual(before);
  });
});
