import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { kioskPaths } from '../../../src/config/paths.ts';
import { mostQuestions } from '../../../src/domain/contract/sheet.ts';
import { speechRates, speechVolumes } from '../../../src/domain/kiosk/comfort.ts';
import { documentLanguages, languages, type Language } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { callStaff, mustSee } from '../../support/kiosk-surfaces.ts';
import {
  beginVisit,
  chooseLanguage,
  expect,
  goTo,
  test as base,
  type TestMain,
} from '../../support/kiosk-test.ts';
import { nightly } from '../../support/nightly.ts';
import {
  announceVoicesOf,
  endSaying,
  installVoices,
  isSpeaking,
  spokenLines,
  spokenWords,
} from '../../support/kiosk-voice.ts';

/*
 * A visit that is heard instead of seen, with the keys of any keyboard (src/domain/kiosk/keypad.ts): what is said after each of
 * them. That it sounds, where and how soon, tests/electron/listening.spec.ts shows.
 */

const test = base.extend<{ hasClock: boolean }>({
  /** Whether the test moves the page's time. */
  hasClock: [false, { option: true }],
  page: async ({ page, hasClock }, use) => {
    await installVoices(page, 1);
    if (hasClock) await page.clock.install();
    await use(page);
  },
});

// The invitation is there, whether a test asks main anything or not.
test.beforeEach(({ main }) => void main);

const wordsIn = (language: Language = 'en') => allLanguages[language].words.kiosk.kioskMessages;
const { listening, bar, idle, start, handoff } = wordsIn();

const voices = ['en-US', 'es-MX', 'fr-CA', 'hi-IN', 'ar-AE'];

/** Presses a key; Playwright knows none of those that only keypads have. */
async function press(page: Page, key: string): Promise<void> {
  if (!/^F(1[3-9]|2\d)$/.test(key)) return page.keyboard.press(key);
  const session = await page.context().newCDPSession(page);
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code: key });
  await session.detach();
}

/** Presses a key. @returns what is said then, all of it. */
async function hear(page: Page, key: string): Promise<string> {
  const before = (await spokenLines(page)).length;
  await press(page, key);
  await expect.poll(async () => (await spokenLines(page)).length).toBeGreaterThan(before);
  return (await spokenLines(page)).slice(before).join(' ');
}

/** From the invitation to the first screen. */
async function beginListening(page: Page): Promise<void> {
  // Right after a visit a key is still that visit's.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { name: listening.title })).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect.poll(() => spokenLines(page)).toContain(listening.tryBegin);
  expect(await hear(page, 'Enter')).toContain('to hear');
}

/** Goes on until something that is said holds these words. @returns what was said on the way, the last one included. */
async function goOnTo(page: Page, words: string, key = 'ArrowDown'): Promise<readonly string[]> {
  const heard: string[] = [];
  for (;;) {
    const line = await hear(page, key);
    heard.push(line);
    if (line.includes(words)) return heard;
    expect(heard.length, `${words} among ${heard.join(' | ')}`).toBeLessThan(60);
  }
}

/** Once around the screen. @returns what was said of each thing on it. */
async function hearAll(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  for (;;) {
    const line = await hear(page, 'ArrowDown');
    if (line.startsWith(listening.fromStart)) return heard;
    heard.push(line);
  }
}

const digits = (number: string) =>
  number
    .split('-')
    .map((group) => [...group].join(' '))
    .join(', ');
const number = brand.phones.US.display;

test.describe('a visit that is heard', () => {
  test('begins with a key on the invitation, the emergency line first', async ({ page, main }) => {
    // One that only keypads have.
    await press(page, 'F18');
    await expect(page.getByRole('heading', { name: listening.title })).toBeVisible();
    await expect.poll(() => spokenLines(page)).toContain(listening.tryBegin);
    expect((await spokenLines(page))[0]).toBe('Emergency? Call 9 1 1.');
    await main.flush();
    expect(main.phase).toBe('active');
  });

  test('begins with headphones, and with the jack of a keypad', async ({ page, main }) => {
    await press(page, 'F15');
    await expect(page.getByRole('heading', { name: listening.title })).toBeVisible();
    await expect.poll(() => spokenLines(page)).toContain(listening.hello);
    await press(page, 'F16');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'F15');
    await main.flush();
    expect(main.phase).toBe('active');
  });

  test('gives the number digit by digit, and again on a key; and comes back to where it was', async ({
    page,
  }) => {
    await beginListening(page);
    const tile = (await goOnTo(page, digits(number))).at(-1);
    const opened = await hear(page, 'Enter');
    expect(opened).toContain(handoff.callTitle);
    const heard = (await goOnTo(page, digits(number))).at(-1);
    expect(heard).toBe(`${digits(number)}`);
    expect(await hear(page, 'F2')).toBe(heard);
    expect(await hear(page, 'Escape')).toContain(tile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('speaks slower, faster, softer and louder, and is as it was for the next visitor', async ({
    page,
    main,
  }) => {
    await beginListening(page);
    const last = async () => (await spokenWords(page)).at(-1);
    const usual = await last();
    await hear(page, 'F4');
    expect((await last())?.rate).toBe(speechRates[speechRates.indexOf(0.9) + 1]);
    for (const _ of speechRates) await hear(page, 'F3');
    expect((await last())?.rate).toBe(speechRates[0]);
    expect((await last())?.text).toBe(listening.rate({ step: 1, steps: speechRates.length }));
    for (const _ of speechVolumes) await hear(page, 'F7');
    expect((await last())?.volume).toBe(1);
    await hear(page, 'F6');
    expect((await last())?.text).toBe(
      listening.volume({ step: speechVolumes.length - 1, steps: speechVolumes.length }),
    );
    await hear(page, 'F8');
    await endByKey(page, main);
    await expect(page.locator('html')).toHaveAttribute('data-dark', 'false');
    await beginListening(page);
    expect(await last()).toMatchObject({ rate: usual?.rate, volume: usual?.volume });
  });

  test('asks by voice whether one is still there, and Select stays', async ({ page, main }) => {
    await beginListening(page);
    await endSaying(page);
    await main.flush();
    await main.pass(121);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect((await spokenLines(page)).at(-1)).toBe(listening.idle({ seconds: 30 }));
    await main.pass(20);
    expect((await spokenLines(page)).at(-1)).toBe(listening.idle({ seconds: 10 }));
    expect(await hear(page, 'F1')).toContain(idle.title);
    const heard = await hear(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(heard).toContain('to hear');
    await main.flush();
    expect(main.phase).toBe('active');
  });

  test('ends by its key, which asks once more, and by the button; and says so before it goes', async ({
    page,
    main,
  }) => {
    await beginListening(page);
    expect(await hear(page, 'F9')).toBe(listening.endAgain);
    // Another key between the two is a change of mind.
    await hear(page, 'ArrowDown');
    await endByKey(page, main);
    await beginListening(page);
    await hear(page, 'ArrowUp');
    const wipes = main.wipes;
    expect(await hear(page, 'Enter')).toBe(listening.ended);
    await expect(page.locator('#root')).toHaveText('');
    await endSaying(page);
    await expect.poll(() => main.wipes).toBe(wipes + 1);
  });
});

test.describe('a visit that is heard, key by key', nightly, () => {
  test('has the focus, and its ring, where it is, and turns pages by itself', async ({ page, visit }) => {
    await visit('/privacy');
    await hear(page, 'F1');
    const heading = (await hearAll(page)).findIndex((line) => line.endsWith('Heading.'));
    for (let item = 0; item < 40; item += 1) {
      await hear(page, 'ArrowDown');
      const focused = page.locator(':focus');
      await expect(focused).toBeInViewport();
      if (item > heading) await expect(focused).not.toHaveCSS('outline-style', 'none');
    }
  });

  test('offers no code: it says that a phone is needed, and the number instead', async ({ page }) => {
    await beginListening(page);
    await goOnTo(page, 'Chat on WhatsApp');
    await hear(page, 'Enter');
    const heard = (await hearAll(page)).join('\n');
    expect(heard).toContain(listening.ownPhone);
    expect(heard).toContain(digits(number));
    for (const step of handoff.phoneSteps) expect(heard).not.toContain(step);
    expect(heard).not.toContain(handoff.noCamera);
  });

  test('says of a job what it takes to apply', async ({ page }) => {
    await beginListening(page);
    await page.evaluate(() => void (location.hash = '/careers'));
    await goOnTo(page, 'Full-time');
    await hear(page, 'Enter');
    const heard = (await hearAll(page)).join('\n');
    expect(heard).toContain(listening.apply);
    expect(heard).not.toContain(wordsIn().apply.scan);
    // Back to the list, then home.
    expect(await hear(page, 'Escape')).toContain('to hear');
    await expect(page).toHaveURL(/#\/careers$/);
    await hear(page, 'Home');
    await expect(mustSee(page).home.call).toBeVisible();
    expect(await hear(page, 'Escape')).toBe(listening.first);
  });

  test('goes dark on wish; a touch brings the picture back, and presses nothing', async ({ page }) => {
    await beginListening(page);
    expect(await hear(page, 'F8')).toBe(listening.darkNow);
    await expect(page.locator('body')).toHaveCSS('opacity', '0');
    // Keys go on in the dark.
    await goOnTo(page, 'Chat on WhatsApp');
    await hear(page, 'Enter');
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '0');
    const before = (await spokenLines(page)).length;
    await mustSee(page).call.back.click({ force: true });
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    expect((await spokenLines(page)).slice(before)).toEqual([listening.lightNow]);
    await expect(page.getByRole('dialog')).toBeVisible();
    await mustSee(page).call.back.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is silent of the pad of staff', async ({ page }) => {
    await beginListening(page);
    const before = await spokenLines(page);
    await callStaff(page);
    await expect(page.getByRole('dialog', { name: wordsIn().staff.title })).toBeVisible();
    await page.keyboard.press('F1');
    await page.getByRole('button', { name: wordsIn().staff.close }).click();
    expect(await spokenLines(page)).toEqual(before);
  });

  test('counts as being there while it speaks', async ({ page, main }) => {
    await beginListening(page);
    await main.flush();
    await main.pass(300);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await endSaying(page);
    await main.flush();
    await main.pass(121);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test('answers to fingers as ever, and follows them', async ({ page }) => {
    await beginListening(page);
    await page.getByRole('link', { name: start.safe }).click();
    await expect.poll(async () => (await spokenLines(page)).at(-1)).toContain('to hear');
    await page.getByRole('button', { name: 'Larger text' }).click();
    await expect
      .poll(async () => (await spokenLines(page)).at(-1))
      .toBe(bar.textSizeNow({ step: 2, steps: 4 }));
    expect(await hear(page, 'ArrowDown')).toContain(bar.contrast);
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await spokenLines(page)).at(-1)).toContain(bar.read);
    await page.getByRole('button', { name: bar.end }).click();
    await expect(page.locator('#root')).toHaveText('');
  });

  test('says of a key whether it is chosen, and once what that has changed', async ({ page }) => {
    const { questions } = allLanguages.en.words.sheets.sheets;
    const first = Object.values(questions.texts)[0] ?? '';
    await beginListening(page);
    await page.evaluate((path) => void (location.hash = path), kioskPaths.questions);
    await expect.poll(async () => (await spokenLines(page)).at(-1)).toContain(questions.title);
    expect((await goOnTo(page, first)).at(-1)).toContain(listening.notChosen);
    expect(await hear(page, 'Enter')).toBe(questions.chosen({ count: 1, most: mostQuestions }));
    await hear(page, 'ArrowDown');
    expect(await hear(page, 'ArrowUp')).toContain(listening.chosen);
  });
});

/** All the words that eyes see on the screen, also those on its other pages; a code and what is said of it is for eyes alone. */
const seenOn = (page: Page) =>
  page.locator('[data-shell]').evaluate((shell) => {
    const texts = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (texts.nextNode() !== null) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      const isForEyes = '[data-for-eyes], [data-said], [aria-hidden=true], [inert], a[href="#main"], output';
      if (
        parent?.closest(isForEyes) === null &&
        parent.checkVisibility({ visibilityProperty: true }) &&
        parent.offsetWidth > 1
      )
        seen.push(nodeValue ?? '');
    }
    return seen;
  });

/** From the start of the screen once around, without waiting for the test's own process. @returns what was said, in its languages. */
const sweep = (page: Page, language: Language = 'en') =>
  page.evaluate(async (fromStart) => {
    const spoken = (window as never as { spokenWords: () => { text: string; lang: string }[] }).spokenWords;
    const heard: { text: string; lang: string }[] = [];
    for (let presses = 0; presses < 500; presses += 1) {
      const { length } = spoken();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true }));
      // The first key's program may be on its way.
      for (let tries = 0; spoken().length === length && tries < 500; tries += 1)
        await new Promise((resolve) => setTimeout(resolve));
      const words = spoken().slice(length);
      const isAround = words[0]?.text.startsWith(fromStart) === true;
      if (isAround && heard.length > 0) return heard;
      if (isAround || heard.length > 0) heard.push(...words);
    }
    return heard;
  }, wordsIn(language).listening.fromStart);

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

test.describe('what is seen', () => {
  const where = 'the desk behind you';
  test.use({
    kiosk: {
      config: {
        languages: ['en', 'es'],
        notice: { text: { en: 'The office is closed on Friday.' }, until: '2026-12-31' },
        desk: { where: { en: where }, phone: null },
      },
    },
  });

  const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    ...Object.fromEntries(
      [
        '/',
        ...Object.values(kioskPaths),
        '/careers',
        '/careers/job/graphic-designer',
        '/safety',
        '/privacy',
        '/terms',
        '/nowhere',
      ].map((path) => [path, (page: Page) => goTo(page, path)]),
    ),
    call: (page) => goTo(page, '/').then(() => mustSee(page).home.call.click()),
    chat: (page) =>
      mustSee(page)
        .ways.Home.click()
        .then(() => mustSee(page).home.chat.click()),
    languages: (page) => page.getByRole('button', { name: 'Language' }).click(),
  };

  test('is heard, on every screen, the emergency line first', async ({ page, main, visit }) => {
    test.setTimeout(240_000);
    await announceVoicesOf(page, ['en-US', 'es-MX']);
    await visit();
    await hear(page, 'F1');
    for (const [name, open] of Object.entries(screens)) {
      await open(page);
      await main.flush();
      const said = (await sweep(page)).map(({ text }) => text);
      expect.soft(said.slice(0, 2).join(' '), name).toContain('Emergency? Call 9 1 1.');
      const heard = bare(said.join(' '));
      for (const text of await seenOn(page)) expect.soft(heard, `${name}: ${text}`).toContain(bare(text));
    }
  });

  test('is heard in the voice of its own language', async ({ page, main }) => {
    await chooseLanguage(page, main, 'es');
    await announceVoicesOf(page, ['en-US', 'es-MX']);
    await hear(page, 'F1');
    const heard = await sweep(page, 'es');
    for (const text of ['The office is closed on Friday', where])
      expect(heard.filter((each) => each.text.includes(text)).map(({ lang }) => lang)).toEqual(['en-US']);
    expect(heard.find(({ text }) => text.startsWith(wordsIn('es').start.person))?.lang).toBe('es-MX');
    // So it is where the page is read aloud.
    const before = (await spokenWords(page)).length;
    await page.getByRole('button', { name: wordsIn('es').bar.read }).click();
    await expect
      .poll(async () => {
        await endSaying(page);
        return (await spokenWords(page)).slice(before).find(({ text }) => text.includes(where))?.lang;
      })
      .toBe('en-US');
  });
});

/** Ends the visit, and hears the good-bye out. */
async function endByKey(page: Page, main: TestMain): Promise<void> {
  const { wipes } = main;
  await hear(page, 'F9');
  expect(await hear(page, 'F9')).toBe(listening.ended);
  await endSaying(page);
  await expect.poll(() => main.wipes).toBe(wipes + 1);
  await main.flush();
}

test.describe('a spoken invitation, where the operator wishes it', () => {
  test.use({
    kiosk: {
      config: { listening: { headphones: null, speakInvitation: true, keys: {}, screenReader: false } },
    },
    hasClock: true,
  });
  test('is spoken every five minutes, while nobody is there', async ({ page, main }) => {
    const said = async () => (await spokenLines(page)).filter((line) => line === listening.invitation).length;
    await page.clock.runFor(250_000);
    expect(await said()).toBe(0);
    await page.clock.runFor(60_000);
    expect(await said()).toBe(1);
    await page.clock.runFor(300_000);
    expect(await said()).toBe(2);
    await beginVisit(page, main);
    expect(await isSpeaking(page)).toBe(false);
    await page.clock.runFor(600_000);
    expect(await said()).toBe(2);
  });
});

test.describe('a visit that is heard in Arabic', () => {
  const own = wordsIn('ar');
  test.use({ kiosk: { config: { languages: [...languages] } } });

  test('is chosen by ear, each language in its own voice, and goes on in it', async ({ page }) => {
    await announceVoicesOf(page, voices);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => spokenLines(page)).toContain(listening.tryBegin);
    await hear(page, 'Enter');
    const offered = (await spokenWords(page)).slice(-languages.length);
    expect(offered.map(({ text, lang }) => [lang.split('-')[0], text])).toEqual(
      languages.map((each) => [each, languageNames[each]]),
    );
    await goOnTo(page, `${languageNames.ar}. ${own.listening.button}`);
    await hear(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages.ar);
    const before = (await spokenWords(page)).length;
    const heard = [await hear(page, 'ArrowDown'), await hear(page, 'ArrowDown')];
    expect(heard[0]).toContain('9 1 1');
    await goOnTo(page, own.bar.contrast);
    for (const { lang } of (await spokenWords(page)).slice(before)) expect(lang).toMatch(/^ar-/);
    // On is where one reads to.
    const there = await hear(page, 'ArrowLeft');
    expect(await hear(page, 'ArrowRight')).toContain(own.bar.contrast);
    expect(await hear(page, 'ArrowDown')).toBe(there);
    await hear(page, 'F9');
    expect(await hear(page, 'F9')).toContain(own.listening.ended);
  });
});

test.describe('a language without a voice', nightly, () => {
  test.use({ kiosk: { config: { languages: ['en', 'hi', 'es'] } } });
  test('is said in a voice there is and on the screen, and no key stays without an answer', async ({
    page,
  }) => {
    await announceVoicesOf(page, ['en-US', 'es-MX']);
    await beginListening(page);
    await goOnTo(page, languageNames.es);
    const missing = listening.noVoice({ language: 'Hindi' });
    expect(await hear(page, 'ArrowUp')).toBe(missing);
    expect(await hear(page, 'Enter')).toBe(missing);
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages.en);
    // A finger may choose it: then each key leads to the others.
    await page.getByRole('button', { name: languageNames.hi }).click();
    await expect(page.getByRole('alert')).toHaveText(wordsIn('hi').reading.noVoice);
    await page.getByRole('button', { name: wordsIn('hi').paging.back, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await hear(page, 'ArrowDown')).toContain(languageNames.es);
    await goOnTo(page, languageNames.es);
    await hear(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages.es);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await spokenWords(page)).at(-1)?.lang).toMatch(/^es-/);
  });

  test('is spoken as soon as its voice is there', async ({ page }) => {
    await announceVoicesOf(page, []);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('alert')).toHaveText(wordsIn().reading.noVoice);
    expect(await spokenLines(page)).toEqual([]);
    await announceVoicesOf(page, ['en-US']);
    await expect.poll(() => spokenLines(page)).toContain(listening.tryBegin);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
