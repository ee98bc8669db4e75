import { writeFile } from 'node:fs/promises';
import { applicationsOf, job, pdf, someone, storedResume } from '../e2e/web/application-form.ts';
import { expect, test, type Visitor } from '../support/engines/engine-test.ts';

const form = (visitor: Visitor) => visitor.role('form');
const submitButton = (visitor: Visitor) => form(visitor).role('button', /^Submit/);

async function chooseResume(visitor: Visitor, path: string) {
  await writeFile(path, pdf.buffer);
  await form(visitor).css('input[type=file]').upload(path);
}

test('a real PDF and what was typed arrive, and the page goes back to the jobs', async ({
  visitor,
}, info) => {
  const person = someone();
  await visitor.open(job.path);
  await expect(submitButton(visitor)).toHaveAttribute('disabled', '');
  for (const [label, value] of Object.entries(person))
    await form(visitor).role('textbox', label, { exact: true }).fill(value);
  await chooseResume(visitor, info.outputPath('resume.pdf'));
  await expect(form(visitor).css('strong')).toHaveWords('resume.pdf');
  await submitButton(visitor).click();
  await expect(visitor.role('status').text(/Thank you for applying/)).toBeShown();

  const [row, ...others] = await applicationsOf(person);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    job_id: 'graphic-designer',
    full_name: person['Full Name'],
    phone: person.Phone,
    cover_letter: person['Cover Letter'],
    form_trap: '',
  });
  expect(await storedResume(row?.resume_url ?? '')).toEqual(pdf.buffer);
  await expect(visitor).toBeAt('/careers');
});

test('what is wrong is said at the field and in a list that leads there', async ({ visitor }, info) => {
  await visitor.open(job.path);
  await form(visitor).role('textbox', 'Full Name').fill('A');
  await form(visitor).role('textbox', 'Email').fill('ana@mail');
  await chooseResume(visitor, info.outputPath('resume.pdf'));
  await submitButton(visitor).click();
  const name = form(visitor).role('textbox', 'Full Name');
  const list = form(visitor).role('group', 'There is a problem').role('link');
  await expect(name).toHaveFocus();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveCount(5);
  await expect(list.nth(1)).toHaveWords(/email/i);

  await list.nth(1).click();
  const email = form(visitor).role('textbox', 'Email');
  await expect(email).toHaveFocus();
  await expect(email).toBeInWindow();
  await email.fill('ana@mail.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(visitor).toBeAt(job.path);
});
