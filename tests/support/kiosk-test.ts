import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { layout } from '../../electron/policy/layout.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import type { Language } from '../../src/domain/language.ts';
import { installPreload, TestMain, type TestKiosk } from './kiosk-main.ts';
import { expect, test as base } from './test.ts';
import { serveKiosk, testKioskFolder as folder, type KioskServer } from './kiosk-server.ts';

type Fixtures = {
  /** Where the kiosk under test differs from the usual one. */
  kiosk: TestKiosk;
  /** The kiosk's main process; the page shows the attract screen. */
  main: TestMain;
  /** Begins a visit and goes to a page of it. */
  visit: (path?: string) => Promise<void>;
};

/** Said by Chromium about things that are meant: they do no harm and no test is about them. */
const harmless = [
  // Features of Electron's Chromium that this one does not know.
  /Permissions-Policy header: Unrecognized feature/,
  // Said of the sandbox in the header of a page of ours, which is in no frame.
  /allow-scripts and allow-same-origin for its sandbox/,
];

/** The base of every kiosk test: the built pages behind their real headers, the built preload, the real policies. */
export const test = base.extend<Fixtures, { server: KioskServer }>({
  // Playwright hides scrollbars unless it is told not to; Electron shows them.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await serveKiosk(folder);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  kiosk: [{}, { option: true }],
  expectedErrors: async ({}, use) => {
    await use([...harmless]);
  },
  main: async ({ page, server, kiosk, viewport }, use) => {
    const main = new TestMain(page, server.url, viewport ?? { width: 1_920, height: 1_080 }, kiosk);
    await installPreload(page, await readFile(join(folder, layout.preload), 'utf8'), () => main);
    await main.start();
    await use(main);
    await main.stop();
  },
  visit: async ({ page, main }, use) => {
    await use(async (path) => {
      await beginVisit(page, main);
      if (path !== undefined) await goTo(page, path);
    });
  },
});

export { expect, type TestMain };

/** Touches the attract screen at its edge, where no language has its key. */
export async function beginVisit(page: Page, main: TestMain): Promise<void> {
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click({ position: { x: 4, y: 400 } });
  await main.flush();
  await expect(page.getByRole('main')).toBeVisible();
}

/** Touches the name of a language on the invitation. */
export async function chooseLanguage(page: Page, main: TestMain, language: Language): Promise<void> {
  await page.getByRole('button', { name: languageNames[language], exact: true }).click();
  await main.flush();
  const { bar } = allLanguages[language].words.kiosk.kioskMessages;
  await expect(page.getByRole('navigation', { name: bar.label })).toBeVisible();
}

/**
 * Goes to a page of ours as a link would, by the hash, and waits until that very page stands: it names its own address
 * (`PageHead`). A page to which an earlier press still leads is not taken for it. An address without a page has none.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), path);
  await page.waitForFunction((wanted) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical === null) return document.querySelector('meta[name=robots][content=noindex]') !== null;
    return new URL(canonical.href).pathname === wanted;
  }, new URL(path, 'app://kiosk').pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
