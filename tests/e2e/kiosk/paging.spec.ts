import type { Locator, Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { kioskPaths } from '../../../src/config/paths.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languages } from '../../../src/domain/language.ts';
import { atEachTextSize, mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, goTo, test } from '../../support/kiosk-test.ts';
import { cutWords } from '../../support/sight.ts';
import { endSaying, installVoices, isSpeaking } from '../../support/kiosk-voice.ts';

/*
 * A page longer than the stage is read in screenfuls. The smallest panel that must be good, where it matters most; how the keys
 * look on each panel: panels.spec.ts.
 */

test.use({
  viewport: { width: 1366, height: 768 },
  kiosk: {
    config: { languages: [...languages], display: { ...defaultConfig.display, diagonalInches: 15.6 } },
  },
});

const longPage = '/terms';

const words = (language: 'en' | 'ar' = 'en') => allLanguages[language].words.kiosk.kioskMessages.paging;

function keysOf(page: Page, language: 'en' | 'ar' = 'en') {
  const { back, next } = words(language);
  return {
    back: page.getByRole('button', { name: back, exact: true }),
    next: page.getByRole('button', { name: next, exact: true }),
    place: page.getByRole('main').getByRole('status').first(),
  };
}

/** Which screenful is shown, and of how many: of one, where nothing says so. */
async function placeOf(page: Page, language: 'en' | 'ar' = 'en'): Promise<{ shown: number; of: number }> {
  const [shown = 1, of = 1] =
    ((await keysOf(page, language).place.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { shown, of };
}

const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const frame = document.querySelector('[data-pages]')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return (
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1
    );
  });

/** Of the screenful in sight: how much of its height is filled, whether it says more than headings, and what of it goes over its edge. */
const lookAtScreenful = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-pages]') ?? document.body;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    const [from, to] = [top + parseFloat(paddingTop), bottom - parseFloat(paddingBottom)];
    const isIn = (part: DOMRect) =>
      part.width > 0 && part.height > 0 && part.right > left + 1 && part.left < right - 1;
    const parts = [...box.querySelectorAll('h2, h3, h4, p, li, dt, dd, button, a, svg, img')];
    const shown = parts.filter((part) => [...part.getClientRects()].some(isIn));
    const lowest = Math.max(
      from,
      ...shown.flatMap((part) => [...part.getClientRects()].filter(isIn).map((each) => each.bottom)),
    );
    return {
      filled: (lowest - from) / (to - from),
      said: shown.map(({ textContent }) => textContent).join(' '),
      hasText: shown.some((part) => !part.matches('h2, h3, h4, svg, img')),
      broken: shown
        .filter((part) => part.matches('li, button, h2, h3, h4') && part.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    };
  });

for (const [language, steps] of [
  ['en', [0, 3]],
  ['ar', [0]],
] as const)
  test(`each page is read from the first screenful to the last, whole, and none says nothing, ${language}`, async ({
    page,
    main,
  }) => {
    await chooseLanguage(page, main, language);
    const { next } = keysOf(page, language);
    const { ways } = mustSee(page, language);
    await atEachTextSize(
      page,
      async (at) => {
        for (const path of [
          '/safety',
          '/privacy',
          kioskPaths.more,
          '/careers',
          '/careers/job/graphic-designer',
        ]) {
          await page.evaluate((hash) => void (location.hash = hash), path);
          await expect(ways.Home).toBeVisible();
          const { of } = await placeOf(page, language);
          if (!path.includes('/job/'))
            expect.soft(of, path).toBeLessThanOrEqual(at === 'text size 1' ? 6 : 12);
          // Where it was left at the size before.
          for (let step = 1; step < of; step += 1) await page.keyboard.press('PageUp');
          const texts = new Set<string>();
          for (let shown = 1; shown <= of; shown += 1) {
            const where = `${path}, ${at}, ${shown} of ${of}`;
            expect((await placeOf(page, language)).shown, where).toBe(shown);
            expect.soft(await cutWords(page), where).toEqual([]);
            const { filled, said, hasText, broken } = await lookAtScreenful(page);
            expect.soft({ hasText, broken }, where).toEqual({ hasText: true, broken: [] });
            // A third, but for a line. Large paragraphs leave more, and so does what the website says of a job.
            if (shown < of && at === 'text size 1' && !path.includes('/job/'))
              expect.soft(filled, where).toBeGreaterThan(0.3);
            texts.add(said);
            if (of > 1) await expect(next).toHaveAttribute('aria-disabled', String(shown === of));
            if (shown < of) await next.click();
          }
          // A paragraph of large letters may go over two.
          if (at === 'text size 1') expect(texts.size, path).toBe(of);
          expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
          await ways.Home.click();
          await expect(ways.Home).toBeHidden();
        }
      },
      language,
      steps,
    );
  });

test('keys and a swipe turn it, a slip does not', async ({ page, visit }) => {
  await visit(longPage);
  const shown = async () => (await placeOf(page)).shown;
  for (const [key, then] of [
    ['PageDown', 2],
    ['ArrowRight', 3],
    ['ArrowDown', 4],
    ['PageUp', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await shown(), key).toBe(then);
  }
  const swipe = async (by: number) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 250 }],
      });
    await touch('touchStart', 700);
    for (let part = 1; part <= 4; part += 1) await touch('touchMove', 700 + (by * part) / 4);
    await touch('touchEnd', 700 + by);
    await session.detach();
  };
  await swipe(-300);
  await expect.poll(shown).toBe(2);
  await swipe(-40);
  await swipe(300);
  await expect.poll(shown).toBe(1);
});

test('Back turns back, then goes to the page before, as it was left, and so to the first screen', async ({
  page,
  visit,
}) => {
  await visit('/careers/job/graphic-designer');
  const { back, next } = keysOf(page);
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  await next.click();
  await goTo(page, '/sheets');
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  expect((await placeOf(page)).shown).toBe(2);
  await back.click();
  expect((await placeOf(page)).shown).toBe(1);
  await back.click();
  await expect(page.getByRole('link', { name: 'What is this?' })).toBeVisible();
  await expect(back).toBeHidden();
});

test.describe('on the usual panel', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, kiosk: {} });
  test('a short page has nothing to turn', async ({ page, visit }) => {
    await visit(longPage);
    await expect(keysOf(page).next).toBeVisible();
    await goTo(page, '/nowhere');
    await expect(keysOf(page).next).toBeHidden();
  });
});

test('focus, a link within the page, and a change of text size keep a whole screenful, with what was read', async ({
  page,
  visit,
}) => {
  await visit('/privacy');
  const last = page.getByRole('main').getByRole('button').last();
  await last.focus();
  expect(await isInSight(last)).toBe(true);
  expect(await cutWords(page)).toEqual([]);
  const before = await placeOf(page);
  for (const name of ['Larger text', 'Larger text', 'Smaller text']) {
    await page.getByRole('button', { name }).click();
    expect(await isInSight(last), name).toBe(true);
    expect(await cutWords(page), name).toEqual([]);
  }
  expect((await placeOf(page)).of).toBeGreaterThan(before.of);
  await page.setViewportSize({ width: 768, height: 1366 });
  await expect.poll(() => isInSight(last)).toBe(true);
  await goTo(page, '/careers/job/graphic-designer');
  await page.getByRole('link', { name: allLanguages.en.words.job.jobPage.applyLink }).click();
  await expect.poll(() => isInSight(page.getByRole('img', { name: /QR code/ }))).toBe(true);
});

test('from right to left the next screenful is to the left', async ({ page, main }) => {
  await chooseLanguage(page, main, 'ar');
  await page.evaluate(() => void (location.hash = '/terms'));
  const { next, back, place } = keysOf(page, 'ar');
  await expect(place).toContainText(/\d|[٠-٩]/u);
  await next.click();
  expect(await cutWords(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await back.click();
  const one = await place.textContent();
  await next.click();
  expect(await place.textContent()).not.toBe(one);
  expect(await cutWords(page)).toEqual([]);
  const [nextBox, backBox] = [await next.boundingBox(), await back.boundingBox()];
  expect(nextBox?.x).toBeLessThan(backBox?.x ?? 0);
});

test('the voice turns by itself, and begins where the reader is', async ({ page, visit }) => {
  await installVoices(page, 1);
  await page.reload();
  await visit(longPage);
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Listen' }).click();
  const spoken = page.locator('[data-spoken]');
  for (let block = 0; block < 12; block += 1) {
    await expect(spoken).toHaveCount(1);
    expect(await isInSight(spoken), `block ${block}`).toBe(true);
    await endSaying(page);
  }
  expect(await isSpeaking(page)).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect((await placeOf(page)).shown).toBeGreaterThan(2);
});
