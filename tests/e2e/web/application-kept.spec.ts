import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import {
  chosenFile,
  fillIn,
  form,
  job,
  someone,
  submitButton,
  successNotice,
  whyJoinLabel,
} from './application-form.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear the form' });
const bringBack = (page: Page) => form(page).getByRole('button', { name: 'Bring my words back' });
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('what is typed survives a new load of the page in the same tab, and is in no other tab', async ({
  page,
  context,
  open,
}) => {
  const person = someone();
  await open(job.path);
  await expect(form(page)).toContainText('What you type stays in this tab');
  await fillIn(page, person);
  await expect.poll(() => kept(page)).toContain(person[whyJoinLabel]);
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
  await expect.poll(() => kept(page)).not.toContain('Ana');
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
  await expect.poll(() => kept(page)).toContain('Ana');
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('Ana');
  await expect(clear(page)).toHaveCount(0);
});

for (const [what, text] of [
  ['no JSON', '{"fullName":'],
  ['not an object', '"Ana"'],
  ['null', 'null'],
  ['other kinds of values', '{"fullName":{"a":1},"email":["x"],"phone":5,"coverLetter":null}'],
] as const)
  test(`what stands in the place of the words and is ${what} is left out`, async ({ page, open }) => {
    await page.addInitScript((wrong) => sessionStorage.setItem('application-graphic-designer', wrong), text);
    await open(job.path);
    for (const name of ['Full Name', 'Email', 'Phone', 'Cover Letter'])
      await expect(field(page, name)).toHaveValue('');
  });

test('without storage the form works as before', async ({ page, open }) => {
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
