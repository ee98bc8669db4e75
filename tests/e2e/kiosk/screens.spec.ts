import type { Page } from '@playwright/test';
import { brand } from '../../../src/brand/brand.ts';
import { expectAccessible } from '../../support/test.ts';
import { measurePage } from '../../support/measure-page.ts';
import { expectReviewed, settle } from '../../support/reviewed-picture.ts';
import { beginVisit, expect, goTo, test } from '../../support/kiosk-test.ts';
import { panelSizes, usualPanel } from '../../../src/domain/kiosk/panel.ts';

const { targetPx, gapPx, bodyPx } = panelSizes(usualPanel);

const panels = [
  { name: 'landscape', width: 1920, height: 1080 },
  { name: 'portrait', width: 1080, height: 1920 },
];

/** Every screen, by what leads to it within a visit. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async () => {},
  privacy: (page) => goTo(page, '/privacy'),
  terms: (page) => goTo(page, '/terms'),
  press: (page) => goTo(page, '/press'),
  careers: (page) => goTo(page, '/careers'),
  'careers without a match': async (page) => {
    await goTo(page, '/careers');
    await page.getByRole('searchbox').fill('zzz');
  },
  job: (page) => goTo(page, '/careers/job/graphic-designer'),
  'job not found': (page) => goTo(page, '/careers/job/none'),
  pitch: (page) => goTo(page, '/pitch'),
  'not found': (page) => goTo(page, '/nowhere'),
  'hand-off': (page) =>
    page
      .getByRole('button', { name: /Chat on WhatsApp/ })
      .first()
      .click(),
  call: (page) =>
    page
      .getByRole('button', { name: `Call ${brand.phones.US.display}` })
      .first()
      .click(),
};

/** Screens in front of the page, or in place of it: what is below cannot be scrolled to. */
const coversAll = new Set(['hand-off', 'call', 'invitation', 'staff', 'question', 'good-bye']);

/** Nothing sideways, text and targets as large as the panel asks for, targets apart. */
async function expectRoomy(page: Page): Promise<void> {
  const measure = await measurePage(page, { target: targetPx, gap: gapPx });
  expect(measure.overflow).toBeLessThanOrEqual(0);
  expect(measure.smallestText.size, measure.smallestText.text).toBeGreaterThanOrEqual(Math.max(36, bodyPx));
  expect(measure.smallControls).toEqual([]);
  expect(measure.tightPairs).toEqual([]);
  expect(measure.clipped).toEqual([]);
}

for (const { name: panel, ...viewport } of panels) {
  test.describe(panel, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    /** Roomy, clean for axe, and as it looks in its picture: a quarter of the size, since all is twice as large as on the web. */
    const expectGood = async (page: Page, name: string) => {
      await expectRoomy(page);
      await expectAccessible(page);
      const fullPage = !coversAll.has(name);
      if (fullPage) await settle(page);
      const picture = `screenshots/${name.replaceAll(' ', '-')}-${panel}.png`;
      await expectReviewed(page, new URL(picture, import.meta.url), { fullPage, scale: 0.25 });
    };

    for (const [name, open] of Object.entries(screens)) {
      test(`${name} is roomy, accessible and as reviewed`, async ({ page, visit }) => {
        await visit();
        await open(page);
        await expectGood(page, name);
      });
    }

    test('invitation, question, good-bye and staff are roomy, accessible and as reviewed', async ({
      page,
      main,
    }) => {
      await expectGood(page, 'invitation');
      await beginVisit(page, main);
      for (let tap = 0; tap < 7; tap += 1) await page.mouse.click(20, 20);
      await expect(page.getByRole('dialog', { name: 'For staff' })).toBeVisible();
      await expectGood(page, 'staff');
      await page.getByRole('button', { name: 'Close' }).click();
      await main.pass(120);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGood(page, 'question');
      const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
      await main.tell('kiosk:phase', ended);
      await expect(page.getByRole('heading', { name: 'Thank you for your visit' })).toBeVisible();
      await expectGood(page, 'good-bye');
    });

    test('the largest text breaks no screen', async ({ page, visit }) => {
      test.setTimeout(60_000);
      await visit();
      for (let press = 0; press < 3; press += 1)
        await page.getByRole('button', { name: 'Larger text' }).click();
      for (const path of ['/', '/privacy', '/press', '/careers', '/careers/job/graphic-designer', '/pitch']) {
        await goTo(page, path);
        await expectRoomy(page);
      }
    });

    test('the main actions and the bar stand in the lower two thirds, the bar always at one place', async ({
      page,
      visit,
    }) => {
      await visit();
      for (const name of [`Call ${brand.phones.US.display}`, 'Chat on WhatsApp']) {
        const box = await page.getByRole('button', { name }).first().boundingBox();
        expect(box?.y).toBeGreaterThan(viewport.height / 3);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      }
      const end = page.getByRole('button', { name: 'End my session' });
      const place = await end.boundingBox();
      for (const path of ['/careers', '/pitch', '/privacy']) {
        await goTo(page, path);
        expect(await end.boundingBox()).toEqual(place);
      }
      await page.getByRole('button', { name: 'Larger text' }).click();
      expect(await end.boundingBox()).toEqual(place);
    });
  });
}

test('with less motion asked for, nothing moves', async ({ page, main }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBe(0);
  await beginVisit(page, main);
  expect(await running()).toBe(0);
});

// Colours are the same whichever way the panel hangs.
for (const theme of ['Dark', 'Strong']) {
  test(`the ${theme.toLowerCase()} theme keeps its contrast on every screen`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    await visit();
    for (let press = 0; press < (theme === 'Dark' ? 1 : 2); press += 1)
      await page.getByRole('button', { name: 'Contrast' }).click();
    await expect(page.getByText(`Contrast: ${theme}`)).toBeAttached();
    for (const path of ['/', '/careers', '/careers/job/graphic-designer', '/press', '/pitch']) {
      await goTo(page, path);
      await expectAccessible(page);
    }
  });
}
