import { brand } from '../../../src/config/brand.ts';
import { footerColumns } from '../../../src/content/navigation.ts';
import { expect, test } from '../../support/test.ts';

test(
  'the headline, the number of the country and the chat stand at the top',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get Medical Insights Without Doctor Visits',
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: `Call ${brand.phones.US.display}` }).first()).toHaveAttribute(
      'href',
      `tel:${brand.phones.US.dial}`,
    );
    const chat = main.getByRole('link', { name: /^Chat on WhatsApp/ }).first();
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('img', { name: /phone/i })).toBeVisible();
  },
);

test('the sections stand in the order of the specification', async ({ page, open }) => {
  await open('/');
  const names = [
    'Get Medical Insights',
    'Funded by',
    `What ${brand.productName} does`,
    'Four ways',
    'Easy ways',
    'Ask your first question',
  ];
  const tops = await Promise.all(
    names.map(async (name) => (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? -1),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const id of ['about', 'features', 'contact'])
    await expect(page.locator(`section#${id}`)).toBeVisible();
});

test('the last call to act opens the chat in a new tab', async ({ page, open }) => {
  await open('/');
  const button = page.locator('#contact').getByRole('link', { name: /^Get Diagnosed Now/ });
  await expect(button).toHaveAttribute('href', /wa\.me/);
  await expect(button).toHaveAttribute('target', '_blank');
});

test('the footer leads to every page and names the year and the parent company', async ({ page, open }) => {
  await open('/');
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

test('the landing page asks no other host for anything and sends no form code', async ({ page, open }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open('/');
  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(urls.filter((url) => /supabase|Application|dropzone/i.test(url))).toEqual([]);
});

test('nothing of the page moves by itself when motion is reduced', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  );
  expect(running).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('the regions of the page are the three places that its menu leads to', async ({ page, open }) => {
  await open('/');
  const regions = page.getByRole('region');
  await expect(regions).toHaveCount(3);
  for (const id of ['about', 'features', 'contact'])
    await expect(page.locator(`#${id}`).and(regions)).toHaveCount(1);
});
