import { brand } from '../../../src/config/brand.ts';
import { doublePressMs } from '../../../src/domain/kiosk/timing.ts';
import { mustSee } from '../../support/kiosk-surfaces.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

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
    await expect(page.getByRole('banner').getByText('Emergency?')).toHaveText('Emergency? Call 911.', {
      useInnerText: true,
    });

    await page.getByRole('link', { name: 'Take a sheet along' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sheets to take along' })).toBeFocused();
    await page.getByRole('button', { name: 'Home' }).click();

    await page
      .getByRole('button', { name: /Chat on WhatsApp/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Chat on WhatsApp' });
    await expect(panel).toContainText('It is open on this screen now.');
    expect(main.opened).toEqual([brand.chatUrl]);
    await mustSee(page).call.back.click();
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
    await main.flush();
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

test('"I am done" forgets at once, and the next invitation says so for four seconds', async ({
  page,
  main,
  visit,
}) => {
  const cleared = page.getByText('Thank you. The last visit was cleared.');
  await expect(cleared).toHaveCount(0);
  await visit('/privacy');
  const before = main.session;
  // The clock stands still: on a busy machine the four seconds would pass before anybody looks.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'I am done' }).click();
  await main.flush();
  expect([main.wipes, main.session]).toEqual([2, before + 1]);
  await expect(page.getByRole('status').getByText(/last visit was cleared/)).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(cleared).toBeVisible();
  await page.clock.runFor(200);
  await expect(cleared).toHaveCount(0);
  await expect(page.getByText('What you do here is cleared when you go.')).toBeVisible();
});

test('the second half of a double press on the end begins no new visit', async ({ page, main, visit }) => {
  await visit();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'I am done' }).click();
  await main.flush();
  const press = async () => {
    await page.getByRole('button', { name: 'Touch anywhere to begin' }).click({ position: { x: 4, y: 400 } });
    await main.flush();
  };
  // Until the next page is drawn, and from then on for as long as a double press takes.
  await press();
  await page.clock.runFor(50);
  await press();
  await page.clock.runFor(doublePressMs - 100);
  await press();
  expect(main.phase).toBe('waiting');
  await page.clock.runFor(100);
  await press();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(main.phase).toBe('active');
});

test('everything a visitor chose is back at its start', async ({ page, main, visit }) => {
  await visit('/careers');
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Contrast' }).click();
  await goTo(page, '/');
  await page.getByRole('button', { name: `Call us ${brand.phones.US.display}` }).click();
  // In the same page, without the help of a replaced one.
  const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
  await main.tell('kiosk:phase', ended);
  await main.tell('kiosk:phase', { ...ended, phase: 'waiting' });
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click({ position: { x: 4, y: 400 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/Text size 1 of 4\. Contrast: Light/)).toBeAttached();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#?\/?$/);
});

test('a visit that is over shows nothing, and so does a sleeping kiosk, which wakes to the invitation', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  const phase = (name: string) => ({ phase: name, secondsLeft: null, sessionNumber: main.session + 1 });
  await main.tell('kiosk:phase', phase('ended'));
  await expect(page.locator('#root')).toHaveText('');
  await main.tell('kiosk:phase', phase('asleep'));
  await expect(page.locator('#root')).toHaveText('');
  const middle = () => getComputedStyle(document.elementFromPoint(960, 540) as Element).backgroundColor;
  expect(await page.evaluate(middle)).toBe('rgb(0, 0, 0)');
  await main.tell('kiosk:phase', phase('waiting'));
  await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
});
