import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import type { ApplicationState } from '../../../src/domain/contract/staff.ts';
import { type Filed, fileApplication, openBackend } from '../../support/staff.ts';
import { stackUrls } from '../../support/stack-info.ts';

/** The job that the tests apply for. */
export const job = { path: '/careers/job/graphic-designer', title: 'Graphic Designer' };

export const backendUrls = {
  insert: `${stackUrls.backend}/rest/v1/applications*`,
  upload: `${stackUrls.backend}/storage/v1/object/resumes/*`,
  mail: `${stackUrls.backend}/functions/v1/application-mail`,
};

/** The smallest document that a PDF reader opens. */
const pdfText = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfText) };

/** What the form asks for the reason to join. */
export const whyJoinLabel = `Why do you want to join ${brand.productName}?` as const;

/** What a person writes into the form, under an address that no other test uses. */
export function someone() {
  return {
    'Full name': 'Ana Lee',
    Email: `ana+${randomUUID()}@mail.example`,
    Phone: '+18005550123',
    'LinkedIn profile (optional)': 'https://www.linkedin.com/in/ana-lee',
    'Cover letter':
      `I have drawn for older readers for ten years. ${'I care about large, calm type. '.repeat(3)}`.trim(),
    [whyJoinLabel]: 'You make hard words easy, and that is what drawing is for, too.',
  };
}

export type Person = ReturnType<typeof someone>;

/** Writes into the fields and chooses the resume. */
export async function fillIn(page: Page, person: Partial<Person> = someone(), file: typeof pdf | null = pdf) {
  for (const [label, value] of Object.entries(person)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  if (file !== null) await fileInput(page).setInputFiles(file);
}

export const fileInput = (page: Page) => page.locator('#apply input[type=file]');
export const fileButton = (page: Page) => page.getByRole('button', { name: /^Choose a/ });
export const chosenFile = (page: Page, name: string) => page.getByRole('strong').filter({ hasText: name });
export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
export const form = (page: Page) => page.getByRole('form', { name: 'Apply for this position' });
export const summary = (page: Page) => form(page).getByRole('group', { name: 'There is a problem' });
/** The error notice, read out by a screen reader or not. */
export const errorNotice = (page: Page) => page.getByText('Application Failed').locator('..');
/** What a screen reader reads out by itself, wherever the focus is. */
export const spokenAlerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
export const successNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Application Submitted Successfully!' });

/** What stands on the page after an application was sent. */
export const receipt = (page: Page) => page.getByRole('region', { name: 'Your application has arrived' });

/** Sends the form as pressing Enter in a field does. */
export const requestSubmit = (page: Page) =>
  page.getByRole('form').evaluate((element: HTMLFormElement) => element.requestSubmit());

/** Answers in the backend's place. */
export function answer(status: number, body: object | string) {
  const isText = typeof body === 'string';
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: isText ? 'text/html' : 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: isText ? body : JSON.stringify(body),
    });
}

/** Counts the requests that reach an address, and lets them through. */
export async function countRequests(page: Page, url: string): Promise<() => number> {
  let count = 0;
  await page.route(url, (route) => {
    count += 1;
    return route.fallback();
  });
  return () => count;
}

/** The stored applications of an address. */
export async function applicationsOf({ Email }: Pick<Person, 'Email'>) {
  const { data, error } = await openBackend().from('applications').select('*').eq('email', Email);
  if (error !== null) throw error;
  return data;
}

/** The bytes of a stored resume. */
export async function storedResume(resumeUrl: string): Promise<Buffer> {
  const name = decodeURIComponent(resumeUrl.split('/').at(-1) ?? '');
  const { data, error } = await openBackend().storage.from('resumes').download(name);
  if (error !== null) throw error;
  return Buffer.from(await data.arrayBuffer());
}

/** Files an application that only a link opens. */
export async function fileWithLink(withResume = true): Promise<Filed & { secret: string; path: string }> {
  const secret = randomBytes(32).toString('base64url');
  const changes = { job_id: 'graphic-designer', job_title: job.title, link_hash: hashOf(secret) };
  const filed = await fileApplication(changes, withResume);
  return { ...filed, secret, path: `/application#${secret}` };
}

/** What the database keeps of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Moves an application, as staff do. */
export async function moveTo(id: string, state: ApplicationState): Promise<void> {
  const { error } = await openBackend().from('applications').update({ state }).eq('id', id);
  if (error !== null) throw error;
}

/** The stored row, or null. */
export async function rowOf(id: string) {
  const { data, error } = await openBackend().from('applications').select('*').eq('id', id).maybeSingle();
  if (error !== null) throw error;
  return data;
}

/** The bytes of the resume of an application. */
export const resumeOf = async (id: string) => storedResume((await rowOf(id))?.resume_url ?? '');

/** How many stored files have this in their name. */
export async function countFiles(search: string | null): Promise<number> {
  if (search === null) throw new Error('It was filed without a file.');
  const { data, error } = await openBackend().storage.from('resumes').list('', { limit: 1_000 });
  if (error !== null) throw error;
  return data.filter(({ name }) => name.includes(search)).length;
}
