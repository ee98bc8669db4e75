import type { Page } from '@playwright/test';
import { allLanguages } from '../../support/all-languages.ts';
import { publishedLanguages } from '../../../src/i18n/languages.ts';
import { addressIn, documentLanguages } from '../../../src/domain/language.ts';
import { measurePage } from '../../support/measure-page.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';
import { job, requestSubmitOf } from './application-form.ts';

/*
 * A page of each kind in each language: sizes, gaps, what is cut off, and axe. English is asked more in pages.spec.ts and
 * older-eyes.spec.ts; whatever a language changes is its words, letters and direction.
 */

const paths = ['/', '/careers', job.path, '/privacy', '/accessibility', '/press', '/nowhere'];

/** Sizes on a phone and a laptop, and what text of twice the size does to the phone. */
async function expectSizes(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { overflow, smallestText, smallControls, tightPairs, clipped } = await measurePage(page);
    const place = `${what} at ${width}`;
    expect.soft(overflow, `${place}: sideways scrolling`).toBeLessThanOrEqual(0);
    expect.soft(smallestText.size, `${place}: ${smallestText.text}`).toBeGreaterThanOrEqual(18);
    expect.soft({ smallControls, tightPairs, clipped }, place).toEqual({
      smallControls: [],
      tightPairs: [],
      clipped: [],
    });
  }
}

async function expectRoomForLargeText(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const { overflow, clipped } = await measurePage(page);
  expect.soft(overflow, `${what}: sideways scrolling with 200 % text`).toBeLessThanOrEqual(0);
  expect.soft(clipped, `${what}: cut off with 200 % text`).toEqual([]);
  await style.evaluate((element) => (element as HTMLElement).remove());
}

for (const language of publishedLanguages.filter((each) => each !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: documentLanguages[language] });

    test(`${language}: nothing is small, tight, too wide or cut off, and axe finds nothing`, async ({
      page,
      expectedErrors,
    }) => {
      test.setTimeout(120_000);
      expectedErrors.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of paths) {
        const address = addressIn(language, path);
        await page.goto(address);
        await hydrated(page);
        await expectSizes(page, address);
        await expectRoomForLargeText(page, address);
        await test.step(`axe on ${address}`, () => expectAccessible(page));
      }
    });

    test(`${language}: every error of the form is said in it, at the field and in the list`, async ({
      page,
      open,
    }) => {
      test.setTimeout(60_000);
      const { fields, fieldMessages, formMessages, resumeMessages } =
        allLanguages[language].words.application;
      await open(addressIn(language, job.path));
      const form = page.getByRole('form', { name: formMessages.heading });
      await form.getByRole('textbox', { name: fields.linkedinProfile.label }).fill('x');
      await form.getByRole('textbox', { name: fields.email.label }).fill('ana@mail');
      await requestSubmitOf(form);
      const list = form.getByRole('group', { name: formMessages.summaryHeading }).getByRole('link');
      const said = [
        fieldMessages.fullName.required,
        fieldMessages.email.invalid,
        fieldMessages.phone.required,
        resumeMessages.problem.missing,
        fieldMessages.linkedinProfile.invalid,
        fieldMessages.coverLetter.required,
        fieldMessages.whyJoin.required,
      ];
      await expect(list).toHaveText(said);
      for (const text of said) await expect(form.getByText(text).nth(1), text).toBeAttached();
      const name = form.getByRole('textbox', { name: fields.fullName.label });
      const { error } = allLanguages[language].words.shell.shellMessages;
      await expect(name).toHaveAccessibleDescription(
        new RegExp(`^${error} ${fieldMessages.fullName.required}`),
      );
      await expectSizes(page, `form in ${language}`);
      await expectAccessible(page);
    });
  });
}
