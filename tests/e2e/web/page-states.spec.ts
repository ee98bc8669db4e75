import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { featureTabs } from '../../../src/content/feature-tabs.ts';
import { addressIn } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expectFocusSeen } from '../../support/page-rules.ts';
import { expectSizes, stopLongTimers } from '../../support/page-sizes.ts';
import { expect, expectAccessible, expectContrast, test } from '../../support/test.ts';
import { expectReadable } from '../../support/text-contrast.ts';
import {
  backendUrls,
  chosenFile,
  errorNotice,
  fileInput,
  fileWithLink,
  fillIn,
  job,
  pdf,
  requestSubmit,
  someone,
  submitButton,
  successNotice,
} from './application-form.ts';

/*
 * What a page becomes while it is used: sizes and colours of states that are more than one piece. Pieces by themselves, as a chosen
 * category or a notice, are judged in their examples (tests/components), pages as they open in pages.spec.ts.
 */

/** @param readable where the contrast of all text is measured, switched-off controls too, which axe passes over. */
async function expectGood(page: Page, what: string, readable?: string) {
  await test.step(what, async () => {
    await expectAccessible(page);
    if (readable !== undefined) await expectReadable(page, what, readable);
    // By night the colours are other tokens, which tests/unit/styles/contrast.test.ts judges.
    await page.emulateMedia({ colorScheme: 'dark' });
    if (readable !== undefined) await expectReadable(page, `${what}, dark`, readable);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectSizes(page, what, [320, 1280]);
  });
}

test('the open menu: sizes and axe', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('link', { name: `Use ${brand.productName} on WhatsApp` })).toBeVisible();
  await expectGood(page, 'menu');
});

test('the form with mistakes, on its way and arrived: sizes, axe and contrast', async ({ page, open }) => {
  await stopLongTimers(page);
  await open(job.path);
  await expectReadable(page, 'a form without a resume', 'button[aria-disabled=true]');
  await fileInput(page).setInputFiles({ ...pdf, name: 'resume.txt', mimeType: 'text/plain' });
  await requestSubmit(page);
  await expect(errorNotice(page)).toBeVisible();
  await expectGood(page, 'mistakes, with a refused file', '#apply');

  const held = Promise.withResolvers<void>();
  await page.route(backendUrls.upload, async (route) => {
    await held.promise;
    await route.continue();
  });
  const name = `${'long-name-'.repeat(8)}.pdf`;
  await fillIn(page, someone(), { ...pdf, name });
  await expect(chosenFile(page, name)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectGood(page, 'on its way, with a file of a long name', 'button[aria-disabled=true]');
  held.resolve();
  await expect(successNotice(page)).toBeVisible();
  await expectGood(page, 'arrived');
});

test('every tab: sizes and contrast by day and night', async ({ page, open }) => {
  await open('/');
  for (const { label } of featureTabs()) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, `${label}, dark`, '[role=tab][aria-selected=true]');
    await expectSizes(page, label, [1280, 320]);
  }
});

// From right to left, where a page is laid out anew; the pieces are the same in English.
test("an application's own page, its question and its receipt in Arabic: sizes and axe", async ({
  page,
  open,
}) => {
  const { applicationStatus, submissionReceipt } = allLanguages.ar.words;
  const { statusMessages } = applicationStatus;
  const { secret, path } = await fileWithLink(false);
  await open(addressIn('ar', path));
  await expect(page.getByText(statusMessages.states.new)).toBeVisible();
  await expectGood(page, 'page');
  await page.getByRole('button', { name: statusMessages.erase.open, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGood(page, 'question');
  const receipts = [
    {
      jobId: 'graphic-designer',
      jobTitle: 'x',
      sentAtMs: 0,
      reference: '7F3A91C2',
      secret,
      hasResume: false,
    },
  ];
  await page.evaluate((text) => sessionStorage.setItem('applications-sent', text), JSON.stringify(receipts));
  await open(addressIn('ar', '/careers'));
  const { heading } = submissionReceipt.receiptMessages;
  await expect(page.getByRole('region', { name: heading })).toBeVisible();
  await expectGood(page, 'receipt');
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test.beforeEach(async ({ page }) => {
    await stopLongTimers(page);
    await page.addInitScript(() => localStorage.clear());
  });

  for (const language of ['en', 'ar'] as const) {
    for (const [width, height] of [
      [320, 256],
      [390, 640],
      [768, 1024],
      [1280, 800],
    ] as const)
      test(
        `${language}, ${width} by ${height}: nothing covers the focus while notice, menu and offer are shown`,
        nightlyUnless(width === (language === 'en' ? 390 : 320)),
        async ({ page, open }) => {
          const where = `${language}, ${width} by ${height}`;
          const { failed } = allLanguages[language].words.application.noticeMessages;
          const notice = page.getByText(failed);
          await page.setViewportSize({ width, height });
          await open(addressIn(language, job.path));
          await expect(page.getByRole('complementary', { name: languageNames.es })).toBeVisible();
          await requestSubmit(page);
          await expect(notice).toBeVisible();
          const came = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
          const end = await notice.evaluate(
            (title) => title.closest('[role=alert]')?.parentElement?.getBoundingClientRect().bottom ?? 0,
          );
          expect.soft(came, 'the field below the notice that has come').toBeGreaterThan(end);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click();
          await expectFocusSeen(page, where);
          await expect(notice).toBeVisible();
        },
      );

    test(`${language}: nothing covers the focus where a bar stands at the foot of the window`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 390, height: 640 });
      await open(addressIn(language, '/press'));
      await expectFocusSeen(page, `${language}, /press`);
    });
  }
});

test('in forced colours the chosen tab and the chosen filter are seen', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  /** Expects that nothing that is not chosen has the colours and edges of what is. */
  const expectChosenVisible = async (selector: string) => {
    const found = await page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { color, backgroundColor, borderTopWidth } = getComputedStyle(each);
        const isChosen = each.ariaSelected === 'true' || each.ariaPressed === 'true';
        return { isChosen, style: `${color} ${backgroundColor} ${borderTopWidth}` };
      }),
    );
    const chosen = found.filter((each) => each.isChosen).map((each) => each.style);
    const rest = found.filter((each) => !each.isChosen).map((each) => each.style);
    expect(chosen.length, selector).toBeGreaterThan(0);
    expect(rest.filter((style) => chosen.includes(style))).toEqual([]);
  };
  await open('/');
  await expectChosenVisible('[role=tab]');
  await expectChosenVisible('footer [aria-pressed]');
  await open('/careers');
  await expectChosenVisible('main [aria-pressed]');
});

test('a browser that darkens a light page by itself leaves name and mark', async ({ page, open }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await open('/careers');
  const logo = page.getByRole('banner').getByRole('link', { name: brand.productName }).first();
  for (const drawing of await logo.locator('svg').all()) {
    const picture = (await drawing.screenshot()).toString('base64');
    expect(await page.evaluate(shareOfPale, picture)).toBeGreaterThan(0.05);
  }
});

/** Runs in the page: how much of a picture is as pale as the page is by day. */
async function shareOfPale(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const colours = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
  const pale = colours.filter((value, at) => at % 4 === 0 && value > 235);
  return (4 * pale.length) / colours.length;
}

for (const path of ['/', '/careers', job.path, '/press', '/privacy', '/accommodation', '/application']) {
  const details = nightlyUnless(path === '/' || path === job.path);
  test(
    `${path}: in forced colours every piece that its background sets apart keeps an edge`,
    details,
    async ({ page, open }) => {
      await open(path);
      const tabs = await page.getByRole('tab').all();
      for (const tab of tabs.length === 0 ? [page.locator('body')] : tabs) {
        if (tabs.length > 0) await tab.click();
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(markPieces);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(piecesWithoutEdge), path).toEqual([]);
      }
    },
  );
}

/** Runs in the page: marks what has round corners and another background than what is around it, drawings of its style included. */
function markPieces() {
  const isClear = (colour: string) => colour === 'transparent' || colour.endsWith(', 0)');
  const backgroundAround = (element: Element | null): string => {
    if (element === null) return '';
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? backgroundAround(element.parentElement) : backgroundColor;
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    for (const drawn of ['', '::before']) {
      const style = getComputedStyle(element, drawn || null);
      const isDrawn = drawn === '' || style.content !== 'none';
      const around = backgroundAround(drawn === '' ? element.parentElement : element);
      const isPiece =
        isDrawn &&
        element.checkVisibility() &&
        element.closest('[aria-hidden=true], svg') === null &&
        parseFloat(style.borderTopLeftRadius) > 0 &&
        !isClear(style.backgroundColor) &&
        style.backgroundColor !== around;
      element.toggleAttribute(`data-piece${drawn.replace('::', '-')}`, isPiece);
    }
}

/** Runs in the page: those of them that nothing sets apart. */
function piecesWithoutEdge(): readonly string[] {
  return ['', '::before'].flatMap((drawn) =>
    [...document.querySelectorAll(`[data-piece${drawn.replace('::', '-')}]`)].flatMap((element) => {
      const style = getComputedStyle(element, drawn || null);
      const hasEdge =
        (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) ||
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        style.forcedColorAdjust === 'none';
      return hasEdge ? [] : [`${element.className}${drawn} ${element.textContent.trim().slice(0, 20)}`];
    }),
  );
}
