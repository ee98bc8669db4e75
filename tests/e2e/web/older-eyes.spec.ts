import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expectForOlderEyes } from '../../support/older-eyes.ts';
import { settle } from '../../support/reviewed-picture.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

const paths = [...sitePages, '/careers/job/graphic-designer', '/nowhere', '/careers/job/astronaut'];
const notFound = /status of 404/;
/** The frames of the video player and the deck cannot be reached in the tests. */
const frames = /ERR_NAME_NOT_RESOLVED/;

async function visit(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

for (const path of paths) {
  test(`${path}: text, controls, lines and edges at every width; 200 %, text spacing and 400 % zoom cut nothing off`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(notFound, frames);
    await visit(page, path);
    await expectForOlderEyes(page, path);
  });
}

test('the number and the chat stand at the same place on every page', async ({ page, expectedErrors }) => {
  expectedErrors.push(notFound, frames);
  const first = new Map<number, string>();
  for (const path of paths) {
    await visit(page, path);
    await settle(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const place = await page.getByRole('contentinfo').evaluate((foot, number) => {
        const { y: top } = foot.getBoundingClientRect();
        const links = [...foot.querySelectorAll('a')].filter((link) => link.checkVisibility());
        return [number, 'Chat on WhatsApp']
          .map((name) => links.find((link) => link.textContent.startsWith(name))?.getBoundingClientRect())
          .map((box) => box && `${Math.round(box.x)}, ${Math.round(box.y - top)}`)
          .join(' and ');
      }, brand.phones.US.display);
      expect(place).toMatch(/\d and \d/);
      expect(place, `${path} at ${width}`).toBe(first.get(width) ?? place);
      first.set(width, place);
    }
  }
});

test('the main actions are 64 px high', async ({ page, open }) => {
  const expectHigh = async (action: Locator) =>
    expect((await action.first().boundingBox())?.height).toBeGreaterThanOrEqual(64);
  const main = page.getByRole('main');
  await open('/');
  for (const name of [`Call ${brand.phones.US.display}`, /^Chat on WhatsApp/, /^Get Diagnosed Now/])
    await expectHigh(main.getByRole('link', { name }));
  await open('/careers/job/graphic-designer');
  await expectHigh(main.getByRole('link', { name: /^Apply/ }));
  await expectHigh(main.getByRole('button', { name: 'Submit Application' }));
});

test('the emergency line stands on the first screen of the landing page', async ({ page, open }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await open('/');
    await expect(page.getByRole('main').getByRole('link', { name: '911', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});
