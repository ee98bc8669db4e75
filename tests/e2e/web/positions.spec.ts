import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '~/i18n/messages.ts';
import { type ListeningServer, listen, siteHandler } from '../../../build/serve.ts';
import { buildSite } from '../../../build/site.ts';
import { somePosition } from '../../support/positions.ts';
import { readStackKeys, stackFolder, stackUrls } from '../../support/stack-info.ts';
import { makeMember, openBackend, type Person } from '../../support/staff.ts';
import { expect, test as base } from '../../support/test.ts';
import { applicationsOf, fillIn, someone, submitButton } from './application-form.ts';

/* What staff publish and close reaches the site by a build: this file has a site of its own, built in between. */

const title = `Nurse ${randomUUID().slice(0, 8)}`;
const id = title.toLowerCase().replace(' ', '-');
const closedId = 'growth-partnerships-lead';
const closed = 'This position is closed.';
const today = new Date().toISOString().slice(0, 10);
const outDir = join(stackFolder, 'positions');
const table = () => openBackend().from('positions');

type Built = { staff: Person; site: ListeningServer };

/** Has staff publish one position and close another, and builds and serves the site as it is then. */
async function build(): Promise<Built> {
  const staff = await makeMember();
  const content = somePosition();
  await table().insert({ ...content, job_id: id, titles: { ...content.titles, en: title } });
  for (const [each, change] of [
    [id, { published_on: today }],
    [closedId, { is_open: false }],
  ] as const)
    expect((await staff.client.from('positions').update(change).eq('job_id', each)).error).toBeNull();
  await buildSite({ backend: { url: stackUrls.backend, anonKey: readStackKeys().anonKey }, outDir });
  return { staff, site: await listen(0, 'PORT', await siteHandler(outDir)) };
}

async function remove({ site }: Built): Promise<void> {
  await site.close();
  await table().delete().eq('job_id', id);
  await table().update({ is_open: true }).eq('job_id', closedId);
  await rm(outDir, { recursive: true, force: true });
}

const test = base.extend<object, { built: Built }>({
  built: [
    async ({}, use) => {
      const built = await build();
      await use(built);
      await remove(built);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ built }, use) => use(built.site.url),
  page: async ({ page }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/^(?!.*\/assets\/).*positions/.test(request.url())) asked.push(request.url());
    });
    await use(page);
    expect(asked, 'the site asks for no positions').toEqual([]);
  },
});

// One build for all: a second worker would make its own.
test.describe.configure({ mode: 'default' });

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('published: in the list, found, opened, applied for; closed meanwhile, sending says so and nothing typed is lost', async ({
  page,
  open,
  built,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 410/);
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(card).toContainText('Part-time');
  await expect(card).toContainText('Apply by ');
  await page.getByRole('button', { name: 'Growth' }).click();
  await page.getByRole('searchbox').fill(`${title} time`.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: '1 position' })).toBeVisible();
  await card.getByRole('link').click();
  await expect(h1(page, title)).toBeFocused();
  await expect(page).toHaveTitle(messages.jobPage.title({ jobTitle: title }));

  const person = someone();
  await open(`/careers/job/${id}`);
  await page.getByText(messages.jobPage.facts.payElsewhere).click();
  await expect(page.getByText('Canada: 61,000 to 82,000 Canadian dollars a year')).toBeVisible();
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(page.getByText(/Application Submitted Successfully/).first()).toBeVisible();
  expect(await applicationsOf(person)).toMatchObject([{ job_id: id, job_title: title }]);

  const late = someone();
  await open(`/careers/job/${id}`);
  await page.getByRole('button', { name: messages.receiptMessages.sendAnother }).click();
  await fillIn(page, late);
  const change = built.staff.client.from('positions').update({ is_open: false });
  expect((await change.eq('job_id', id)).error).toBeNull();
  await submitButton(page).click();
  const words = 'This position is closed and takes no more applications. Your words are still here.';
  await expect(page.getByText(words).first()).toBeVisible();
  for (const [name, value] of Object.entries(late))
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  expect(await applicationsOf(late)).toEqual([]);
});

test('in other languages: its own texts, or English ones in their own direction', async ({ page, open }) => {
  await open(`/fr/careers/job/${id}`);
  await expect(h1(page, 'Nurse Advisor (fr)')).toBeVisible();
  await open(`/ar/careers/job/${id}`);
  await expect(h1(page, title)).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('Listen (en)')).toHaveCSS('direction', 'ltr');
});

test('closed: card and page say so, and there is no form', async ({ page, open }) => {
  await open('/careers');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${closedId}"]`) });
  await expect(card.getByText(closed)).toBeVisible();
  await expect(card.getByRole('link')).toHaveAccessibleDescription(/This position is closed\./);
  const openOnes = page.getByRole('region', { name: 'Open positions' });
  await expect(openOnes.locator(`a[href$="/${closedId}"]`)).toHaveCount(0);
  const listed = await openOnes.getByRole('listitem').count();
  await expect(openOnes.getByRole('status')).toHaveText(`${listed} positions`);
  await card.getByRole('link').click();
  const notice = page.getByRole('region', { name: closed });
  for (const visit of ['by a press', 'by its address']) {
    await expect(notice, visit).toBeVisible();
    await expect(page.getByRole('form'), visit).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0);
    await page.reload();
  }
  await notice.getByRole('link', { name: 'See open positions' }).click();
  await expect(page).toHaveURL('/careers');
});

test('published after the build: its address is that of no job until the next one', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const laterId = `later-${randomUUID().slice(0, 8)}`;
  await table().insert({ ...somePosition(), job_id: laterId, published_on: today });
  try {
    const response = await page.goto(`/careers/job/${laterId}`);
    expect(response?.status()).toBe(404);
    await expect(h1(page, 'Job Not Found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Careers' })).toHaveAttribute('href', '/careers');
    const { positions } = await (await request.get('/built-positions.json')).json();
    expect(Object.keys(positions)).toContain(id);
    expect(Object.keys(positions)).not.toContain(laterId);
  } finally {
    await table().delete().eq('job_id', laterId);
  }
});
