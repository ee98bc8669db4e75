import { defaultConfig } from '../../../electron/policy/config.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { directionOf, documentLanguages, languages } from '../../../src/domain/language.ts';
import { languageNamesOn, mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, test } from '../../support/kiosk-test.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expectVisible } from '../../support/sight.ts';

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

for (const [language, width, height] of [
  ['fr', 1366, 768],
  ['ar', 1366, 768],
  ['es', 768, 1366],
  ['hi', 1280, 1024],
] as const) {
  const details = nightlyUnless(language === 'ar');
  test.describe(`${width}x${height} of 15.6 inches, ${language}`, details, () => {
    test.use({
      viewport: { width, height },
      kiosk: {
        config: {
          languages: [language, ...languages.filter((each) => each !== language)],
          display: { ...defaultConfig.display, diagonalInches: 15.6 },
        },
      },
    });
    test('the invitation asks for the language before it asks to begin, and nothing lies on anything', async ({
      page,
      main,
    }) => {
      expect(main.phase).toBe('waiting');
      const { invitation } = mustSee(page, language);
      const names = languageNamesOn(page, languages);
      await page.evaluate(() => document.fonts.ready);
      const { question, button } = invitation;
      const [cleared, emergency] = [invitation['what is cleared'], invitation['emergency line']];
      // The logo alone goes where there is no room.
      await expectVisible('invitation', { question, button, cleared, emergency, ...names });
      const begin = (await invitation.button.boundingBox())?.y ?? 0;
      for (const each of Object.values(names)) {
        const box = await each.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(begin);
      }
    });
  });
}

// The longest that a center may write is left to the first screen where the smallest panel has no room for it.
for (const [language, diagonalInches, width, height] of [
  ['en', 21.5, 1920, 1080],
  ['hi', 21.5, 1920, 1080],
  ['en', 15.6, 1366, 768],
  ['hi', 15.6, 768, 1366],
  ['ar', 21.5, 1920, 1080],
] as const) {
  const screen = `${width}x${height} of ${diagonalInches} inches`;
  const details = nightlyUnless(language === 'ar' || width === 1366);
  test.describe(`a center's own words, ${screen}, ${language}`, details, () => {
    const center = 'Elm Street Center';
    const notice = 'Flu shots today <b>in room 4</b>';
    const where = 'at the desk behind you';
    const phone = { dial: '+12065550111', display: '1-206-555-0111' };
    test.use({
      viewport: { width, height },
      kiosk: {
        config: {
          languages: [language, ...languages.filter((each) => each !== language)],
          display: { ...defaultConfig.display, diagonalInches },
          center,
          name: 'Lobby',
          notice: { text: { en: notice }, until: '2099-12-31' },
          desk: { where: { en: where }, phone },
        },
      },
    });
    test('are on the invitation as text alone, and move no key', async ({ page, main }) => {
      expect(main.phase).toBe('waiting');
      const { invitation } = mustSee(page, language);
      const names = languageNamesOn(page, languages);
      const { question, button } = invitation;
      const [cleared, emergency] = [invitation['what is cleared'], invitation['emergency line']];
      const lines = page.getByRole('paragraph');
      const said = {
        notice: lines.filter({ hasText: notice }),
        desk: lines.filter({ hasText: where }).filter({ hasText: phone.display }),
        center: lines.filter({ hasText: center }).filter({ hasText: 'Lobby' }),
      };
      await expect(page.getByText(notice, { exact: true })).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      await expectVisible('invitation', { question, button, cleared, emergency, ...names, ...said });

      const keys = [...Object.values(names), button];
      const places = () => Promise.all(keys.map((key) => key.boundingBox()));
      const withWords = await places();
      // As it was in the picture before the script.
      for (const line of Object.values(said)) await line.evaluate((element) => void element.remove());
      expect(withWords).toEqual(await places());
    });
  });
}

// From right to left: tests/electron/languages.spec.ts.
test('a whole visit in Hindi, and after it nothing of that language is left', async ({ page, main }) => {
  const root = page.locator('html');
  await chooseLanguage(page, main, 'hi');
  await expect(root).toHaveAttribute('lang', documentLanguages.hi);
  await page.getByRole('button', { name: hindi.handoff.titles.chat }).first().click();
  await expect(page.getByRole('dialog', { name: hindi.handoff.titles.chat })).toContainText(
    hindi.handoff.opened,
  );
  await mustSee(page, 'hi').call.back.click();
  await main.pass(120);
  await expect(page.getByRole('alertdialog', { name: hindi.idle.title })).toBeVisible();

  // What is last is the visitor's thanks on the kiosk's own page.
  const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
  await main.tell('kiosk:phase', ended);
  await main.pass(30);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.attract.title);
  const thanks = page.locator(`[lang=${documentLanguages.hi}]`).getByText(hindi.attract.cleared);
  await expect(thanks).toBeVisible();
  await expect(root).toHaveAttribute('lang', documentLanguages.en);
  await expect(page.getByText(english.attract.private)).toBeVisible();
  await expect(thanks).toHaveCount(0);
});
