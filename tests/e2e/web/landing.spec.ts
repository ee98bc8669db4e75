import { brand } from '../../../src/config/brand.ts';
import { footerColumns } from '../../../src/content/navigation.ts';
import { hero } from '../../../src/i18n/generated/en/home.ts';
import { expect, test } from '../../support/test.ts';

test(
  'the headline, the number and the chat stand at the top; sections and footer follow; no other host is asked',
  { tag: '@smoke' },
  async ({ page, open }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: `Call ${brand.phones.US.display}` }).first()).toHaveAttribute(
      'href',
      `tel:${brand.phones.US.dial}`,
    );
    const chat = main.getByRole('link', { name: /^Chat on WhatsApp/ }).first();
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('figure', { name: /phone/i })).toBeVisible();

    await test.step('sections', async () => {
      const names = [
        'Funded by',
        `What ${brand.productName} does`,
        'Four ways',
        'Easy ways',
        'Good to know before you call',
        'Ask your first question',
      ];
      for (const name of names) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      for (const id of ['about', 'features', 'contact'])
        await expect(page.locator(`section#${id}`).and(page.getByRole('region'))).toBeVisible();
      await expect(page.getByRole('region')).toHaveCount(4);
      await expect(page.locator('main [aria-hidden=true]').first(), 'the floating decoration').toHaveCSS(
        'pointer-events',
        'none',
      );
      const button = page.locator('#contact').getByRole('link', { name: /^Get Diagnosed Now/ });
      await expect(button).toHaveAttribute('href', /wa\.me/);
      await expect(button).toHaveAttribute('target', '_blank');
    });
    await test.step('footer', async () => {
      const footer = page.getByRole('contentinfo');
      for (const [name, href] of [
        ['Press', '/press'],
        ['Careers', '/careers'],
        ['Pitch', '/pitch'],
        ['Privacy Policy', '/privacy'],
        ['Terms of Service', '/terms'],
        ['Consumer Health Data', '/consumer-health-data'],
        ['Accessibility', '/accessibility'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      for (const { label, to } of footerColumns().flatMap(({ links }) => links))
        await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
      await expect(footer.getByText('Patent Pending')).toBeVisible();
      await expect(footer.getByRole('link', { name: 'All services online' })).toBeVisible();
      await expect(footer.getByRole('link', { name: /@/ })).toHaveCount(2);
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toContainText('a brand of');
      for (const service of ['Instagram', 'X', 'Facebook', 'YouTube']) {
        await expect(footer.getByRole('link', { name: new RegExp(`^${service} `) })).toHaveAttribute(
          'target',
          '_blank',
        );
      }
    });
    await test.step('the number is copied where it cannot be dialled', async () => {
      const contact = page.getByRole('contentinfo');
      const copy = contact.getByRole('button', { name: 'Copy the phone number' });
      await copy.scrollIntoViewIfNeeded();
      const before = await copy.boundingBox();
      await copy.click();
      const copied = contact.getByRole('button', { name: 'Copied!' });
      await expect(copied).toBeVisible();
      expect(await copied.boundingBox(), 'nothing moves').toEqual(before);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.phones.US.dial);
    });
    await test.step('no other host is asked for anything, and no code of the form is sent', async () => {
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
      const { origin } = new URL(page.url());
      expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
      expect(urls.filter((url) => /supabase|Application|dropzone/i.test(url))).toEqual([]);
    });
  },
);

test('each tab has a title, its own action and its picture', async ({ page, open }) => {
  await open('/');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Symptom Analysis');
  await expect(panel).toContainText('Penicillin');
  await expect(panel.getByRole('link', { name: /^Try Diagnosis Now/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('tab', { name: 'WhatsApp Diagnosis' }).click();
  await expect(panel.getByRole('heading')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Start Diagnosis/ })).toHaveAttribute('href', /wa\.me/);
  await page.getByRole('tab', { name: 'Voice Diagnosis' }).click();
  await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1/);
  await page.getByRole('tab', { name: 'Smart Triage' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: '8:00 AM' })).toBeVisible();
  await panel.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'Ask your first question' })).toBeInViewport();
});

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
