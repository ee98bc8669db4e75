import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, Engine, Settings } from './driver.ts';
import { pageExpression } from './page-expression.ts';

/**
 * Opens a Firefox as it is shipped, over WebDriver BiDi, which it speaks itself.
 * @param path of the program.
 */
export async function openFirefoxEngine(path: string): Promise<Engine> {
  const running = new Map<Settings['scripts'], Promise<Browser>>();
  const browserWith = (scripts: Settings['scripts']) => {
    const browser = running.get(scripts) ?? start(path, scripts);
    running.set(scripts, browser);
    return browser;
  };
  await browserWith('on');
  return {
    name: 'firefox',
    open: async ({ scripts }) => openDriver(await browserWith(scripts)),
    close: async () =>
      void (await Promise.all([...running.values()].map(async (each) => (await each).close()))),
  };
}

/** Whether scripts run is a preference of the whole program. */
function start(path: string, scripts: Settings['scripts']): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: 300_000,
    env: { ...process.env, TZ: 'America/New_York' },
    extraPrefsFirefox: { 'intl.locale.requested': 'en-US', 'javascript.enabled': scripts === 'on' },
  });
}

async function openDriver(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (body, given) => evaluate(page, body, given),
    run: async (source) => void (await page.evaluate(source)),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    upload: (css, path) => upload(page, css, path),
    resize: (size) => page.setViewport(size),
    print: () => page.pdf({ format: 'A4' }),
    problems: readProblems(page),
    close: () => context.close(),
  };
}

function evaluate<Given, Result>(page: Page, body: (given: Given) => Result | Promise<Result>, given: Given) {
  return page.evaluate<[], () => Result | Promise<Result>>(pageExpression(body, given));
}

async function press(page: Page, key: string): Promise<void> {
  const keys = key.split('+') as KeyInput[];
  for (const each of keys) await page.keyboard.down(each);
  for (const each of keys.toReversed()) await page.keyboard.up(each);
}

async function upload(page: Page, css: string, path: string): Promise<void> {
  const input = await page.waitForSelector(css);
  const field = await input?.toElement('input');
  await field?.uploadFile(path);
}

function readProblems(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return () => problems;
}
