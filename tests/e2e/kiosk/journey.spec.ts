import { brand } from '../../../src/config/brand.ts';
import { expect, test } from '../../support/kiosk-test.ts';

test(
  'a visitor goes from the invitation to a hand-off, is asked, stays, is asked again and is forgotten',
  { tag: '@smoke' },
  async ({ page, main, visit }) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('question about your health');
    await expect(page.getByText('It is not a doctor.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('In an emergency, call 911 right away.', {
      useInnerText: true,
    });
    await visit();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeFocused();
    await page.getByRole('link', { name: /Graphic Designer/ }).click();
    await page.getByRole('link', { name: 'Apply for this job' }).click();
    await expect(page.getByRole('img', { name: /QR code: Graphic Designer/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Home' }).click();

    await page
      .getByRole('button', { name: /Chat on WhatsApp/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Chat on WhatsApp' });
    await expect(panel).toContainText('It is open on this screen now.');
    expect(main.opened).toEqual([brand.chatUrl]);
    await panel.getByRole('button', { name: 'Close' }).click();
    await main.input();

    await main.pass(119);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await main.pass(1);
    const asked = page.getByRole('alertdialog', { name: 'Are you still here?' });
    await expect(asked).toContainText('30');
    await expect(page.getByRole('button', { name: 'I’m still here' })).toBeFocused();
    await main.pass(7);
    await expect(asked).toContainText('23');
    await page.getByRole('button', { name: 'I’m still here' }).click();
    await expect(asked).toHaveCount(0);
    await main.settle();
    expect(main.phase).toBe('active');

    await main.pass(120);
    await expect(asked).toBeVisible();
    await main.pass(29);
    await expect(asked).toContainText('1');
    await main.pass(1);
    expect(main.wipes).toBe(2);
    await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
    await expect.poll(() => main.phase).toBe('waiting');
  },
);

test('the countdown shows at every second, speaks up at ten, and closes neither by Escape nor by Tab', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await main.pass(120);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const timer = page.getByRole('timer');
  const alert = page.getByRole('alertdialog').getByRole('alert');
  for (let second = 30; second > 10; second -= 1) {
    await expect(timer).toHaveText(new RegExp(`^${second} second`));
    await expect(alert).toHaveText('');
    await main.pass(1);
  }
  await expect(alert).toContainText('Only 10 seconds left');
  expect(main.phase).toBe('warning');
});

test('"End my session" stands on every screen and forgets at once', async ({ page, main, visit }) => {
  await visit('/privacy');
  const before = main.session;
  await page.getByRole('button', { name: 'End my session' }).click();
  await expect.poll(() => main.wipes).toBe(2);
  await main.settle();
  expect(main.session).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
});

test('the good-bye says that nothing was kept; a sleeping kiosk shows nothing, and wakes to the invitation', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  const phase = (name: string) => ({ phase: name, secondsLeft: null, sessionNumber: main.session + 1 });
  await main.tell('kiosk:phase', phase('ended'));
  await expect(page.getByRole('heading', { name: 'Thank you for your visit' })).toBeFocused();
  await expect(page.getByText('Nothing of it was kept')).toBeVisible();
  await main.tell('kiosk:phase', phase('asleep'));
  await expect(page.locator('#root')).toHaveText('');
  const middle = () => getComputedStyle(document.elementFromPoint(960, 540) as Element).backgroundColor;
  expect(await page.evaluate(middle)).toBe('rgb(0, 0, 0)');
  await main.tell('kiosk:phase', phase('waiting'));
  await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
});
