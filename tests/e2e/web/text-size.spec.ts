import { brand } from '../../../src/config/brand.ts';
import { measurePage } from '../../support/measure-page.ts';
import { expect, test } from '../../support/test.ts';

const paths = ['/', '/careers', '/careers/job/graphic-designer', '/press', '/privacy'];
const bodySize = () => parseFloat(getComputedStyle(document.body).fontSize);

test(
  'the header button makes all text larger, up to twice, and the choice survives a reload',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await open('/careers');
    const button = page.getByRole('banner').getByRole('button', { name: /^Text size/ });
    for (const size of [25, 30, 40, 20, 25]) {
      await button.click();
      expect(await page.evaluate(bodySize)).toBe(size);
    }
    await expect(button).toHaveAccessibleName(/125 percent/);
    await page.reload();
    expect(await page.evaluate(bodySize)).toBe(25);
    await page.goto('/');
    expect(await page.evaluate(bodySize)).toBe(25);
  },
);

test('the button keeps the focus at every size, although the bar becomes a small one', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/');
  const button = page.getByRole('banner').getByRole('button', { name: /^Text size/ });
  await button.focus();
  for (const size of [25, 30, 40, 20]) {
    await page.keyboard.press('Enter');
    expect(await page.evaluate(bodySize)).toBe(size);
    await expect(button).toBeFocused();
  }
});

test('the footer offers all four sizes and says which one is chosen', async ({ page, open }) => {
  await open('/privacy');
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Text size' });
  await expect(choice.getByRole('button')).toHaveText(['100 %', '125 %', '150 %', '200 %']);
  await choice.getByRole('button', { name: '200 %' }).click();
  await expect(choice.getByRole('button', { name: '200 %' })).toHaveAttribute('aria-pressed', 'true');
  await expect(choice.getByRole('button', { name: '100 %' })).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(bodySize)).toBe(40);
});

test('it works before the scripts have come', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Text size/ })
    .first()
    .click();
  expect(await page.evaluate(bodySize)).toBe(25);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`at twice the size nothing scrolls sideways at ${width} px and no bar covers the page`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('text-size', '200'));
    expectedErrors.push(/status of 404/);
    for (const path of [...paths, '/nowhere', '/careers/job/astronaut']) {
      await open(path);
      const measured = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        fixed: [...document.querySelectorAll('header, nav, div, a')]
          .filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility())
          .filter(
            (each) =>
              getComputedStyle(each).pointerEvents !== 'none' &&
              each.closest('[aria-hidden="true"]') === null,
          )
          .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0),
      }));
      expect.soft(measured.overflow, path).toBeLessThanOrEqual(0);
      expect.soft(measured.fixed / height, path).toBeLessThanOrEqual(0.2);
    }
  });
}

for (const [width, height, size] of [
  [320, 640, 100],
  [390, 844, 150],
  [768, 1024, 200],
  [1280, 800, 200],
] as const) {
  test(`at ${width} px and ${size} % no word is broken, and nothing is cut off`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((chosen) => localStorage.setItem('text-size', String(chosen)), size);
    for (const path of paths) {
      await open(path);
      const { brokenMessages, clipped, overflow, tightPairs } = await measurePage(page);
      expect.soft(brokenMessages, path).toEqual([]);
      expect.soft(clipped, path).toEqual([]);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
      expect.soft(tightPairs, path).toEqual([]);
    }
  });
}

test('storage that is switched off costs only the memory', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open('/careers');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Text size/ })
    .click();
  expect(await page.evaluate(bodySize)).toBe(25);
});

test('the phone number can be copied where it cannot be dialled', async ({ page, open }) => {
  await open('/');
  const contact = page.getByRole('contentinfo');
  await contact.getByRole('button', { name: 'Copy the phone number' }).click();
  await expect(contact.getByRole('button', { name: 'Copied! the phone number' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.phones.US.dial);
});
