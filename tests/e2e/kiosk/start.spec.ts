import type { Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { brand } from '../../../src/config/brand.ts';
import { kioskPaths, paths } from '../../../src/config/paths.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import { canRing } from '../../../src/domain/contact.ts';
import { languages } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { drawQrCode } from '../../../src/ui/QrCode/qr-path.ts';
import { mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, goTo, test } from '../../support/kiosk-test.ts';

const { safety, terms, home, sheets } = allLanguages.en.words;

/** What the first screen can be asked for, as a visitor reads it, in its order. */
const choices = (page: Page) =>
  page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));

test(
  'the first screen is a choice of six, and each leads where it says',
  { tag: '@smoke' },
  async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
    await expect(choices(page)).toHaveCount(6);
    const call = page.getByRole('button', {
      name: `Call us ${brand.phones.US.display} Free, day and night, in English`,
    });
    await call.click();
    await expect(page.getByRole('dialog')).toContainText(brand.phones.US.display);
    await mustSee(page).call.back.click();
    for (const [name, title] of [
      ['Chat on WhatsApp', 'Chat on WhatsApp'],
      ['On the web', `Use ${brand.productName} on the web`],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await mustSee(page).call.back.click();
    }
    for (const [name, heading] of [
      ['What is this?', 'What is this?'],
      ['Is it safe?', /safe/i],
      ['Take a sheet along', sheets.sheets.heading],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(call).toBeVisible();
    }
  },
);

for (const [diagonalInches, width, height] of [
  [21.5, 1_920, 1_080],
  [15.6, 1_366, 768],
] as const)
  for (const language of ['en', 'ar'] as const)
    test.describe(`${diagonalInches}" ${language}`, () => {
      const display = { ...defaultConfig.display, diagonalInches };
      test.use({ viewport: { width, height }, kiosk: { config: { languages: [language, 'fr'], display } } });
      test('an answer is one press away, a sheet three', async ({ page, main }) => {
        await chooseLanguage(page, main, language);
        const { home: words, kiosk, safety, sheets: take } = allLanguages[language].words;
        const { handoff, sheets: sheet, start } = kiosk.kioskMessages;
        const code = page.getByRole('img', { name: handoff.qrLabel({ what: '' }) });
        const text = (each = '') => page.getByRole('main').getByText(each);
        for (const [keys, answer] of [
          [[start.safe], text(safety.safetyFacts.known.value)],
          [[start.more], text(words.hero.is.points[0])],
          [[start.sheet, take.sheets.questions.title, sheet.take], code],
        ] as const) {
          for (const name of keys) {
            const key = page.getByRole('link', { name });
            await expect(key).toBeInViewport({ ratio: 1 });
            await key.click();
          }
          await expect(answer).toBeInViewport({ ratio: 1 });
          await mustSee(page, language).ways.Home.click();
        }
      });
    });

test.describe('in a language that the line does not speak', () => {
  const other =
    languages.find((language) => !brand.line.languages.some((spoken) => spoken === language)) ?? 'es';
  test.use({ kiosk: { config: { languages: ['en', other] } } });
  test('the chat comes first, and the call says which it speaks', async ({ page, main }) => {
    await chooseLanguage(page, main, other);
    const { home: words, shell } = allLanguages[other].words;
    const [spoken = 'en'] = brand.line.languages;
    await expect(choices(page).first()).toContainText(shell.shellMessages.chat);
    await expect(choices(page).nth(2)).toContainText(words.easyWays.call.title);
    await expect(choices(page).nth(2)).toContainText(words.beforeCalling.languages.names[spoken]);
  });
});

test.describe('a country whose number reaches nobody', () => {
  test.skip(canRing(brand.phones.IN.dial), 'The brand has a number for every country.');
  test.use({ kiosk: { config: { country: 'IN' } } });
  test('has no key to call it', async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText(brand.phones.IN.display);
  });
});

test.describe('a center that has something to say', () => {
  const until = '2099-12-31';
  const desk = {
    where: { en: 'at the desk behind you' },
    phone: { dial: '+12065550111', display: '1-206-555-0111' },
  };
  const notice = { text: { en: 'Flu shots today <b>in room 4</b>' }, until };
  test.use({ kiosk: { config: { center: 'Elm Street Center', desk, notice, languages: ['en', 'ar'] } } });
  test('says it on the first screen, as text alone, in the language in which it was written', async ({
    page,
    main,
  }) => {
    await chooseLanguage(page, main, 'ar');
    const screen = page.getByRole('main');
    await expect(screen).toContainText('Elm Street Center');
    for (const text of [desk.where.en, notice.text.en]) {
      const line = screen.getByText(text, { exact: true });
      await expect(line).toHaveAttribute('lang', 'en');
      await expect(line).toHaveAttribute('dir', 'ltr');
    }
    await expect(screen).toContainText(desk.phone.display);
  });
});

/** Whether texts stand on the page one after the other. */
async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  const places = texts.map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
}

test('"What is this?" says what people ask, in their order, and leads to all the rest', async ({
  page,
  visit,
}) => {
  await visit(kioskPaths.more);
  const { beforeCalling, hero } = home;
  await expectInOrder(page, [hero.is.title, hero.isNot.title, hero.free, beforeCalling.hours.always]);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href')?.replace('#', '')),
  );
  expect(addresses).toEqual(
    expect.arrayContaining([kioskPaths.how, paths.careers, paths.privacy, paths.terms, kioskPaths.contact]),
  );
  for (const address of addresses) {
    await page.evaluate((hash) => void (location.hash = hash), address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Not Found|What is this/);
  }
});

test.describe('in short', () => {
  const where = 'the desk behind you';
  test.use({ kiosk: { config: { desk: { where: { en: where }, phone: null } } } });
  test('says the first thing first, and takes the whole to a phone or to paper', async ({ page, visit }) => {
    const { known, responsible } = safety.safetyFacts;
    await visit(paths.safety);
    await expect(page.getByText(known.value)).toBeInViewport();
    await expectInOrder(page, [known.value, known.text, responsible.label, brand.safety.responsible.name]);
    for (const path of [paths.safety, paths.privacy, paths.terms]) {
      await goTo(page, path);
      const code = page.getByRole('main').getByRole('img', { name: /QR code/ });
      await expect(code.locator('path').last(), path).toHaveAttribute(
        'd',
        drawQrCode(brand.siteUrl + path).path,
      );
      await expect(page.getByRole('main')).toContainText(where);
    }
    for (const limit of terms.terms.sections['medical-disclaimer'].blocks[1].items)
      await expect(page.getByRole('main')).toContainText(limit);
  });
});

test('each job is a key below its category, and its screen begins with the code for a phone', async ({
  page,
  visit,
}) => {
  await visit(paths.careers);
  const jobs = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(jobs).toHaveCount(jobIds.length);
  for (const category of ['Growth', 'Marketing', 'Other'])
    await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toBeVisible();
  await jobs.filter({ hasText: 'Graphic Designer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphic Designer' })).toBeFocused();
  await expect(page.getByRole('img', { name: /QR code: Graphic Designer/ })).toBeInViewport();
});

// There is nothing to type with.
test('no page of the kiosk has a field', async ({ page, visit }) => {
  await visit();
  for (const path of [
    ...Object.values(kioskPaths),
    paths.careers,
    paths.job('graphic-designer'),
    paths.safety,
    '/nowhere',
  ]) {
    await goTo(page, path);
    await expect(page.locator('input, textarea, select'), path).toHaveCount(0);
  }
});
