import { brand } from '../../../src/config/brand.ts';
import { canRing } from '../../../src/domain/contact.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

const { phones, emails } = brand;
const withoutScheme = (url: string) => url.replace('https://', '');
const chat = { name: /Chat on WhatsApp/ };

const isOpen = 'It is open on this screen now.';

for (const [how, kiosk, shown, codes] of [
  ['browser and code', { config: { handoff: 'both' } }, isOpen, 1],
  ['browser alone', { config: { handoff: 'system-browser' } }, isOpen, 0],
  ['code alone', { config: { handoff: 'qr' } }, withoutScheme(brand.chatUrl), 1],
  [
    'browser alone, without a network',
    { config: { handoff: 'system-browser' }, online: false },
    phones.US.display,
    0,
  ],
] as const) {
  test.describe(`hand-off by ${how}`, () => {
    test.use({ kiosk });
    test('says what is open here, or shows another way', async ({ page, main, visit }) => {
      await visit();
      await page.getByRole('button', chat).first().click();
      const panel = page.getByRole('dialog');
      await expect(panel).toContainText(shown);
      await expect(panel.getByRole('img', { name: /QR code/ })).toHaveCount(codes);
      if (shown !== isOpen) await expect(panel).not.toContainText('open on this screen');
      expect(main.opened).toEqual(shown === isOpen ? [brand.chatUrl] : []);
    });
  });
}

test.describe('a second hand-off within five seconds', () => {
  test.use({ kiosk: { config: { handoff: 'system-browser' } } });
  test('shows a way on', async ({ page, main, visit }) => {
    await visit();
    await page.getByRole('button', chat).first().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'On the web' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(panel).toContainText(withoutScheme(brand.webAppUrl));
    await expect(panel).not.toContainText('could not open');
    expect(main.opened).toEqual([brand.chatUrl]);
  });
});

// That of the usual kiosk: journey.spec.ts.
test.describe('a kiosk that knows no place', () => {
  test.use({ kiosk: { config: { country: null } } });
  test('names no emergency number, on the invitation and above every page', async ({ page, main, visit }) => {
    expect(main.phase).toBe('waiting');
    await expect(page.getByText('In an emergency')).toContainText(
      'In an emergency, call your local emergency number (911 or 112 in many places) right away.',
      { useInnerText: true },
    );
    await visit('/careers');
    await expect(page.getByRole('banner').getByText('Emergency?')).toHaveText(
      'Emergency? Call your local number.',
      { useInnerText: true },
    );
  });
});

test('the web app is handed over by its key; a number and an address come with a code', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await page.getByRole('button', { name: 'On the web' }).click();
  await expect(page.getByRole('dialog')).toContainText(withoutScheme(brand.webAppUrl));
  await expect.poll(() => main.opened).toEqual([brand.webAppUrl]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Call us ${phones.US.display}` }).click();
  const call = page.getByRole('dialog', { name: 'Call us from your phone' });
  await expect(call.getByRole('img', { name: `QR code: ${phones.US.display}` })).toBeVisible();
  await call.getByRole('button', { name: 'Close' }).click();
  await goTo(page, '/privacy');
  await page.getByRole('button', { name: emails.support }).first().click();
  await expect(page.getByRole('dialog', { name: 'Write to us from your phone' })).toContainText(
    emails.support,
  );
  await page.getByRole('button', { name: 'Close' }).click();

  // The panel takes the focus and gives it back; the bar stays in reach.
  await goTo(page, '/');
  const button = page.getByRole('button', chat).first();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Chat on WhatsApp' })).toBeFocused();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test.describe('a country whose number is not there yet', () => {
  const unringable = brand.phones.IN;
  test.skip(canRing(unringable.dial), 'The brand has a number for every country.');
  test.use({ kiosk: { config: { country: 'IN' } } });
  test('gets no code and no large type for it, but the chat', async ({ page, visit }) => {
    await visit('/more');
    await page.getByRole('button', { name: unringable.display }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).not.toContainText(unringable.display);
    await expect(panel.getByRole('img', { name: `QR code: ${unringable.display}` })).toHaveCount(0);
    await expect(panel.getByRole('img', { name: 'QR code: Chat on WhatsApp' })).toBeVisible();
    await expect(panel).toContainText(withoutScheme(brand.chatUrl));
  });
});

test('an answer to a panel that was closed opens it no more', async ({ page, main, visit }) => {
  await visit();
  let release = () => {};
  main.held = new Promise((resolve) => (release = resolve));
  await page.getByRole('button', chat).first().click();
  await expect(page.getByRole('dialog')).toContainText('One moment');
  await page.getByRole('button', { name: 'Close' }).click();
  release();
  await expect.poll(() => main.opened.length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
