import { brand } from '../../src/config/brand.ts';
import { languages, type Language } from '../../src/domain/language.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { configWord } from '../support/electron/config.ts';
import { headphones, speakers, type Sound } from '../support/electron/sound.ts';
import { nightly, nightlyUnless } from '../support/nightly.ts';
import { expect, invited, rulesIn, type RunningKiosk } from './electron-test.ts';
import { test } from './sound-test.ts';

/*
 * A visit without a picture, by keys alone: what the speech service was asked to say, in each language, and what sounded where and
 * when. What is said after which key, and why: tests/e2e/kiosk/listening.spec.ts.
 */

test.describe.configure({ timeout: 300_000 });

/** Presses a key, as X does. @returns what the speech service is asked to say then, once that is all. */
async function hear({ display }: RunningKiosk, sound: Sound, key: string): Promise<string> {
  const before = sound.spoken().length;
  display.xdotool('key', key);
  await expect.poll(() => sound.spoken().length, { intervals: [50] }).toBeGreaterThan(before);
  return sound
    .spoken()
    .slice(before)
    .map(({ text }) => text)
    .join(' ');
}

/** Goes on until something that is said holds these words. @returns it. */
async function goOnTo(kiosk: RunningKiosk, sound: Sound, words: string): Promise<string> {
  for (let presses = 0; presses < 60; presses += 1) {
    const heard = await hear(kiosk, sound, 'Down');
    if (heard.includes(words)) return heard;
  }
  throw new Error(`“${words}” was not said.`);
}

const number = brand.phones.US.display
  .split('-')
  .map((group) => [...group].join(' '))
  .join(', ');

for (const language of languages) {
  const own = languages.find((each) => each !== language) ?? 'en';
  test.describe(language, nightlyUnless(language === 'en'), () => {
    test.use({
      kioskArguments: [
        configWord({
          country: 'US',
          languages: [own, ...languages.filter((each) => each !== own)],
          listening: { headphones },
        }),
      ],
    });

    test('six tasks are done in the dark, by keys and by ear', async ({ freshKiosk: kiosk, sound }) => {
      const page = await invited(kiosk, wordsIn(own).attract.begin);
      const voices = () =>
        page.evaluate(() => speechSynthesis.getVoices().map(({ lang }) => lang.slice(0, 2)));
      await expect.poll(voices, { timeout: 60_000 }).toEqual(expect.arrayContaining([...languages]));
      const said = wordsIn(language);
      const { home, sheets } = allLanguages[language].words;

      await sound.plug();
      await expect
        .poll(() => sound.spoken().map(({ text }) => text), { timeout: 60_000 })
        .toContain(wordsIn(own).listening.hello);
      expect(await hear(kiosk, sound, 'F8')).toContain(wordsIn(own).listening.actions.dark.name);
      // One: choose a language.
      await hear(kiosk, sound, 'Return');
      await goOnTo(kiosk, sound, languageNames[language]);
      await hear(kiosk, sound, 'Return');
      expect(await hear(kiosk, sound, 'F8')).toContain(said.listening.darkNow);
      await expect.poll(() => kiosk.display.colours()).toBe(1);
      const begun = sound.spoken().length;
      // Two: hear the emergency line.
      expect(await hear(kiosk, sound, 'Down')).toContain('9 1 1');
      // Three: get the telephone number.
      await goOnTo(kiosk, sound, number);
      await hear(kiosk, sound, 'Return');
      await goOnTo(kiosk, sound, number);
      expect(await hear(kiosk, sound, 'F2')).toContain(number);
      await hear(kiosk, sound, 'Escape');
      // Four: learn what this is.
      await goOnTo(kiosk, sound, said.start.more);
      await hear(kiosk, sound, 'Return');
      await goOnTo(kiosk, sound, home.hero.is.points[0] ?? '');
      await hear(kiosk, sound, 'Home');
      // Five: hear which sheets there are.
      await goOnTo(kiosk, sound, said.start.sheet);
      await hear(kiosk, sound, 'Return');
      await goOnTo(kiosk, sound, sheets.sheets.medicines.title);
      expect(kiosk.display.colours()).toBe(1);
      for (const { language: spokenIn } of sound.spoken().slice(begun))
        expect(spokenIn).toMatch(`${language}-`);
      // Six: end the visit.
      expect(await hear(kiosk, sound, 'F9')).toBe(said.listening.endAgain);
      const gone = page.waitForEvent('close', { timeout: 60_000 });
      expect(await hear(kiosk, sound, 'F9')).toContain(said.listening.ended);
      await gone;
      expect(rulesIn(kiosk, 'phase')).toContain('ended');

      // The next visitor finds a bright picture and the usual voice, and the room was never told.
      const next = await invited(kiosk, wordsIn(own).attract.begin);
      await expect(next.locator('html')).toHaveAttribute('data-dark', 'false');
      await expect.poll(() => kiosk.display.colours()).toBeGreaterThan(100);
      await expect.poll(() => sound.pactl('get-default-sink')).toBe(speakers);
      expect(sound.sounded(speakers)).toEqual([]);
      const transcript = sound.spoken().map(({ language: spokenIn, text }) => `${spokenIn}  ${text}`);
      await test.info().attach('transcript', { body: transcript.join('\n'), contentType: 'text/plain' });
    });
  });
}

function wordsIn(language: Language) {
  return allLanguages[language].words.kiosk.kioskMessages;
}

/** Of half of the presses: the machine of a test is busier than a kiosk, and the time of the tool that presses is in it. */
const toneMs = 200;
const wordMs = 500;

test.describe('each press', nightly, () => {
  test.use({ kioskArguments: [configWord({ country: 'US', languages: ['en'], listening: { headphones } })] });

  test('is answered by a tone within 200 ms, and by the first word within 500 ms', async ({
    freshKiosk: kiosk,
    sound,
  }) => {
    const page = await invited(kiosk);
    await expect
      .poll(() => page.evaluate(() => speechSynthesis.getVoices().length), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await sound.plug();
    await expect
      .poll(() => sound.spoken().map(({ text }) => text), { timeout: 60_000 })
      .toContain(wordsIn('en').listening.tryBegin);
    const times: { tone: number; word: number }[] = [];
    const silence = () =>
      expect
        .poll(() => Date.now() - (sound.sounded(headphones).at(-1)?.toMs ?? 0), { timeout: 30_000 })
        .toBeGreaterThan(700);
    for (let press = 0; press < 5; press += 1) {
      await silence();
      const pressedMs = Date.now();
      kiosk.display.xdotool('key', 'Up');
      const heard = () => sound.sounded(headphones, 20).filter(({ fromMs }) => fromMs > pressedMs - 20);
      await expect.poll(() => heard().length, { intervals: [50] }).toBeGreaterThan(1);
      const [tone, word] = heard();
      times.push({
        tone: (tone?.fromMs ?? Infinity) - pressedMs,
        word: (word?.fromMs ?? Infinity) - pressedMs,
      });
    }
    const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[2];
    expect(median(times.map(({ tone }) => tone)), JSON.stringify(times)).toBeLessThan(toneMs);
    expect(median(times.map(({ word }) => word)), JSON.stringify(times)).toBeLessThan(wordMs);
  });
});
