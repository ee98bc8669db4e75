import { brand } from '../../../src/config/brand.ts';
import { kioskPaths } from '../../../src/config/paths.ts';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languages } from '../../../src/domain/language.ts';
import { atEachTextSize, mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, goTo, test } from '../../support/kiosk-test.ts';
import { measurePage } from '../../support/measure-page.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expectNoScrollbars, expectVisible } from '../../support/sight.ts';

const { phones, emails } = brand;
const withoutScheme = (url: string) => url.replace('https://', '');
const chat = { name: /Chat on WhatsApp/ };

const isOpen = 'It is open on this screen now.';

for (const [how, kiosk, shown, codes] of [
  ['browser and code', { config: { handoff: 'both' } }, isOpen, 1],
  ['browser alone', { config: { handoff: 'system-browser' } }, isOpen, 0],
  ['code alone', { config: { handoff: 'qr' } }, withoutScheme(brand.chatUrl), 1],
  [
    'browser alone, without a network',
    { config: { handoff: 'system-browser' }, online: false },
    phones.US.display,
    0,
  ],
] as const) {
  test.describe(`hand-off by ${how}`, () => {
    test.use({ kiosk });
    test('says what is open here, or shows another way', async ({ page, main, visit }) => {
      await visit();
      const isOnPhone = kiosk.config.handoff === 'qr';
      await expect(page.getByText('on your own phone', { exact: true })).toHaveCount(isOnPhone ? 2 : 0);
      await page.getByRole('button', chat).first().click();
      const panel = page.getByRole('dialog');
      await expect(panel).toContainText(shown);
      await expect(panel.getByRole('img', { name: /QR code/ })).toHaveCount(codes);
      if (shown !== isOpen) await expect(panel).not.toContainText('open on this screen');
      expect(main.opened).toEqual(shown === isOpen ? [brand.chatUrl] : []);
    });
  });
}

test.describe('a second hand-off within five seconds', () => {
  test.use({ kiosk: { config: { handoff: 'system-browser' } } });
  test('shows a way on', async ({ page, main, visit }) => {
    await visit();
    await page.getByRole('button', chat).first().click();
    await mustSee(page).call.back.click();
    await page.getByRole('button', { name: 'On the web' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(panel).toContainText(withoutScheme(brand.webAppUrl));
    await expect(panel).not.toContainText('could not open');
    expect(main.opened).toEqual([brand.chatUrl]);
  });
});

test.describe('a kiosk in Mexico', () => {
  test.use({ kiosk: { config: { country: 'MX' } } });
  test('names the crisis line of its country, to be read', async ({ page, visit }) => {
    await visit('/safety');
    await expect(page.locator('p', { hasText: 'harming yourself, call' })).toHaveText(
      /call 800\u00A0911\u00A02000 right away/,
      {
        useInnerText: true,
      },
    );
  });
});

// That of the usual kiosk: journey.spec.ts.
test.describe('a kiosk that knows no place', () => {
  test.use({ kiosk: { config: { country: null } } });
  test('names no emergency number, on the invitation and above every page', async ({ page, main, visit }) => {
    expect(main.phase).toBe('waiting');
    await expect(page.getByText('In an emergency')).toContainText(
      'In an emergency, call your local emergency number (911 or 112 in many places) right away.',
      { useInnerText: true },
    );
    await visit('/careers');
    await expect(page.getByRole('banner').getByText('Emergency?')).toHaveText(
      'Emergency? Call your local number.',
      { useInnerText: true },
    );
    await goTo(page, '/safety');
    await expect(page.locator('p', { hasText: 'harming yourself, call' })).toHaveText(
      /call your local emergency number \(911 or 112 in many places\) right away/,
      { useInnerText: true },
    );
  });
});

test('the web app is handed over by its key; a number and an address come with a code', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await page.getByRole('button', { name: 'On the web' }).click();
  await expect(page.getByRole('dialog')).toContainText(withoutScheme(brand.webAppUrl));
  await expect.poll(() => main.opened).toEqual([brand.webAppUrl]);
  await mustSee(page).call.back.click();
  await page.getByRole('button', { name: `Call us ${phones.US.display}` }).click();
  const call = page.getByRole('dialog', { name: 'Call us from your phone' });
  await expect(call.getByRole('img', { name: `QR code: ${phones.US.display}` })).toBeVisible();
  await mustSee(page).call.back.click();
  await goTo(page, kioskPaths.contact);
  await page.getByRole('button', { name: emails.support }).first().click();
  await expect(page.getByRole('dialog', { name: 'Write to us from your phone' })).toContainText(
    emails.support,
  );
  await mustSee(page).call.back.click();

  // The panel takes the focus and gives it back; the bar stays in reach.
  await goTo(page, '/');
  const button = page.getByRole('button', chat).first();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Chat on WhatsApp' })).toBeFocused();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await mustSee(page).call.back.click();
  await expect(button).toBeFocused();
});

test('an answer to a panel that was closed opens it no more', async ({ page, main, visit }) => {
  await visit();
  let release = () => {};
  main.held = new Promise((resolve) => (release = resolve));
  await page.getByRole('button', chat).first().click();
  await expect(page.getByRole('dialog')).toContainText('One moment');
  await mustSee(page).call.back.click();
  release();
  await expect.poll(() => main.opened.length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The line speaks English alone; in the other languages the call panel holds a key more. The lowest and the narrowest stand for all. */
for (const [language, width, height, diagonalInches] of [
  ['en', 1080, 1920, 21.5],
  ['es', 1366, 768, 15.6],
  ['fr', 1280, 1024, 17],
  ['hi', 1920, 1080, 15.6],
  ['ar', 1080, 1920, 18.5],
] as const) {
  const details = nightlyUnless(language === 'es' || language === 'ar');
  test.describe(`${width}x${height} of ${diagonalInches} inches, ${language}`, details, () => {
    const config = { languages: [...languages], display: { ...defaultConfig.display, diagonalInches } };
    test.use({ viewport: { width, height }, kiosk: { config } });
    test('both panels are whole at every text size, no word of them is broken, and the emergency line stays above them', async ({
      page,
      main,
    }) => {
      await chooseLanguage(page, main, language);
      const see = mustSee(page, language);
      await page.evaluate(() => document.fonts.ready);
      const emergency = see.home['emergency line'];
      await atEachTextSize(
        page,
        async (at) => {
          for (const [name, key] of [
            ['call', see.home.call],
            ['hand-off', see.home.chat],
          ] as const) {
            await key.click();
            await expect(see[name].back).toBeVisible();
            await page.evaluate(() => new Promise(requestAnimationFrame));
            // On a low panel larger letters of a call take the place of the code, which does what the number does.
            const { code, ...words } = see[name];
            const isThere = name === 'hand-off' || height > 800 || at === 'text size 1';
            await expectVisible(`${name}, ${at}`, { ...words, ...(isThere ? { code } : {}), emergency });
            await expectNoScrollbars(page, `${name}, ${at}`);
            const broken = (await measurePage(page, {})).brokenMessages;
            expect.soft(broken, `${name}, ${at}`).toEqual([]);
            await see[name].back.click();
          }
        },
        language,
      );
    });
  });
}

test('the number to call is as wide as its panel', async ({ page, visit }) => {
  await visit();
  const see = mustSee(page);
  await see.home.call.click();
  await expect
    .poll(async () => {
      const [number, panel] = await Promise.all([
        see.call.number.boundingBox(),
        page.getByRole('dialog').boundingBox(),
      ]);
      return (number?.width ?? 0) / (panel?.width ?? 1);
    })
    .toBeGreaterThan(0.9);
});

test.describe('a kiosk whose line does not speak the language of the page', () => {
  test.use({ kiosk: { config: { languages: ['es', 'en'], handoff: 'qr' } } });
  test('says which it speaks, and offers the chat before the number', async ({ page, main }) => {
    const { handoff } = allLanguages.es.words.kiosk.kioskMessages;
    const { names } = allLanguages.es.words.home.beforeCalling.languages;
    await chooseLanguage(page, main, 'es');
    const see = mustSee(page, 'es');
    await see.home.call.click();
    const panel = page.getByRole('dialog');
    for (const language of brand.line.languages) await expect(panel).toContainText(names[language]);
    const chatKey = panel.getByRole('button', { name: handoff.titles.chat });
    const [key, number] = await Promise.all([chatKey.boundingBox(), see.call.number.boundingBox()]);
    expect(key?.y).toBeLessThan(number?.y ?? 0);
    await chatKey.click();
    await expect(page.getByRole('dialog', { name: handoff.titles.chat })).toBeVisible();
  });
});

const desk = {
  where: { en: 'at the desk behind you' },
  phone: { dial: '+12065550123', display: '1-206-555-0123' },
};

for (const [whose, config, shown] of [
  ['the desk of the center', { desk }, [desk.where.en, desk.phone.display]],
  ['our own number of a person', {}, [brand.personPhone.display]],
] as const) {
  test.describe(whose, () => {
    test.use({ kiosk: { config } });
    test('is on the call panel', async ({ page, visit }) => {
      await visit();
      await mustSee(page).home.call.click();
      for (const text of shown) await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
    });
  });
}
