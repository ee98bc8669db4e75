import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, siteHandler, type ListeningServer } from '../../build/serve.ts';
import { applicationsOf, job, pdf, someone } from '../e2e/web/application-form.ts';
import { expect, test, type Visitor } from '../support/engines/engine-test.ts';
import { stackFolder } from '../support/stack-info.ts';

/* What is pressed and typed while the scripts are still on their way takes effect, once. */

/** How long a page's scripts are held back. */
const lateMs = 5000;

let site: ListeningServer;
let heldUntil = 0;

async function openEarly(visitor: Visitor, path: string) {
  heldUntil = Date.now() + lateMs;
  await visitor.openEarly(new URL(path, site.url).href);
}

test.beforeAll(async () => {
  const answer = await siteHandler(join(stackFolder, 'configured'));
  site = await listen(0, 'PORT', (request, response) => {
    const isScript = request.url?.endsWith('.js') === true;
    setTimeout(() => answer(request, response), isScript ? Math.max(0, heldUntil - Date.now()) : 0);
  });
});
test.afterAll(() => site.close());

test('the menu opens, once', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await openEarly(visitor, '/');
  const bar = visitor.role('banner');
  const about = bar.role('link', 'About', { exact: true });
  await bar.css('summary').nth(-1).click();
  await expect(about).toBeInWindow();
  await visitor.hydrated();
  await expect(about).toBeInWindow();
});

test('the list of languages opens, and leads to another language', async ({ visitor }) => {
  await openEarly(visitor, '/careers');
  const bar = visitor.role('banner');
  await bar.css('summary').nth(0).click();
  await bar.role('link', 'Español').click();
  await expect(visitor).toBeAt('/es/careers');
  await visitor.hydrated();
  await expect(visitor).toBeAt('/es/careers');
});

test('the place that was scrolled to stays', async ({ visitor }) => {
  const place = () => visitor.evaluate(() => Math.round(scrollY), null);
  await openEarly(visitor, '/privacy');
  await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }), null);
  await visitor.hydrated();
  for (let looks = 0; looks < 10; looks += 1) expect(await place()).toBe(600);
});

test('a tab shows its panel', async ({ visitor }) => {
  await openEarly(visitor, '/');
  await visitor.role('tab', 'Smart Triage').click();
  await visitor.hydrated();
  await expect(visitor.role('tabpanel', 'Smart Triage')).toBeShown();
  await expect(visitor.role('tab', undefined, { selected: true })).toHaveWords('Smart Triage');
});

test('the text grows by one step', async ({ visitor }) => {
  const bodySize = () => parseFloat(getComputedStyle(document.body).fontSize);
  await openEarly(visitor, '/careers');
  await visitor
    .role('banner')
    .role('button', /^Text size/)
    .click();
  await expect.poll(() => visitor.evaluate(bodySize, null)).toBe(25);
  await visitor.hydrated();
  expect(await visitor.evaluate(bodySize, null)).toBe(25);
});

test('a typed word is searched for', async ({ visitor }) => {
  await openEarly(visitor, '/careers');
  const openings = visitor.role('main').css('a[href^="/careers/job/"]');
  await visitor.role('searchbox').click();
  await visitor.type('animator');
  await visitor.hydrated();
  const typed = () => document.querySelector<HTMLInputElement>('input[type=search]')?.value;
  expect(await visitor.evaluate(typed, null)).toBe('animator');
  await expect(openings).toHaveCount(1);
});

test('a pressed category filters', async ({ visitor }) => {
  await openEarly(visitor, '/careers');
  await visitor.role('button', 'Growth').click();
  await visitor.hydrated();
  await expect(visitor.role('button', 'Growth')).toHaveAttribute('aria-pressed', 'true');
  expect(await visitor.path()).toBe('/careers?category=growth');
});

test('an application that is filled in and sent arrives once', async ({ visitor }, info) => {
  const person = someone();
  const resume = info.outputPath('resume.pdf');
  await writeFile(resume, pdf.buffer);
  await openEarly(visitor, job.path);
  const form = visitor.css('#apply');
  const submit = form.css('button[type="submit"]');
  await expect(submit).toHaveAttribute('disabled', '');
  for (const [label, value] of Object.entries(person)) await form.label(label, { exact: true }).fill(value);
  await form.css('input[type=file]').upload(resume);
  await expect(submit).not.toHaveAttribute('disabled', '');
  await submit.click();
  await visitor.hydrated();
  await expect(visitor.role('status').text(/Thank you for applying/)).toBeShown();
  expect(await applicationsOf(person)).toHaveLength(1);
});
