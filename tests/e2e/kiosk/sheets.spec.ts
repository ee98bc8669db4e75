import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { kioskPaths, paths } from '../../../src/config/paths.ts';
import { mostQuestions, questionIds, type QuestionId } from '../../../src/domain/contract/sheet.ts';
import { drawQrCode } from '../../../src/ui/QrCode/qr-path.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { beginVisit, expect, goTo, test } from '../../support/kiosk-test.ts';

/* Sheets to take along: what a visitor chooses, by phone and by the kiosk's own printer. Real paper: tests/electron/printing.spec.ts. */

const { sheets, kiosk } = allLanguages.en.words;
const { questions, medicines } = sheets.sheets;
const words = kiosk.kioskMessages.sheets;

const question = (page: Page, id: QuestionId) =>
  page.getByRole('button', { name: questions.texts[id], exact: true });

const takeAlong = (page: Page) => page.getByRole('link', { name: words.take });

const codeOn = (page: Page) =>
  page.getByRole('img', { name: kiosk.kioskMessages.handoff.qrLabel({ what: '' }) });

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the first screen leads to the sheets, and these to a code that holds the choice in its fragment', async ({
  page,
  visit,
}) => {
  await visit();
  await page.getByRole('link', { name: kiosk.kioskMessages.start.sheet }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sheets.sheets.heading);
  await page.getByRole('link', { name: questions.title }).press('Enter');
  for (const id of ['cost', 'cause'] as const) await question(page, id).press('Enter');
  await expect(question(page, 'cost')).toHaveAttribute('aria-pressed', 'true');
  await takeAlong(page).press('Enter');
  const sheet = page.getByRole('main');
  await expect(sheet.getByRole('listitem')).toHaveText([questions.texts.cause, questions.texts.cost]);
  await expect(sheet).toContainText(paths.sheets);
  // Who has no camera types an address that can be typed.
  await expect(sheet).not.toContainText('#');
  const { path } = drawQrCode(`${brand.siteUrl}${paths.sheets}#questions=cause.cost`);
  await expect(codeOn(page).locator('path').last()).toHaveAttribute('d', path);
  await page.goBack();
  await expect(question(page, 'cause')).toHaveAttribute('aria-pressed', 'true');
});

test('no more than a sheet holds, and it is said on each screenful', async ({ page, visit }) => {
  await visit(kioskPaths.questions);
  for (const id of questionIds.slice(0, mostQuestions)) await question(page, id).press('Enter');
  await question(page, 'plain').press('Enter');
  await expect(question(page, 'plain')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: questions.full, visible: true })).not.toHaveCount(
    0,
  );
});

test('without a printer there is no word of one', async ({ page, visit }) => {
  await visit(kioskPaths.medicines);
  await expect(codeOn(page)).toBeVisible();
  await expect(key(page, words.print)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/printer has no paper|printer is not working/);
});

test('a printer gets which sheet and which questions, and the screen says how far it is', async ({
  page,
  main,
  visit,
}) => {
  main.printer = 'ready';
  await visit(kioskPaths.questions);
  await question(page, 'signs').press('Enter');
  await takeAlong(page).press('Enter');
  const released = Promise.withResolvers<void>();
  main.held = released.promise;
  await key(page, words.print).press('Enter');
  await expect(page.getByText(words.printing)).toBeVisible();
  await expect(key(page, words.print)).toHaveCount(0);
  released.resolve();
  await expect(page.getByText(words.printed)).toBeVisible();
  expect(main.printed).toEqual([{ sheet: 'questions', questions: ['signs'], language: 'en' }]);
});

for (const [state, said] of [
  ['no-paper', words.noPaper],
  ['not-ready', words.notReady],
] as const)
  test(`a printer that is ${state} is not offered, and said plainly`, async ({ page, main, visit }) => {
    main.printer = state;
    await visit(kioskPaths.medicines);
    await expect(page.getByText(said)).toBeVisible();
    await expect(key(page, words.print)).toHaveCount(0);
    await expect(codeOn(page)).toBeVisible();
  });

test('paper that runs out meanwhile is said, and printing no longer offered', async ({
  page,
  main,
  visit,
}) => {
  main.printer = 'ready';
  await visit(kioskPaths.medicines);
  await expect(key(page, words.print)).toBeVisible();
  main.printer = 'no-paper';
  await key(page, words.print).press('Enter');
  await expect(page.getByText(words.noPaper)).toBeVisible();
  await expect(key(page, words.print)).toHaveCount(0);
});

test('the next visitor finds nothing chosen and nothing printed', async ({ page, main, visit }) => {
  main.printer = 'ready';
  await visit(kioskPaths.questions);
  await question(page, 'cost').press('Enter');
  await takeAlong(page).press('Enter');
  await key(page, words.print).press('Enter');
  await expect(page.getByText(words.printed)).toBeVisible();
  await key(page, kiosk.kioskMessages.bar.end).click();
  await main.flush();
  // A fresh invitation does not take the press that ended the last visit.
  await expect(async () => {
    await beginVisit(page, main);
    await expect(key(page, kiosk.kioskMessages.bar.end)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await goTo(page, kioskPaths.questions);
  await expect(question(page, 'cost')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(words.printed)).toHaveCount(0);
  await goTo(page, kioskPaths.medicines);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(medicines.title);
});
