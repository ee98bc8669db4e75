import type { Page } from '@playwright/test';
import { aRequest } from '../../backend/support/victim.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, test, title } from './staff-test.ts';

/* What is new is seen. The mail about it: tests/backend/news.test.ts. Other tests file applications meanwhile: numbers are at least. */

const asks = (page: Page) => {
  const times: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/staff_counts')) times.push(request.url());
  });
  return times;
};
const getFocus = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
const newApplications = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+\+? new applications?\./ });

test('a new application is said within a minute or on focus, and a press shows it; nothing moves before', async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  await fileApplication({}, false);
  await openAs(await makeMember(), '/?sort=name');
  await expect(page).toHaveTitle(/^\(\d+\+?\) Applications – /);
  await expect(newApplications(page)).toHaveCount(0);
  const [first, second] = [`Ana ${Date.now()}`, `Bo ${Date.now()}`];
  await fileApplication({ full_name: first }, false);
  await page.clock.fastForward(61_000);
  await expect(newApplications(page)).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toHaveCount(0);
  await expect(page).toHaveURL(/sort=name/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(title(page, 'Applications')).toBeFocused();

  await fileApplication({ full_name: second }, false);
  await getFocus(page);
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Applications (?:\d+|more than 999) new$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('nothing is asked while the page is hidden, and asking is no activity', async ({ page, openAs }) => {
  await page.clock.install();
  const times = asks(page);
  await openAs(await makeMember());
  await expect(title(page, 'Applications')).toBeFocused();
  await page.clock.runFor(1_000);
  const clock = () => page.evaluate(() => localStorage.getItem('staff-clock'));
  const before = await clock();
  const asked = times.length;
  await page.clock.runFor(180_000);
  await expect.poll(() => times.length).toBe(asked + 3);
  expect(await clock()).toBe(before);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await page.clock.runFor(300_000);
  await getFocus(page);
  expect(times.length).toBe(asked + 3);
});

test('what is assigned to somebody is said to them until they open it, and they alone', async ({
  page,
  openAs,
}) => {
  const [ada, sam] = [await makeMember({ name: 'Ada' }), await makeMember({ name: 'Sam' })];
  const [first, second] = [
    await fileApplication({ full_name: 'Lucía Peña' }, false),
    await fileApplication({}, false),
  ];
  await openAs(sam, '/positions');
  const assigned = page.getByRole('link', { name: /assigned to you$/ });
  await expect(page.getByRole('link', { name: /^Applications \d/ })).toBeVisible();
  await expect(assigned).toHaveCount(0);
  await ada.client.rpc('assign_applications', { ids: [first.id, second.id], assignee: sam.id });
  await sam.client.rpc('assign_applications', { ids: [first.id], assignee: sam.id });
  await getFocus(page);
  await expect(assigned).toHaveText('2 assigned to you');
  await assigned.click();
  await page.getByRole('link', { name: 'Lucía Peña' }).click();
  await expect(assigned).toHaveText('1 assigned to you');
  await expect(page.getByRole('link', { name: /^Applications \d/ })).toHaveAttribute('aria-current', 'page');
});

test('open requests for an accommodation are counted for those alone who handle them', async ({
  page,
  openAs,
}) => {
  const { submission_key: _key, ...request } = aRequest();
  const { error } = await openBackend().from('accommodation_requests').insert(request);
  expect(error).toBeNull();
  await openAs(await makeMember({ role: 'reader', handlesAccommodations: true }));
  await expect(page.getByRole('link', { name: /^Accommodations \d+ open$/ })).toBeVisible();
  await openAs(await makeMember({ role: 'admin' }));
  await page.reload();
  await expect(page.getByRole('link', { name: /^Applications \d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Accommodations/ })).toHaveCount(0);
});

test('on a phone the pages stand behind one button, which says that something is new', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fileApplication({}, false);
  await openAs(await makeMember());
  const menu = page.getByText('Menusomething is new');
  await expect(page.getByRole('link', { name: 'Positions' })).toBeHidden();
  await menu.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Positions' })).toBeHidden();
  await menu.click();
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(title(page, 'Positions')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Templates' })).toBeHidden();
});
