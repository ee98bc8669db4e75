import { expect, test as base, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

type Fixtures = {
  /** Console errors and warnings that a test expects: patterns pushed here do not fail it. */
  expectedErrors: RegExp[];
  /** Opens a page and waits until it answers (it has hydrated). */
  open: (path: string) => Promise<void>;
};

/** The base of every browser test: an unexpected console error, warning or exception fails the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    const unexpected = problems.filter((problem) => !expectedErrors.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});

export { expect };

/** Waits until React answers on the page, and the page has come up to its place. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moves = document.querySelector('main')?.getAnimations() ?? [];
    return (
      document.querySelector('html[data-hydrated]') !== null &&
      document.querySelector('#apply form[hidden]') === null &&
      moves.every(({ playState }) => playState === 'finished')
    );
  });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** AA below 4.5, AAA from 4.5 to 7. */
const contrastRules = ['color-contrast', 'color-contrast-enhanced'];

/** Runs axe with WCAG 2.2 AA, best practices and both contrast rules. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, { type: 'tag', values: tags });
}

/** Runs axe's contrast rules alone: for the other colours of a page whose structure it has judged. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolations(page, { type: 'rule', values: contrastRules });
}

/**
 * Runs axe in the page itself: @axe-core/playwright does the same, but brings all that passed out of the page, which takes three
 * quarters of its time.
 */
async function expectNoViolations(page: Page, runOnly: RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await globalThis.axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
    },
    {
      // Frames are of other hosts and answer no question in a test; their own titles are judged all the same.
      iframes: false,
      resultTypes: ['violations' as const],
      runOnly,
      rules: Object.fromEntries(contrastRules.map((rule) => [rule, { enabled: true }])),
    },
  );
  expect(found).toEqual([]);
}

declare global {
  // Put there by its source.
  var axe: typeof import('axe-core');
}
