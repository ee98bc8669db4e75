import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { brand, voiceLineOf } from '~/config/brand.ts';
import { emergency } from '~/i18n/messages/en/emergency.ts';
import { countries, defaultCountry, type Country } from '~/domain/country/country.ts';
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

/**
 * Expects the emergency line to call one thing, and the numbers of no other country anywhere.
 * @param called what the line says after 'call': the number of the place or, where that is not known, the words.
 */
function expectOnly(country: Country, called: string, words: string, where: string): void {
  const said = [...words.matchAll(/In an emergency, call\s*(.*?)\s*right away/g)].map(([, what]) => what);
  for (const what of said) expect.soft(what, where).toBe(called);
  const numbersOf = (each: Country) => [brand.phones[each].display, voiceLineOf(each).display];
  const others = new Set(countries.flatMap(numbersOf).filter((each) => !numbersOf(country).includes(each)));
  expect
    .soft(
      [...others].filter((number) => words.includes(number)),
      `${where}: numbers of other countries`,
    )
    .toEqual([]);
}

// A reading view's program is no part of the page, and reads markup in its own way.
test.use({ bypassCSP: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test("a reading view and a browser without styles say one country's numbers, and what to call anywhere", async ({
    page,
  }) => {
    expect(emergency.local).toMatch(/^your local emergency number .*911.*112/);
    for (const path of pages) {
      await page.goto(path);
      expectOnly(defaultCountry, emergency.local, await readingView(page), `${path} in a reading view`);
      const words = await wordsWithoutStyles(page);
      expect.soft(words, path).toContain(`In an emergency, call ${emergency.local} right away`);
      expectOnly(defaultCountry, emergency.local, words, `${path} without styles`);
    }
  });
});

for (const [zone, country, called] of [
  ['America/Toronto', 'CA', '911'],
  ['Asia/Kolkata', 'IN', '112'],
  ['Asia/Dubai', 'US', '998'],
  ['Etc/UTC', 'US', emergency.local],
] as const) {
  test.describe(`with scripts in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("a reading view and a browser without styles say that country's numbers", async ({ page, open }) => {
      for (const path of pages) {
        await open(path);
        expectOnly(country, called, await readingView(page), `${path} in a reading view`);
        expectOnly(country, called, await wordsWithoutStyles(page), `${path} without styles`);
      }
    });

    test('so they do before any script file has come', async ({ page }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/');
      expectOnly(country, called, await readingView(page), 'in a reading view');
    });
  });
}
