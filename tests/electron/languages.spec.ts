import { brand } from '../../src/config/brand.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { drawnNumbers } from '../support/drawn-order.ts';
import { mustSee } from '../support/kiosk-surfaces.ts';
import { configWord } from '../support/electron/config.ts';
import { endVisit, expect, test } from './electron-test.ts';

const english = allLanguages.en.words.kiosk.kioskMessages;
const arabic = allLanguages.ar.words.kiosk.kioskMessages;
const country = 'IN';

/** What the document says of itself, and whether Arabic letters of our own are there. */
const documentSays = () => {
  const { lang, dir } = document.documentElement;
  const isLoaded = [...document.fonts].some(
    ({ unicodeRange, status }) => /^U\+6/i.test(unicodeRange) && status === 'loaded',
  );
  return { lang, dir, isLoaded };
};

test.use({ kioskArguments: [configWord({ country, languages: ['ar', 'en'], handoff: 'qr' })] });

test('a kiosk stands in its own language from the first picture on, draws no number or address backwards in it, and is back in it after a visit in another', async ({
  freshKiosk: kiosk,
}) => {
  const page = await kiosk.page();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.attract.title);
  await expect(page.getByRole('group').getByRole('button')).toHaveText([languageNames.ar, languageNames.en]);
  const expectedPage = { lang: 'ar', dir: 'rtl', isLoaded: true };
  await expect.poll(() => page.evaluate(documentSays)).toEqual(expectedPage);
  const found = new Set<string>();
  const measure = async (where: string) => {
    const drawn = await page.evaluate(drawnNumbers, null);
    expect(drawn.backwards, where).toEqual([]);
    for (const each of drawn.found) found.add(each);
  };
  await measure('invitation');
  await page.getByRole('button', { name: arabic.attract.begin }).click({ position: { x: 4, y: 400 } });
  const chat = page.getByRole('button', { name: arabic.handoff.titles.chat });
  await expect(chat).toBeVisible();
  await measure('home');
  for (const [path, opener] of [
    ['/', chat],
    ['/more/contact', page.getByRole('button', { name: brand.personPhone.display })],
    ['/more/contact', page.getByRole('button', { name: brand.emails.support })],
  ] as const) {
    await page.evaluate((hash) => void (location.hash = hash), path);
    // On whichever screenful of its page it is: what it opens is looked at here.
    await opener.first().evaluate((key: HTMLElement) => key.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await measure('panel');
    await mustSee(page, 'ar').call.back.click();
  }
  await page.evaluate(() => void (location.hash = '/careers/job/graphic-designer'));
  await expect(page.locator('#apply')).toBeVisible();
  await measure('job');
  expect([...found]).toEqual(
    expect.arrayContaining([brand.personPhone.display, brand.emails.support, 'wa.me/18005550199']),
  );

  const next = await endVisit(kiosk, arabic.attract.begin);
  const end = next.getByRole('button', { name: english.bar.end });
  await expect(async () => {
    // A fresh invitation takes no press in its first moment; one that it has taken may be answered late.
    if (!(await end.isVisible()))
      await next.getByRole('button', { name: languageNames.en, exact: true }).click({ timeout: 500 });
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await next.evaluate(documentSays)).toMatchObject({ lang: 'en', dir: 'ltr' });
  const last = await endVisit(kiosk, arabic.attract.begin);
  await expect.poll(() => last.evaluate(documentSays)).toEqual(expectedPage);
});
