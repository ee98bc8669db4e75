import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import { build } from 'vite';
import type { Driver } from './driver.ts';
import type { Found, Pressable } from './in-page.ts';

/** How long actions and expectations wait, in milliseconds. */
export const patience = { timeout: 30_000, intervals: [20, 50, 100, 200] };

type RoleOptions = Parameters<typeof getByRoleSelector>[1];
type TextOptions = { exact?: boolean };

/** Finds elements within what a selector names ('' for the whole page), by the same rules and names as Playwright. */
class Finder {
  readonly driver: Driver;
  readonly selector: string;

  constructor(driver: Driver, selector: string) {
    this.driver = driver;
    this.selector = selector;
  }

  locator(css: string): DriverLocator {
    return new DriverLocator(this.driver, this.selector === '' ? css : `${this.selector} >> ${css}`);
  }
  getByRole(role: string, options: RoleOptions = {}): DriverLocator {
    return this.locator(getByRoleSelector(role, options));
  }
  getByLabel(label: string | RegExp, options?: TextOptions): DriverLocator {
    return this.locator(getByLabelSelector(label, options));
  }
  getByText(text: string | RegExp, options?: TextOptions): DriverLocator {
    return this.locator(getByTextSelector(text, options));
  }
}

/** What the journeys use of Playwright's Locator. Actions wait until the one element is there and can be used. */
export class DriverLocator extends Finder {
  nth(index: number): DriverLocator {
    return new DriverLocator(this.driver, `${this.selector} >> nth=${index}`);
  }
  first(): DriverLocator {
    return this.nth(0);
  }
  last(): DriverLocator {
    return this.nth(-1);
  }
  find(): Promise<readonly Found[]> {
    return this.#inPage((selector) => globalThis.journeyTools.find(selector));
  }
  async click(): Promise<void> {
    let last: Pressable = { reason: 'not looked for' };
    await expect(async () => {
      const before = last;
      last = await this.#inPage((selector) => globalThis.journeyTools.pressable(selector));
      if ('reason' in last) throw new Error(`${this.selector} cannot be pressed: ${last.reason}`);
      if (JSON.stringify(before) !== JSON.stringify(last)) throw new Error(`${this.selector} moves`);
      await this.#inPage((selector) => globalThis.journeyTools.aim(selector));
      await this.driver.click(last);
      // A new page has no tools yet: the press led there.
      const isMissed = () => globalThis.journeyTools?.isPressed() === false;
      if (await this.driver.evaluate(isMissed, null)) throw new Error(`${this.selector} moved`);
    }).toPass(patience);
  }
  /** Replaces what a field holds, all at once as pasting does. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#inPage((selector) => globalThis.journeyTools.selectAll(selector));
    await this.driver.evaluate((given) => void document.execCommand('insertText', false, given), text);
  }
  async selectOption(wanted: string): Promise<void> {
    await this.#only();
    await this.driver.evaluate(([selector, option]) => globalThis.journeyTools.choose(selector, option), [
      this.selector,
      wanted,
    ] as const);
  }
  async setInputFiles(path: string): Promise<void> {
    await this.#only();
    await this.#inPage((selector) => globalThis.journeyTools.mark(selector));
    await this.driver.upload('[data-marked]', path);
  }
  async textContent(): Promise<string> {
    return (await this.#only()).text;
  }
  async boundingBox(): Promise<Found['box']> {
    return (await this.#only()).box;
  }

  async #only(): Promise<Found> {
    let found: readonly Found[] = [];
    await expect(async () => {
      found = await this.find();
      if (found.length !== 1) throw new Error(`There are ${found.length} of ${this.selector}.`);
    }).toPass(patience);
    return found[0] as Found;
  }
  /** Asks the page, and puts the tools there first if it is a new one. */
  async #inPage<Result>(body: (selector: string) => Result) {
    const ask = () => this.driver.evaluate(body, this.selector);
    return ask().catch(async (error: unknown) => {
      if (await this.driver.evaluate(() => 'journeyTools' in globalThis, null)) throw error;
      await this.driver.run(await inPageScript());
      return ask();
    });
  }
}

/** What the journeys use of Playwright's Page, in a browser that Playwright cannot drive. */
export class DriverPage extends Finder {
  readonly #baseUrl: string;
  readonly keyboard: { press: Driver['press']; type: Driver['type'] };

  constructor(driver: Driver, baseUrl: string) {
    super(driver, '');
    this.#baseUrl = baseUrl;
    this.keyboard = { press: driver.press, type: driver.type };
  }

  /** The same, for tests that are written for Playwright's: what is not here fails when it is called. */
  asPage(): Page {
    return this as unknown as Page;
  }
  goto(address: string): Promise<void> {
    return this.driver.goto(new URL(address, this.#baseUrl).href);
  }
  reload(): Promise<void> {
    return this.driver.reload();
  }
  goBack(): Promise<void> {
    return this.driver.evaluate(() => history.back(), null);
  }
  goForward(): Promise<void> {
    return this.driver.evaluate(() => history.forward(), null);
  }
  evaluate<Given, Result>(body: (given: Given) => Result | Promise<Result>, given: Given) {
    return this.driver.evaluate(body, given ?? (null as Given));
  }
  setViewportSize(size: { width: number; height: number }): Promise<void> {
    return this.driver.resize(size);
  }
  async pdf(): Promise<Uint8Array> {
    if (this.driver.pdf === null) throw new Error('This browser cannot be told to print.');
    return this.driver.pdf();
  }
  href(): Promise<string> {
    return this.driver.evaluate(() => location.href, null);
  }
  path(): Promise<string> {
    return this.driver.evaluate(() => location.pathname + location.search + location.hash, null);
  }
}

let script: Promise<string> | null = null;

/** The script of in-page.ts with what it imports, to be run in a page. */
const inPageScript = (): Promise<string> => (script ??= bundle());

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('in-page.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'journey' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : null;
  if (chunk === null) throw new Error('The script for the page could not be built.');
  return chunk.code;
}
