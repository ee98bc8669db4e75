import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { noticeRegionMessages } from '../../src/i18n/generated/en/notices.ts';
import { statusMessages } from '../../src/i18n/generated/en/application-status.ts';
import {
  applicationsOf,
  countFiles,
  fileWithLink,
  job,
  moveTo,
  pdf,
  rowOf,
  someone,
  storedResume,
} from '../e2e/web/application-form.ts';
import { expect, test } from '../support/engines/engine-test.ts';

/* Which numbers and addresses are kept how is tabled in tests/unit/domain/application/schema.test.ts. */

const form = (page: Page) => page.getByRole('form');
const submitButton = (page: Page) => form(page).getByRole('button', { name: /^Submit/ });

test('what is read stays where it is when a notice closes', async ({ page, open }) => {
  await open(job.path);
  // The way to the list of mistakes is behind it at once.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  const close = page.getByRole('button', { name: noticeRegionMessages.close });
  await expect(close).toBeVisible();
  await expect(form(page).getByRole('heading', { name: 'There is a problem' })).toBeInViewport();
  const top = () =>
    page.evaluate(() => document.querySelector('form input')?.getBoundingClientRect().top ?? 0);
  const shown = await top();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect.poll(async () => Math.abs((await top()) - shown)).toBeLessThan(2);
});

test('what is wrong is said at the field and in a list that leads there; once it is right, all arrives as it is shown', async ({
  page,
  open,
}, info) => {
  const person = { ...someone(), 'Full name': 'नेहा शर्मा', Phone: '+९१ ९८७६५ ४३२१०' };
  const storedPhone = '+919876543210';
  const resume = info.outputPath('resume.pdf');
  await writeFile(resume, pdf.buffer);
  await open(job.path);
  const field = (name: string) => form(page).getByRole('textbox', { name, exact: true });
  await field('Full name').fill('A');
  await field('Email').fill('ana@mail');
  await form(page).locator('input[type=file]').setInputFiles(resume);
  await expect(form(page).locator('strong')).toHaveText('resume.pdf');
  await submitButton(page).click();
  const summary = form(page).getByRole('group', { name: 'There is a problem' });
  const list = summary.getByRole('link');
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(summary.getByRole('heading')).toBeInViewport();
  await expect(field('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveCount(5);
  await list.nth(1).click();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toBeInViewport();
  await field('Email').fill(person.Email);
  await expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveCount(4);

  for (const [name, value] of Object.entries(person)) await field(name).fill(value);
  await expect(field('Phone')).toHaveValue(storedPhone);
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText(/Thank you for applying/)).toBeVisible();
  const [row, ...others] = await applicationsOf(person);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    job_id: 'graphic-designer',
    full_name: person['Full name'],
    phone: storedPhone,
    linkedin_profile: person['LinkedIn profile (optional)'],
    cover_letter: person['Cover letter'],
    form_trap: '',
  });
  expect(await storedResume(row?.resume_url ?? '')).toEqual(pdf.buffer);
  await expect(page).toHaveURL('/careers');
});

test('an applicant sees by the link how the application stands, withdraws it and erases everything', async ({
  page,
  open,
}) => {
  const filed = await fileWithLink();
  await open(filed.path);
  // A bookmark, and the address copied into another tab, open it again.
  await expect(page).toHaveURL(filed.path);
  const main = page.getByRole('main');
  await expect(main.getByText(statusMessages.states.new)).toBeVisible();
  await moveTo(filed.id, 'talking');
  await page.reload();
  await expect(main.getByText(statusMessages.states.talking)).toBeVisible();

  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const question = main.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'No, keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await rowOf(filed.id))?.state).toBe('talking');
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, withdraw it' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '', null);
  await expect.poll(focused).toContain(statusMessages.states.withdrawn);
  expect((await rowOf(filed.id))?.state).toBe('withdrawn');

  await main.getByRole('button', { name: 'Delete everything', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(main.getByRole('heading', { name: statusMessages.erased.heading })).toBeVisible();
  expect(await rowOf(filed.id)).toBeNull();
  expect(await countFiles(filed.resumeName)).toBe(0);
});
