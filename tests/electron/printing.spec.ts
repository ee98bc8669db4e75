import type { Page } from '@playwright/test';
import type { SheetRequest } from '../../src/domain/contract/kiosk-bridge.ts';
import { paths } from '../../src/config/paths.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { configWord } from '../support/electron/config.ts';
import { openPrinter, queue, type TestPrinter } from '../support/electron/printer.ts';
import { nightly } from '../support/nightly.ts';
import { begin, endVisit, expect, rulesIn, test as base } from './electron-test.ts';

/* Sheets on paper: by the system's own print service (CUPS), to a printer that writes PDF. What the screen says: e2e/kiosk/sheets. */

const test = base.extend<{ printer: TestPrinter }>({
  printer: async ({}, use) => {
    const printer = await openPrinter();
    await use(printer);
    await printer.close();
  },
  surroundings: async ({ surroundings, printer }, use) => {
    surroundings.env.CUPS_SERVER = printer.socket;
    await use(surroundings);
  },
  kioskArguments: [configWord({ printer: queue, country: 'US' })],
});

test.skip(process.platform !== 'linux', 'CUPS is tried on Linux.');

const print = (page: Page, request: SheetRequest) =>
  page.evaluate((given) => window.kiosk?.printSheet(given), request);

const medicines: SheetRequest = { sheet: 'medicines', questions: [], language: 'en' };

/** Letters alone: extractors differ in spaces, forms of letters and marks of direction. */
const letters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, '');

test(
  'a sheet is one page in the language of its visitor, and leaves the spool empty',
  nightly,
  async ({ freshKiosk: kiosk, printer }) => {
    const page = await begin(kiosk);
    for (const language of ['en', 'ar'] as const)
      expect(await print(page, { sheet: 'questions', questions: ['cause', 'cost'], language })).toBe(
        'printed',
      );
    expect(await print(page, medicines)).toBe('printed');
    const [english, arabic, list] = printer.sheets();
    for (const [sheet, language] of [
      [english, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const { questions } = allLanguages[language].words.sheets.sheets;
      expect(sheet?.size).toBe('1 of 612 x 792');
      for (const text of [questions.title, questions.texts.cause, questions.texts.cost])
        expect(letters(sheet?.text ?? '')).toContain(letters(text));
      expect(letters(sheet?.text ?? '')).not.toContain(letters(questions.texts.plain));
    }
    expect(list?.text).toContain(allLanguages.en.words.sheets.sheets.medicines.title);
    expect(list?.size).toBe('1 of 612 x 792');
    await endVisit(kiosk);
    expect(printer.spool()).toEqual([]);
    expect(rulesIn(kiosk, 'print')).toEqual(['printed', 'printed', 'printed']);
    expect(rulesIn(kiosk, 'wipe-step-failed')).toEqual([]);
  },
);

test(
  'paper that is out is said, no print offered, and none comes later',
  nightly,
  async ({ freshKiosk: kiosk, printer }) => {
    const page = await begin(kiosk);
    const state = () => page.evaluate(() => window.kiosk?.getPrinter());
    expect(await state()).toBe('ready');
    printer.setPaper(false);
    expect(await print(page, medicines)).toBe('no-paper');
    expect(await state()).toBe('no-paper');
    const { kioskMessages } = allLanguages.en.words.kiosk;
    await page.evaluate((path) => void (location.hash = path), `${paths.sheets}/medicines`);
    await expect(page.getByText(kioskMessages.sheets.noPaper)).toBeVisible();
    await expect(page.getByRole('button', { name: kioskMessages.sheets.print, exact: true })).toHaveCount(0);
    expect(printer.spool()).toEqual([]);
    printer.setPaper(true);
    await endVisit(kiosk);
    expect(printer.sheets()).toEqual([]);
  },
);

test('the end of a visit takes back what is on its way', nightly, async ({ freshKiosk: kiosk, printer }) => {
  printer.setPaper(false);
  const page = await begin(kiosk);
  const asked = page.evaluate(
    (given) => void window.kiosk?.printSheet(given).catch(() => undefined),
    medicines,
  );
  await expect.poll(() => printer.spool().length, { intervals: [10] }).toBeGreaterThan(0);
  // What was printed of it is no window any more.
  await expect.poll(() => kiosk.app.windows().length).toBe(1);
  await endVisit(kiosk);
  await asked.catch(() => undefined);
  await expect.poll(() => printer.spool()).toEqual([]);
});

test(
  'what a killed program left at the printer is gone at the next invitation',
  nightly,
  async ({ startRelease, printer, surroundings }) => {
    printer.setPaper(false);
    printer.leaveJob();
    expect(printer.spool()).not.toEqual([]);
    startRelease(configWord({ printer: queue, country: 'US' }));
    await expect.poll(() => rulesIn(surroundings, 'phase'), { timeout: 30_000 }).toContain('waiting');
    await expect.poll(() => printer.spool()).toEqual([]);
    expect(rulesIn(surroundings, 'wipe-step-failed')).toEqual([]);
  },
);

test(
  'a visit prints four sheets, and what has not their shape is refused',
  nightly,
  async ({ freshKiosk: kiosk, printer }) => {
    const page = await begin(kiosk);
    for (let count = 0; count < 4; count += 1) expect(await print(page, medicines)).toBe('printed');
    expect(await print(page, medicines)).toBe('enough');
    const hostile = { ...medicines, title: '../../etc/passwd' };
    await expect(print(page, hostile)).rejects.toThrow();
    expect(printer.sheets()).toHaveLength(4);
    // The next visitor begins anew.
    const next = await endVisit(kiosk);
    expect(await print(next, medicines)).toBe('printed');
  },
);
