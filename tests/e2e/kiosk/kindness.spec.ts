import { expect, test } from '../../support/kiosk-test.ts';

const end = { name: 'End my session' };
const begin = { name: 'Touch anywhere to begin' };
const cleared = 'Thank you. The last visit was cleared.';

test('who ends a visit reads on the next invitation that it was cleared, for four seconds', async ({
  page,
  main,
  visit,
}) => {
  await expect(page.getByText(cleared)).toHaveCount(0);
  await visit();
  // The clock stands still: on a busy machine the four seconds would pass before anybody looks.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', end).click();
  await main.settle();
  await expect(page.getByRole('status').getByText(cleared)).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(page.getByText(cleared)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(cleared)).toHaveCount(0);
  await expect(page.getByText('What you do here is cleared when you go.')).toBeVisible();
});

test('a page that comes after no visit thanks nobody, and its first press counts at once', async ({
  page,
  main,
}) => {
  await main.pass(5);
  await page.reload();
  await expect(page.getByRole('button', begin)).toBeVisible();
  await expect(page.getByText(cleared)).toHaveCount(0);
  await page.getByRole('button', begin).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(main.wipes).toBe(1);
});

test('the second half of a double press on the end begins no new visit', async ({ page, main, visit }) => {
  await visit();
  // The next page is pressed as soon as there is something to press, and again until it answers.
  await page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    const press = () => {
      const button = document.querySelector<HTMLElement>('main button');
      if (button !== null) {
        presses.push(performance.now());
        button.click();
      }
      if (document.querySelector('nav') === null) setTimeout(press, 20);
    };
    addEventListener('DOMContentLoaded', press);
  });
  await page.getByRole('button', end).click();
  await main.settle();
  await expect(page.getByRole('navigation')).toBeVisible();
  const times = await page.evaluate(() => (window as never as { presses: number[] }).presses);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(690);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(3_000);
});
