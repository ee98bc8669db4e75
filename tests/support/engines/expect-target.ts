import { expect as base } from '@playwright/test';
import type { Found } from './in-page.ts';
import { patience, type Target } from './target.ts';
import type { Visitor } from './visitor.ts';

type Verdict = { pass: boolean; message: () => string };

/** Waits up to seven seconds until what is found pleases (or, with `.not`, does not any more). */
async function waitFor(
  target: Target,
  isNot: boolean,
  wanted: string,
  pleases: (found: readonly Found[]) => boolean,
): Promise<Verdict> {
  let last: readonly Found[] = [];
  const isRight = async () => {
    last = await target.all();
    base(pleases(last)).toBe(!isNot);
  };
  const pass = await base(isRight)
    .toPass(patience)
    .then(
      () => !isNot,
      () => isNot,
    );
  const seen = last.map(({ name, text, shown, value }) => JSON.stringify({ name, text, shown, value }));
  return {
    pass,
    message: () =>
      `${target.toString()} should ${isNot ? 'not ' : ''}${wanted}; found: ${seen.join('\n') || 'nothing'}`,
  };
}

const fits = (actual: string | null | undefined, wanted: string | RegExp) =>
  typeof actual === 'string' && (typeof wanted === 'string' ? actual === wanted : wanted.test(actual));

/** Waits until the address has this path, query and hash. Asking fails while a page gives way to the next. */
async function waitForPath(visitor: Visitor, wanted: string | RegExp, isNot: boolean): Promise<Verdict> {
  let last = '';
  const isThere = async () => {
    last = await visitor.path();
    base(fits(last, wanted)).toBe(!isNot);
  };
  const pass = await base(isThere)
    .toPass(patience)
    .then(
      () => !isNot,
      () => isNot,
    );
  return {
    pass,
    message: () => `The address should ${isNot ? 'not ' : ''}be ${String(wanted)}, and is ${last}`,
  };
}

/** Playwright's `expect`, which also judges a Target; each of these waits. Except for toHaveTexts there must be exactly one. */
export const expect = base.extend({
  async toBeAt(visitor: Visitor, path: string | RegExp): Promise<Verdict> {
    return waitForPath(visitor, path, this.isNot);
  },
  /** It is there and can be seen. */
  async toBeShown(target: Target): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      'be shown',
      (found) => found.filter(({ shown }) => shown).length === 1,
    );
  },
  async toHaveFocus(target: Target): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      'have the focus',
      ([one, ...rest]) => one?.focused === true && rest.length === 0,
    );
  },
  /** Its whole text, spaces made single; or a pattern in it. */
  async toHaveWords(target: Target, words: string | RegExp): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      `say ${String(words)}`,
      ([one, ...rest]) => fits(one?.text, words) && rest.length === 0,
    );
  },
  /** The texts of all of them, in order. */
  async toHaveTexts(target: Target, texts: readonly string[]): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      `say ${texts.join(' | ')}`,
      (found) => JSON.stringify(found.map(({ text }) => text)) === JSON.stringify(texts),
    );
  },
  /** How many there are, hidden ones too, when a text or a CSS selector finds them. */
  async toHaveCount(target: Target, count: number): Promise<Verdict> {
    return waitFor(target, this.isNot, `be ${count}`, (found) => found.length === count);
  },
  /** It is seen whole, without scrolling. */
  async toBeInWindow(target: Target): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      'be in the window',
      ([one, ...rest]) => one?.inWindow === true && rest.length === 0,
    );
  },
  /** What a field holds. */
  async toHold(target: Target, value: string): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      `hold ${value}`,
      ([one, ...rest]) => one?.value === value && rest.length === 0,
    );
  },
  async toHaveAttribute(target: Target, name: string, value: string | RegExp): Promise<Verdict> {
    return waitFor(
      target,
      this.isNot,
      `have ${name}=${String(value)}`,
      ([one, ...rest]) => fits(one?.attributes[name], value) && rest.length === 0,
    );
  },
});
