import { chromium, firefox, test as base, webkit, type Browser, type Page } from '@playwright/test';
import type { EngineProgram } from '../../../build/browsers.ts';
import { stackUrls } from '../stack-info.ts';
import type { DriverBrowser } from './driver.ts';
import { DriverPage } from './driver-page.ts';
import { expect } from './expect.ts';
import { openFirefox } from './firefox.ts';
import { openWebKitGtk } from './webkitgtk.ts';

export type EngineOptions = { program: EngineProgram | null };

type OpenPage = { page: Page; problems: () => readonly string[]; close: () => Promise<void> };
type Engine = { open: () => Promise<OpenPage>; close: () => Promise<void> };

type Fixtures = {
  page: Page;
  /** Opens an address and waits until the page has hydrated. */
  open: (path: string) => Promise<void>;
  /** Console errors and warnings that a test expects: patterns pushed here do not fail it. */
  expectedErrors: RegExp[];
};

/**
 * The base of the journeys, which are written for Playwright's Page. In a browser that Playwright cannot drive (Debian's
 * Firefox and WebKitGTK) the page is a DriverPage. An unexpected error or warning in the console fails a journey.
 */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  program: [null, { option: true, scope: 'worker' }],
  engine: [
    async ({ program }, use) => {
      if (program === null) throw new Error('Run this through `npm run test:engines`.');
      const engine = await openEngine(program);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ engine, expectedErrors }, use) => {
    const { page, problems, close } = await engine.open();
    await page.setViewportSize({ width: 1_280, height: 800 });
    await use(page);
    const unexpected = problems().filter((each) => !expectedErrors.some((pattern) => pattern.test(each)));
    await close();
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});

export { expect };

/** Waits until the page has hydrated; a page of the staff app, which is not prerendered, need not. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    document.querySelector('#root[data-page]') === null ||
    (document.querySelector('html[data-hydrated]') !== null &&
      document.querySelector('#apply form[hidden]') === null);
  await expect.poll(() => page.evaluate(isHydrated), { timeout: 45_000 }).toBe(true);
}

async function openEngine(program: EngineProgram): Promise<Engine> {
  switch (program.kind) {
    case 'playwright':
      return openPlaywright(program);
    case 'firefox':
      return throughDriver(await openFirefox(program.path));
    case 'webkitgtk':
      return throughDriver(await openWebKitGtk(program));
  }
}

function throughDriver(browser: DriverBrowser): Engine {
  return {
    async open() {
      const driver = await browser.open();
      const page = new DriverPage(driver, stackUrls.site).asPage();
      return { page, problems: driver.problems, close: driver.close };
    },
    close: browser.close,
  };
}

/** A Chromium of any make, or Playwright's own Firefox and WebKit. */
async function openPlaywright({
  name,
  path,
}: Extract<EngineProgram, { kind: 'playwright' }>): Promise<Engine> {
  const browser: Browser = await { chromium, firefox, webkit }[name].launch({
    ...(path === null ? {} : { executablePath: path }),
    args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  return {
    async open() {
      const context = await browser.newContext({
        // Elsewhere a press is enough; Chromium's shell asks nobody and refuses.
        permissions: name === 'chromium' ? ['clipboard-read', 'clipboard-write'] : [],
        locale: 'en-US',
        timezoneId: 'America/New_York',
        baseURL: stackUrls.site,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      return { page, problems: () => problems, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
