import { chromium, firefox, webkit, type Browser, type Page } from '@playwright/test';
import type { EngineName, EngineProgram } from '../../../build/install.ts';
import type { Driver, Engine } from './driver.ts';
import { pageExpression } from './page-expression.ts';

const types = { chromium, firefox, webkit };

type Program = Extract<EngineProgram, { kind: 'playwright' }>;

/** Opens a browser that Playwright drives: a Chromium of any make, or Playwright's own Firefox and WebKit. */
export async function openPlaywrightEngine({ name, path }: Program): Promise<Engine> {
  const browser = await types[name].launch({
    ...(path === null ? {} : { executablePath: path }),
    args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  return {
    name,
    open: async ({ scripts }) => openDriver(browser, name, scripts === 'on'),
    close: () => browser.close(),
  };
}

async function openDriver(browser: Browser, name: EngineName, javaScriptEnabled: boolean): Promise<Driver> {
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (body, given) => page.evaluate(pageExpression(body, given)),
    run: (source) => page.evaluate(source),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    upload: (css, path) => page.locator(css).setInputFiles(path),
    resize: (size) => page.setViewportSize(size),
    // Playwright prints in Chromium alone.
    print: name === 'chromium' ? () => page.pdf({ format: 'A4' }) : null,
    problems: readProblems(page),
    close: () => context.close(),
  };
}

function readProblems(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return () => problems;
}
