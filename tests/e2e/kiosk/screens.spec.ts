import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { atEachTextSize, callStaff, mustSee } from '../../support/kiosk-surfaces.ts';
import { expectKeyboard, expectStill, expectWhatAxeMisses } from '../../support/criteria-rules.ts';
import { expectAccessible, expectContrast } from '../../support/test.ts';
import { measurePage } from '../../support/measure-page.ts';
import { beginVisit, expect, goTo, test } from '../../support/kiosk-test.ts';
import { panelSizes, usualPanel } from '../../../src/domain/kiosk/panel.ts';

const { targetPx, gapPx, bodyPx } = panelSizes(usualPanel);

const panels = [
  { name: 'landscape', width: 1920, height: 1080 },
  { name: 'portrait', width: 1080, height: 1920 },
];

/** The pages of a visit, by what leads to them. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async () => {},
  privacy: (page) => goTo(page, '/privacy'),
  terms: (page) => goTo(page, '/terms'),
  careers: (page) => goTo(page, '/careers'),
  safety: (page) => goTo(page, '/safety'),
  'what is this': (page) => goTo(page, '/more'),
  job: (page) => goTo(page, '/careers/job/graphic-designer'),
  'job not found': (page) => goTo(page, '/careers/job/none'),
  'not found': (page) => goTo(page, '/nowhere'),
};

/** axe has judged them on the website (tests/e2e/web/pages); on the kiosk some of each kind are left. */
const sharedPages = new Set(['job not found', 'not found']);

/** What a page of a visit opens in front of itself. */
const panes = { call: `Call us ${brand.phones.US.display}`, 'hand-off': /Chat on WhatsApp/ } as const;

/** The screens that have a picture: what people see first. The rest is measured. */
const pictured = new Set(['invitation-landscape', 'invitation-portrait', 'home-landscape']);

/** Nothing sideways, text and targets as large as the panel asks for, targets apart. */
async function expectRoomy(page: Page): Promise<void> {
  // Beside the signs of the bar smaller letters are enough: letters.spec.ts.
  const measure = await measurePage(page, { target: targetPx, gap: gapPx, apart: 'nav button' });
  expect(measure.overflow).toBeLessThanOrEqual(0);
  expect(measure.smallestText.size, measure.smallestText.text).toBeGreaterThanOrEqual(Math.max(36, bodyPx));
  expect(measure.smallControls).toEqual([]);
  expect(measure.tightPairs).toEqual([]);
  expect(measure.clipped).toEqual([]);
}

const endButton = (page: Page) => page.getByRole('button', { name: 'I am done' });

for (const { name: panel, ...viewport } of panels) {
  test.describe(panel, () => {
    test.use({ viewport });

    /** The main actions stand in the lower two thirds of the screen, whole. */
    const expectActionsBelow = async (page: Page) => {
      for (const name of [`Call us ${brand.phones.US.display}`, 'Chat on WhatsApp']) {
        const box = await page.getByRole('button', { name }).first().boundingBox();
        expect(box?.y).toBeGreaterThan(viewport.height / 3);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      }
    };

    /** What axe cannot judge: criteria of WCAG 2.2 on the screens that are the kiosk's own. */
    const expectCriteria = async (page: Page, where: string) => {
      if (panel !== 'landscape' || sharedPages.has(where)) return;
      await expectWhatAxeMisses({ page, where });
      await expectStill({ page, where });
      await expectKeyboard({ page, where });
    };

    /** Roomy, and where there is one, as in its picture; the kiosk's own screens are clean for axe, to which both panels are the same. */
    const expectGood = async (page: Page, name: string) => {
      await expectRoomy(page);
      if (panel === 'landscape' && !sharedPages.has(name)) await expectAccessible(page);
      if (pictured.has(`${name}-${panel}`)) await expect(page).toHaveScreenshot(`${name}-${panel}.png`);
    };

    test('every screen of a visit is roomy and accessible, with the bar at one place and nothing that moves', async ({
      page,
      main,
    }) => {
      const expectNoMotion = async () =>
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectGood(page, 'invitation');
      await expectCriteria(page, 'invitation');
      await expectNoMotion();
      await beginVisit(page, main);
      await expectNoMotion();
      await expectActionsBelow(page);
      const place = await endButton(page).boundingBox();
      const titles = new Set<string>();
      for (const [name, open] of Object.entries(pages)) {
        await open(page);
        await test.step(name, () => expectGood(page, name));
        await expectCriteria(page, name);
        titles.add(await page.title());
        expect(await endButton(page).boundingBox(), name).toEqual(place);
      }
      // Neither of the two that are not there has a title of its own.
      expect(titles.size).toBeGreaterThanOrEqual(Object.keys(pages).length - 1);
      await goTo(page, '/');
      for (const [name, button] of Object.entries(panes)) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await test.step(name, () => expectGood(page, name));
        await expectWhatAxeMisses({ page, where: name });
        await mustSee(page).call.back.click();
      }
      await callStaff(page);
      await expect(page.getByRole('dialog', { name: 'For staff' })).toBeVisible();
      await expectGood(page, 'staff');
      await page.getByRole('button', { name: 'Close' }).click();
      await main.flush();
      await main.pass(120);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGood(page, 'question');
    });

    test('the largest text breaks no screen, and leaves the bar where it is', async ({ page, visit }) => {
      await visit();
      const place = await endButton(page).boundingBox();
      for (let press = 0; press < 3; press += 1)
        await page.getByRole('button', { name: 'Larger text' }).click();
      expect(await endButton(page).boundingBox()).toEqual(place);
      for (const path of ['/', '/privacy', '/careers', '/careers/job/graphic-designer', '/more']) {
        await goTo(page, path);
        await expectRoomy(page);
      }
    });
  });
}

// Colours are the same whichever way the panel hangs.
test('the dark and the strong theme keep their contrast on every screen', async ({ page, visit }) => {
  await visit();
  for (const theme of ['Dark', 'Strong']) {
    await page.getByRole('button', { name: 'Contrast' }).click();
    await expect(page.getByText(`Contrast: ${theme}`)).toBeAttached();
    for (const path of ['/', '/careers/job/graphic-designer', '/more']) {
      await goTo(page, path);
      await expectContrast(page);
    }
  }
});

test('an address to type breaks only where one takes a breath', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1_080, height: 1_920 });
  await visit('/careers/job/field-marketing-specialist');
  const parts = page.locator('#apply p span');
  await expect(parts.first()).toBeVisible();
  await atEachTextSize(page, async (at) => {
    for (const part of await parts.all()) {
      const lines = await part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      });
      expect.soft(lines, `${at}: ${await part.textContent()}`).toBe(1);
      expect.soft(await part.textContent(), at).toMatch(/(^|[/@]$)|^[^/@]+$/);
    }
  });
});

test('a zero has no stroke in it, in the one file that kiosk and website share', async ({ page, main }) => {
  expect(main.phase).toBe('waiting');
  await page.evaluate(() => document.fonts.load('700 200px "Atkinson Hyperlegible Next"', '0'));
  const inks = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('The page has no canvas.');
    Object.assign(pen, { font: '700 200px "Atkinson Hyperlegible Next"', textBaseline: 'alphabetic' });
    pen.fillText('0', 50, 250);
    const at = (x: number, y: number) => pen.getImageData(50 + 200 * x, 250 - 200 * y, 1, 1).data[3];
    const width = pen.measureText('0').width / 200;
    return { middle: at(width / 2, 0.335), edge: at(width - 0.1, 0.335) };
  });
  expect(inks).toEqual({ middle: 0, edge: 255 });
});
