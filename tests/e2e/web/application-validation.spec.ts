import { brand } from '../../../src/config/brand.ts';
import { failureMessages, fieldMessages } from '../../../src/i18n/generated/en/application.ts';
import { expect, test } from '../../support/test.ts';
import {
  backendUrls,
  countRequests,
  errorNotice,
  fileButton,
  fillIn,
  form,
  job,
  pdf,
  requestSubmit,
  someone,
  spokenAlerts,
  submitButton,
  summary,
  whyJoinLabel,
} from './application-form.ts';

/* Which value is wrong, and its message, is tabled in tests/unit/domain/application/schema.test.ts. */

test('a wrong value is told at the field and in the summary, until it is right', async ({ page, open }) => {
  const requests = await countRequests(page, backendUrls.upload);
  const person = someone();
  await open(job.path);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana');
  await page.getByRole('textbox', { name: 'Email' }).blur();
  await expect(page.locator('#apply [aria-invalid]'), 'nothing is told before the first try').toHaveCount(0);
  // Marks that come along with pasting are no part of what is written.
  for (const label of ['Full name', 'Email', 'Phone', 'LinkedIn profile (optional)'] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(`\u202A${person[label]}\u202C`);
    await field.blur();
    await expect(field).toHaveValue(person[label]);
  }
  await fillIn(page, person);
  for (const [label, value, message] of [
    ['Email', 'ana@mail', 'Invalid email address'],
    ['Email', 'josé@mail.example', fieldMessages.email.notLatin],
    ['LinkedIn profile (optional)', 'linkedin.com/company/ana', 'Please enter a valid LinkedIn profile URL'],
    ['Cover letter', 'c'.repeat(99), 'Cover letter must be at least 100 characters'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(value);
    await submitButton(page).click();
    await expect(summary(page).getByRole('heading')).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    await expect(summary(page).getByRole('link')).toHaveText([message]);
    await expect(page.locator('#apply [aria-invalid=true]')).toHaveCount(1);
    await field.fill(person[label]);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(errorNotice(page)).toHaveCount(0);
  expect(requests()).toBe(0);
});

test('an empty form says what it needs, lists everything in order, and leads to the list, which leads to each field', async ({
  page,
  open,
}) => {
  const requests = await countRequests(page, backendUrls.insert);
  await open(job.path);
  for (const label of ['Full name', 'Email', 'Phone', 'Cover letter', whyJoinLabel])
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toHaveAttribute('aria-required', 'false');
  await expect(fileButton(page)).toHaveAccessibleName(/^Choose a PDF file ?, Resume, required$/);
  // Words for the pointer are seen, and not read out.
  const heard = await form(page).ariaSnapshot();
  expect(heard).toContain('PDF only, max 5MB');
  expect(heard).not.toContain('Drag & drop');
  await expect(page.getByText('Choose your resume above to turn on this button.')).toBeVisible();
  await requestSubmit(page);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Resume is required',
    'Cover letter is required',
    `Please tell us why you want to join ${brand.productName}`,
  ]);
  // No alert speaks over it.
  await expect(summary(page).getByRole('heading')).toBeFocused();
  await expect(spokenAlerts(page)).toHaveCount(0);
  await expect(errorNotice(page)).toContainText(failureMessages.resumeMissingAndMore);
  await summary(page).getByRole('link', { name: 'Cover letter is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toBeInViewport();
  await summary(page).getByRole('link', { name: 'Resume is required' }).click();
  await expect(fileButton(page)).toBeFocused();
  await expect(page).toHaveURL(job.path);

  // With the resume alone missing, Enter says so in three places.
  await fillIn(page, someone(), null);
  await page.getByRole('textbox', { name: 'Phone' }).press('Enter');
  await expect(summary(page).getByRole('link')).toHaveText(['Resume is required']);
  await expect(errorNotice(page)).toContainText(/Please upload your resume$/);
  await expect(fileButton(page)).toHaveAccessibleDescription(/Error: Resume is required/);
  await expect(summary(page).getByRole('heading')).toBeFocused();
  expect(requests()).toBe(0);
  await fillIn(page, {}, pdf);
  await expect(page.getByText('Please upload your resume')).toHaveCount(0);
  await expect(fileButton(page)).toHaveAccessibleName(/^Choose a different file ?, Resume ?, resume\.pdf$/);
});

for (const path of [job.path, '/accommodation', `/ar${job.path}`])
  test(`${path}: after a press with mistakes the heading of their list is seen at every width`, async ({
    page,
    open,
  }) => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(path);
      await requestSubmit(page);
      const heading = page.locator('form [role=group] h3');
      await expect(heading).toBeFocused();
      await expect(heading, `${width}`).toBeInViewport({ ratio: 1 });
      // Nor does anything lie over it.
      await expect
        .poll(() => heading.evaluate(isUncovered), { message: `covered at ${width}`, timeout: 3_000 })
        .toBe(true);
    }
  });

/** Whether a line of text is what a person sees at its start, in the middle and at its end. */
function isUncovered(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, width, top, height } = text.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((share) =>
    element.contains(document.elementFromPoint(left + share * width, top + height / 2)),
  );
}

test('the counters count what the rules count, and speak after a rest', async ({ page, open }) => {
  await page.clock.install();
  await open(job.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  const letter = page.getByRole('textbox', { name: 'Cover letter' });
  const spoken = form(page)
    .getByRole('status')
    .filter({ hasText: /characters?/ });
  await letter.fill(`   ${'👵'.repeat(99)}   `);
  await expect(page.getByText('1 character to go').first()).toBeVisible();
  await page.clock.runFor(900);
  await expect(spoken).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(spoken).toHaveText('1 character to go');
  // What is long enough is said once, not at each rest.
  await letter.fill('c'.repeat(200));
  await page.clock.runFor(1_100);
  await expect(form(page).getByRole('status').filter({ hasText: /\S/ })).toHaveText('Long enough.');
  await letter.fill('c'.repeat(10_010));
  await expect(letter).toHaveValue('c'.repeat(10_010));
  await expect(page.getByText('10 characters too many').first()).toBeVisible();
});
