import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { ensureHeadlessChromium } from '../build/install.ts';
import { defaultConfig } from '../electron/policy/config.ts';
import { layout } from '../electron/policy/layout.ts';
import { textScales } from '../src/domain/kiosk/comfort.ts';
import { languages, type Language } from '../src/domain/language.ts';
import { allLanguages } from '../src/i18n/all-languages.ts';
import { languageNames } from '../src/i18n/language-names.ts';
import { installPreload, TestMain } from '../tests/support/kiosk-main.ts';
import { serveKiosk, testKioskFolder } from '../tests/support/kiosk-server.ts';
import { enlargeText, mustSee } from '../tests/support/kiosk-surfaces.ts';
import { chooseLanguage } from '../tests/support/kiosk-test.ts';
import { provideKiosk } from '../tests/support/shared-build.ts';

/** Inches, px, and centimeters from the eyes. */
const panels = [
  [21.5, 1_920, 1_080, 60],
  [21.5, 1_080, 1_920, 60],
  [15.6, 1_366, 768, 60],
  [10.1, 1_280, 800, 38],
  [43, 3_840, 2_160, 100],
] as const;

const settled = { timeout: 1_500 };

/** The keys that a task takes from the first screen, and what answers it. A choice of questions is no press of it. */
type Task = { keys: readonly Locator[]; answer: Locator };

/** The end comes in the language to which the task before it has led. */
function tasksOf(page: Page, language: Language): Readonly<Record<string, Task>> {
  const { home, call, language: choice } = mustSee(page, language);
  const { kiosk, sheets, safety, home: words } = allLanguages[language].words;
  const { handoff, sheets: take } = kiosk.kioskMessages;
  const other = languages.find((each) => each !== language) ?? language;
  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name });
  const code = page.getByRole('img', { name: handoff.qrLabel({ what: '' }) });
  const title = page.getByRole('heading', { level: 1 });
  return {
    call: { keys: [home.call], answer: call.number },
    chat: { keys: [home.chat], answer: code },
    safe: { keys: [home['is it safe']], answer: main.getByText(safety.safetyFacts.known.value) },
    what: { keys: [home['what it is']], answer: main.getByText(words.hero.is.points[0] ?? '') },
    questions: {
      keys: [home.sheets, link(sheets.sheets.questions.title), link(take.take)],
      answer: code,
    },
    medicines: { keys: [home.sheets, link(sheets.sheets.medicines.title)], answer: code },
    language: {
      keys: [choice.Language, page.getByRole('button', { name: languageNames[other], exact: true })],
      answer: title.filter({ hasText: allLanguages[other].words.home.hero.headline }),
    },
    end: {
      keys: [mustSee(page, other).bar['I am done']],
      answer: title.filter({ hasText: kiosk.kioskMessages.attract.title }),
    },
  };
}

/** Prints presses, which are screens, and words to read before the answer of eight tasks, the first screen's words left out: they are known. */
export async function printEffort(): Promise<void> {
  await provideKiosk('kiosk', testKioskFolder);
  const preload = await readFile(join(testKioskFolder, layout.preload), 'utf8');
  const server = await serveKiosk(testKioskFolder);
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: ['--no-sandbox'] });
  for (const [diagonalInches, width, height, viewingDistanceCm] of panels)
    for (const language of languages)
      for (const step of [0, textScales.length - 1]) {
        const page = await browser.newPage({ viewport: { width, height } });
        const display = { ...defaultConfig.display, diagonalInches, viewingDistanceCm };
        const asked = [language, ...languages.filter((each) => each !== language)];
        const config = { country: 'US', languages: asked, display, handoff: 'qr' } as const;
        const main = new TestMain(page, server.url, { width, height }, { config });
        await installPreload(page, preload, () => main);
        await main.start();
        await chooseLanguage(page, main, language);
        const efforts = await effortsOf(page, language, step).catch(failed);
        console.log(`${diagonalInches}" ${width}x${height} ${language} ${step + 1}: ${efforts}`);
        await main.stop();
        await page.close();
      }
  await browser.close();
  await server.close();
}

/** One that could not be measured leaves the others. */
const failed = (error: unknown) => `? ${String(error).slice(0, 60)}`;

async function effortsOf(page: Page, language: Language, step: number): Promise<string> {
  for (let press = 0; press < step; press += 1) await enlargeText(page, language);
  const efforts: string[] = [];
  for (const [name, task] of Object.entries(tasksOf(page, language))) {
    efforts.push(`${name} ${await effortOf(page, language, task).catch(failed)}`);
    if (name !== 'language' && name !== 'end') await mustSee(page, language).ways.Home.click();
  }
  return efforts.join(', ');
}

/** @returns presses, each of which leads to another screen, and words, as `3/41`. */
async function effortOf(page: Page, language: Language, { keys, answer }: Task): Promise<string> {
  const { paging } = allLanguages[language].words.kiosk.kioskMessages;
  const next = page.getByRole('button', { name: paging.next, exact: true });
  let [presses, words] = [0, 0];
  // What has just been pressed takes its moment.
  const comesInSight = (target: Locator) =>
    expect
      .poll(() => isInSight(target), settled)
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  const turnTo = async (target: Locator) => {
    while (!(await comesInSight(target))) {
      words += await wordsInSight(page);
      await next.click({ timeout: 5_000 });
      presses += 1;
    }
  };
  for (const key of keys) {
    await turnTo(key);
    if (presses > 0) words += await wordsInSight(page);
    await key.click();
    presses += 1;
  }
  await turnTo(answer);
  words += await wordsInSight(page, answer);
  return `${presses}/${words}`;
}

/** Each screenful but one is beside the panel. */
const isInSight = async (target: Locator) => {
  const box = (await target.count()) > 0 ? await target.first().boundingBox() : null;
  const { width = 0 } = target.page().viewportSize() ?? {};
  return box !== null && box.x >= 0 && box.x < width;
};

/** The words of the page or panel that are in sight. @param end of which those before it count. */
async function wordsInSight(page: Page, end?: Locator): Promise<number> {
  const until = (await end?.first().elementHandle()) ?? null;
  return page.evaluate((last) => {
    const root = [...document.querySelectorAll('main, dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    let count = 0;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (last !== null && (last.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) === 0)
        break;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, width } = range.getBoundingClientRect();
      if (width > 0 && left >= 0 && left < innerWidth)
        count += [...words.segment(text.nodeValue ?? '')].filter(({ isWordLike }) => isWordLike).length;
    }
    return count;
  }, until);
}
