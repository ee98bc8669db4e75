import { randomUUID } from 'node:crypto';
import { spacedReference } from '../../../src/domain/application/reference.ts';
import { accommodation as own } from '../../../src/i18n/generated/en/accommodation.ts';
import { failureMessages } from '../../../src/i18n/generated/en/application.ts';
import { openBackend } from '../../support/staff.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

/* Asking for help with applying. What the database takes and who reads it: tests/backend/accommodations.test.ts. */

const table = `${stackUrls.backend}/rest/v1/accommodation_requests`;

const storedFor = async (email: string) =>
  (await openBackend().from('accommodation_requests').select('*').eq('email', email)).data ?? [];

const anEmail = () => `rosa+${randomUUID()}@person.example`;

test('a job page leads to the form, which is filled in and sent by the keyboard alone', async ({
  page,
  open,
}) => {
  const email = anEmail();
  await open('/careers/job/graphic-designer');
  await expect(
    page.getByRole('form').getByRole('link', { name: /Ask for help with applying/ }),
  ).toHaveAttribute('href', '/accommodation?position=graphic-designer');
  await page
    .getByRole('region', { name: 'How we hire' })
    .getByRole('link', { name: own.heading })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: own.heading })).toBeFocused();
  const form = page.getByRole('form', { name: own.formLabel });
  await expect(form.getByLabel(own.fields.position.label)).toHaveValue('graphic-designer');
  await form.getByLabel('Full name').focus();
  await page.keyboard.type('Rosa Example');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`\u200E${email}`);
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await page.keyboard.type('(555) 555-0132');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Phone')).toHaveValue('5555550132');
  await page.keyboard.press('Tab');
  await page.keyboard.type('An interview by phone.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: own.sent.heading });
  await expect(heading).toBeFocused();
  await expect(form).toHaveCount(0);
  await expectAccessible(page);
  const [row, ...more] = await storedFor(email);
  expect(more).toEqual([]);
  // Read out with the heading: how it is answered, and what staff call it too.
  const { answer, reference } = own.sent;
  await expect(heading).toHaveAccessibleDescription(
    `${answer.either} ${reference} ${spacedReference(row?.reference ?? '')}`,
  );
  expect(row).toMatchObject({
    full_name: 'Rosa Example',
    phone: '5555550132',
    job_id: 'graphic-designer',
    needs: 'An interview by phone.',
    language: 'en',
  });
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/Rosa|interview/);
});

test('what is missing is told at the fields and in the summary, all at once', async ({ page, open }) => {
  await open('/accommodation?position=astronaut');
  await expect(page.getByLabel(own.fields.position.label)).toHaveValue('');
  await page.getByRole('button', { name: own.submit }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  const messages = ['Full name is required', own.problems.contact, own.problems.needs.required];
  await expect(summary.getByRole('link')).toHaveText(messages);
  await expect(summary.getByRole('heading')).toBeFocused();
  await summary.getByRole('link', { name: own.problems.contact }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(own.problems.contact));
  // The number is as good.
  await page.getByRole('textbox', { name: 'Phone' }).fill('+52 55 1234 5678');
  await page.getByLabel('Full name').fill('Rosa');
  await page.getByRole('button', { name: own.submit }).click();
  await expect(summary.getByRole('link')).toHaveText([own.problems.needs.required]);
  await expectAccessible(page);
  await page.getByLabel(own.fields.needs.label).fill('A call in the morning.');
  await page.getByRole('button', { name: own.submit }).click();
  await expect(page.getByText(own.sent.answer.phone)).toBeVisible();
});

test('a failure keeps the words and the focus, and another try stores them once', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of (409|429|50\d)/);
  const email = anEmail();
  await open('/accessibility');
  await page.getByRole('main').getByRole('link', { name: own.heading }).click();
  await expect(page.getByRole('heading', { level: 1, name: own.heading })).toBeFocused();
  await page.getByLabel('Full name').fill('Rosa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(own.fields.needs.label).fill('More time.');
  const send = page.getByRole('button', { name: own.submit });
  // Stored, and the answer is lost.
  await page.route(table, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.press('Enter');
  const alert = page.getByRole('form').getByRole('alert');
  await expect(alert).toContainText(own.failure.noAnswer);
  await expect(alert.getByRole('link')).toHaveCount(0);
  await expect(send).toBeFocused();
  await page.unroute(table);
  // What the backend says is shown alone, as on the form of an application; an answer that is none, by its name.
  for (const [answer, said] of [
    [{ status: 500, json: { code: 'P0001', message: 'Not today.' } }, 'Not today.'],
    [{ status: 500, json: { code: 'P0001', message: '' } }, own.failure.refused],
    [{ status: 502, body: '<html>Bad gateway</html>' }, failureMessages.unexpected],
  ] as const) {
    await page.route(table, (route) => route.fulfill(answer));
    await send.press('Enter');
    await expect(alert.getByText(said, { exact: true })).toBeVisible();
    await expect(alert.getByText(own.failure.kept)).toBeVisible();
    await expect(alert).not.toContainText(own.failure.noAnswer);
    await page.unroute(table);
  }
  const limited = { code: 'PT429', message: 'Too many.', hint: 'rate_limited_network' };
  await page.route(table, (route) => route.fulfill({ status: 429, json: limited }));
  await send.press('Enter');
  await expect(alert).toContainText(own.failure.limited);
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByLabel(own.fields.needs.label)).toHaveValue('More time.');
  await page.unroute(table);
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: own.sent.heading })).toBeFocused();
  await expect(page.getByText(own.sent.answer.email)).toBeVisible();
  expect(await storedFor(email)).toHaveLength(1);
});
