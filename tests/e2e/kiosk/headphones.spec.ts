import { kioskMessages } from '../../../src/i18n/generated/en/kiosk.ts';
import { expect, test } from '../../support/kiosk-test.ts';

/*
 * What headphones do to a visit, with the program's own machine: plugged in, out, and between two pages. What is said then:
 * listening.spec.ts; that it sounds in them alone: tests/electron/headphones.spec.ts.
 */

const { attract, bar, idle, listening } = kioskMessages;

test.use({ kiosk: { headphones: false } });

test('plugged in while the last visit is being wiped, they begin the next one', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await page.getByRole('button', { name: bar.end }).click();
  await main.plug(true);
  await expect(page.getByRole('heading', { name: listening.title })).toBeVisible();
  expect([main.phase, main.wipes]).toEqual(['active', 2]);
});

test('out, they leave 20 seconds: to plug them in again, or to answer at the screen; then the visit is over', async ({
  page,
  main,
}) => {
  const countdown = page.getByRole('alertdialog', { name: idle.title });
  await main.plug(true);
  await main.plug(false);
  await expect(countdown.getByRole('timer')).toContainText('20');
  await main.pass(19);
  await main.plug(true);
  await expect(countdown).toBeHidden();
  await main.pass(30);
  expect(main.phase).toBe('active');

  await main.plug(false);
  await countdown.getByRole('button', { name: idle.stay }).click();
  await main.flush();
  await expect(countdown).toBeHidden();
  await main.pass(30);
  expect(main.phase).toBe('active');

  await main.plug(true);
  await main.plug(false);
  await main.pass(20);
  expect([main.phase, main.wipes]).toEqual(['waiting', 2]);
  await expect(page.getByRole('button', { name: attract.begin })).toBeVisible();
});
