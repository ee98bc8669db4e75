import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { loadMatch, webRoutes } from '~/web/routes.tsx';
import { measurePage } from '../support/measure-page.ts';

/*
 * A language a third longer than English, as many are, and a brand whose name is twice as long: no text is cut off, nothing is
 * wider than the window, no control loses its size.
 */

vi.mock(import('~/config/drawings/wordmark.ts'), async (importOriginal) => {
  const { wordmark } = await importOriginal();
  // As the type has it, of which the width is a constant.
  return { wordmark: { ...wordmark, width: (wordmark.width * 2) as typeof wordmark.width } };
});

const { words: english, format } = allLanguages.en;

/** The word with its last letter repeated. Addresses are not translated. */
const longerWord = (word: string) => word + (word.at(-1) ?? '').repeat(Math.ceil(word.length / 3));
const longerText = (text: string) => (/[@/]/.test(text) ? text : text.replaceAll(/\p{L}{2,}/gu, longerWord));

/** The same messages with longer texts, results of functions included. Hence `as`: the shape is kept. */
function longer<Value>(value: Value): Value {
  if (typeof value === 'string') return longerText(value) as Value;
  if (typeof value === 'function')
    return ((...values: readonly unknown[]) => longer(value(...values) as unknown)) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => longer(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, longer(each)])) as Value;
}

beforeAll(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  const words: Messages = longer(english);
  setAllMessages('en', { words, format });
});
afterAll(() => setAllMessages('en', { words: english, format }));

test.each(['/', '/careers', '/careers/job/graphic-designer', '/privacy', '/safety', '/press', '/nowhere'])(
  '%s has room for texts that are a third longer',
  async (path) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const routes = webRoutes();
    await loadMatch(routes, path, '/');
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    flushSync(() => root.render(<RouterProvider router={router} />));
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = page.getByRole('heading', { level: 1 }).element().textContent;
    expect(title, 'the texts are the longer ones').toMatch(/(\p{L})\1\b/u);
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.viewport(width, height);
      const measured = await measurePage({ evaluate: async (inspect, limits) => inspect(limits) });
      const { overflow, clipped, smallControls } = measured;
      expect.soft(cutLogos(), `${path} at ${width}`).toEqual([]);
      expect.soft({ overflow, clipped, smallControls }, `${path} at ${width}`).toEqual({
        overflow: 0,
        clipped: [],
        smallControls: [],
      });
    }
    root.unmount();
    container.remove();
  },
);

/** Logos of the header that reach out of their link or of the window. A name that wraps into the bar's hidden second row does not count. */
function cutLogos(): readonly string[] {
  return [...document.querySelectorAll('header :is(a, button) svg')].flatMap((logo) => {
    const [box, link] = [logo.getBoundingClientRect(), logo.closest('a, button')?.getBoundingClientRect()];
    if (link === undefined || !logo.checkVisibility() || box.top >= link.bottom - 1) return [];
    const end = Math.min(link.right, innerWidth) + 1;
    return box.left < link.left - 1 || box.right > end ? [`${box.left} to ${box.right}, ${end}`] : [];
  });
}
