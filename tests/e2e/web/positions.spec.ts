import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { jobs } from '~/content/jobs.ts';
import { messages } from '~/i18n/messages.ts';
import { somePosition } from '../../support/positions.ts';
import { makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { applicationsOf, fillIn, pdf, someone, submitButton } from './application-form.ts';

/* Positions that staff have published since the site was built: the site shows them at once, and takes applications for them. */

const made: string[] = [];
test.afterEach(async () => {
  for (const id of made.splice(0)) await openBackend().from('positions').delete().eq('job_id', id);
});

const today = () => new Date().toISOString().slice(0, 10);

/** Publishes a position as the command line could, also one that breaks a rule of ours. */
async function publish(changes: object = {}): Promise<{ id: string; title: string }> {
  const id = `nurse-${randomUUID().slice(0, 8)}`;
  made.push(id);
  const content = somePosition();
  const title = `Nurse ${id.slice(6)}`;
  const titles = { ...content.titles, en: title };
  const { error } = await openBackend()
    .from('positions')
    .insert({ ...content, titles, job_id: id, published_on: today(), ...changes });
  if (error !== null) throw new Error(error.message);
  return { id, title };
}

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

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
  const growth = jobs().filter(({ category }) => category === 'Growth').length;
  await page.getByRole('button', { name: 'Growth' }).click();
  await page.getByRole('searchbox').fill(`NURSE ${id.slice(6)} time`);
  await expect(page.getByRole('status').filter({ hasText: '1 position' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('listitem').filter({ has: page.locator('a[href*="/job/"]') })).not.toHaveCount(
    growth,
  );
  await card.getByRole('link').click();
  await expect(h1(page, title)).toBeFocused();
  await expect(page).toHaveTitle(messages.jobPage.title({ jobTitle: title }));
  await expect(page.getByText('Canada: 61,000 to 82,000 Canadian dollars a year')).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, person);
  await page.locator('input[type=file]').setInputFiles(pdf);
  await submitButton(page).click();
  await expect(page.getByText(/Application Submitted Successfully/).first()).toBeVisible();
  expect(await applicationsOf(person)).toMatchObject([{ job_id: id, job_title: title }]);

  expect((await table.update({ is_open: false }).eq('job_id', id)).error).toBeNull();
  await open(`/careers/job/${id}`);
  await expect(page.getByRole('region', { name: 'This position is closed.' })).toBeVisible();
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
  await expectAccessible(page);

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
  const id = `nurse-${randomUUID().slice(0, 8)}`;
  const { titles, texts } = somePosition(['en']);
  const hostile = {
    titles: { ...titles, en: attack },
    descriptions: { en: attack },
    texts: { en: { ...texts.en, benefits: [attack, attack], overview: attack } },
    offer: { unit: 'HOUR', vacancy: 'open-now', pay: { IN: { minimum: 1, maximum: 2 } } },
  };
  const made1 = await publish(hostile);
  const { title } = await publish();
  await page.route('**/rest/v1/positions*', async (route) => {
    const response = await route.fetch();
    const rows: readonly object[] = await response.json();
    const broken = [
      null,
      'x',
      { job_id: id },
      { ...rows[0], job_id: '../x' },
      { ...rows[0], titles: { en: 1 } },
    ];
    await route.fulfill({ response, json: [...broken, ...rows] });
  });
  await open('/careers');
  const warned = page.waitForEvent('console', (message) => message.text().includes('cannot be shown'));
  await page.reload();
  expect((await warned).type()).toBe('warning');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: '<img src=x' })).toBeVisible();
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  await page.unroute('**/rest/v1/positions*');
  await open(`/careers/job/${made1.id}`);
  await expect(h1(page, /<img src=x.*\{\{7\*7\}\}/)).toBeVisible();
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
});

test('a text that staff have written in place of a built one is shown in its language', async ({
  page,
  open,
}) => {
  const id = 'community-outreach-coordinator';
  const { descriptions, texts } = somePosition(['es']);
  const backend = openBackend().from('positions');
  try {
    expect((await backend.update({ descriptions, texts }).eq('job_id', id)).error).toBeNull();
    await open(`/careers/job/${id}`);
    await expect(page.getByText('(es)')).toHaveCount(0);
    await open(`/es/careers/job/${id}`);
    await expect(page.getByText('Listen (es)')).toBeVisible();
  } finally {
    await backend.update({ descriptions: {}, texts: {} }).eq('job_id', id);
  }
});
