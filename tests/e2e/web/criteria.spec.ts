import {
  expectKeyboard,
  expectLinks,
  expectNames,
  expectPicturesInWords,
  expectPressTakenBack,
  expectSequence,
  expectStill,
  expectStructure,
} from '../../support/criteria-rules.ts';
import { paths } from '../../../src/config/paths.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, test } from '../../support/test.ts';
import { job } from './application-form.ts';

/* What the conformance report says of every page and no other test asserts. Sizes, contrast and forced colours: pages.spec.ts. */

const pages = [...sitePages, job.path, '/application', '/nowhere'];

for (const path of pages)
  test(`${path}: criteria of WCAG 2.2`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/status of 404/, /ERR_NAME_NOT_RESOLVED/);
    await open(path);
    const screen = { page, where: path };
    await expectPicturesInWords(screen);
    await expectStructure(screen);
    await expectNames(screen);
    await expectLinks(screen);
    await expectStill(screen);
    await expectSequence(screen);
    await expectKeyboard(screen);
    await expectPressTakenBack(screen);
  });

test('bar, footer and the ways to get help are the same on every page, in one order', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /ERR_NAME_NOT_RESOLVED/);
  const namesIn = (landmark: 'banner' | 'contentinfo') =>
    page
      .getByRole(landmark)
      .locator('a[href], button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()));
  await open(job.path);
  const [bar, footer] = [await namesIn('banner'), await namesIn('contentinfo')];
  expect(footer.filter((name) => /@|\d-\d{4}/.test(name)).length, 'phone and mail').toBeGreaterThanOrEqual(3);
  for (const path of pages.filter((each) => each !== '/')) {
    await open(path);
    expect.soft(await namesIn('banner'), path).toEqual(bar);
    expect.soft(await namesIn('contentinfo'), path).toEqual(footer);
  }
});

test('the footer of every page leads to all pages, and the careers page to each job by list and by search', async ({
  page,
  open,
}) => {
  await open('/careers');
  const inFooter = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  const within = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  // The form to ask for help is a step of applying: job pages and the accessibility page lead to it.
  const led = new Set<string>([...inFooter, ...within, paths.accommodation]);
  expect(sitePages.filter((path) => !led.has(path))).toEqual([]);
  await page.getByRole('searchbox').fill('graphic');
  await expect(page.getByRole('main').getByRole('link', { name: /Graphic Designer/ })).toBeVisible();
});

test('a page turned on its side shows the same, with nothing beyond its edge', async ({ page, open }) => {
  for (const path of ['/', job.path]) {
    await open(path);
    const words = () => page.getByRole('main').innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    const upright = (await words()).replaceAll(/\s+/g, ' ');
    await page.setViewportSize({ width: 844, height: 390 });
    expect((await words()).replaceAll(/\s+/g, ' '), path).toBe(upright);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('what is chosen or typed changes the list alone: neither page nor focus', async ({ page, open }) => {
  await open('/careers');
  const search = page.getByRole('searchbox');
  await search.fill('designer');
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/careers');
  await open(job.path);
  for (const field of await page.locator('#apply input:not([type=file], [tabindex="-1"])').all()) {
    await field.fill('ana@mail.example');
    await expect(field).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe(job.path);
});

test('the first press of Tab leads past the bar', async ({ page, open }) => {
  await open('/careers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
