import type { Locator } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { featureTabs } from '../../../src/content/feature-tabs.ts';
import { footerColumns } from '../../../src/content/navigation.ts';
import { addressIn, languages } from '../../../src/domain/language.ts';
import { nightlyByLanguage } from '../../support/nightly.ts';
import { expect, test } from '../../support/test.ts';

test(
  'the number and the chat stand at the top; sections and footer follow; no other host is asked',
  { tag: '@smoke' },
  async ({ page, open }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open('/');
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: `Call ${brand.phones.US.display}` }).first();
    await expect(call).toHaveAttribute('href', `tel:${brand.phones.US.dial}`);
    const chat = main.getByRole('link', { name: /^Chat on WhatsApp/ }).first();
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('figure', { name: /phone/i })).toBeVisible();
    for (const id of ['about', 'features', 'contact'])
      await expect(page.locator(`section#${id}`).and(page.getByRole('region'))).toBeVisible();
    await expect(page.locator('main [aria-hidden=true]').first(), 'the floating decoration').toHaveCSS(
      'pointer-events',
      'none',
    );

    const footer = page.getByRole('contentinfo');
    for (const { label, to } of footerColumns().flatMap(({ links }) => links))
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
    await expect(footer.getByText('Patent Pending')).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toHaveCount(2);
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
    for (const service of ['Instagram', 'X', 'Facebook', 'YouTube'])
      await expect(footer.getByRole('link', { name: new RegExp(`^${service} `) })).toHaveAttribute(
        'target',
        '_blank',
      );
    await test.step('the number is copied where it cannot be dialled', async () => {
      const copy = footer.getByRole('button', { name: 'Copy the phone number' });
      await copy.scrollIntoViewIfNeeded();
      const before = await copy.boundingBox();
      await copy.click();
      const copied = footer.getByRole('button', { name: 'Copied!' });
      await expect(copied).toBeVisible();
      expect(await copied.boundingBox(), 'nothing moves').toEqual(before);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.phones.US.dial);
    });
    await test.step('no other host is asked for anything, no cookie is set, and no code of the form is sent', async () => {
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
      const { origin } = new URL(page.url());
      expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(urls.filter((url) => /supabase|Application|dropzone/i.test(url))).toEqual([]);
    });
  },
);

test('each tab shows its panel and has its own action', async ({ page, open }) => {
  const addresses = {
    'open-web-app': brand.webAppUrl,
    'open-chat': /^https:\/\/wa\.me\//,
    'scroll-to-contact': /#contact$/,
    'call-voice-line': /^tel:\+1/,
  };
  await open('/');
  for (const { label, title, buttonText, buttonAction } of featureTabs()) {
    await page.getByRole('tab', { name: label }).click();
    const panel = page.getByRole('tabpanel', { name: label });
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    const action = panel.getByRole('link', { name: buttonText }).filter({ visible: true });
    await expect(action).toHaveAttribute('href', addresses[buttonAction]);
  }
});

/** At 1280 px; a part beside one that is higher stands in its middle, or its lines move apart. */
for (const language of languages)
  test(
    `no tab has a hole above or below its text, or around its picture: ${language}`,
    nightlyByLanguage(language),
    async ({ page, open }) => {
      const mostPx = 64;
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(addressIn(language, paths.home));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const panel = page.getByRole('tabpanel');
        const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
        const outer = await boxOf(panel);
        const first = await boxOf(panel.locator('p').first());
        const action = await boxOf(panel.locator('a').filter({ visible: true }).first());
        const picture = await boxOf(panel.getByRole('figure'));
        const end = ({ y, height }: typeof outer) => y + height;
        const holes = {
          'above the text': first.y - outer.y,
          'below the text': end(outer) - end(action),
          'above the picture': picture.y - outer.y,
          'below the picture': end(outer) - end(picture),
        };
        for (const [where, hole] of Object.entries(holes))
          expect(hole, `${await tab.innerText()}: ${where}`).toBeLessThanOrEqual(mostPx);
      }
    },
  );

test('the size of the text is kept where it can be, and changes before the scripts have come too', async ({
  page,
  open,
}) => {
  const bodySize = () => parseFloat(getComputedStyle(document.body).fontSize);
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /^Text size/ })
    .first();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  await button.click();
  expect(await page.evaluate(bodySize)).toBe(25);
  await page.unrouteAll();
  await open('/');
  expect(await page.evaluate(bodySize)).toBe(25);
  await expect(button).toHaveAccessibleName(/125 percent/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open('/careers');
  await button.click();
  expect(await page.evaluate(bodySize)).toBe(25);
});
