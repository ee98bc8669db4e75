import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type UserConfig } from 'vite';
import { directionOf, documentLanguages, type Language } from '../../src/domain/language.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { ensureHeadlessChromium } from '../install.ts';
import { kioskPages } from '../kiosk-config.ts';
import { addresses } from './sync.ts';
import { messageFileNames, readMessages } from './message-files.ts';
import { moduleCode } from './module-code.ts';

/** Signs that nobody sees (U+2061 to U+2064): six of them before a text are its number in base 4. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const signs = 6;

const markOf = (number: number) =>
  number
    .toString(4)
    .padStart(signs, '0')
    .replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

/** The messages of a language with a number before each text, and the key of each number. */
function markedMessages(language: Language): { plugin: Plugin; keys: readonly string[] } {
  const keys: string[] = [];
  const modules = new Map(
    messageFileNames().map((name) => {
      const messages = readMessages(language, name).map((message) => {
        const mark = markOf(keys.push(`${name}: ${message.key}`) - 1);
        // English is its own translation.
        const translation = mark + (language === 'en' ? message.english : message.translation);
        return language === 'en'
          ? Object.assign(message, { english: translation })
          : Object.assign(message, { translation });
      });
      return [`/src/i18n/generated/${language}/${name}.ts`, moduleCode(language, name, messages)] as const;
    }),
  );
  const load = (id: string) =>
    [...modules].find(([path]) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(path))?.[1] ?? null;
  return { plugin: { name: 'marked-messages', enforce: 'pre', load }, keys };
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The website as in development; the folder in an address says its language. */
function site(language: Language): UserConfig {
  const lang: Plugin = {
    name: 'language',
    transformIndexHtml: (html) =>
      html.replace(
        '<html lang="en"',
        `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`,
      ),
  };
  return {
    root: fromRoot('src/web'),
    publicDir: fromRoot('public'),
    resolve: { tsconfigPaths: true },
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    plugins: [react(), lang],
  };
}

/**
 * Takes pictures of pages, wrong fields, the kiosk and the mail in a language, with a number on each message; the list below says
 * its key. The staff app has messages of its own, in English alone.
 * @param folder where they are written.
 * @returns the pictures' paths.
 */
export async function takeScreens(language: Language, folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const { plugin, keys } = markedMessages(language);
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: ['--no-sandbox'] });
  const taken: string[] = [];
  const shoot = async (page: Page, name: string) => {
    await page.evaluate(annotate, { keys, digits: digits.join('') });
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, fullPage: true });
    taken.push(path);
  };
  try {
    await onServer({ ...site(language), cacheDir: join(folder, '.vite-site') }, plugin, async (url) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      for (const [name, path] of Object.entries(addresses)) {
        await page.goto(url + (language === 'en' ? '' : `/${language}`) + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await shoot(page, `site-${name}`);
        if (name !== 'job') continue;
        await page.reload();
        const resume = {
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF'),
        };
        await page.locator('input[type=file]').setInputFiles(resume);
        await page.locator('form button[type=submit]').click();
        await page.locator('[aria-invalid=true]').first().waitFor();
        await shoot(page, 'site-form-errors');
      }
    });
    await onServer(
      { ...kioskPages, cacheDir: join(folder, '.vite-kiosk'), plugins: [react()] },
      plugin,
      async (url) => {
        const page = await browser.newPage({ viewport: { width: 1080, height: 1920 } });
        await page.goto(url);
        const choice = page.getByRole('button', { name: languageNames[language], exact: true });
        await choice.waitFor();
        await shoot(page, 'kiosk-invitation');
        await page.reload();
        await choice.click();
        await choice.waitFor({ state: 'hidden' });
        await page
          .getByText(new RegExp(`[${digits.join('')}]`))
          .first()
          .waitFor();
        await shoot(page, 'kiosk-home');
      },
    );
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    for (const [name, file] of [
      ['mail', 'link-mail'],
      ['kiosk-error-screen', 'error-screen'],
    ] as const) {
      const texts = readMessages(language, file).map(({ key, english, translation }) => {
        const mark = markOf(keys.indexOf(`${file}: ${key}`));
        return `<p>${mark}${(language === 'en' ? english : translation).replaceAll('<', '&lt;')}</p>`;
      });
      await page.setContent(
        `<body dir="${directionOf(language)}" style="font: 18px sans-serif">${texts.join('')}</body>`,
      );
      await shoot(page, name);
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function onServer(
  config: UserConfig,
  plugin: Plugin,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const plugins = [...(config.plugins ?? []), plugin];
  const server = await createServer({
    ...config,
    plugins,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  try {
    await server.listen();
    await work((server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
  } finally {
    await server.close();
  }
}

/** In the page: a number on each message, and their list below everything. */
function annotate({ keys, digits: alphabet }: { keys: readonly string[]; digits: string }): void {
  const mark = new RegExp(`[${alphabet}]{6}`, 'g');
  const seen = new Map<string, { number: number; text: string }>();
  const numberOf = (found: string, text: string) => {
    const key = keys[[...found].reduce((sum, sign) => sum * 4 + alphabet.indexOf(sign), 0)] ?? '?';
    const known = seen.get(key) ?? {
      number: seen.size + 1,
      text: text.replaceAll(mark, '').trim().slice(0, 90),
    };
    seen.set(key, known);
    return known.number;
  };
  const badges: { at: DOMRect; number: number }[] = [];
  const note = (element: Element, at: DOMRect, text: string) => {
    const numbers = [...text.matchAll(mark)].map(([found]) => numberOf(found, text));
    if (!element.checkVisibility() || at.width === 0) return;
    numbers.forEach((number, index) =>
      badges.push({ at: new DOMRect(at.x + index * 24, at.y, 0, 0), number }),
    );
  };
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'value']) {
      const text = element.getAttribute(name);
      if (text !== null) note(element, element.getBoundingClientRect(), text);
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(node);
      note(element, range.getClientRects()[0] ?? new DOMRect(), node.textContent ?? '');
    }
  }
  const list = document.createElement('ol');
  list.dir = 'ltr';
  list.style.cssText =
    'position:relative;z-index:99999;margin:0;padding:16px 16px 16px 60px;background:#fff;color:#000;font:14px/1.5 sans-serif;columns:2';
  for (const [key, { text }] of seen) {
    const item = document.createElement('li');
    item.textContent = `${key} – \u2068${text}\u2069`;
    list.append(item);
  }
  for (const { at, number } of badges) {
    const badge = document.createElement('span');
    badge.textContent = String(number);
    badge.style.cssText = `position:absolute;z-index:99999;left:${at.x + scrollX}px;top:${at.y + scrollY - 8}px;background:#c00;color:#fff;font:bold 12px/16px sans-serif;padding:0 4px;border-radius:8px;direction:ltr`;
    document.documentElement.append(badge);
  }
  document.body.append(list);
}
