import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { paths } from '../../../src/config/paths.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import {
  addressIn,
  directionOf,
  documentLanguages,
  languages,
  readAddress,
  type Language,
} from '../../../src/domain/language.ts';
import { fromRoot } from '../message-files.ts';
import { healthSignatures } from '../signatures.ts';
import { addresses } from '../sync.ts';
import { answerAs, backendUrl, ok } from './backend.ts';
import type { Camera } from './camera.ts';
import { measuredCard } from './measured-card.ts';

export const desktop = { viewport: { width: 1_280, height: 900 }, timezoneId: 'America/New_York' };
const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' };

/** The language of a page is that of the folder in its address. */
const languageOfAddress: Plugin = {
  name: 'language-of-address',
  transformIndexHtml: (html, { originalUrl = '/' }) => {
    const { language } = readAddress(originalUrl.replace(/[?#].*/, ''));
    const own = `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`;
    return html.replace('<html lang="en"', own);
  },
};

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
    define: { __BUILD_YEAR__: new Date().getFullYear(), ...(hasBackend ? backendEnvironment : {}) },
    plugins: [react(), languageOfAddress],
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
  const pages = Object.entries(addresses).filter(([name]) => !['application', 'job'].includes(name));
  const jobs = jobIds.map((id) => [`job-${id}`, paths.job(id)] as const);
  for (const [name, path] of [...pages, ...jobs]) {
    await camera.scene(`site-${name}`, desktop, (page) => openPage(page, at(path)));
  }
  await camera.scene('site-job-not-found', desktop, (page) => openPage(page, at(paths.job('none'))));
  await camera.scene('site-place-unknown', { ...desktop, timezoneId: 'UTC' }, (page) =>
    openPage(page, at('/')),
  );
  for (const tab of [1, 2, 3]) {
    await camera.scene(`site-home-tab-${tab + 1}`, desktop, async (page) => {
      await openPage(page, at('/'));
      await page.getByRole('tab').nth(tab).click();
      return '#features';
    });
  }
  await camera.scene('site-menu', phone, async (page) => {
    await openPage(page, at(paths.press));
    await camera.find(page, 'shell/shellMessages.menu').click();
    return 'header';
  });
  await camera.scene('site-language-offer', phone, async (page) => {
    await openPage(page, url + addressIn(language === 'en' ? 'es' : 'en', paths.press));
    return `[data-offers=${language}]`;
  });
  await camera.scene('site-number-copied', desktop, async (page) => {
    await openPage(page, at('/'));
    await camera.find(page, 'shell/shellMessages.copyNumber.name').click();
    await camera.find(page, 'shell/shellMessages.copyNumber.copied').waitFor();
    return 'main';
  });
  await camera.scene('site-nothing-found', desktop, async (page) => {
    await openPage(page, at(paths.careers));
    await page.getByRole('searchbox').fill('zzz');
    await camera.find(page, 'careers/careers.empty.title').waitFor();
    return 'main';
  });
  await takeSafety(camera, language, at(paths.safety));
  const closed = jobIds.map((id) => ({ job_id: id, is_open: false, closes_on: null, time_zone: 'UTC' }));
  for (const [name, path, said] of [
    ['site-closed-position', paths.job('graphic-designer'), 'submission-receipt/closedMessages.text'],
    ['site-closed-positions', paths.careers, 'careers/careers.closedHeading'],
  ] as const) {
    await camera.scene(name, desktop, async (page) => {
      await answerAs(page, (asked) => (asked.endsWith('/positions') ? ok(closed) : undefined));
      await openPage(page, at(path));
      await camera.find(page, said).waitFor();
      return 'main';
    });
  }
  await camera.scene('site-pictures-missing', desktop, async (page) => {
    await page.route('**/press/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await openPage(page, at(paths.press));
    await page.mouse.wheel(0, 20_000);
    await camera.find(page, 'press/press.assets.failed').waitFor();
    return 'main';
  });
  await camera.scene('site-link-copied', desktop, async (page) => {
    await openPage(page, at(paths.press));
    await camera.find(page, 'press/assetActions.copyLinkName').click();
    await camera.find(page, 'press/assetActions.copied').waitFor();
    return 'main';
  });
}

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
const languagesWithResults = {
  ...measuredCard,
  languages: languages.map((language) => ({ language, evaluation })),
};

/** The safety page with results and with names below the sentences about health, of which there are none today. */
async function takeSafety(camera: Camera, language: Language, address: string): Promise<void> {
  const signed = { name: 'A. Name', profession: 'physician', on: '2026-11-30' };
  const groups = Object.keys(healthSignatures(language)).map((group, index) => [
    group,
    index % 2 === 0 ? { writtenBy: signed, checkedBy: null } : { writtenBy: null, checkedBy: signed },
  ]);
  const modules = {
    '**/health-signatures.ts*': `export const healthSignatures = ${JSON.stringify(Object.fromEntries(groups))};`,
  };
  for (const [name, card] of [
    ['measured', languagesWithResults],
    ['measured-in-part', { ...languagesWithResults, incidents: null, reviewers: [] }],
  ] as const) {
    await camera.scene(`site-safety-${name}`, desktop, async (page) => {
      const code = { ...modules, '**/model-card.json*': `export default ${JSON.stringify(card)};` };
      for (const [address, body] of Object.entries(code))
        await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await openPage(page, address);
    });
  }
}
