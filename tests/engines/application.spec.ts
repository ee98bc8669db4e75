import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applicationStates } from '../../src/domain/contract/staff.ts';
import { statusMessages } from '../../src/i18n/generated/en/application-status.ts';
import { applicationsOf, job, pdf, someone, storedResume } from '../e2e/web/application-form.ts';
import { fileApplication, filesOf, moveTo, rowOf } from '../e2e/web/application-status.ts';
import { expect, test } from '../support/engines/engine-test.ts';

const form = (page: Page) => page.getByRole('form');
const submitButton = (page: Page) => form(page).getByRole('button', { name: /^Submit/ });

async function chooseResume(page: Page, path: string) {
  await writeFile(path, pdf.buffer);
  await form(page).locator('input[type=file]').setInputFiles(path);
}

/** As people of four countries type or paste it, and what is kept of it; the fifth sends the whole form below. */
const everyday = [
  ['Ana Lee', '(415) 555-0132', '4155550132', 'www.linkedin.com/in/ana-lee?utm_source=share'],
  ['Zoé Côté', '+1 416-555-0132', '+14165550132', 'http://ca.linkedin.com/in/zoe-cote/'],
  ['José Núñez', '+52 55 1234 5678', '+525512345678', 'https://mx.linkedin.com/in/jose#about'],
  ['محمد علي', '\u200E00971 (0)50 123 4567', '+971501234567', 'linkedin.com/in/mohammed-ali'],
] as const;

for (const [fullName, phone, keptPhone, linkedin] of everyday)
  test(`what ${fullName} types is shown as it is kept, and arrives`, async ({ page, open }, info) => {
    const person = {
      ...someone(),
      'Full Name': fullName,
      Phone: phone,
      'LinkedIn Profile (optional)': linkedin,
    };
    await open(job.path);
    for (const [name, value] of Object.entries(person))
      await form(page).getByRole('textbox', { name, exact: true }).fill(value);
    await expect(form(page).getByRole('textbox', { name: 'Phone' })).toHaveValue(keptPhone);
    await chooseResume(page, info.outputPath('resume.pdf'));
    await submitButton(page).click();
    await expect(page.getByRole('status').getByText(/Thank you for applying/)).toBeVisible();
    const [row] = await applicationsOf(person);
    expect(row).toMatchObject({ full_name: fullName, phone: keptPhone });
    expect(row?.linkedin_profile).toMatch(/^https:[^?#]+\/in\/[^?#]+$/);
  });

test('a real PDF and what was typed arrive, a number shown as it is kept, and the page goes back to the jobs', async ({
  page,
  open,
}, info) => {
  const person = { ...someone(), 'Full Name': 'नेहा शर्मा', Phone: '+९१ ९८७६५ ४३२१०' };
  const kept = '+919876543210';
  await open(job.path);
  for (const [name, value] of Object.entries(person))
    await form(page).getByRole('textbox', { name, exact: true }).fill(value);
  await expect(form(page).getByRole('textbox', { name: 'Phone' })).toHaveValue(kept);
  await chooseResume(page, info.outputPath('resume.pdf'));
  await expect(form(page).locator('strong')).toHaveText('resume.pdf');
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText(/Thank you for applying/)).toBeVisible();

  const [row, ...others] = await applicationsOf(person);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    job_id: 'graphic-designer',
    full_name: person['Full Name'],
    phone: kept,
    linkedin_profile: person['LinkedIn Profile (optional)'],
    cover_letter: person['Cover Letter'],
    form_trap: '',
  });
  expect(await storedResume(row?.resume_url ?? '')).toEqual(pdf.buffer);
  await expect(page).toHaveURL('/careers');
});

test('what is wrong is said at the field and in a list that leads there', async ({ page, open }, info) => {
  await open(job.path);
  await form(page).getByRole('textbox', { name: 'Full Name' }).fill('A');
  await form(page).getByRole('textbox', { name: 'Email' }).fill('ana@mail');
  await chooseResume(page, info.outputPath('resume.pdf'));
  await submitButton(page).click();
  const name = form(page).getByRole('textbox', { name: 'Full Name' });
  const list = form(page).getByRole('group', { name: 'There is a problem' }).getByRole('link');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveCount(5);
  await expect(list.nth(1)).toHaveText(/email/i);

  await list.nth(1).click();
  const email = form(page).getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
  await email.fill('ana@mail.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveCount(4);
  await expect(page).toHaveURL(job.path);
});

test('an applicant sees by the link how the application stands, withdraws it and erases everything', async ({
  page,
  open,
}) => {
  const filed = await fileApplication({ hasResume: true });
  await open(filed.path);
  // A bookmark, and the address copied into another tab, open it again.
  await expect(page).toHaveURL(filed.path);
  const main = page.getByRole('main');
  const [first] = applicationStates;
  await expect(main.getByText(statusMessages.states[first])).toBeVisible();
  await moveTo(filed.id, 'talking');
  await page.reload();
  await expect(main.getByText(statusMessages.states.talking)).toBeVisible();
  expect(await page.title()).not.toContain(filed.secret);

  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const question = main.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'No, keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await rowOf(filed.id))?.state).toBe('talking');
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(main.getByText(statusMessages.states.withdrawn)).toBeFocused();
  expect((await rowOf(filed.id))?.state).toBe('withdrawn');

  await main.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(main.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
  expect(await rowOf(filed.id)).toBeNull();
  expect(await filesOf(filed.email)).toEqual([]);
});
