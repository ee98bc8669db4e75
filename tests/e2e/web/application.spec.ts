import { brand, whyJoinColumn } from '../../../src/config/brand.ts';
import { fillByProgram } from '../../support/fill-by-program.ts';
import { expect, test } from '../../support/test.ts';
import {
  applicationsOf,
  backendUrls,
  countRequests,
  errorNotice,
  fileButton,
  fileInput,
  fillIn,
  form,
  job,
  pdf,
  someone,
  storedResume,
  submitButton,
  successNotice,
  whyJoinLabel,
} from './application-form.ts';

test('a real PDF and a real row arrive', { tag: '@smoke' }, async ({ page, open }) => {
  const person = someone();
  await page.clock.install();
  await open(job.path);
  await expect(submitButton(page)).toBeDisabled();
  await fillIn(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();

  await expect(successNotice(page)).toContainText(
    'Thank you for applying for the Graphic Designer position.',
  );
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Cover Letter' })).toHaveValue('');
  await expect(page.getByText('100 characters to go').first()).toBeVisible();
  await expect(page.getByText('resume.pdf')).toHaveCount(0);
  await expect(submitButton(page)).toBeDisabled();

  const [row, ...others] = await applicationsOf(person);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    job_id: 'graphic-designer',
    job_title: 'Graphic Designer',
    full_name: person['Full Name'],
    phone: person.Phone,
    cover_letter: person['Cover Letter'],
    linkedin_profile: person['LinkedIn Profile (optional)'],
    [whyJoinColumn]: person[whyJoinLabel],
    form_trap: '',
    flagged: false,
  });
  const name = person.Email.replace('@', '_');
  expect(row?.resume_url).toMatch(
    new RegExp(`/resumes/${name.replaceAll(/[+.]/g, String.raw`\$&`)}_\\d{13}\\.pdf$`),
  );
  expect(await storedResume(row?.resume_url ?? '')).toEqual(pdf.buffer);

  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(job.path);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/careers');
  await expect(successNotice(page)).toHaveCount(0);
});

test('the button says what is going on, and one press is one application', async ({ page, open }) => {
  const person = someone();
  const inserts = await countRequests(page, backendUrls.insert);
  const uploads = await countRequests(page, backendUrls.upload);
  await open(job.path);
  await fillIn(page, person);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(backendUrls.insert, async (route) => {
    await held;
    await route.fallback();
  });
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expect(successNotice(page)).toBeVisible();
  expect([uploads(), inserts()]).toEqual([1, 1]);
  expect(await applicationsOf(person)).toHaveLength(1);
});

test('without a LinkedIn profile an empty text is stored', async ({ page, open }) => {
  const person = { ...someone(), 'LinkedIn Profile (optional)': '' };
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect((await applicationsOf(person))[0]?.linkedin_profile).toBe('');
});

test('the keyboard alone is enough', async ({ page, open }) => {
  const person = someone();
  await open(job.path);
  await page.getByRole('textbox', { name: 'Full Name' }).focus();
  const chooser = page.waitForEvent('filechooser');
  for (const [label, value] of Object.entries(person)) {
    await expect(page.getByRole('textbox', { name: label })).toBeFocused();
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
    if (label !== 'Phone') continue;
    await expect(fileButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf);
    await expect(page.getByText('resume.pdf is chosen.')).toBeAttached();
    await expect(fileButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(successNotice(page)).toBeVisible();
  expect(await applicationsOf(person)).toHaveLength(1);
});

test('what was typed and chosen before the script ran is sent', async ({ page }) => {
  const person = someone();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(job.path, { waitUntil: 'commit' });
  await fillIn(page, person);
  release();
  await expect(page.getByText('resume.pdf is chosen.')).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person['Full Name']);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect((await applicationsOf(person))[0]).toMatchObject({ full_name: person['Full Name'] });
});

test('fields filled by a program that sends `change` alone are seen', async ({ page, open }) => {
  const person = someone();
  await open(job.path);
  await fillIn(page, {});
  await submitButton(page).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  for (const [label, value] of Object.entries(person)) {
    await fillByProgram(page.getByRole('textbox', { name: label, exact: true }), value);
  }
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect((await applicationsOf(person))[0]).toMatchObject({ full_name: person['Full Name'] });
});

test('a program that fills in the hidden field is marked, not refused', async ({ page, open }) => {
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  const trap = page.locator('#apply input[name=topic]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'buy now'));
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect((await applicationsOf(person))[0]).toMatchObject({ form_trap: 'buy now', flagged: true });
});

test('the data client is fetched by those who submit, and by nobody else', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await open(job.path);
  await fillIn(page);
  await expect(submitButton(page)).toBeEnabled();
  const before = scripts.length;
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('leaving the page after a success cancels the way to the careers page, also on a slow line', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(job.path);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.clock.runFor(4_000);
  await expect(page).not.toHaveURL('/careers');
  line.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page).toHaveURL('/terms');
});

test('the form says what happens to the data, and its links keep the form open', async ({ page, open }) => {
  await open(job.path);
  const words = form(page);
  await expect(words).toContainText('12 months after the job closes');
  await expect(words).toContainText('Only our hiring team reads it');
  await expect(words.getByRole('link', { name: brand.emails.company })).toHaveAttribute('href', /^mailto:/);
  const policy = words.getByRole('link', { name: /privacy policy/ });
  await expect(policy).toHaveAttribute('href', '/privacy');
  await expect(policy).toHaveAttribute('target', '_blank');
});

test('every field tells the browser what it is for', async ({ page, open }) => {
  await open(job.path);
  const attributes = await page
    .locator('#apply input:not([type=file]):not([name=topic])')
    .evaluateAll((inputs) =>
      inputs.map((input) => ['type', 'autocomplete', 'inputmode'].map((name) => input.getAttribute(name))),
    );
  expect(attributes).toEqual([
    ['text', 'name', null],
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['url', 'url', 'url'],
  ]);
  await expect(fileInput(page)).toHaveAttribute('accept', /\.pdf/);
  // A blank one holds no words; by it an empty field is told from a filled one (src/ui/Field).
  await expect(page.locator('#apply [placeholder]:not([placeholder=" "]), #apply [maxlength]')).toHaveCount(
    0,
  );
  await expect(errorNotice(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const styled of [true, false]) {
    test(`a form that could not be sent gives way to an address, ${styled ? 'with' : 'without'} styles`, async ({
      page,
    }) => {
      await page.goto(job.path);
      if (!styled)
        await page.evaluate(() => document.querySelectorAll('style').forEach((each) => each.remove()));
      await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeVisible();
      await expect(page.locator('#apply')).toContainText('To apply by email, send your resume to');
      await expect(page.locator('#apply').getByRole('link')).toHaveAttribute('href', /^mailto:team@/);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.locator('#apply').getByRole('button')).toHaveCount(0);
    });
  }
});

test('a browser too old for the scripts has the page without them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(job.path);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('To apply by email, send your resume to')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(scripts).toEqual([]);
});
