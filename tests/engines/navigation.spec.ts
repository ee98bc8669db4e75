import type { Page } from '@playwright/test';
import { menuMessages } from '../../src/i18n/generated/en/navigation.ts';
import { expect, test } from '../support/engines/engine-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectAtTop(page: Page, section: string) {
  const top = async () => Math.abs((await page.locator(`#${section}`).boundingBox())?.y ?? Number.NaN);
  await expect.poll(top).toBeLessThanOrEqual(200);
}

test('the bar leads to sections, the footer to pages, and Back and Forward go with them', async ({
  page,
  open,
}) => {
  await open('/');
  const bar = page.getByRole('banner');
  for (const [label, section] of [
    [menuMessages.contact, 'contact'],
    [menuMessages.features, 'features'],
  ] as const) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expectAtTop(page, section);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).toBeInViewport();
  }
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(heading(page)).toBeFocused();
  await footer.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(page).toHaveURL('/privacy');
});

test('Back and Forward return to where one was before an anchor', async ({ page, open }) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await open('/careers/job/graphic-designer');
  await page.evaluate(() => {
    scrollTo({ top: 240, behavior: 'instant' });
    // Whoever drives a browser brings a link from under the bar before it is pressed.
    const note = () => (document.body.dataset.left = String(Math.round(scrollY)));
    addEventListener('click', note, { capture: true, once: true });
  });
  await page.getByRole('link', { name: 'Apply for this job' }).click();
  const left = await page.evaluate(() => Number(document.body.dataset.left));
  await expect(page).toHaveURL('/careers/job/graphic-designer#apply');
  let last = -1;
  const rests = async () => last === (last = await position()) && last > 600;
  await expect.poll(rests, { intervals: [200] }).toBe(true);
  await page.goBack();
  await expect.poll(position).toBe(left);
  await page.goForward();
  await expect.poll(position).toBeGreaterThan(600);
});

test('on a phone the menu opens, closes with Escape, and leads to a section', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const bar = page.getByRole('banner');
  const toggle = bar.locator('summary').last();
  const item = bar.getByRole('link', { name: menuMessages.about, exact: true });
  await expect(item).toBeHidden();
  await toggle.click();
  await expect(toggle.getByText('Close menu')).toBeVisible();
  await expect(item).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await item.click();
  await expect(item).toBeHidden();
  await expectAtTop(page, 'about');
});

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the first press of Tab offers the way past the bar; text grows to twice its size, and stays so on the next page', async ({
  page,
  open,
}) => {
  const bodySize = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  await open('/careers');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/careers#main');
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: /^Text size/ });
  await expect(button).toHaveText(/100 percent.*125 percent/);
  await button.click();
  for (const [size, percent, next] of [
    [25, 125, 150],
    [30, 150, 200],
    [40, 200, 100],
  ] as const) {
    await expect.poll(bodySize).toBe(size);
    await expect(button).toBeFocused();
    await expect(button).toHaveText(new RegExp(`${percent} percent.*${next} percent`));
    await expect(bar.getByRole('status')).toHaveText(`Text size: ${percent}%`);
    if (size < 40) await page.keyboard.press('Enter');
  }
  await open('/privacy');
  expect(await bodySize()).toBe(40);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await expect(button).toHaveText(/200 percent.*100 percent/);
  await button.click();
  await expect.poll(bodySize).toBe(20);
});

test('the press page is in its own typeface, and copies a link', async ({ page, open }) => {
  await open('/press');
  const typefaces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .join(),
    );
  // A first visit may keep the fallback (src/web/site.css); the next one has the typeface in its cache.
  await expect
    .poll(async () => {
      await open('/press');
      return typefaces();
    })
    .toContain('Atkinson Hyperlegible Next');
  await page.getByRole('button', { name: 'Copy Link Logo Only (Square)', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
  // What was copied is asked where it counts: it is pasted elsewhere.
  await open('/careers');
  await page.getByRole('searchbox').click();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('searchbox')).toHaveValue(
    /^http:\/\/127\.0\.0\.1:\d+\/press\/logo-square\.png$/,
  );
});
