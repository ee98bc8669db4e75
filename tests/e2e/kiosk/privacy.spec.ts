import { brand } from '../../../src/config/brand.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

/** Takes the answer to a hand-off back until `release` is called. */
function holdAnswers(main: { held: Promise<void> }): () => void {
  let release = () => {};
  main.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

test('everything a visitor chose is back at its start', async ({ page, main, visit }) => {
  await visit('/careers');
  await page.getByRole('searchbox').fill('my secret');
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Contrast' }).click();
  await goTo(page, '/');
  await page
    .getByRole('button', { name: `Call ${brand.phones.US.display}` })
    .first()
    .click();
  // In the same page, without the help of a replaced one.
  const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
  await main.tell('kiosk:phase', ended);
  await main.tell('kiosk:phase', { ...ended, phase: 'waiting' });
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/Text size 1 of 4\. Contrast: Light/)).toBeAttached();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#?\/?$/);
  await goTo(page, '/careers');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an answer that comes after the end is dropped', async ({ page, main, visit }) => {
  await visit();
  const release = holdAnswers(main);
  await page
    .getByRole('button', { name: /Chat on WhatsApp/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('One moment');
  const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
  await main.tell('kiosk:phase', ended);
  await main.tell('kiosk:phase', { ...ended, phase: 'waiting' });
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  release();
  await expect.poll(() => main.opened.length).toBe(1);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an answer to a panel that was closed opens it no more', async ({ page, main, visit }) => {
  await visit();
  const release = holdAnswers(main);
  await page
    .getByRole('button', { name: /Chat on WhatsApp/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close' }).click();
  release();
  await expect.poll(() => main.opened.length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a phase of an older visit changes nothing', async ({ page, main, visit }) => {
  await visit();
  await main.tell('kiosk:phase', { phase: 'warning', secondsLeft: 9, sessionNumber: main.session - 1 });
  await main.tell('kiosk:phase', { phase: 'ended', secondsLeft: null, sessionNumber: main.session - 1 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
