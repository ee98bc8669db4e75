import type { Locator, Page } from '@playwright/test';
import { brand, whyJoinColumn } from '../../../src/config/brand.ts';
import { expect, test } from '../../support/test.ts';
import {
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
  someone,
  storedResume,
  submitButton,
  successNotice,
  whyJoinLabel,
} from './application-form.ts';
import { hashOf, receipt } from './application-status.ts';

/** Fills in a field as some password managers do: from outside the page's own scripts, with no event but `change`. */
function fillByProgram(field: Locator, value: string): Promise<void> {
  return field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, text) => {
    // An extension's own world does not see what React puts on the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

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
    button.focus();
    for (let press = 0; press < 5; press += 1) button.click();
    button.form?.requestSubmit();
  });
  const sending = page.getByRole('button', { name: 'Submitting Application...' });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  await expect(form(page).getByRole('status').filter({ hasText: 'Submitting' })).toHaveCount(1);
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expect(successNotice(page)).toBeVisible();
  expect([uploads(), inserts()]).toEqual([1, 1]);
  expect(await applicationsOf(person)).toHaveLength(1);
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
  const honeypot = page.locator('#apply input[name=topic]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'buy now'));
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

test('who wants to stay after a success stays', async ({ page, open }) => {
  await page.clock.install();
  await open(job.path);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await form(page).getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(job.path);
  const wayOn = form(page).getByRole('link', { name: 'Back to Careers' });
  await expect(wayOn).toBeFocused();
  await wayOn.click();
  await expect(page).toHaveURL('/careers');
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
  const inputs = page.locator('#apply input:not([type=file]):not([name=topic])');
  await expect(inputs).toHaveCount(4);
  const attributes = await inputs.evaluateAll((found) =>
    found.map((input) => ['type', 'autocomplete', 'inputmode'].map((name) => input.getAttribute(name))),
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

/* What is typed is kept in the tab until it is sent. */

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear the form' });
const bringBack = (page: Page) => form(page).getByRole('button', { name: 'Bring my words back' });
const draft = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('what is typed survives a new load of the page in the same tab, and is in no other tab', async ({
  page,
  context,
  open,
}) => {
  const person = someone();
  await open(job.path);
  await expect(form(page)).toContainText('What you type stays in this tab');
  await fillIn(page, person);
  await expect.poll(() => draft(page)).toContain(person[whyJoinLabel]);
  // A new address, not a reload: there the browser itself brings some of the words back.
  await page.goto('/careers');
  await open(job.path);
  for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value);
  await expect(form(page)).toContainText(`${person['Cover Letter'].length} characters of 10,000`);
  await expect(chosenFile(page, 'resume.pdf')).toHaveCount(0);
  await page.goto('/careers/job/video-editor-animator');
  await expect(field(page, 'Full Name')).toHaveValue('');

  const other = await context.newPage();
  await other.goto(job.path);
  await expect(field(other, 'Full Name')).toHaveValue('');
});

test('clearing the form forgets the words, and the same button brings them back', async ({ page, open }) => {
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  await clear(page).click();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(form(page)).toContainText('The form is empty.');
  await expect(bringBack(page)).toBeFocused();
  await expect.poll(() => draft(page)).not.toContain('Ana');
  await bringBack(page).press('Enter');
  for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value);
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();

  // Typed before the cleared form is painted.
  await clear(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise<void>(queueMicrotask);
    document.getElementsByName('fullName')[0]?.focus();
    document.execCommand('insertText', false, 'Bo');
  });
  await expect(clear(page)).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Bo');
  await expect(field(page, 'Email')).toHaveValue('');
});

test('what was sent is kept no longer', async ({ page, open }) => {
  await open(job.path);
  await fillIn(page);
  await expect.poll(() => draft(page)).toContain('Ana');
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect.poll(() => draft(page)).not.toContain('Ana');
  await expect(clear(page)).toHaveCount(0);
});

test('a stored draft that is broken, or cannot be stored, leaves an empty form that works', async ({
  page,
  open,
}) => {
  await open(job.path);
  for (const wrong of [
    '{"fullName":',
    '"Ana"',
    'null',
    '{"fullName":{"a":1},"email":["x"],"phone":5,"coverLetter":null}',
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('application-graphic-designer', text), wrong);
    await open(job.path);
    for (const name of ['Full Name', 'Email', 'Phone', 'Cover Letter'])
      await expect(field(page, name), wrong).toHaveValue('');
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(job.path);
  await fillIn(page);
  await clear(page).click();
  await expect(bringBack(page)).toBeVisible();
});

/* What the page shows after an application was sent, until it is closed. */

test('reference and link stay through the way to the careers page and a reload, until closed', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  await expect(page).toHaveURL('/careers');

  const [row] = await applicationsOf(person);
  const reference = (row?.id ?? '').slice(0, 8).toUpperCase();
  const shown = `${reference.slice(0, 4)}-${reference.slice(4)}`;
  await expect(receipt(page)).toContainText('Graphic Designer');
  await expect(receipt(page)).toContainText(shown);
  await expect(receipt(page).getByRole('status').filter({ hasText: shown })).toBeAttached();
  await page.reload();
  await expect(receipt(page)).toContainText(shown);

  await receipt(page).getByRole('button', { name: 'Copy your private link' }).click();
  await expect(receipt(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/application');
  expect(hashOf(link.hash.slice(1))).toBe(row?.link_hash);
  await expect(receipt(page)).toContainText(link.href);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await receipt(page).getByRole('link', { name: 'Open the link' }).click();
  await expect(page).toHaveURL(/\/application#[\w-]{43}$/);
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/careers');

  await receipt(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(receipt(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(receipt(page)).toHaveCount(0);
});

test('a browser without SHA-256 sends the application, and shows no link', async ({ page, open }) => {
  const person = someone();
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(page).toHaveURL('/careers');
  await expect(receipt(page)).toHaveCount(0);
  expect((await applicationsOf(person))[0]?.link_hash).toBeNull();
});

test('the receipt says that the link was mailed only when it was', async ({ page, open }) => {
  const mailed = page.getByText('We have also sent it to you by email.');
  const asked: string[] = [];
  for (const sent of [true, false]) {
    await page.route(backendUrls.mail, (route) => {
      asked.push(route.request().postData() ?? '');
      return route.fulfill({ json: { sent } });
    });
    await open(job.path);
    await fillIn(page, someone());
    await submitButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expect.poll(() => asked.length).toBe(sent ? 1 : 2);
    await expect(mailed).toHaveCount(sent ? 1 : 0);
    await receipt(page).getByRole('button', { name: 'Close this message' }).click();
    await page.unroute(backendUrls.mail);
  }
  expect(asked[0]).toMatch(/^\{"secret":"[\w-]{43}"\}$/);
});
