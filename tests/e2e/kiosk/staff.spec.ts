import type { Page } from '@playwright/test';
import { expect, test } from '../../support/kiosk-test.ts';

async function tapCorner(page: Page, times: number): Promise<void> {
  for (let tap = 0; tap < times; tap += 1) await page.mouse.click(20, 20);
}

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).click();
}

test('seven taps in the corner ask for the PIN; only the right one opens the door', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await tapCorner(page, 6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tapCorner(page, 1);
  const dialog = page.getByRole('dialog', { name: 'For staff' });
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled();
  await typePin(page, '1111');
  await expect(dialog).toContainText('not right');
  await typePin(page, '2468');
  await page.getByRole('button', { name: 'Restart the kiosk' }).click();
  await expect.poll(() => main.ended).toBe('restart');
  await expect(dialog).toHaveCount(0);
});

test('after five wrong PINs the wait is said in seconds, and counts down', async ({ page, main, visit }) => {
  await visit();
  await tapCorner(page, 7);
  const dialog = page.getByRole('dialog', { name: 'For staff' });
  await page.clock.install();
  for (let wrong = 0; wrong < 5; wrong += 1) await typePin(page, '1111');
  await expect(dialog.getByRole('status').first()).toHaveText('Too many tries.');
  await expect(dialog.getByRole('timer')).toHaveText('Please wait 30 seconds.');
  await page.clock.runFor(3_000);
  await expect(dialog.getByRole('timer')).toHaveText('Please wait 27 seconds.');
  for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled();
  await page.clock.runFor(27_000);
  await main.pass(30);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  // The second press of a double one comes down on what stands there now.
  const ok = await page.getByRole('button', { name: 'OK' }).boundingBox();
  await page.getByRole('button', { name: 'OK' }).click();
  const leave = page.getByRole('button', { name: 'Leave the kiosk' });
  await expect(leave).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'For staff' })).toBeFocused();
  await page.mouse.click((ok?.x ?? 0) + 40, (ok?.y ?? 0) + 40);
  await leave.click({ force: true });
  expect(main.ended).toBeNull();
  await page.clock.runFor(700);
  await leave.click();
  await expect.poll(() => main.ended).toBe('left');
});

test.describe('without a PIN', () => {
  test.use({ kiosk: { pin: false } });
  test('the corner is an ordinary place', async ({ page, visit }) => {
    await visit();
    await tapCorner(page, 9);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
