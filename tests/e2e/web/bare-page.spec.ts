import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { brand } from '~/brand/brand.ts';
import { countries, defaultCountry, emergencyNumbers, type Country } from '~/domain/country/country.ts';
import { expect, test } from '../../support/test.ts';

/* What is left of a page where its styles or its scripts do not count: old browsers, reading views, search engines. */

const pages = ['/', '/privacy', '/terms'] as const;
const require = createRequire(import.meta.url);
const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

/** The words that a reading view takes from the page as it stands (the library is Firefox's own). */
function readingView(page: Page): Promise<string> {
  return page.evaluate(
    `${readability}; new Readability(document.cloneNode(true)).parse()?.textContent ?? ''`,
  );
}

/** The page's words as a browser shows them that knows none of the page's styles. */
async function wordsWithoutStyles(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
  });
  return page.evaluate(() => document.body.innerText);
}

/** Expects a country's own emergency line, and the numbers of no other country anywhere. */
function expectNumbersOf(country: Country, words: string, where: string): void {
  const called = [...words.matchAll(/In an emergency, call\s*(\d.*?) right away/g)].map(
    ([, number]) => number,
  );
  for (const number of called) expect.soft(number, where).toBe(emergencyNumbers[country]);
  const own = numbersOf(country);
  const others = new Set(countries.flatMap(numbersOf).filter((number) => !own.includes(number)));
  const said = [...others].filter((number) => words.includes(number));
  expect.soft(said, `${where}: numbers of other countries`).toEqual([]);
}

/** The voice line is the same one everywhere. */
function numbersOf(country: Country): readonly string[] {
  const phone = brand.phones[country]?.display ?? brand.voiceLine.display;
  return [emergencyNumbers[country], phone, brand.voiceLine.display];
}

// A reading view's program is no part of the page, and reads markup in its own way.
test.use({ bypassCSP: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('a reading view and a browser without styles say the numbers of one country', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      expectNumbersOf(defaultCountry, await readingView(page), `${path} in a reading view`);
      const words = await wordsWithoutStyles(page);
      expect.soft(words, path).toMatch(/In an emergency, call \d/);
      expectNumbersOf(defaultCountry, words, `${path} without styles`);
    }
  });
});

for (const [zone, country] of [
  ['America/Toronto', 'CA'],
  ['Asia/Kolkata', 'IN'],
] as const) {
  test.describe(`with scripts in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("a reading view and a browser without styles say that country's numbers", async ({ page, open }) => {
      for (const path of pages) {
        await open(path);
        expectNumbersOf(country, await readingView(page), `${path} in a reading view`);
        expectNumbersOf(country, await wordsWithoutStyles(page), `${path} without styles`);
      }
    });

    test('so they do before any script file has come', async ({ page }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/');
      expectNumbersOf(country, await readingView(page), 'in a reading view');
    });
  });
}
