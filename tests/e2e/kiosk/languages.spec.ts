import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { directionOf, documentLanguages, languages } from '../../../src/domain/language.ts';
import { chooseLanguage, expect, test } from '../../support/kiosk-test.ts';

const english = allLanguages.en.words.kiosk.kioskMessages;
const hindi = allLanguages.hi.words.kiosk.kioskMessages;

test.use({ kiosk: { config: { languages: [...languages] } } });

test('the invitation names each language in its own words, and stays in its own', async ({ page, main }) => {
  expect(main.phase).toBe('waiting');
  const names = page.getByRole('group').getByRole('button');
  await expect(names).toHaveText(languages.map((language) => languageNames[language]));
  for (const [place, language] of languages.entries()) {
    await expect(names.nth(place)).toHaveAttribute('lang', documentLanguages[language]);
    await expect(names.nth(place)).toHaveAttribute('dir', directionOf(language));
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.attract.title);
});

// From right to left: tests/electron/languages.spec.ts.
test('a whole visit in Hindi, and after it nothing of that language is left', async ({ page, main }) => {
  const root = page.locator('html');
  await chooseLanguage(page, main, 'hi');
  await expect(root).toHaveAttribute('lang', documentLanguages.hi);
  await page.getByRole('button', { name: hindi.handoff.titles.chat }).first().click();
  await expect(page.getByRole('dialog', { name: hindi.handoff.titles.chat })).toContainText(
    hindi.handoff.opened,
  );
  await page.getByRole('button', { name: hindi.handoff.close }).click();
  await main.pass(120);
  await expect(page.getByRole('alertdialog', { name: hindi.idle.title })).toBeVisible();

  // The good-bye is the visitor's too, and the thanks on the kiosk's own page after it.
  const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
  await main.tell('kiosk:phase', ended);
  await expect(page.getByRole('heading', { name: hindi.ended.title })).toBeVisible();
  await main.pass(30);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.attract.title);
  const thanks = page.getByText(hindi.attract.cleared);
  await expect(thanks).toBeVisible();
  await expect(thanks).toHaveAttribute('lang', documentLanguages.hi);
  await expect(root).toHaveAttribute('lang', documentLanguages.en);
  await expect(page.getByText(english.attract.private)).toBeVisible();
  await expect(thanks).toHaveCount(0);
});
