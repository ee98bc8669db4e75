import type { Locator, Page } from '@playwright/test';
import { whyJoinColumn } from '../../../src/config/brand.ts';
import { retentionYears } from '../../../src/domain/application/rules.ts';
import { paths } from '../../../src/config/paths.ts';
import { accommodation } from '../../../src/i18n/generated/en/accommodation.ts';
import { formMessages, noticeMessages } from '../../../src/i18n/generated/en/application.ts';
import { receiptMessages } from '../../../src/i18n/generated/en/submission-receipt.ts';
import { findHidden } from '../../support/sight.ts';
import { expect, test } from '../../support/test.ts';
import {
  applicationsOf,
  backendUrls,
  chosenFile,
  countRequests,
  fileButton,
  fileInput,
  fillIn,
  form,
  hashOf,
  job,
  pdf,
  receipt,
  requestSubmit,
  someone,
  storedResume,
  submitButton,
  successNotice,
  whyJoinLabel,
  type Person,
} from './application-form.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const draft = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

async function expectTyped(page: Page, person: Person) {
  for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value);
}

/** Sends an application and stops the clock at its success. */
async function sendAndStopClock(page: Page, open: (path: string) => Promise<void>, person = someone()) {
  await page.clock.install();
  await open(job.path);
  await fillIn(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
}

test(
  'a real PDF and a real row arrive, once however often one presses, and nothing typed is kept',
  { tag: '@smoke' },
  async ({ page, open }) => {
    const person = someone();
    const inserts = await countRequests(page, backendUrls.insert);
    const uploads = await countRequests(page, backendUrls.upload);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.clock.install();
    await open(job.path);
    await expect(submitButton(page)).toBeDisabled();
    const before = scripts.length;
    await fillIn(page, person);
    await expect.poll(() => draft(page)).toContain(person[whyJoinLabel]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(submitButton(page)).toBeEnabled();
    const held = Promise.withResolvers<void>();
    await page.route(backendUrls.insert, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      button.focus();
      for (let press = 0; press < 5; press += 1) button.click();
    });
    const sending = page.getByRole('button', { name: 'Submitting Application...' });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    await expect(form(page).getByRole('status').filter({ hasText: 'Submitting' })).toHaveCount(1);
    await requestSubmit(page);
    held.resolve();

    await expect(successNotice(page)).toContainText(`Thank you for applying for the ${job.title} position.`);
    expect([uploads(), inserts()]).toEqual([1, 1]);
    expect(scripts.length, 'the data client is fetched by who fills in the form').toBeGreaterThan(before);
    // The receipt stands where the form was.
    await expect(receipt(page)).toBeInViewport();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByText('resume.pdf')).toHaveCount(0);
    const [row, ...others] = await applicationsOf(person);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      job_id: 'graphic-designer',
      job_title: job.title,
      full_name: person['Full name'],
      phone: person.Phone,
      cover_letter: person['Cover letter'],
      linkedin_profile: person['LinkedIn profile (optional)'],
      [whyJoinColumn]: person[whyJoinLabel],
      form_trap: '',
      flagged: false,
    });
    expect(await storedResume(row?.resume_url ?? '')).toEqual(pdf.buffer);

    await page.clock.runFor(2_900);
    expect(await draft(page)).not.toContain(person['Full name']);
    await expect(page).toHaveURL(job.path);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/careers');
    await expect(successNotice(page)).toHaveCount(0);
  },
);

test('the keyboard alone is enough', async ({ page, open }) => {
  const person = someone();
  await open(job.path);
  await page.getByRole('textbox', { name: 'Full name' }).focus();
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
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(successNotice(page)).toBeVisible();
  expect(await applicationsOf(person)).toHaveLength(1);
});

/** Fills in a field as some password managers do: from outside the page's own scripts, with no event but `change`. */
function fillByProgram(control: Locator, value: string): Promise<void> {
  return control.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
    // An extension's own world does not see what React puts on the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test('what a program fills in with `change` alone is seen; the hidden field marks it, and refuses nothing', async ({
  page,
  open,
}) => {
  const person = someone();
  await open(job.path);
  await fillIn(page, {});
  await submitButton(page).click();
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, value] of Object.entries(person)) await fillByProgram(field(page, name), value);
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
  const honeypot = page.locator('#apply input[name=topic]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'buy now'));
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  expect(await applicationsOf(person)).toMatchObject([
    { full_name: person['Full name'], form_trap: 'buy now', flagged: true },
  ]);
});

test('on a phone the notice does not lie over what the page leads to, however smoothly it scrolls', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sendAndStopClock(page, open);
  const next = page.getByText(noticeMessages.next);
  await expect(next.locator('..')).toBeFocused();
  await expect.poll(() => findHidden(next)).toEqual([]);
});

test('who wants to stay after a success stays', async ({ page, open }) => {
  await sendAndStopClock(page, open);
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(job.path);
  const wayOn = page
    .getByRole('region', { name: 'Apply for this position' })
    .getByRole('link', { name: 'Back to Careers' });
  await expect(wayOn).toBeFocused();
  await wayOn.click();
  await expect(page).toHaveURL('/careers');
});

test('leaving the page after a success cancels the way to the careers page, also on a slow line', async ({
  page,
  open,
}) => {
  await sendAndStopClock(page, open);
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

test('the form says how long its data is kept, and tells the browser what each field is for', async ({
  page,
  open,
}) => {
  await open(job.path);
  await expect(form(page)).toContainText(`for ${retentionYears} years`);
  const policy = form(page).getByRole('link', { name: /privacy policy/ });
  await expect(policy, 'leads nobody away from what is typed').toHaveAttribute('target', '_blank');
  const inputs = page.locator('#apply input:not([type=file]):not([name=topic])');
  const purposes = await inputs.evaluateAll((all) =>
    all.map((input) => ['type', 'autocomplete', 'inputmode'].map((name) => input.getAttribute(name))),
  );
  expect(purposes).toEqual([
    ['text', 'name', null],
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['url', 'url', 'url'],
  ]);
  await expect(fileInput(page)).toHaveAttribute('accept', /\.pdf/);
});

/* What is typed is kept in the tab until it is sent. */

const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear the form' });
const bringBack = (page: Page) => form(page).getByRole('button', { name: 'Bring my words back' });

test('what is typed survives a new load in the same tab alone, the file the way back, is cleared by a press and brought back by the next', async ({
  page,
  context,
  open,
}) => {
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  await expect.poll(() => draft(page)).toContain(person[whyJoinLabel]);
  // A new address, not a reload: there the browser itself brings some of the words back.
  await page.goto('/careers/job/video-editor-animator');
  await expect(field(page, 'Full name')).toHaveValue('');
  await open(job.path);
  await expectTyped(page, person);
  await expect(form(page)).toContainText(`${person['Cover letter'].length} characters of 10,000`);
  await expect(chosenFile(page, 'resume.pdf')).toHaveCount(0);
  await expect(fileButton(page)).toHaveAccessibleDescription(/Please choose your resume again/);
  const other = await context.newPage();
  await other.goto(job.path);
  await expect(field(other, 'Full name')).toHaveValue('');
  await other.close();

  await fillIn(page, {});
  await expect(form(page)).not.toContainText('Please choose your resume again');
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
  await clear(page).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(form(page)).toContainText('The form is empty.');
  await expect(bringBack(page)).toBeFocused();
  await expect.poll(() => draft(page)).not.toContain('Ana');
  await bringBack(page).press('Enter');
  await expectTyped(page, person);
  await expect(chosenFile(page, 'resume.pdf')).toBeVisible();
  // Typed before the cleared form is painted.
  await clear(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise<void>(queueMicrotask);
    document.getElementsByName('fullName')[0]?.focus();
    document.execCommand('insertText', false, 'Bo');
  });
  await expect(clear(page)).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Bo');
  await expect(field(page, 'Email')).toHaveValue('');
  await open(job.path);
  await expect(field(page, 'Full name')).toHaveValue('Bo');
  await expect(form(page)).not.toContainText('Please choose your resume again');
});

test('a stored draft that is broken, or cannot be stored, leaves an empty form that works', async ({
  page,
  open,
}) => {
  await open(job.path);
  for (const wrong of ['{"fullName":', 'null', '{"fullName":{"a":1},"email":["x"],"phone":5}']) {
    await page.evaluate((text) => sessionStorage.setItem('application-graphic-designer', text), wrong);
    await open(job.path);
    for (const name of ['Full name', 'Email', 'Phone'])
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
}) => {
  const person = someone();
  // The stack of the tests sends no mail: what the receipt says then is asked in application-failures.spec.ts.
  const mailing = page.waitForRequest(backendUrls.mail);
  await page.route(backendUrls.mail, (route) => route.fulfill({ json: { sent: true } }));
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(receipt(page)).toContainText('We have also sent it to you by email.');
  expect((await mailing).postData()).toMatch(/^\{"secret":"[\w-]{43}"\}$/);
  await expect(page).toHaveURL('/careers');

  const [row] = await applicationsOf(person);
  const reference = (row?.id ?? '').slice(0, 8).toUpperCase();
  const shown = `${reference.slice(0, 4)}-${reference.slice(4)}`;
  await expect(receipt(page)).toContainText(job.title);
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

test('another application for the same job from this tab is asked about; the newest receipt is open', async ({
  page,
  open,
}) => {
  const { sentBefore, sendAnother } = receiptMessages;
  const [first, second] = [someone(), someone()];
  await open(job.path);
  await fillIn(page, first);
  await submitButton(page).click();
  await expect(page).toHaveURL('/careers');
  await page.getByRole('link', { name: job.title }).first().click();
  const question = page.getByText(new RegExp(sentBefore({ day: '.+' })));
  await expect(question).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: sendAnother }).click();
  await expect(field(page, 'Full name')).toBeFocused();
  await fillIn(page, second);
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  expect([await applicationsOf(first), await applicationsOf(second)].map((rows) => rows.length)).toEqual([
    1, 1,
  ]);

  const referenceOf = async (person: Person) => {
    const id = (await applicationsOf(person))[0]?.id ?? '';
    return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  };
  await expect(receipt(page)).toContainText(await referenceOf(second));
  const folded = page.getByRole('group').filter({ hasText: await referenceOf(first) });
  await expect(folded.getByText(await referenceOf(first)).last()).toBeHidden();
  await folded.getByText(job.title).first().click();
  await expect(folded.getByText(await referenceOf(first)).last()).toBeVisible();

  // Another job is not asked about; a closed receipt is not either.
  await open('/careers/job/content-creator');
  await expect(form(page)).toBeVisible();
  await open(job.path);
  for (let count = 0; count < 2; count += 1)
    await page.getByRole('button', { name: 'Close this message' }).first().click();
  await expect(form(page)).toBeVisible();
});

test('a browser without SHA-256 sends the application, and shows no link', async ({ page, open }) => {
  const person = someone();
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(page).toHaveURL('/careers');
  await expect(receipt(page)).toHaveCount(0);
  expect((await applicationsOf(person))[0]?.link_hash).toBeNull();
});

for (const [path, long, written] of [
  [job.path, 'Cover letter', 'cv.pdf'],
  [paths.accommodation, accommodation.fields.needs.label, job.title],
] as const)
  test(`${path}: a form that is printed before it is sent has all that is written, on as many sheets as it takes`, async ({
    page,
    open,
  }) => {
    const paper = page.getByText(formMessages.onPaper);
    await open(path);
    await page.pdf();
    await expect(paper).toHaveCount(0);
    await page.getByLabel('Full name').fill('Ana Lee');
    const lines = Array.from({ length: 90 }, (_line, index) => `Line ${index + 1} of what I want to say.`);
    await field(page, long).fill(lines.join('\n'));
    if (path === job.path) {
      await fileInput(page).setInputFiles({ ...pdf, name: written });
      await expect(chosenFile(page, written)).toBeVisible();
    } else await page.getByLabel(accommodation.fields.position.label).selectOption(written);
    await page.pdf();
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    const section = page.locator('section').filter({ has: paper }).last();
    for (const text of ['Ana Lee', written]) await expect(section.getByText(text)).toBeVisible();
    const words = section.getByText('Line 1 of');
    await expect(words).toHaveText(lines.join('\n'), { useInnerText: true });
    expect(await words.evaluate(isWhole)).toBe(true);
    await expect(page.getByRole('form')).toHaveCount(0);
  });

/** Whether nothing of an element's text is cut off by it or by what it is in. */
function isWhole(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { bottom } = text.getBoundingClientRect();
  for (let box: Element | null = element; box !== document.body && box !== null; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom < bottom)
      return false;
  return true;
}
