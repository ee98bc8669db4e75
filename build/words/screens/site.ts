import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { paths } from '../../../src/config/paths.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import { applicationStates } from '../../../src/domain/contract/staff.ts';
import type { StoredPosition } from '../../../src/domain/jobs/stored-position.ts';
import { addressIn, languages, type Language } from '../../../src/domain/language.ts';
import type { ModelCard } from '../../../src/domain/safety/model-card.ts';
import { filledTemplate } from '../../page-html.ts';
import { fromRoot } from '../message-files.ts';
import { healthSignatures } from '../signatures.ts';
import { addresses } from '../sync.ts';
import { answerAs, backendUrl, type Camera, ok, type PageAction } from './camera.ts';
import { measuredCard } from './measured-card.ts';

export const desktop = { viewport: { width: 1_280, height: 900 }, timezoneId: 'America/New_York' };
const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' };

/** As for a program that was built for a backend. */
export const backendEnvironment = {
  'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backendUrl),
  'import.meta.env.VITE_SUPABASE_ANON_KEY': '"key"',
};

/** The website as in development. */
export function siteConfig({ hasBackend = true } = {}): UserConfig {
  return {
    root: fromRoot('src/web'),
    publicDir: fromRoot('public'),
    resolve: { tsconfigPaths: true },
    define: {
      __BUILD_YEAR__: new Date().getFullYear(),
      ...(hasBackend ? backendEnvironment : {}),
    },
    plugins: [react(), filledTemplate],
  };
}

/** Opens a page of the language and waits until it stands. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The last part of a page comes a moment later; an answer that a picture waits for never does.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

/** Every page as it stands, and what pages become at a press. @param url of the site, with the language's folder. */
export async function takeSite(camera: Camera, language: Language, url: string): Promise<void> {
  const at = (path: string) => url + addressIn(language, path);
  const said = (key: string) => (page: Page) => camera.find(page, key).waitFor();
  const press = (key: string) => (page: Page) => camera.find(page, key).click();
  const open = (path: string) => (page: Page) => openPage(page, at(path));
  const take = (name: string, steps: readonly PageAction[], only?: string, options = desktop) =>
    camera.scene(`site-${name}`, options, async (page) => {
      for (const step of steps) await step(page);
      return only;
    });

  const pages = Object.entries(addresses).filter(([name]) => !['application', 'job'].includes(name));
  const jobs = jobIds.map((id) => [`job-${id}`, paths.job(id)] as const);
  for (const [name, path] of [...pages, ...jobs]) await take(name, [open(path)]);
  await take('job-not-found', [open(paths.job('none'))]);
  await take('place-unknown', [open('/')], undefined, { ...desktop, timezoneId: 'UTC' });
  for (const index of [1, 2, 3]) {
    const press: PageAction = (page) => page.getByRole('tab').nth(index).click();
    await take(`home-tab-${index + 1}`, [open('/'), press], '#features');
  }
  const shell = 'shell/shellMessages';
  await take('menu', [open(paths.press), press(`${shell}.menu`)], 'header', phone);
  const other = url + addressIn(language === 'en' ? 'es' : 'en', paths.press);
  const openOther: PageAction = (page) => openPage(page, other);
  await take('language-offer', [openOther], `[data-offers=${language}]`, phone);
  const copied = [press(`${shell}.copyNumber.name`), said(`${shell}.copyNumber.copied`)];
  await take('number-copied', [open('/'), ...copied], 'main');
  const search: PageAction = (page) => page.getByRole('searchbox').fill('zzz');
  await take('nothing-found', [open(paths.careers), search, said('careers/careers.empty.title')], 'main');
  for (const [name, card] of Object.entries(cardsWithResults(language)))
    await take(`safety-${name}`, [card, open(paths.safety)]);
  const closedPosition = [
    open(paths.job('graphic-designer')),
    said('submission-receipt/closedMessages.text'),
  ];
  await take('closed-position', [allClosed, ...closedPosition], 'main');
  const closedPositions = [open(paths.careers), said('careers/careers.closedHeading')];
  await take('closed-positions', [allClosed, ...closedPositions], 'main');
  const scroll: PageAction = (page) => page.mouse.wheel(0, 20_000);
  const missing = [open(paths.press), scroll, said('press/press.assets.failed')];
  await take('pictures-missing', [withoutPictures, ...missing], 'main');
  const linkCopied = [press('press/assetActions.copyLinkName'), said('press/assetActions.copied')];
  await take('link-copied', [open(paths.press), ...linkCopied], 'main');
}

const allClosed: PageAction = (page) => {
  // Who asks for one takes the first.
  const ids = [...new Set(['graphic-designer', ...jobIds])];
  const closed = ids.map((id): StoredPosition => ({
    job_id: id,
    is_built_in: true,
    languages: [...languages],
    category: 'Other',
    employment_type: 'Full-time',
    titles: { en: id },
    descriptions: { en: id },
    texts: {},
    offer: null,
    published_on: null,
    closes_on: null,
    time_zone: 'UTC',
    is_open: false,
    updated_at: '2026-11-30T10:00:00Z',
  }));
  const answerOf = (path: string) => (path.endsWith('/positions') ? ok(closed) : undefined);
  return answerAs(page, answerOf);
};

const withoutPictures: PageAction = (page) =>
  page.route('**/press/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );

/** What a site says that was built without a backend. */
export function takeJobWithoutBackend(camera: Camera, language: Language, url: string): Promise<void> {
  return camera.scene('form-not-configured', desktop, async (page) => {
    await openPage(page, url + addressIn(language, paths.job('graphic-designer')));
    await page.locator('#apply form:not([hidden])').waitFor();
    return '#apply';
  });
}

/** Results in every language, of which the card in use has none. */
const { evaluation } = measuredCard;
const languagesWithResults: ModelCard = {
  ...measuredCard,
  languages: languages.map((language) => ({ language, evaluation })),
};

/** Gives the safety page results, and names below the sentences about health, of which there are none today. */
function cardsWithResults(language: Language): Readonly<Record<string, PageAction>> {
  const signed = { name: 'A. Name', profession: 'physician', on: '2026-11-30' };
  const groups = Object.keys(healthSignatures(language)).map((group, index) => [
    group,
    index % 2 === 0 ? { writtenBy: signed, checkedBy: null } : { writtenBy: null, checkedBy: signed },
  ]);
  const signatures = `export const healthSignatures = ${JSON.stringify(Object.fromEntries(groups))};`;
  const modules = (card: ModelCard) => async (page: Page) => {
    const code = {
      '**/health-signatures.ts*': signatures,
      '**/model-card.json*': `export default ${JSON.stringify(card)};`,
    };
    for (const [address, body] of Object.entries(code))
      await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  };
  return {
    measured: modules(languagesWithResults),
    'measured-in-part': modules({ ...languagesWithResults, incidents: null, reviewers: [] }),
  };
}

/** What the staff app shows of these messages: what applicants read in each state, and the names of positions. The rest of its text is its own. */
const staffCode = `
import '/staff.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ApplicantReads } from '/applications/ApplicantReads.tsx';
import { PositionName } from '/components/PositionName.tsx';
createRoot(document.getElementById('root')).render([
  ...${JSON.stringify(applicationStates)}.map((state) => createElement(ApplicantReads, { key: state, state })),
  ...${JSON.stringify(jobIds)}.map((id) => createElement('p', { key: id }, createElement(PositionName, { id, title: '', language: 'en' }))),
]);`;

const entry = '/words-of-staff.js';
const wordsOfStaff: Plugin = {
  name: 'words-of-staff',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? staffCode : null),
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.tsx', entry) },
};

export const staffConfig: UserConfig = {
  root: fromRoot('src/staff'),
  publicDir: fromRoot('public'),
  resolve: { tsconfigPaths: true },
  define: backendEnvironment,
  plugins: [react(), wordsOfStaff],
};

/** What staff read of the English messages. @param url of the staff app. */
export function takeStaff(camera: Camera, url: string): Promise<void> {
  return camera.scene('staff-words', desktop, async (page) => {
    await answerAs(page, () => ok({ shown_after_minutes: 5 }));
    await page.goto(url);
    await camera.find(page, 'jobs/jobMessages.graphic-designer.title').waitFor();
  });
}
