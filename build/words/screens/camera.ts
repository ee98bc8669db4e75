import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { createServer, type UserConfig } from 'vite';
import { annotate } from './annotate.ts';
import { digits, type MarkedMessages } from './marks.ts';

/** How long a picture may wait for what it shows, in milliseconds. */
const patienceMs = 20_000;

/** Brings a page one step further. */
export type PageAction = (page: Page) => Promise<unknown>;

/** What a camera needs: the browser, the messages that the pages show, and where the pictures go. */
type Equipment = { browser: Browser; messages: MarkedMessages; folder: string; locale: string };

/** Takes the pictures, and knows which messages are on one. */
export class Camera {
  /** The pictures' paths. */
  readonly taken: string[] = [];
  /** Why a picture could not be taken. */
  readonly failed: string[] = [];
  /** File and key of the messages that are on a picture, and on which. */
  readonly seen = new Map<string, string[]>();
  readonly messages: MarkedMessages;
  readonly #own: Equipment;

  /** @param own its `locale` is that of the browser's windows, so that no other language is offered. */
  constructor(own: Equipment) {
    this.#own = own;
    this.messages = own.messages;
  }

  /**
   * Takes one picture in a window of its own. What goes wrong is noted, and the others are taken.
   * @param arrange brings the page to what is to be seen; it answers what is shown alone (a CSS selector), if not all of it.
   */
  async scene(
    name: string,
    options: BrowserContextOptions,
    arrange: (page: Page) => Promise<string | void>,
  ): Promise<void> {
    const { browser, folder, locale } = this.#own;
    const context = await browser.newContext({ reducedMotion: 'reduce', locale, ...options });
    context.setDefaultTimeout(patienceMs);
    try {
      const page = await context.newPage();
      const only = (await arrange(page)) ?? null;
      const alphabet = digits.join('');
      const keys = await page.evaluate(annotate, { keys: this.messages.keys, alphabet, only });
      if (keys.length === 0) throw new Error('there is no message on it');
      for (const key of keys) this.seen.set(key, [...(this.seen.get(key) ?? []), name]);
      const path = join(folder, `${name}.png`);
      await page.screenshot({ path, fullPage: true });
      this.taken.push(path);
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      this.failed.push(`${name}: no picture: ${reason}`);
    } finally {
      await context.close();
    }
  }

  /** What says a message, by its file and key: a control, or any element. */
  find(page: Page, key: string): Locator {
    const mark = this.messages.markOf(key);
    const control = page.locator('a, button, summary, [role=tab]').filter({ hasText: mark });
    const named = page.locator(`[aria-label*="${mark}"]`);
    return control.or(named).or(page.getByText(mark)).filter({ visible: true }).first();
  }

  /** Serves pages with marked messages as in development, as long as the work takes. @param name of the cache. */
  async serve(name: string, config: UserConfig, work: (url: string) => Promise<void>): Promise<void> {
    const server = await createServer({
      ...config,
      configFile: false,
      logLevel: 'error',
      cacheDir: resolve(this.#own.folder, `.vite-${name}`),
      plugins: [...(config.plugins ?? []), this.messages.plugin],
      server: { port: 0, hmr: false },
    });
    try {
      await server.listen();
      await work((server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
    } finally {
      await server.close();
    }
  }
}

/** Where the pages look for a backend; `answerAs` answers there. */
export const backendUrl = 'https://backend.example';

/** What the backend answers to a request; `null` never comes, `'lost'` fails on the way. */
export type Answer = { status: number; body: unknown } | 'lost' | null;

/**
 * Answers in the backend's place.
 * @param answer of an address below the backend's, such as `/rest/v1/applications`. Undefined: nothing is there.
 */
export async function answerAs(page: Page, answer: (path: string) => Answer | undefined): Promise<void> {
  await page.route(`${backendUrl}/**`, async (route) => {
    const given = answer(new URL(route.request().url()).pathname);
    if (given === null) return;
    if (given === 'lost') await route.abort();
    else
      await route.fulfill({
        status: given?.status ?? 404,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: JSON.stringify(given?.body ?? null),
      });
  });
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
