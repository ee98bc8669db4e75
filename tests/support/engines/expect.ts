import { expect as base, type Page } from '@playwright/test';
import { DriverLocator, DriverPage, patience } from './driver-page.ts';
import type { Found } from './in-page.ts';

type Check = (found: readonly Found[], wanted: unknown, value?: unknown) => boolean;

const one = (found: readonly Found[], fits: (only: Found) => boolean) =>
  found.length === 1 && found[0] !== undefined && fits(found[0]);
const equals = (actual: string | null | undefined, wanted: unknown) =>
  typeof actual === 'string' && (wanted instanceof RegExp ? wanted.test(actual) : actual === wanted);
/** A text with its spaces folded, as what is found has them and as Playwright compares texts. */
const folded = (wanted: unknown) =>
  typeof wanted === 'string' ? wanted.replaceAll(/\s+/g, ' ').trim() : wanted;

/** Playwright's expectations of a locator that the journeys use, told by what is found. */
const checks: Readonly<Record<string, Check>> = {
  toBeVisible: (found) => one(found, ({ isVisible }) => isVisible),
  toBeHidden: (found) => found.every(({ isVisible }) => !isVisible),
  toBeFocused: (found) => one(found, ({ isFocused }) => isFocused),
  toBeInViewport: (found) => one(found, ({ isInViewport }) => isInViewport),
  toBeDisabled: (found) =>
    one(found, ({ attributes }) => 'disabled' in attributes || attributes['aria-disabled'] === 'true'),
  toHaveCount: (found, count) => found.length === count,
  toHaveValue: (found, wanted) => one(found, ({ value }) => equals(value, wanted)),
  toHaveAttribute: (found, name, value) =>
    one(found, ({ attributes }) => equals(attributes[String(name)], value)),
  toHaveText: (found, wanted) =>
    Array.isArray(wanted)
      ? JSON.stringify(found.map(({ text }) => text)) === JSON.stringify(wanted.map(folded))
      : one(found, ({ text }) => equals(text, folded(wanted))),
};

type Result = { pass: boolean; message: () => string };
type MatcherState = { isNot: boolean };

/** Waits until a check holds (or, with `.not`, does not any more). Looking fails while a page gives way to the next. */
async function waitFor(
  isNot: boolean,
  look: () => Promise<[holds: boolean, observed: string]>,
): Promise<Result> {
  let observed = 'nothing';
  const attempt = async () => {
    const [holds, now] = await look();
    observed = now;
    base(holds).toBe(!isNot);
  };
  const isRight = await base(attempt)
    .toPass(patience)
    .then(
      () => true,
      () => false,
    );
  return { pass: isRight !== isNot, message: () => `found: ${observed}` };
}

/** Asks Playwright's own expectation. */
async function delegate(
  { isNot }: MatcherState,
  name: string,
  actual: unknown,
  args: unknown[],
): Promise<Result> {
  const expectation = base(actual);
  const methods: unknown = isNot ? expectation.not : expectation;
  try {
    await (methods as Record<string, (...values: unknown[]) => Promise<void>>)[name]?.(...args);
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}

const matchers = Object.fromEntries(
  Object.entries(checks).map(([name, check]) => [
    name,
    async function matcher(this: MatcherState, actual: unknown, ...args: unknown[]): Promise<Result> {
      if (!(actual instanceof DriverLocator)) return delegate(this, name, actual, args);
      const result = await waitFor(this.isNot, async () => {
        const found = await actual.find();
        return [check(found, args[0], args[1]), JSON.stringify(found)];
      });
      const wanted = [this.isNot ? 'not' : '', name, ...args.map(String)].join(' ');
      return { ...result, message: () => `${actual.selector} ${wanted}; ${result.message()}` };
    },
  ]),
);

/** Playwright's `expect`, which also judges the pages and locators of browsers that Playwright cannot drive. */
export const expect = base.extend({
  ...matchers,
  /** Path, query and hash of the address. */
  async toHaveURL(page: Page, wanted: string | RegExp): Promise<Result> {
    if (!((page as unknown) instanceof DriverPage)) return delegate(this, 'toHaveURL', page, [wanted]);
    const driverPage = page as unknown as DriverPage;
    return waitFor(this.isNot, async () => {
      const [path, href] = [await driverPage.path(), await driverPage.href()];
      return [wanted instanceof RegExp ? wanted.test(href) : path === wanted, href];
    });
  },
});
