import { readFileSync } from 'node:fs';
import { brand } from '../../src/config/brand.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { drawnNumbers } from '../support/drawn-order.ts';
import { configWord } from '../support/electron/config.ts';
import { endVisit, expect, invited, test } from './electron-test.ts';

const arabic = allLanguages.ar.words.kiosk.kioskMessages;

/** What the document says of itself, and whether Arabic letters of our own are there. */
const documentSays = () => {
  const { lang, dir } = document.documentElement;
  const isLoaded = [...document.fonts].some(
    ({ unicodeRange, status }) => /^U\+6/i.test(unicodeRange) && status === 'loaded',
  );
  return { lang, dir, isLoaded };
};

/** The example, open all week: tests run on Sundays too. */
const { openingHours: _closedOnSundays, ...example }: Record<string, unknown> = JSON.parse(
  readFileSync('build/linux/config.example.json', 'utf8'),
);

test.describe('the example config, which asks for every language', () => {
  test.use({ kioskArguments: [configWord(example)] });

  test('a visit in Arabic ends in English', async ({ ownKiosk: kiosk }) => {
    const page = await invited(kiosk);
    await page.getByRole('button', { name: languageNames.ar, exact: true }).click();
    await expect(page.getByRole('navigation', { name: arabic.bar.label })).toBeVisible();
    expect(await page.evaluate(documentSays)).toEqual({ lang: 'ar', dir: 'rtl', isLoaded: true });
    const next = await endVisit(kiosk);
    expect(await next.evaluate(documentSays)).toMatchObject({ lang: 'en', dir: 'ltr' });
  });
});

test.describe('a kiosk of its own language', () => {
  const country = 'IN';
  test.use({ kioskArguments: [configWord({ country, languages: ['ar', 'en'], handoff: 'qr' })] });

  test('stands in it from the first picture on, and draws no number or address backwards', async ({
    ownKiosk: kiosk,
  }) => {
    const page = await kiosk.page();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.attract.title);
    expect(await page.evaluate(documentSays)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    await expect(page.getByRole('group').getByRole('button')).toHaveText([
      languageNames.ar,
      languageNames.en,
    ]);
    const found = new Set<string>();
    const measure = async (where: string) => {
      const drawn = await page.evaluate(drawnNumbers, null);
      expect(drawn.backwards, where).toEqual([]);
      for (const each of drawn.found) found.add(each);
    };
    await measure('invitation');
    await page.getByRole('button', { name: arabic.attract.begin }).click();
    const number = page.getByRole('button', { name: brand.phones[country].display });
    await expect(number.first()).toBeVisible();
    await measure('home');
    for (const opener of [
      number,
      page.getByRole('button', { name: arabic.handoff.titles.chat }),
      page.getByRole('button', { name: brand.emails.support }),
    ]) {
      await opener.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await measure('panel');
      await page.getByRole('button', { name: arabic.handoff.close }).click();
    }
    await page.evaluate(() => void (location.hash = '/careers/job/graphic-designer'));
    await expect(page.locator('#apply')).toBeVisible();
    await measure('job');
    expect([...found]).toEqual(
      expect.arrayContaining([brand.phones[country].display, brand.emails.support, 'wa.me/18005550199']),
    );
  });
});
