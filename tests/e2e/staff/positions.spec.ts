import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languageNames } from '~/i18n/language-names.ts';
import { jobs } from '~/content/jobs.ts';
import { type PositionForm, emptyForm, formOf } from '../../../src/staff/positions/position-form.ts';
import { somePosition } from '../../support/positions.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, refusals, test, title as heading } from './staff-test.ts';

/* Positions that staff make: from a draft to closed in the staff app, and what may go wrong on the way. web/positions shows them on the site. */

const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ });
const field = (page: Page, name: keyof PositionForm) => page.locator(`#position-${name}`);
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Removes what a test has made, so that others find the list as it was. */
const made: string[] = [];
test.afterEach(async () => {
  for (const id of made.splice(0)) await openBackend().from('positions').delete().eq('job_id', id);
});

/** A position of which nothing is missing, as a draft or published. */
async function makePosition(changes: object = {}): Promise<{ id: string; title: string }> {
  const id = `nurse-${randomUUID().slice(0, 8)}`;
  made.push(id);
  const content = somePosition();
  const title = `Nurse ${id.slice(6)}`;
  const { error } = await openBackend()
    .from('positions')
    .insert({ ...content, job_id: id, titles: { ...content.titles, en: title }, ...changes });
  if (error !== null) throw new Error(error.message);
  return { id, title };
}

const today = () => new Date().toISOString().slice(0, 10);
const storedOf = async (id: string) =>
  (await openBackend().from('positions').select('*').eq('job_id', id)).data?.[0];

async function write(page: Page, form: Partial<PositionForm>): Promise<void> {
  for (const [name, value] of Object.entries(form)) {
    const control = field(page, name as keyof PositionForm);
    if (!(await control.isVisible())) {
      const language = name.slice(0, 2);
      await tab(page, language === 'fr' ? /^French/ : /^English/).click();
    }
    if (name.endsWith('-offered')) await control.setChecked(value !== '');
    else if (['category', 'employment_type', 'unit', 'vacancy'].includes(name))
      await control.selectOption(value);
    else await control.fill(value);
  }
}

test('a position from a draft to closed: made, checked by the law, previewed, published, applied for, closed', async ({
  page,
  openAs,
}) => {
  test.slow();
  const name = `Nurse ${randomUUID().slice(0, 8)}`;
  const id = name.toLowerCase().replace(' ', '-');
  made.push(id);
  const { 'fr-title': _french, ...texts } = formOf(somePosition());
  const changed = Object.entries(texts).filter(
    ([key, value]) => value !== emptyForm[key as keyof PositionForm],
  );
  await openAs(await makeMember({ name: 'Bea Example' }), '/positions');
  await page.getByRole('link', { name: 'New position' }).click();
  await expect(heading(page, 'New position')).toBeFocused();

  await saveButton(page).click();
  await expect(page.getByRole('group', { name: 'Result of saving' })).toBeFocused();
  await page.getByRole('button', { name: /^Title \(English\)/ }).click();
  await expect(field(page, 'en-title')).toBeFocused();
  await write(page, { 'en-title': name });
  await expect(page.getByLabel('Address on the site')).toHaveValue(id);
  await saveButton(page).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Draft: only staff see it')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible();

  // The law table names what is missing, and leads there.
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog');
  const lack = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
  await expect(lack('A last day')).toContainText('Colorado, from 1 employee');
  // Laws that ask for the same are one line, which opens.
  await expect(dialog.getByText('Vermont', { exact: false }).first()).toBeHidden();
  await lack('A pay range')
    .getByText(/^\d+ laws require it$/)
    .click();
  await expect(lack('A pay range').getByText(/^Vermont/)).toBeVisible();
  await expectAccessible(page);
  // Pressed all the same, nothing happens: what cannot be pressed yet keeps the focus.
  await dialog.getByRole('button', { name: 'Publish it now' }).click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Every text in English' }).click();
  // It comes a moment after the dialog has gone: what is typed before lands in another field.
  await expect(field(page, 'en-title')).toBeFocused();
  await write(page, { ...Object.fromEntries(changed), 'en-title': name });
  await page.getByRole('button', { name: 'Publish …' }).click();
  await dialog.getByRole('button', { name: 'Every text in French, or not offered in Canada' }).click();
  await expect(field(page, 'fr-title')).toBeFocused();
  await write(page, { 'fr-title': `Infirmière ${name}` });
  await expect(tab(page, /^French/)).toContainText('complete');
  await expect(tab(page, /^Spanish/)).toContainText('0 of 6');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Language of the page').selectOption({ label: `Arabic – ${languageNames.ar}` });
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(preview.getByRole('heading', { level: 1, name })).toHaveAttribute('lang', 'en');
  expect(await preview.locator('html').evaluate((html) => html.clientWidth)).toBeLessThan(400);
  await page.getByRole('button', { name: 'Close the preview' }).click();

  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(dialog.getByText(/ask for it/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish it now' }).click();
  await expect(page.getByText(/^It is published\. Visitors see it after the next build/)).toBeVisible();
  expect(await storedOf(id)).toMatchObject({
    published_on: today(),
    time_zone: 'Pacific/Honolulu',
    languages: ['en', 'fr'],
  });

  await fileApplication({ job_id: id, job_title: name }, false);
  await page.getByRole('link', { name: 'All positions' }).click();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(item.getByRole('link', { name: /^1 application/ })).toBeVisible();
  await item.getByRole('button', { name: /^Close/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the position' }).click();
  await expect(item.getByText(/^Closed\./)).toBeVisible();
  await item.getByRole('button', { name: /^Open again/ }).click();
  await expect(item.getByText(/^Open until the end of Mar 31, 2098/)).toBeVisible();
});

test('until the site is built again the app says what its pages lack; publishing and closing ask for the build', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const { id, title } = await makePosition();
  const builds = '**/functions/v1/request-build';
  const pages = page.getByRole('region', { name: 'On the site' });
  await page.route(builds, (route) =>
    route.fulfill({
      status: 429,
      json: { hint: 'too_many_builds' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await openAs(await makeMember(), `/positions/${id}`);
  await expect(saveButton(page)).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish it now' }).click();
  await expect(pages.getByText(/Visitors do not see these as they are now/)).toBeVisible();
  await expect(pages.getByRole('listitem')).toHaveText([title]);
  await expect(pages.getByText(/Too many builds of the site/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(builds);
  await pages.getByRole('button', { name: 'Build the site now' }).click();
  await expect(pages.getByText(/are up to date/)).toBeVisible();
  await expect(pages.getByText(/Too many builds of the site/)).toHaveCount(0);

  const asked = page.waitForRequest(builds);
  await page.getByRole('button', { name: /^Close/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the position' }).click();
  await asked;
  await expect(page.getByText(/^Closed\./)).toBeVisible();
  await expect(pages.getByText(/are up to date/)).toBeVisible();
  await expect(pages.getByRole('heading'), 'one line while nothing waits').toHaveCount(0);
  await expect(pages.getByRole('button')).toHaveCount(0);
});

test('a copy begins with what was written, and its draft can be removed', async ({ page, openAs }) => {
  const [job] = jobs();
  await openAs(await makeMember(), '/positions');
  await page.getByRole('link', { name: `Copy of ${job?.title}` }).click();
  await expect(field(page, 'en-title')).toHaveValue(`Copy of ${job?.title}`);
  await expect(field(page, 'en-description')).toHaveValue(job?.description ?? '');
  const name = `Copy ${randomUUID().slice(0, 8)}`;
  made.push(name.toLowerCase().replace(' ', '-'));
  await write(page, { 'en-title': name });
  await saveButton(page).click();
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the draft …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the draft' }).click();
  await expect(heading(page, 'Positions')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('nothing typed is lost: a failed save, an ended session, somebody else’s save', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const { id, title } = await makePosition();
  const bea = await makeMember({ name: 'Bea Example' });
  const cleo = await makeMember({ name: 'Cleo Example' });
  test.slow();
  await openAs(bea, `/positions/${id}`);
  await write(page, { 'en-description': 'Mine.' });
  await page.route('**/rest/v1/positions*', (route) => route.abort());
  await saveButton(page).click();
  await expect(page.getByText(/^No answer from the server/)).toBeVisible();
  await expect(field(page, 'en-description')).toHaveValue('Mine.');
  await page.unroute('**/rest/v1/positions*');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Applications/ })
    .click();
  await page.getByRole('link', { name: 'Positions', exact: true }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('What you were writing is still here, and not saved yet.')).toBeVisible();
  await expect(field(page, 'en-description')).toHaveValue('Mine.');

  const remote = {
    descriptions: { ...somePosition().descriptions, en: 'Theirs.' },
    category: 'Other',
  } as const;
  expect((await cleo.client.from('positions').update(remote).eq('job_id', id)).error).toBeNull();
  await saveButton(page).click();
  await expect(page.getByText(/^Not saved: Cleo Example changed the same fields/)).toBeVisible();
  await expect(field(page, 'en-description')).toHaveValue('Mine.');
  await expect(field(page, 'category')).toHaveValue('Other');
  await expect(page.getByText('Theirs.')).toBeVisible();
  await expectAccessible(page);
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await storedOf(id)).toMatchObject({ category: 'Other', descriptions: { en: 'Mine.' } });

  // What others have changed elsewhere is kept without a question.
  await write(page, { 'en-title': `${title} II` });
  expect(
    (await cleo.client.from('positions').update({ employment_type: 'Intern' }).eq('job_id', id)).error,
  ).toBeNull();
  await saveButton(page).click();
  await expect(
    page.getByText(/^Saved at .* Cleo Example had changed Employment type: that is kept too/),
  ).toBeVisible();
  expect(await storedOf(id)).toMatchObject({ employment_type: 'Intern', titles: { en: `${title} II` } });

  await write(page, { 'en-title': `${title} III` });
  await openBackend().from('positions').delete().eq('job_id', id);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Keep it as a new draft' }).click();
  await saveButton(page).click();
  await expect(heading(page, `${title} III`)).toBeVisible();
  expect(await storedOf(id)).toMatchObject({ published_on: null, titles: { en: `${title} III` } });
});

test('a published position cannot be saved without what the law asks for', async ({ page, openAs }) => {
  const { id } = await makePosition({ published_on: today() });
  await openAs(await makeMember(), `/positions/${id}`);
  await write(page, { closes_on: '' });
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'A last day after the day of the posting' }).click();
  await expect(field(page, 'closes_on')).toBeFocused();
  expect(await storedOf(id)).toMatchObject({ closes_on: '2098-03-31' });
});

test('a reader looks at a position and changes nothing', async ({ page, openAs }) => {
  const { id, title } = await makePosition();
  await openAs(await makeMember({ role: 'reader' }), `/positions/${id}`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await page.goto('/#/positions');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(New|Copy)/ })).toHaveCount(0);
});

test('a position that the site is built with is changed in one language, and keeps its own texts in the others', async ({
  page,
  openAs,
}) => {
  const id = 'field-marketing-specialist';
  const before = await storedOf(id);
  try {
    await openAs(await makeMember(), `/positions/${id}`);
    await tab(page, /^Spanish/).click();
    await field(page, 'es-description').fill('Una frase nueva.');
    await saveButton(page).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(Object.keys((await storedOf(id))?.texts ?? {})).toEqual(['es']);
  } finally {
    const { titles, descriptions, texts, offer } = before ?? {};
    await openBackend()
      .from('positions')
      .update({
        titles: titles ?? {},
        descriptions: descriptions ?? {},
        texts: texts ?? {},
        offer: offer ?? null,
      })
      .eq('job_id', id);
  }
});
