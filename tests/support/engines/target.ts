import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import { expect } from '@playwright/test';
import type { Driver, Point } from './driver.ts';
import type { Found } from './in-page.ts';
import { inPageScript } from './in-page-script.ts';

/** How a thing is told from others of its role. */
export type RoleOptions = Parameters<typeof getByRoleSelector>[1];

/** Ways to find things, in the whole page or within one of them. */
export type Finder = {
  /** By role and, often, accessible name: a string is a part of it in any case, unless `exact` is set. */
  role: (role: string, name?: string | RegExp, options?: Omit<RoleOptions, 'name'>) => Target;
  /** A field by its label. */
  label: (label: string | RegExp, options?: { exact?: boolean }) => Target;
  /** The smallest thing that holds this text. */
  text: (text: string | RegExp, options?: { exact?: boolean }) => Target;
  /** By CSS, for what has no role: prefer the others. */
  css: (selector: string) => Target;
};

/** Something on the page, described and looked up anew each time. Actions wait until it is there and can be used. */
export type Target = Finder & {
  /** All that fit now, in the order of the page; hidden ones too, when a text or a CSS selector finds them. */
  all: () => Promise<readonly Found[]>;
  /** The only one that fits. @throws Error when there is none, or more than one. */
  look: () => Promise<Found>;
  click: () => Promise<void>;
  /** Moves the focus there, as a script or a screen reader does. */
  focus: () => Promise<void>;
  bringIntoWindow: () => Promise<void>;
  /** Replaces what a field holds, all at once as pasting does. */
  fill: (text: string) => Promise<void>;
  /** Chooses a file in a file input. */
  upload: (path: string) => Promise<void>;
  nth: (index: number) => Target;
  /** For messages. */
  toString: () => string;
};

/** How long a person waits for something. Times in milliseconds. */
export const patience = { timeout: 10_000, intervals: [20, 50, 100, 200] };

/** Finds things within what `scope` (a selector, or '' for the page) names. */
export function finderIn(driver: Driver, scope = ''): Finder {
  const within = (selector: string) => targetOf(driver, scope === '' ? selector : `${scope} >> ${selector}`);
  return {
    role: (role, name, options) =>
      within(getByRoleSelector(role, { ...options, ...(name === undefined ? {} : { name }) })),
    label: (label, options) => within(getByLabelSelector(label, options)),
    text: (text, options) => within(getByTextSelector(text, options)),
    css: within,
  };
}

function targetOf(driver: Driver, selector: string): Target {
  const eyes = async <Result>(body: (given: string) => Result) => {
    if (!(await driver.evaluate(() => 'siteEyes' in globalThis, null)))
      await driver.run(await inPageScript());
    return driver.evaluate(body, selector);
  };
  const all = () => eyes((given) => globalThis.siteEyes.all(given));
  const look = async () => {
    const [found, ...others] = await all();
    if (found === undefined || others.length > 0)
      throw new Error(`${found === undefined ? 'No' : others.length + 1} ${selector}`);
    return found;
  };
  const target: Target = {
    ...finderIn(driver, selector),
    all,
    look,
    click: async () => {
      await driver.click(await steady(() => eyes((given) => globalThis.siteEyes.pressable(given)), selector));
    },
    focus: async () => {
      await expect(look, selector).toPass(patience);
      await eyes((given) => globalThis.siteEyes.focus(given));
    },
    bringIntoWindow: async () => {
      await expect(look, selector).toPass(patience);
      await eyes((given) => globalThis.siteEyes.bringIntoWindow(given));
    },
    fill: async (text) => {
      await target.click();
      await eyes((given) => globalThis.siteEyes.selectAll(given));
      await driver.evaluate((given) => void document.execCommand('insertText', false, given), text);
    },
    upload: async (path) => {
      await expect(look, selector).toPass(patience);
      await eyes((given) => globalThis.siteEyes.mark(given));
      await driver.upload('[data-marked]', path);
    },
    nth: (index) => targetOf(driver, `${selector} >> nth=${index}`),
    toString: () => selector,
  };
  return target;
}

/** Waits until something can be pressed and stays where it is. */
async function steady(where: () => Promise<Point | { reason: string }>, selector: string): Promise<Point> {
  let last: Point = { x: -1, y: -1 };
  await expect(async () => {
    const answer = await where();
    if ('reason' in answer) throw new Error(`${selector} cannot be pressed: ${answer.reason}`);
    const before = last;
    last = answer;
    if (before.x !== last.x || before.y !== last.y) throw new Error(`${selector} moves`);
  }).toPass(patience);
  return last;
}
