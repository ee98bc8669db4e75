import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

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

/** `.options()` would overwrite `.withTags()`, so everything stands in one call. */
async function expectNoViolations(page: Page, runOnly: RunOnly): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without it each run opens a page more, for frames of other hosts: those are not ours, and not there.
    .setLegacyMode()
    .options({
      // Such frames answer no question in a test; their own titles are judged all the same.
      iframes: false,
      runOnly,
      rules: Object.fromEntries(contrastRules.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
