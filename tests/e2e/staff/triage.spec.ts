import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aResume, anApplication } from '../../backend/support/fixture.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, signInWithCode, test, title } from './staff-test.ts';

/** Applications that one word of their names finds, oldest last: `Person 001 w…` is the newest. */
async function fileMany(number: number) {
  const word = `w${randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: number }, (_, at) => ({
    ...anApplication(),
    id: randomUUID(),
    full_name: `Person ${nameOf(at)} ${word}`,
    email: `${word}-${at}@mail.example`,
    created_at: new Date(Date.now() - (at + 1) * 60_000).toISOString(),
  }));
  const { error } = await openBackend()
    .from('applications')
    .insert(rows as never); // ids and times are the database's own otherwise
  if (error !== null) throw new Error(error.message);
  return { word, ids: rows.map(({ id }) => id) };
}

const nameOf = (at: number) => String(at + 1).padStart(3, '0');
const person = (page: Page, at: number) => title(page, new RegExp(`^Person ${nameOf(at)} `));
const row = (page: Page, at: number) =>
  page.getByRole('link', { name: new RegExp(`^Person ${nameOf(at)} `) });
/** The browser of the tests has no viewer of PDFs, and says so. */
const withViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
const looksAt = async (ids: readonly string[], action = 'opened') => {
  const { data } = await openBackend().from('staff_audit').select('application_id').eq('action', action);
  const looked = new Set((data ?? []).map(({ application_id }) => application_id));
  return ids.flatMap((id, at) => (looked.has(id) ? [at] : []));
};

test('Next goes over the end of a page and stays right while states change under a filter, also after a reload', async ({
  page,
  openAs,
}) => {
  const { word, ids } = await fileMany(120);
  await openAs(await makeMember(), `/?search=${word}&state=new`);
  await row(page, 48).click();
  await expect(page.getByText('49 of 120')).toBeVisible();
  const leave = (at: number) =>
    openBackend().from('applications').update({ state: 'looked_at' }).eq('id', String(ids[at]));
  for (const at of [48, 49, 50, 51]) {
    await expect(person(page, at)).toBeFocused();
    await expect(page.getByText(`${at + 1} of 120`)).toBeVisible();
    await leave(at);
    await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
    await page.keyboard.press('n');
  }
  await expect(person(page, 52)).toBeFocused();
  await leave(52);
  await page.reload();
  await expect(person(page, 52)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(person(page, 53)).toBeVisible();
  // Five have left the list.
  await expect(page.getByText('49 of 115')).toBeVisible();
  await page.keyboard.press('p');
  await expect(person(page, 52)).toBeVisible();
  await page.keyboard.press('p');
  await expect(person(page, 47)).toBeVisible();
});

test('Back and the key u find the row, the scroll position and the choice; a new page begins at its top', async ({
  page,
  openAs,
}) => {
  const { word } = await fileMany(70);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(await makeMember(), `/?search=${word}`);
  await row(page, 30).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(person(page, 31)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Select (2 selected)', pressed: true })).toBeVisible();
  await page.goBack();
  await expect(row(page, 31)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(person(page, 31)).toBeFocused();
  await page.keyboard.press('n');
  await expect(person(page, 32)).toBeFocused();
  await page.keyboard.press('u');
  await expect(row(page, 32)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  // On another page of the list than the one that was left.
  await row(page, 49).press('Enter');
  await expect(page.getByText('50 of 70')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(person(page, 50)).toBeFocused();
  await page.keyboard.press('u');
  await expect(row(page, 50)).toBeFocused();
  await expect(page).toHaveURL(/page=2/);

  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(title(page, 'Positions')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a choice that filters hide says so, ends with the session, and more than can be chosen is not offered', async ({
  page,
  openAs,
}) => {
  const { word } = await fileMany(3);
  const member = await makeMember();
  await openAs(member, `/?search=${word}`);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await page.getByRole('searchbox').fill(`${word} 002`);
  await expect(bar.getByText('3 selected, 2 not shown')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No applications match.')).toBeVisible();
  await expect(bar.getByText('3 selected, 3 not shown')).toBeVisible();
  await page.route('**/rpc/list_applications', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, total: 10_001 } });
  });
  await page.getByRole('searchbox').fill(word);
  await expect(bar.getByText('3 selected', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Select all/ })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInWithCode(page, member);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  await expect(page.getByText('3 selected')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [640, 360],
  [1280, 720],
] as const) {
  test(`what can be done with the chosen ones is in sight at ${width} × ${height}, and covers no focus`, async ({
    page,
    openAs,
  }) => {
    const { word } = await fileMany(30);
    await page.setViewportSize({ width, height });
    await openAs(await makeMember(), `/?search=${word}`);
    await page.getByLabel(/^Select Person 001/).check();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await expect(bar.getByRole('button', { name: 'Change …' })).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await row(page, 0).focus();
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const focus = document.activeElement;
        const [box, over] = [focus, document.querySelector('[data-selection]')].map((each) =>
          each?.getBoundingClientRect(),
        );
        if (!box || !over || focus?.closest('[data-selection]')) return false;
        return box.bottom > over.top && box.top < over.bottom;
      });
      expect(isCovered, `after ${press + 1} presses`).toBe(false);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('three tabs lead from the search to the first row; keys search, choose, show the resume and reach the note', async ({
  page,
  openAs,
}) => {
  const { id, email } = await fileApplication();
  await withViewer(page);
  await openAs(await makeMember(), `/?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(`a[data-row="${id}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Ada Example')).toBeFocused();
  const opened = page.waitForResponse(/rpc\/open_resume/);
  await page.keyboard.press('r');
  await opened;
  await expect(page.getByText('The resume is shown below.')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Select (1 selected)', pressed: true })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByLabel('New note')).toBeFocused();
  await page.keyboard.type('mnpr');
  await expect(page.getByLabel('New note')).toHaveValue('mnpr');
  await expectAccessible(page);
});

test('who presses Next fast opens what is shown alone; the resume stays open from one to the next', async ({
  page,
  openAs,
}) => {
  const { word, ids } = await fileMany(12);
  const names = ids.map((_, at) => `${word}_mail.example_${at}.pdf`);
  for (const at of [0, 9, 10]) {
    const file = aResume();
    await openBackend().storage.from('resumes').upload(String(names[at]), file);
    const resume_url = `/storage/v1/object/public/resumes/${names[at]}`;
    await openBackend()
      .from('applications')
      .update({ resume_url } as never)
      .eq('id', String(ids[at]));
  }
  await withViewer(page);
  await page.clock.install();
  await openAs(await makeMember(), `/?search=${word}`);
  await row(page, 0).click();
  await expect(page.getByText('1 of 12')).toBeVisible();
  await expect(person(page, 0)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:.*#navpanes=0&view=FitH$/);
  // With the page's clock standing, as fast as a hand on however busy a machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let press = 2; press <= 10; press += 1) {
    await page.keyboard.press('n');
    await expect(page.getByText(`${press} of 12`)).toBeVisible();
  }
  await page.clock.resume();
  await expect(person(page, 9)).toBeFocused();
  await expect(page.getByText('The resume is shown below.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:/);
  expect(await looksAt(ids)).toEqual([0, 9]);
  expect(await looksAt(ids, 'resume_opened')).toEqual([0, 9]);
});

test('filters show mine, nobody’s and those without a resume; letters are searched when Enter is pressed', async ({
  page,
  openAs,
}) => {
  const { word, ids } = await fileMany(3);
  const member = await makeMember();
  const reader = await makeMember({ role: 'reader', name: `Reader ${word}` });
  await openBackend().from('applications').update({ assignee: member.id }).eq('id', String(ids[1]));
  const body = `Knows the katalog${word} well.`;
  const note = { application_id: String(ids[2]), body };
  await openBackend().from('application_notes').insert(note);
  await openAs(member, `/?search=${word}&assignee=me`);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(row(page, 1)).toBeVisible();
  const assignee = page.getByLabel('Assigned to');
  await expect(assignee.getByRole('option', { name: reader.name })).toHaveCount(0);
  await assignee.selectOption('Nobody');
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  await page.getByLabel('Show only').selectOption('Without a resume');
  await expect(page).toHaveURL(/assignee=nobody&only=no_resume/);
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Show all again' }).click();
  await expect(page.getByRole('button', { name: 'Show all again' })).toHaveCount(0);
  // What is chosen stands in the address, and is drawn when that has changed.
  await page.getByLabel('Also cover letters, messages and notes').click();
  await expect(page.getByLabel('Also cover letters, messages and notes')).toBeChecked();
  const search = page.getByRole('searchbox');
  await search.fill(`katalog${word}`);
  await search.press('Enter');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toContainText('in a note');
  const traces = () =>
    openBackend().from('staff_audit').select('details').eq('action', 'searched').eq('actor', member.id);
  expect((await traces()).data).toEqual([{ details: {} }]);
  await row(page, 2).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  expect((await traces()).data).toHaveLength(1);
});
