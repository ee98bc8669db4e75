import type { Page } from '@playwright/test';
import { brand, voiceLineOf } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { countries } from '~/domain/country/country.ts';
import { detectCountry } from '~/domain/country/detect.ts';
import { featureTabs } from '~/content/feature-tabs.ts';
import { expect, test } from '../../support/test.ts';

/** A time zone of each country of the site. */
const zones = {
  US: 'America/Chicago',
  CA: 'America/Vancouver',
  MX: 'America/Tijuana',
  IN: 'Asia/Kolkata',
  AE: 'Asia/Dubai',
} as const;

const pages = [
  paths.home,
  paths.privacy,
  paths.terms,
  paths.press,
  paths.careers,
  paths.job('graphic-designer'),
  paths.pitch,
  '/nowhere',
];

/** What a page's links to call dial, save the emergency number, which is no number of ours. */
async function dialled(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href^="tel:+"]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
}

for (const country of countries) {
  test.describe(country, () => {
    test.use({ timezoneId: zones[country] });

    test('every link to call dials the country’s number, and the voice tab its voice line', async ({
      page,
      open,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      const detected = detectCountry(zones[country]);
      const own = [`tel:${brand.phones[detected].dial}`];
      const voiceLine = voiceLineOf(detected);
      for (const path of pages) {
        await page.goto(path);
        expect.soft(await dialled(page), path).toEqual(own);
      }
      await open(paths.home);
      for (const { label, buttonAction } of featureTabs()) {
        await page.getByRole('tab', { name: label }).click();
        await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
        if (buttonAction !== 'call-voice-line') {
          expect.soft(await dialled(page), label).toEqual(own);
          continue;
        }
        const panel = page.getByRole('tabpanel', { name: label });
        await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
          'href',
          `tel:${voiceLine.dial}`,
        );
        await expect(panel).toContainText(voiceLine.display);
      }
    });
  });
}
