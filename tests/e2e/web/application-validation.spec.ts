import { brand } from '../../../src/config/brand.ts';
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
  successNotice,
  summary,
  whyJoinLabel,
} from './application-form.ts';

// Else each press waits for a smooth scroll of a second; how the page moves is asked in states.spec.ts.
test.use({ reducedMotion: 'reduce' });

const messages: [label: string, value: string, message: string][] = [
  ['Full Name', '   ', 'Full name is required'],
  ['Full Name', 'A', 'Name must be at least 2 characters'],
  ['Full Name', 'a'.repeat(121), 'Name must be 120 characters or less'],
  ['Email', '', 'Email is required'],
  ['Email', 'ana@mail', 'Invalid email address'],
  ['Email', 'a@b..de', 'Invalid email address'],
  ['Email', 'mailto:a@b.de', 'Invalid email address'],
  ['Phone', '', 'Phone number is required'],
  ['Phone', '(800) 555-0123', 'Invalid phone number'],
  ['LinkedIn Profile (optional)', 'linkedin.com/in/ana', 'Please enter a valid LinkedIn profile URL'],
  ['Cover Letter', '', 'Cover letter is required'],
  ['Cover Letter', 'c'.repeat(99), 'Cover letter must be at least 100 characters'],
  ['Cover Letter', 'c'.repeat(10_001), 'Cover letter must be 10,000 characters or less'],
  [whyJoinLabel, '', `Please tell us why you want to join ${brand.productName}`],
  [whyJoinLabel, 'w'.repeat(49), 'Please provide at least 50 characters'],
];

test('each wrong value has its words, at the field and in the summary', async ({ page, open }) => {
  const requests = await countRequests(page, backendUrls.upload);
  await open(job.path);
  const person = someone();
  await fillIn(page, person);
  for (const [label, value, message] of messages) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(value);
    await submitButton(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    await expect(summary(page).getByRole('link')).toHaveText([message]);
    await expect(page.locator('#apply [aria-invalid=true]')).toHaveCount(1);
    // After the first try a field is looked at again with every change.
    await field.fill(person[label as keyof typeof person]);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(errorNotice(page)).toHaveCount(0);
  expect(requests()).toBe(0);
});

test('an empty form lists everything, in order, and leads to the first field', async ({ page, open }) => {
  await open(job.path);
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
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await expect(errorNotice(page)).toContainText('Please upload your resume');
  await summary(page).getByRole('link', { name: 'Cover letter is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Cover Letter' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Cover Letter' })).toBeInViewport();
  await summary(page).getByRole('link', { name: 'Resume is required' }).click();
  await expect(fileButton(page)).toBeFocused();
  await expect(page).toHaveURL(job.path);
});

test('every error stands at the same place, below its control', async ({ page, open }) => {
  await open(job.path);
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('x');
  await requestSubmit(page);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(7);
  const distances = await page.evaluate(() =>
    [...document.querySelectorAll('#apply [aria-invalid=true]')].map((control) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = ids
        .map((id) => document.getElementById(id))
        .find((each) => /Error:/.test(each?.textContent ?? ''));
      const box = (control.closest('[data-state]') ?? control).getBoundingClientRect();
      return Math.round((error?.getBoundingClientRect().top ?? Number.NaN) - box.bottom);
    }),
  );
  expect(new Set(distances).size, `${distances}`).toBe(1);
  expect(distances[0]).toBeGreaterThanOrEqual(0);
  expect(distances[0]).toBeLessThanOrEqual(16);
});

test('a field has said what is wrong before the focus comes to it', async ({ page, open }) => {
  await open(job.path);
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      const [first = ''] = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? [];
      document.body.dataset.heard = document.getElementById(first)?.textContent ?? '';
    });
  });
  await requestSubmit(page);
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'Error: Full name is required');
});

test('one voice at a time: the field that is led to, and no alert over it', async ({ page, open }) => {
  await open(job.path);
  await requestSubmit(page);
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Error: Full name is required/);
  await expect(errorNotice(page)).toBeVisible();
  await expect(summary(page)).toBeVisible();
  await expect(spokenAlerts(page)).toHaveCount(0);
  await expect(
    form(page)
      .getByRole('status')
      .filter({ hasText: /required|Error/ }),
  ).toHaveCount(0);
});

test('every field that must be filled in says so, and the one that need not does not', async ({
  page,
  open,
}) => {
  await open(job.path);
  for (const label of ['Full Name', 'Email', 'Phone', 'Cover Letter', whyJoinLabel])
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('textbox', { name: 'LinkedIn' })).toHaveAttribute('aria-required', 'false');
  await expect(fileButton(page)).toHaveAccessibleName(/^Choose a PDF file ?, Resume, required$/);
  // Words for the pointer are seen, and not read out.
  const heard = await form(page).ariaSnapshot();
  expect(heard).toContain('PDF only, max 5MB');
  expect(heard).not.toContain('Drag & drop');
  await expect(page.getByText('Drag & drop your resume here, or click to select')).toBeVisible();
  await fillIn(page, {}, pdf);
  await expect(fileButton(page)).toHaveAccessibleName(/^Choose a different file ?, Resume$/);
});

test('a missing resume stops the submission and is said in three places', async ({ page, open }) => {
  const requests = await countRequests(page, backendUrls.insert);
  await open(job.path);
  await fillIn(page, someone(), null);
  await expect(submitButton(page)).toBeDisabled();
  await requestSubmit(page);
  await expect(errorNotice(page)).toContainText('Please upload your resume');
  await expect(fileButton(page)).toHaveAccessibleDescription(/Error: Resume is required/);
  await expect(fileButton(page)).toBeFocused();
  await expect(form(page).getByText('Please upload your resume')).toBeVisible();
  await fillIn(page, {}, pdf);
  await expect(page.getByText('Please upload your resume')).toHaveCount(0);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect(requests()).toBe(1);
});

test('nothing is said before the first try', async ({ page, open }) => {
  await open(job.path);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana');
  await page.getByRole('textbox', { name: 'Phone' }).fill('x');
  await page.getByRole('textbox', { name: 'Phone' }).blur();
  await expect(page.locator('#apply [aria-invalid]')).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
});

test('the counters count what the rules count, and speak after a rest', async ({ page, open }) => {
  await page.clock.install();
  await open(job.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  const letter = page.getByRole('textbox', { name: 'Cover Letter' });
  const spoken = form(page)
    .getByRole('status')
    .filter({ hasText: /characters?/ });
  await expect(page.getByText('100 characters to go')).toBeVisible();
  await letter.fill(`   ${'👵'.repeat(99)}   `);
  await expect(page.getByText('1 character to go').first()).toBeVisible();
  await page.clock.runFor(900);
  await expect(spoken).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(spoken).toHaveText('1 character to go');
  await letter.fill('c'.repeat(10_010));
  await expect(letter).toHaveValue('c'.repeat(10_010));
  await expect(page.getByText('10 characters too many').first()).toBeVisible();
});
