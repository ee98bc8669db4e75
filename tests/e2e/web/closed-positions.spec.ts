import { jobs } from '~/content/jobs.ts';
import { aStoredPosition } from '../../support/positions.ts';
import { expect, test } from '../../support/test.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { applicationsOf, fillIn, someone, submitButton } from './application-form.ts';
import { setPosition } from './application-status.ts';

/* A position that staff have closed says so, and takes nothing. Each test has a job of its own. */

const positions = `${stackUrls.backend}/rest/v1/positions*`;
const sentence = 'This position is closed.';
const open = { is_open: true, closes_on: null };

test('closed at load: card and page say so, and there is no form', async ({ page, open: openPage }) => {
  const id = 'growth-partnerships-lead';
  await setPosition(id, { is_open: false, closes_on: null });
  try {
    await openPage('/careers');
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) });
    await expect(card.getByText(sentence)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAccessibleDescription(/This position is closed\./);
    const other = page.getByRole('listitem').filter({ has: page.locator('a[href$="/graphic-designer"]') });
    await expect(other.getByText(sentence)).toHaveCount(0);
    const openOnes = page.getByRole('region', { name: 'Open positions' });
    // Other tests close other positions meanwhile.
    await expect(openOnes.getByRole('listitem')).not.toHaveCount(jobs().length);
    const listed = await openOnes.getByRole('listitem').count();
    await expect(openOnes.getByRole('status')).toHaveText(`${listed} positions`);
    await expect(openOnes.getByRole('link', { name: 'Growth Partnerships Lead' })).toHaveCount(0);
    await card.getByRole('link').click();
    const closed = page.getByRole('region', { name: sentence });
    await expect(closed).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0);
    await expect(page.getByText('This job is open now.')).toHaveCount(0);

    await page.reload();
    await expect(closed).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await closed.getByRole('link', { name: 'See open positions' }).click();
    await expect(page).toHaveURL('/careers');
  } finally {
    await setPosition(id, open);
  }
});

test('a closing day that staff have set is the one that is told, and after it the position is closed', async ({
  page,
  open: openPage,
}) => {
  const id = 'growth-analyst-intern';
  try {
    await setPosition(id, { is_open: true, closes_on: '2031-03-09' });
    await openPage(`/careers/job/${id}`);
    // Where the tests read it, in New York, the day in Hawaii ends in the next night.
    await expect(page.getByText('March 10, 2031, 5:59 AM, your time')).toBeVisible();
    await expect(page.getByRole('form')).toBeVisible();
    await setPosition(id, { is_open: true, closes_on: '2020-03-09' });
    await page.reload();
    await expect(page.getByRole('region', { name: sentence })).toBeVisible();
  } finally {
    await setPosition(id, open);
  }
});

test('closed while somebody writes: sending says so, and nothing typed is lost', async ({
  page,
  open: openPage,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 410/);
  const id = 'content-creator';
  const person = someone();
  try {
    await openPage(`/careers/job/${id}`);
    await fillIn(page, person);
    await setPosition(id, { is_open: false, closes_on: null });
    await submitButton(page).click();
    await expect(
      page
        .getByText('This position is closed and takes no more applications. Your words are still here.')
        .first(),
    ).toBeVisible();
    for (const [name, value] of Object.entries(person))
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
    expect(await applicationsOf(person)).toEqual([]);
  } finally {
    await setPosition(id, open);
  }
});

test('an answer that comes late leaves a form in use as it is', async ({ page, open: openPage }) => {
  const held = Promise.withResolvers<void>();
  await page.route(positions, async (route) => {
    await held.promise;
    const row = aStoredPosition({ job_id: 'graphic-designer', is_built_in: true, is_open: false });
    await route.fulfill({ json: [{ ...row, descriptions: {}, texts: {}, languages: [], offer: null }] });
  });
  await openPage('/careers/job/graphic-designer');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Ana');
  held.resolve();
  await expect(page.getByRole('region', { name: sentence })).toBeVisible();
  await expect(name).toHaveValue('Ana');
});
