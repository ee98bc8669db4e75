import { expect } from '@playwright/test';
import { stackUrls } from '../stack-info.ts';
import type { Driver, Settings } from './driver.ts';
import { finderIn, type Finder } from './target.ts';

/** Somebody with a browser on the site, the same in every engine. */
export type Visitor = Finder &
  Pick<Driver, 'evaluate' | 'press' | 'type' | 'print' | 'problems'> & {
    /** Opens a path of the site (or a whole address), and waits until the page answers. */
    open: (path: string) => Promise<void>;
    /** Opens a path and does not wait for its scripts; `hydrated` does. */
    openEarly: (path: string) => Promise<void>;
    hydrated: () => Promise<void>;
    reload: () => Promise<void>;
    back: () => Promise<void>;
    forward: () => Promise<void>;
    /** Path, query and hash of the address. */
    path: () => Promise<string>;
    resize: (width: number, height: number) => Promise<void>;
    /** How many pixels the page is wider than the window: 0 when nothing scrolls sideways. */
    sidewaysScroll: () => Promise<number>;
  };

/** Puts a person behind a driver. */
export function visitorWith(driver: Driver, { scripts }: Settings): Visitor {
  const answers = async () => {
    if (scripts === 'on') await hydrated(driver);
  };
  const goto = (path: string) => driver.goto(new URL(path, stackUrls.site).href);
  return {
    ...finderIn(driver),
    evaluate: driver.evaluate,
    press: driver.press,
    type: driver.type,
    print: driver.print,
    problems: driver.problems,
    open: async (path) => {
      await goto(path);
      await answers();
    },
    openEarly: goto,
    hydrated: () => hydrated(driver),
    reload: async () => {
      await driver.reload();
      await answers();
    },
    back: () => driver.evaluate(() => history.back(), null),
    forward: () => driver.evaluate(() => history.forward(), null),
    path: () => driver.evaluate(() => location.pathname + location.search + location.hash, null),
    resize: (width, height) => driver.resize({ width, height }),
    sidewaysScroll: () =>
      driver.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        null,
      ),
  };
}

/** Waits until React answers on the page. Only the website's pages are prerendered: nothing else has to be hydrated. */
async function hydrated(driver: Driver): Promise<void> {
  const answers = () =>
    document.querySelector('#root[data-page]') === null ||
    (document.querySelector('html[data-hydrated]') !== null &&
      document.querySelector('#apply form[hidden]') === null);
  await expect.poll(() => driver.evaluate(answers, null), { timeout: 45_000 }).toBe(true);
}
