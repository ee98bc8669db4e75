import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { accommodation } from '../../../src/i18n/generated/en/accommodation.ts';
import { statusMessages } from '../../../src/i18n/generated/en/application-status.ts';
import { notMeParameter } from '../../../src/domain/application/link-secret.ts';
import { applicationStates } from '../../../src/domain/contract/staff.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { openBackend } from '../../support/staff.ts';
import {
  backendUrls,
  countFiles,
  fileWithLink,
  job,
  moveTo,
  pdf,
  resumeOf,
  rowOf,
} from './application-form.ts';

/* What an applicant sees and does by the link that only they have. Who may do what by it: tests/backend/links.test.ts. */

const storage = `${stackUrls.backend}/storage/v1/object/resumes*`;
const rest = `${stackUrls.backend}/rest/v1/rpc/*`;
const question = (page: Page) => page.getByRole('alertdialog');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('every state is told in a sentence, what was sent when asked for; the secret is in the address alone', async ({
  page,
  open,
}) => {
  const filed = await fileWithLink();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), JSON.stringify(request.headers())));
  await open(filed.path);
  for (const state of applicationStates) {
    await moveTo(filed.id, state);
    await page.reload();
    await expect(page.getByText(statusMessages.states[state], { exact: true })).toBeVisible();
    const isUndecided = ['new', 'looked_at', 'talking', 'offer'].includes(state);
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(isUndecided ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible();
  }
  const facts = page.getByRole('region', { name: 'Where it stands' });
  await expect(facts).toContainText(job.title);
  await expect(facts).toContainText(/[0-9A-F]{4}-[0-9A-F]{4}/);
  await expect(facts).toContainText('It has arrived.');
  const sent = page.getByRole('region', { name: 'What you sent' });
  await expect(sent).not.toContainText(filed.email);
  await sent.getByRole('button', { name: 'Show what I sent' }).click();
  await expect(sent).toContainText(filed.email);
  await expect(sent.getByText(/I would like to help/)).toBeVisible();
  await sent.getByRole('button', { name: 'Hide it again' }).click();
  await expect(sent).not.toContainText(filed.email);
  expect(await page.title()).toBe(`Your application – ${brand.productName}`);
  expect(requests.filter((text) => text.includes(filed.secret))).toEqual([]);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');

  // Another link in the same tab.
  const other = await fileWithLink(false);
  await page.evaluate((hash) => (location.hash = hash), other.secret);
  await expect(page.getByText('It is not there.')).toBeVisible();
});

test('panels, fields and forms have one width, and no fact stands alone in a row', async ({ page, open }) => {
  const widths = [1280, 1024, 768, 390];
  /** Where a part begins and ends in windows of these widths. */
  const edgesOf = async (part: Locator) => {
    const edges: number[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const box = await part.boundingBox();
      edges.push([box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)].map(Math.round));
    }
    return edges;
  };
  await page.route(backendUrls.mail, (route) => route.fulfill({ json: { hasSender: true } }));
  await open('/application');
  const lost = await edgesOf(page.getByRole('textbox', { name: 'Email' }));
  await open('/accommodation');
  expect(await edgesOf(page.getByRole('form'))).toEqual(lost);

  const { path } = await fileWithLink();
  await open(path);
  const state = page.getByRole('region', { name: statusMessages.stateHeading });
  expect(await edgesOf(state)).toEqual(lost);
  expect(await edgesOf(page.locator('main input[type=file]').locator('..'))).toEqual(lost);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const terms = await state.getByRole('term').all();
    const tops = await Promise.all(terms.map(async (term) => (await term.boundingBox())?.y));
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(new Set(rows).size, `rows of ${rows.join(' and ')} facts at ${width}`).toBe(1);
  }
});

test('a missing resume is added by the rules of the form', async ({ page, open }) => {
  const filed = await fileWithLink(false);
  await open(filed.path);
  const send = page.getByRole('button', { name: 'Send resume' });
  const input = page.locator('main input[type=file]');
  const choose = page.getByRole('button', { name: /^Choose/ });
  // Switched off it is reached, sends nothing, and says at the field what is missing.
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Choose your resume above to turn on this button.');
  await send.press('Enter');
  await expect(choose).toBeFocused();
  await expect(choose).toHaveAccessibleDescription(/Resume is required/);
  await input.setInputFiles({ ...pdf, name: 'cv.docx' });
  await expect(page.getByText('Only PDF files are allowed').first()).toBeVisible();
  await expect(send).toBeDisabled();
  await send.press('Enter');
  await expect(choose).toHaveAccessibleDescription(/Only PDF files are allowed/);
  await input.setInputFiles(pdf);
  await send.click();
  await expect(page.getByText('Your resume has arrived.')).toBeVisible();
  await expect(send).toHaveCount(0);
  expect(await resumeOf(filed.id)).toEqual(pdf.buffer);
});

test('a resume is replaced until staff open it, by the keyboard alone; the old one stays until the new one is taken', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (400|500)|resume was not uploaded/);
  const newResumeMessages = statusMessages.newResume;
  const filed = await fileWithLink();
  const before = await resumeOf(filed.id);
  await open(filed.path);
  const section = page.getByRole('region', { name: newResumeMessages.heading });
  const send = section.getByRole('button', { name: newResumeMessages.send });
  await expect(section).toContainText(newResumeMessages.text);
  await section.locator('input[type=file]').setInputFiles(pdf);
  for (const failing of [storage.replace('*', '/*'), rest.replace('*', 'replace_resume_by_link')]) {
    await page.route(failing, (route) => route.fulfill({ status: 500 }));
    await send.press('Enter');
    await expect(section.getByRole('alert')).toContainText(statusMessages.failed);
    await page.unroute(failing);
    expect(await resumeOf(filed.id)).toEqual(before);
    await expect(section).toContainText(pdf.name);
  }
  await send.press('Enter');
  // Read out whole: what has changed, and where it stands.
  const state = page.getByRole('paragraph').filter({ hasText: statusMessages.states.new });
  await expect(state).toContainText(newResumeMessages.done);
  await expect(state).toBeFocused();
  await expect(send).toBeDisabled();
  expect(await resumeOf(filed.id)).toEqual(pdf.buffer);
  expect(await countFiles(filed.resumeName)).toBe(0);

  // Staff open it while the next one is being chosen.
  const newer = { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.from('% newer')]) };
  await section.locator('input[type=file]').setInputFiles(newer);
  const look = await openBackend().rpc('note_look', { action: 'resume_opened', ids: [filed.id] });
  expect(look.error).toBeNull();
  await send.press('Enter');
  await expect(page.getByText(newResumeMessages.kept)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resume' })).toContainText(newResumeMessages.isOpened);
  await expect(page.locator('main input[type=file]')).toHaveCount(0);
  expect(await resumeOf(filed.id)).toEqual(pdf.buffer);
});

test('erasing removes row, notes and file, and the link with them; a file that stays is told', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (500|409)/);
  const filed = await fileWithLink();
  await moveTo(filed.id, 'talking');
  const note = { application_id: filed.id, body: 'Ana draws well.' };
  expect((await openBackend().from('application_notes').insert(note)).error).toBeNull();
  await open(filed.path);
  await page.route(storage, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  const erase = async () => {
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
    for (const goes of statusMessages.erase.items) await expect(question(page)).toContainText(goes);
    await question(page).getByRole('button', { name: 'Yes, delete everything' }).click();
  };
  await erase();
  await expect(alert(page)).toContainText('Your resume could not be deleted');
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  expect((await rowOf(filed.id))?.state).toBe('talking');
  expect(await countFiles(filed.resumeName)).toBe(1);

  await page.unroute(storage);
  await erase();
  await expect(heading(page, statusMessages.erased.heading)).toBeFocused();
  expect(await rowOf(filed.id)).toBeNull();
  expect(await countFiles(filed.resumeName)).toBe(0);
  const notes = await openBackend().from('application_notes').select('id').eq('application_id', filed.id);
  expect(notes.data).toEqual([]);
  await page.goto('/');
  await open(filed.path);
  await expect(heading(page, statusMessages.unknown.heading)).toBeVisible();
});

test('while a legal claim keeps an application its page says so, deletes nothing, and notes the wish', async ({
  page,
  open,
}) => {
  const { held, notMe, newResume } = statusMessages;
  const filed = await fileWithLink();
  const hold = { held_because: 'Charge 7' };
  const holding = await openBackend().from('applications').update(hold).eq('id', filed.id);
  expect(holding.error).toBeNull();
  await open(filed.path.replace('#', `?${notMeParameter}#`));
  await expect(page.getByText(held.text)).toBeVisible();
  await expect(page.getByText('Charge 7')).toHaveCount(0);
  await expect(heading(page, newResume.heading)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete everything' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: notMe.erase }).click();
  await expect(page.getByText(notMe.stopped)).toBeVisible();
  await page.reload();
  const wish = page.getByRole('region', { name: statusMessages.erase.heading });
  await expect(wish).toContainText(held.asked);
  await expect(wish.getByRole('button', { name: held.send })).toBeDisabled();
  expect(await rowOf(filed.id)).not.toBeNull();
  expect(await countFiles(filed.resumeName)).toBe(1);

  const other = await fileWithLink();
  await openBackend().from('applications').update(hold).eq('id', other.id);
  await page.goto('/');
  await open(other.path);
  await expect(wish).toContainText(held.ask);
  await wish.getByRole('button', { name: held.send }).press('Enter');
  await expect(wish.getByRole('status')).toHaveText(held.asked);
  expect(await rowOf(other.id)).not.toBeNull();
});

test('who got the mail of somebody else’s application ends both with one press', async ({ page, open }) => {
  const notMeMessages = statusMessages.notMe;
  const filed = await fileWithLink();
  await open(filed.path);
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible();
  await expect(heading(page, notMeMessages.heading)).toHaveCount(0);
  await page.goto('/');
  await open(filed.path.replace('#', `?${notMeParameter}#`));
  await page.getByRole('button', { name: notMeMessages.stop }).click();
  await expect(page.getByText(notMeMessages.stopped)).toBeVisible();
  expect(await rowOf(filed.id)).not.toBeNull();
  await page.getByRole('button', { name: notMeMessages.erase }).click();
  await expect(heading(page, notMeMessages.erased.heading)).toBeFocused();
  expect(await rowOf(filed.id)).toBeNull();
  expect(await countFiles(filed.resumeName)).toBe(0);
});

test('a wrong link and a piece of one get the same plain answer, and only the first asks; none is no error', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  await page.route(backendUrls.mail, (route) => route.fulfill({ json: { hasSender: true } }));
  page.on('request', (request) => {
    if (request.url().startsWith(`${stackUrls.backend}/rest`)) asked.push(request.url());
  });
  for (const [hash, asks] of [
    ['#A9x', false],
    [`#${'A'.repeat(43)}`, true],
  ] as const) {
    await page.goto('/robots.txt');
    await open(`/application${hash}`);
    const unknown = heading(page, statusMessages.unknown.heading);
    await expect(unknown).toBeFocused();
    await expect(unknown).toHaveAccessibleDescription(new RegExp(`^${statusMessages.unknown.text}`));
    await expect(page.getByRole('main')).toContainText(statusMessages.unknown.text);
    const mail = page.getByRole('main').getByRole('link', { name: brand.emails.company });
    await expect(mail).toHaveAttribute('href', /^mailto:/);
    expect(asked.length > 0, hash).toBe(asks);
  }
  asked.length = 0;
  await page.goto('/robots.txt');
  await open('/application');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusMessages.noLink.heading);
  await expect(page.getByRole('main')).toContainText(statusMessages.noLink.text);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await expect(page.getByText(statusMessages.unknown.heading)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('paper has the state, the reference, the link and what was sent; nothing that only a screen can do', async ({
  page,
  open,
}) => {
  const filed = await fileWithLink();
  await open(filed.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: statusMessages.sent.show }).click();
  const words = main.getByText((await rowOf(filed.id))?.cover_letter ?? '');
  await expect(words).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const printed of [
    main.getByText(statusMessages.states.new),
    main.getByText(new RegExp(`${statusMessages.linkOnPaper}.*${filed.path}`)),
    main.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    words,
  ])
    await expect(printed).toBeVisible();
  for (const dead of [
    statusMessages.needsScript,
    statusMessages.bookmark,
    statusMessages.sent.text,
    statusMessages.newResume.text,
    'PDF only, max 5MB',
    statusMessages.resume.first,
    statusMessages.withdraw.text,
    statusMessages.erase.text,
  ])
    await expect(main.getByText(dead)).toBeHidden();
  await open('/accommodation');
  await expect(page.getByText(accommodation.needsScript)).toBeHidden();
  await expect(page.getByText(accommodation.otherWays.text)).toBeVisible();
});

test('whoever has lost the link asks for it again, and hears the same for every address', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (429|502)/);
  const lostMessages = statusMessages.lost;
  await page.route(backendUrls.mail, (route) => route.fulfill({ json: { hasSender: true } }));
  await open('/careers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Have you applied already/ })
    .press('Enter');
  const section = page.getByRole('region', { name: lostMessages.heading });
  const send = section.getByRole('button', { name: lostMessages.send });
  const address = section.getByLabel('Email');
  await send.press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Email is required/);
  await address.fill('ana@people.example');
  for (const [status, json, text] of [
    [200, { asked: false, hasSender: false }, lostMessages.noSender],
    [200, { asked: true }, lostMessages.asked],
    [429, {}, lostMessages.limited],
    [502, {}, lostMessages.noAnswer],
  ] as const) {
    await page.route(backendUrls.mail, (route) => route.fulfill({ status, json }));
    await send.press('Enter');
    await expect(section.getByRole('status')).toContainText(text);
    await expect(send).toBeFocused();
    await page.unroute(backendUrls.mail);
  }
  await expectAccessible(page);
  await expect(address).toHaveValue('ana@people.example');
});

test('where the site sends no mail, the page offers none, and says what can be done', async ({
  page,
  open,
}) => {
  // The stack of the tests sends none.
  for (const hash of ['', '#A9x']) {
    await page.goto('/robots.txt');
    await open(`/application${hash}`);
    const section = page.getByRole('region', { name: statusMessages.lost.heading });
    await expect(section).toContainText(statusMessages.lost.noSender);
    await expect(section.getByRole('link', { name: brand.emails.company })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText(statusMessages.lost.text)).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByText(statusMessages.lost.noSender)).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('without a connection the page says so and tries again, and keeps what it shows; then it withdraws', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const filed = await fileWithLink();
  await page.route(rest, (route) => route.abort());
  await open(filed.path);
  await expect(heading(page, statusMessages.noAnswer.heading)).toBeVisible();
  await page.unroute(rest);
  await page.getByRole('button', { name: 'Try again' }).click();
  const state = page.getByText(statusMessages.states.new);
  await expect(state).toBeVisible();

  const withdraw = async () => {
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await question(page).getByRole('button', { name: 'Yes, withdraw it' }).click();
  };
  await page.route(rest, (route) => route.abort());
  await withdraw();
  await expect(alert(page)).toContainText('we do not know if it worked');
  await expect(state).toBeVisible();
  expect((await rowOf(filed.id))?.state).toBe('new');
  await page.unroute(rest);
  await withdraw();
  await expect(page.getByText(statusMessages.states.withdrawn).locator('..')).toBeFocused();
  expect((await rowOf(filed.id))?.state).toBe('withdrawn');
});
