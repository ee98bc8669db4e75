import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '~/i18n/messages.ts';
import { aStoredPosition, somePosition } from '../../support/positions.ts';
import { makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { applicationsOf, fillIn, someone, submitButton } from './application-form.ts';

/* Positions that staff have published, changed or closed since the site was built: the site shows it at once. */

/** What is put back after a test: rows that it made, and built positions that it changed. */
const made: string[] = [];
const changed: string[] = [];
test.afterEach(async () => {
  const table = () => openBackend().from('positions');
  for (const id of made.splice(0)) await table().delete().eq('job_id', id);
  const built = { is_open: true, closes_on: null, descriptions: {}, texts: {} };
  for (const id of changed.splice(0)) await table().update(built).eq('job_id', id);
});

const today = () => new Date().toISOString().slice(0, 10);
const closed = 'This position is closed.';
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Publishes a position as the command line could, also one that breaks a rule of ours. */
async function publish(changes: object = {}): Promise<{ id: string; title: string }> {
  const id = `nurse-${randomUUID().slice(0, 8)}`;
  made.push(id);
  const content = somePosition();
  const title = `Nurse ${id.slice(6)}`;
  const titles = { ...content.titles, en: title };
  const row = { ...content, titles, job_id: id, published_on: today(), ...changes };
  const { error } = await openBackend().from('positions').insert(row);
  if (error !== null) throw new Error(error.message);
  return { id, title };
}

/** Changes a position that the site was built with; each test has one of its own. */
async function change(id: string, changes: object): Promise<void> {
  changed.push(id);
  const { error } = await openBackend().from('positions').update(changes).eq('job_id', id);
  if (error !== null) throw new Error(error.message);
}

test('published by a member: in the list at once, found, opened, applied for, and closed', async ({
  page,
  open,
  expectedErrors,
}) => {
  // Its address answers with 404 until the next build.
  expectedErrors.push(/404/);
  const person = someone();
  const staff = await makeMember();
  const { id, title } = await publish({ published_on: null });
  await open('/careers');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  const table = staff.client.from('positions');
  expect((await table.update({ published_on: today() }).eq('job_id', id)).error).toBeNull();

  await open('/careers');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(card).toContainText('Part-time');
  await page.getByRole('button', { name: 'Growth' }).click();
  await page.getByRole('searchbox').fill(`NURSE ${id.slice(6)} time`);
  await expect(page.getByRole('status').filter({ hasText: '1 position' })).toBeVisible();
  await card.getByRole('link').click();
  await expect(h1(page, title)).toBeFocused();
  await expect(page).toHaveTitle(messages.jobPage.title({ jobTitle: title }));
  await expect(page.getByText('Canada: 61,000 to 82,000 Canadian dollars a year')).toBeVisible();

  await fillIn(page, person);
  await submitButton(page).click();
  await expect(page.getByText(/Application Submitted Successfully/).first()).toBeVisible();
  expect(await applicationsOf(person)).toMatchObject([{ job_id: id, job_title: title }]);

  expect((await table.update({ is_open: false }).eq('job_id', id)).error).toBeNull();
  await open(`/careers/job/${id}`);
  await expect(page.getByRole('region', { name: closed })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('its address, opened before the next build: the page never says that there is no such job', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const { id, title } = await publish();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('h1, title')].filter(
        (each) => each.tagName === 'TITLE' || (each as HTMLElement).checkVisibility(),
      );
      seen.push(...shown.map((each) => each.textContent));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const response = await page.goto(`/careers/job/${id}`);
  expect(response?.status()).toBe(404);
  await expect(h1(page, title)).toBeVisible();
  await expect(page.getByRole('form')).toBeVisible();
  const seen = await page.evaluate('[...new Set(globalThis.seen)].join("\\n")');
  expect(seen).toContain(title);
  expect(seen).not.toContain('Not Found');

  // Nobody has translated it into Hindi, and the page says so of its texts.
  await page.goto(`/hi/careers/job/${id}`);
  await expect(h1(page, title)).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto(`/ar/careers/job/${id}`);
  await expect(page.getByText('Listen (en)')).toHaveCSS('direction', 'ltr');
  await expectAccessible(page);
  await page.goto(`/fr/careers/job/${id}`);
  await expect(h1(page, 'Nurse Advisor (fr)')).toBeVisible();
});

test('hostile texts are text, and a broken row takes no other with it', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /cannot be shown/);
  const attack = '<img src=x onerror="document.title=1">\u202E</script>${7*7}{{7*7}}';
  const { titles, texts } = somePosition(['en']);
  const hostile = await publish({
    titles: { ...titles, en: attack },
    descriptions: { en: attack },
    texts: { en: { ...texts.en, benefits: [attack, attack], overview: attack } },
    offer: { unit: 'HOUR', vacancy: 'open-now', pay: { IN: { minimum: 1, maximum: 2 } } },
  });
  const { title } = await publish();
  await page.route('**/rest/v1/positions*', async (route) => {
    const response = await route.fetch();
    const [row, ...rows]: readonly object[] = await response.json();
    const broken = [null, 'x', { job_id: 'x' }, { ...row, job_id: '../x' }, { ...row, titles: { en: 1 } }];
    await route.fulfill({ response, json: [...broken, row, ...rows] });
  });
  const warned = page.waitForEvent('console', (message) => message.text().includes('cannot be shown'));
  await open('/careers');
  expect((await warned).type()).toBe('warning');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: '<img src=x' })).toBeVisible();
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  await page.unroute('**/rest/v1/positions*');
  await open(`/careers/job/${hostile.id}`);
  await expect(h1(page, /<img src=x.*\{\{7\*7\}\}/)).toBeVisible();
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
});

test('a text that staff have written in place of a built one is shown in its language', async ({
  page,
  open,
}) => {
  const id = 'community-outreach-coordinator';
  const { descriptions, texts } = somePosition(['es']);
  await change(id, { descriptions, texts });
  await open(`/careers/job/${id}`);
  await expect(page.getByText('(es)')).toHaveCount(0);
  await open(`/es/careers/job/${id}`);
  await expect(page.getByText('Listen (es)')).toBeVisible();
});

test('closed since the build: card and page say so, and there is no form', async ({ page, open }) => {
  const id = 'growth-partnerships-lead';
  await change(id, { is_open: false });
  await open('/careers');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) });
  await expect(card.getByText(closed)).toBeVisible();
  await expect(card.getByRole('link')).toHaveAccessibleDescription(/This position is closed\./);
  const other = page.getByRole('listitem').filter({ has: page.locator('a[href$="/graphic-designer"]') });
  await expect(other.getByText(closed)).toHaveCount(0);
  const openOnes = page.getByRole('region', { name: 'Open positions' });
  await expect(openOnes.locator(`a[href$="/${id}"]`)).toHaveCount(0);
  // Other tests publish and close positions meanwhile.
  const listed = await openOnes.getByRole('listitem').count();
  await expect(openOnes.getByRole('status')).toHaveText(`${listed} positions`);
  await card.getByRole('link').click();
  const notice = page.getByRole('region', { name: closed });
  for (const visit of ['by a press', 'by its address']) {
    await expect(notice, visit).toBeVisible();
    await expect(page.getByRole('form'), visit).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0);
    await expect(page.getByText('This job is open now.')).toHaveCount(0);
    await page.reload();
  }
  await expect(notice).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await notice.getByRole('link', { name: 'See open positions' }).click();
  await expect(page).toHaveURL('/careers');
});

test('a closing day that staff have set is the one that is told, and after it the position is closed', async ({
  page,
  open,
}) => {
  const id = 'social-media-manager';
  await change(id, { closes_on: '2031-03-09' });
  await open(`/careers/job/${id}`);
  // Where the tests read it, in New York, the day in Hawaii ends in the next night.
  await expect(page.getByText('March 10, 2031, 5:59 AM, your time')).toBeVisible();
  await expect(page.getByRole('form')).toBeVisible();
  await change(id, { closes_on: '2020-03-09' });
  await page.reload();
  await expect(page.getByRole('region', { name: closed })).toBeVisible();
});

test('closed while somebody writes: sending says so, and nothing typed is lost', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 410/);
  const id = 'content-creator';
  const person = someone();
  await open(`/careers/job/${id}`);
  await fillIn(page, person);
  await change(id, { is_open: false });
  await submitButton(page).click();
  const words = 'This position is closed and takes no more applications. Your words are still here.';
  await expect(page.getByText(words).first()).toBeVisible();
  for (const [name, value] of Object.entries(person))
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  expect(await applicationsOf(person)).toEqual([]);
});

test('an answer that comes late leaves a form in use as it is', async ({ page, open }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/positions*', async (route) => {
    await held.promise;
    const row = aStoredPosition({ job_id: 'graphic-designer', is_built_in: true, is_open: false });
    await route.fulfill({ json: [{ ...row, descriptions: {}, texts: {}, languages: [], offer: null }] });
  });
  await open('/careers/job/graphic-designer');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Ana');
  held.resolve();
  await expect(page.getByRole('region', { name: closed })).toBeVisible();
  await expect(name).toHaveValue('Ana');
});
