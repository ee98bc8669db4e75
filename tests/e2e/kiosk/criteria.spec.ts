import { brand } from '../../../src/config/brand.ts';
import { documentLanguages, languages } from '../../../src/domain/language.ts';
import { expectKeyboard, expectStill, expectWhatAxeMisses } from '../../support/criteria-rules.ts';
import { beginVisit, chooseLanguage, expect, goTo, test } from '../../support/kiosk-test.ts';

/* What the conformance report says of every screen and no other test asserts. Sizes, contrast and axe: screens.spec.ts. */

const paths = [
  '/',
  '/more',
  '/safety',
  '/privacy',
  '/accessibility',
  '/careers',
  '/careers/job/graphic-designer',
];

test('every screen: criteria of WCAG 2.2', async ({ page, main }) => {
  await expectWhatAxeMisses({ page, where: 'invitation' });
  await expectKeyboard({ page, where: 'invitation' });
  await beginVisit(page, main);
  const titles: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    const screen = { page, where: path };
    titles.push(await page.title());
    await expectWhatAxeMisses(screen);
    await expectStill(screen);
    await expectKeyboard(screen);
  }
  await test.step('titles', () => expect(new Set(titles).size).toBe(titles.length));
  await goTo(page, '/');
  await page.getByRole('button', { name: `Call us ${brand.phones.US.display}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhatAxeMisses({ page, where: 'call panel' });
});

test.describe('a kiosk of five languages', () => {
  test.use({ kiosk: { config: { languages: [...languages] } } });

  test('the document says its language, and each language key its own', async ({ page, main }) => {
    const lang = () => page.evaluate(() => document.documentElement.lang);
    expect(await lang()).toBe(documentLanguages.en);
    const parts = await page
      .getByRole('main')
      .locator('[lang]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('lang')));
    for (const language of languages.filter((each) => each !== 'en'))
      expect(parts).toContain(documentLanguages[language]);
    await chooseLanguage(page, main, 'hi');
    expect(await lang()).toBe(documentLanguages.hi);
  });
});
