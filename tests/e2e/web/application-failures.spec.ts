import { writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import {
  answer,
  applicationsOf,
  backendUrls,
  chosenFile,
  countRequests,
  errorNotice,
  fileButton,
  fileInput,
  fillIn,
  form,
  job,
  pdf,
  receipt,
  someone,
  storedResume,
  spokenAlerts,
  submitButton,
  successNotice,
  summary,
  type Person,
} from './application-form.ts';

/* What each answer means, and its words: tests/unit/api/insert-answer, tests/unit/content/application. */

const noAnswer = 'Failed to submit application. Please try again.';

/** The failure stands in the notice and stays at the form, and nothing that was written is lost. */
async function expectFailure(page: Page, message: string, person: Person) {
  await expect(errorNotice(page)).toContainText(message);
  await expect(form(page).getByText(message).first()).toBeVisible();
  for (const [label, value] of Object.entries(person))
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
  await expect(page).toHaveURL(job.path);
}

test('without code, an answer or a connection, and refused, the data is kept, and another try sends it once', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/40\d|50\d|net::|The application could not be sent/);
  const person = someone();
  const uploads = await countRequests(page, backendUrls.upload);
  await open(job.path);
  // From before the form is touched, when it asks for the code.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  await fillIn(page, person);
  const failWith = async (message: string, after: string) => {
    await submitButton(page).click();
    // Nobody is led to a field, so the notice speaks; the button that gets the focus back says what to do now.
    await expect(spokenAlerts(page)).toContainText(message);
    await expectFailure(page, message, person);
    await expect(submitButton(page)).toBeFocused();
    await expect(submitButton(page)).toHaveAccessibleDescription(new RegExp(`^${after}`));
    await expect(
      form(page)
        .getByRole('status')
        .filter({ hasText: after.split(' To apply')[0] ?? '' }),
    ).toBeAttached();
    await page.unroute(backendUrls.insert);
  };
  const kept = 'Your words and your resume are still here.';
  const keptForNow = `${kept} Please try again in a moment.`;
  await failWith(noAnswer, keptForNow);
  const byMail = form(page).getByText('To apply by email').getByRole('link', { name: brand.emails.company });
  await expect(byMail).toHaveCount(0);
  await page.unroute('**/assets/*.js');
  // Messages in turn, so that none is taken for the one before.
  await page.route(backendUrls.insert, answer(400, { code: 'P0001', message: 'Not today.' }));
  await failWith('Not today.', `${kept} To apply by email, send your resume to ${brand.emails.company}`);
  await expect(byMail).toBeVisible();
  await page.route(backendUrls.insert, (route) => route.abort('connectionreset'));
  await failWith(noAnswer, keptForNow);
  await page.route(backendUrls.insert, answer(502, '<html>Bad gateway</html>'));
  await failWith('An unexpected error occurred', keptForNow);
  await context.setOffline(true);
  await failWith(noAnswer, 'You are offline. Your words are kept here.');
  await context.setOffline(false);

  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(errorNotice(page)).toHaveCount(0);
  expect(await applicationsOf(person)).toHaveLength(1);
  expect(uploads()).toBe(1);
});

for (const [what, status] of [
  ['whose code a release has taken away', 404],
  ['behind a proxy that refuses to be asked', 405],
] as const)
  test(`a form ${what} is sent when it was touched before`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/40[45]/);
    const person = someone();
    const isGone = status === 404;
    await open(job.path);
    if (!isGone)
      await page.route('**/assets/*.js', (route) =>
        route.request().method() === 'HEAD' ? route.fulfill({ status }) : route.continue(),
      );
    const fetched = page.waitForResponse(/\/assets\/applications-.*\.js/);
    await fillIn(page, person);
    await (await fetched).finished();
    await page.waitForLoadState('networkidle');
    if (isGone) await page.route('**/assets/**', (route) => route.fulfill({ status }));
    await submitButton(page).click();
    await expect(successNotice(page)).toBeVisible();
    expect(await applicationsOf(person)).toHaveLength(1);
  });

test('a form whose code is gone before it is touched says that the page is to be loaded again, and keeps the words', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/404|dynamically imported/);
  const person = someone();
  await open(job.path);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await fillIn(page, person);
  await submitButton(page).click();
  await expectFailure(page, noAnswer, person);
  await expect(form(page)).toContainText('Please load the page again: your words stay.');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await fillIn(page, {}, pdf);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
});

test('a failed upload does not stop the application', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/500/, /The resume was not uploaded \(status 500/);
  const person = someone();
  await page.route(
    backendUrls.upload,
    answer(500, { statusCode: '500', error: 'Internal', message: 'No disk' }),
  );
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect((await applicationsOf(person))[0]).toMatchObject({ resume_url: '' });
  await expect(page.getByRole('status').filter({ hasText: 'You can send the resume again' })).toBeVisible();
  await expect(page).toHaveURL('/careers');
  // The receipt says so first, and sends it again in the same place.
  const parts = receipt(page).getByText(/^Your resume did not arrive|^Position$|^Your private link$/);
  await expect(parts.first()).toContainText('Your resume did not arrive');
  const sendAgain = receipt(page).getByRole('button', { name: 'Send the resume again' });
  await sendAgain.click();
  await expect(spokenAlerts(page)).toContainText(new RegExp(`or email it to: ?${brand.emails.company}`));
  await expect(sendAgain).toBeFocused();
  await expectAccessible(page);
  await page.unroute(backendUrls.upload);
  await sendAgain.press('Enter');
  await expect(receipt(page).getByText('Your resume has arrived.')).toBeFocused();
  await expect(sendAgain).toHaveCount(0);
  expect(await storedResume((await applicationsOf(person))[0]?.resume_url ?? '')).toEqual(pdf.buffer);
});

test('a resume of which nothing moves is given up after half a minute, said to be slow before', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/The resume was not uploaded/);
  const person = someone();
  await page.clock.install();
  await open(job.path);
  await fillIn(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(backendUrls.upload, () => {});
  const asked = page.waitForRequest(backendUrls.upload);
  await submitButton(page).click();
  await asked;
  const slow = form(page).getByRole('status').filter({ hasText: 'Keep this page open.' });
  await page.clock.runFor(9_000);
  await expect(page.getByRole('progressbar', { name: 'Sending your resume' })).toBeVisible();
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(slow).toBeVisible();
  // The computer sleeps for a minute: no timer runs, and the clock is on.
  await page.clock.setSystemTime(Date.now() + 180_000);
  await page.clock.runFor(18_000);
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(receipt(page).getByRole('button', { name: 'Send the resume again' })).toBeInViewport();
  expect((await applicationsOf(person))[0]).toMatchObject({ resume_url: '' });
});

test('a request that hangs ends after 30 seconds', async ({ page, open }) => {
  const person = someone();
  await page.clock.install();
  await open(job.path);
  await fillIn(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(backendUrls.insert, () => {});
  const asked = page.waitForRequest(backendUrls.insert);
  await submitButton(page).click();
  await asked;
  await page.clock.runFor(29_900);
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeVisible();
  await page.clock.runFor(200);
  await expectFailure(page, noAnswer, person);
});

test('a sending whose answer was lost gives the link that works', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  let tries = 0;
  await page.route(backendUrls.insert, async (route) => {
    tries += 1;
    if (route.request().method() !== 'POST' || tries > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await submitButton(page).click();
  await expectFailure(page, noAnswer, person);
  await expect(receipt(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(page)).not.toContainText('We have also sent it to you by email.');
  const rows = await applicationsOf(person);
  expect(rows).toHaveLength(1);
  await expect(receipt(page)).toContainText((rows[0]?.id ?? '').slice(0, 4).toUpperCase());
  await receipt(page).getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(job.title);
});

for (const [when, comeBack] of [
  ['in the same page', async () => {}],
  [
    'after a reload',
    async (page: Page, file: string) => {
      await page.reload();
      await fileInput(page).setInputFiles(file);
    },
  ],
] as const)
  test(`when the answers to file and application were lost, ${when}, one application with its resume is there`, async ({
    page,
    open,
    expectedErrors,
  }, testInfo) => {
    expectedErrors.push(/ERR_FAILED|status of 409|The resume was not uploaded \(status 0/);
    const person = someone();
    const file = testInfo.outputPath('resume.pdf');
    await writeFile(file, pdf.buffer);
    await open(job.path);
    await fillIn(page, person, null);
    await fileInput(page).setInputFiles(file);
    const loseAnswer = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    };
    for (const url of [backendUrls.upload, backendUrls.insert]) await page.route(url, loseAnswer);
    await submitButton(page).click();
    await expectFailure(page, noAnswer, person);
    await page.unrouteAll();
    await comeBack(page, file);
    await submitButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page)).not.toContainText('Your resume did not arrive');
    const rows = await applicationsOf(person);
    expect(rows).toHaveLength(1);
    expect(await storedResume(rows[0]?.resume_url ?? '')).toEqual(pdf.buffer);
  });

test('what the server refuses about a field or the resume lands there, and is asked for again', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  const refuse = (column: string) => {
    const message = `new row for relation "applications" violates check constraint "applications_${column}_check"`;
    return page.route(backendUrls.insert, answer(400, { code: '23514', message }));
  };
  const uploads = await countRequests(page, backendUrls.upload);
  await open(job.path);
  await fillIn(page);
  await refuse('phone');
  await submitButton(page).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Error: Invalid phone number/);
  await expect(summary(page).getByRole('link')).toHaveText(['Invalid phone number']);
  await expect(page.getByText('check constraint')).toHaveCount(0);
  await phone.fill('+18005550199');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');

  await page.unroute(backendUrls.insert);
  await refuse('resume_url');
  await submitButton(page).click();
  await expect(fileButton(page)).toHaveAccessibleDescription(/Error: Your resume was not accepted/);
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(submitButton(page)).toBeDisabled();
  await page.unroute(backendUrls.insert);
  await fillIn(page, {}, pdf);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect(uploads()).toBe(2);
});
