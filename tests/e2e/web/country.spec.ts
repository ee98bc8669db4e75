import type { Page } from '@playwright/test';
import { featureTabs } from '~/content/feature-tabs.ts';
import { brand, voiceLineOf } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { offerTerms } from '~/content/job-offers.ts';
import { dayText } from '~/i18n/formats/en.ts';
import { emergency } from '../../../src/i18n/generated/en/emergency.ts';
import { beforeCalling, hero } from '../../../src/i18n/generated/en/home.ts';
import { safetyMessages } from '../../../src/i18n/generated/en/safety.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { job } from './application-form.ts';

/*
 * Which time zone is which country is tabled in tests/unit/domain/country, what each number looks like in tests/components. One
 * country that is not the default, whose number has to be changed on every page, stands for all. Where no country is known:
 * without-scripts.spec.ts.
 */

const main = (page: Page) => page.getByRole('main');
/** The first sentence of the emergency notice. */
const expectEmergency = (page: Page, called: string) =>
  expect(main(page).locator('strong', { hasText: 'In an emergency' })).toHaveText(
    `In an emergency, call ${called} right away.`,
    { useInnerText: true },
  );

/** The numbers that the links of a page dial, save the emergency number and the one that a person answers everywhere. */
async function dialled(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href^="tel:+"]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => href !== `tel:${brand.personPhone.dial}`);
}

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Calcutta' });

  test('its number is shown and dialled on every page, before any script file has loaded, and nothing moves later', async ({
    page,
  }) => {
    const { dial, display } = brand.phones.IN;
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(paths.home);
    const call = main(page)
      .getByRole('link', { name: `Call ${display}` })
      .first();
    await expect(call).toBeVisible();
    const position = async () =>
      (({ x, y, height }) => ({ x, y, height }))((await call.boundingBox()) ?? { x: -1, y: -1, height: -1 });
    const before = await position();
    held.resolve();
    await hydrated(page);
    expect(await position()).toEqual(before);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: display })).toBeVisible();

    const voiceLine = voiceLineOf('IN');
    for (const { label, buttonAction } of featureTabs()) {
      await page.getByRole('tab', { name: label }).click();
      const panel = page.getByRole('tabpanel', { name: label });
      await expect(panel).toBeVisible();
      if (buttonAction !== 'call-voice-line') {
        expect.soft(await dialled(page), label).toEqual([`tel:${dial}`]);
        continue;
      }
      const action = panel.getByRole('link', { name: 'Call Now' });
      await expect(action).toHaveAttribute('href', `tel:${voiceLine.dial}`);
      await expect(panel).toContainText(voiceLine.display);
    }
    for (const path of [
      paths.privacy,
      paths.press,
      paths.careers,
      paths.job('graphic-designer'),
      paths.pitch,
    ]) {
      await page.goto(path);
      expect.soft(await dialled(page), path).toEqual([`tel:${dial}`]);
    }
    for (const path of [paths.home, paths.terms, paths.safety]) {
      await page.goto(path);
      const link = main(page).getByRole('link', { name: '112', exact: true }).first();
      await expect(link, path).toHaveAttribute('href', 'tel:112');
    }
  });
});

/* Its number is the shown one, also where the place is in no country of the product: what it costs depends on the place. */
for (const [timeZone, cost] of [
  ['America/Mexico_City', 'abroad'],
  ['America/Bogota', 'abroad'],
  ['America/Chicago', 'free'],
  ['Asia/Kolkata', 'free'],
] as const)
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(`a call is ${cost}, also before any script file has loaded`, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(paths.home);
      const seen = async () =>
        Promise.all(
          [hero.free, beforeCalling.cost.free, beforeCalling.cost.abroad].map((text) =>
            main(page).getByText(text, { exact: true }).filter({ visible: true }).count(),
          ),
        );
      const expected = cost === 'free' ? [1, 1, 0] : [0, 0, 2];
      expect(await seen()).toEqual(expected);
      held.resolve();
      await hydrated(page);
      expect(await seen()).toEqual(expected);
    });
  });

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('until the emergency number has come the words for it stand, and nothing below moves', async ({
    page,
  }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const table = Promise.withResolvers<void>();
      await page.route('**/assets/number-at-*.js', async (route) => {
        await table.promise;
        await route.continue();
      });
      await page.goto(paths.home);
      await hydrated(page);
      await expectEmergency(page, emergency.local);
      const below = page.getByRole('heading', { name: hero.is.title, exact: true });
      const before = await below.boundingBox();
      table.resolve();
      await expectEmergency(page, '119');
      expect(await below.boundingBox(), `at ${width}`).toEqual(before);
      await page.unrouteAll();
    }
  });
});

for (const [timeZone, called, dialledAs] of [
  ['America/Detroit', '988', 'tel:988'],
  ['America/Mexico_City', '800\u00A0911\u00A02000', 'tel:8009112000'],
  ['Asia/Kolkata', '14416', 'tel:14416'],
  ['Europe/London', '999', 'tel:999'],
  ['Etc/UTC', emergency.local, null],
] as const)
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(`who thinks of harming themselves is told to call ${called}`, async ({ page }) => {
      await page.goto(paths.safety);
      const { before, after } = safetyMessages.sections['intended-use'].blocks[1].crisis;
      const line = main(page).locator('p', { hasText: before });
      await expect(line).toHaveText(`${before} ${called} ${after}`, { useInnerText: true });
      const link = line.getByRole('link');
      if (dialledAs === null) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute('href', dialledAs);
    });
  });

test.describe('where the last day to apply ends during the next', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the page names the day on which it ends here, and until when, and no other day', async ({ page }) => {
    const { closesOn } = offerTerms['graphic-designer'];
    await page.goto(job.path);
    await hydrated(page);
    const deadline = main(page).locator(`time[datetime^="${closesOn}T"]`);
    const next = new Date(Date.parse(closesOn) + 86_400_000).toISOString();
    await expect(deadline).toHaveText(`${dayText(next)} until 4:59\u00A0AM, your time`);
  });
});
