import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, DriverBrowser } from './driver.ts';

/**
 * Opens a Firefox as it is shipped, over WebDriver BiDi.
 * @param path of the program.
 */
export async function openFirefox(path: string): Promise<DriverBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: 300_000,
    env: { ...process.env, TZ: 'America/New_York' },
    extraPrefsFirefox: { 'intl.locale.requested': 'en-US' },
  });
  return { open: () => openWindow(browser), close: () => browser.close() };
}

async function openWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    // Not until `load`: some tests hold the scripts back.
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload()),
    // As text: puppeteer's types for a function's argument are ones that generic code cannot meet.
    evaluate: (body, given) =>
      page.evaluate<[], () => ReturnType<typeof body>>(`(${body.toString()})(${JSON.stringify(given)})`),
    run: async (source) => void (await page.evaluate(source)),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    async upload(css, path) {
      const input = await page.waitForSelector(css);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    resize: (size) => page.setViewport(size),
    pdf: () => page.pdf({ format: 'A4' }),
    problems: () => problems,
    close: () => context.close(),
  };
}

async function press(page: Page, key: string): Promise<void> {
  const keys = key.split('+') as KeyInput[];
  for (const each of keys) await page.keyboard.down(each);
  for (const each of keys.toReversed()) await page.keyboard.up(each);
}
