import { allLanguages } from '../support/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { documentLanguages } from '../../src/domain/language.ts';
import { job } from '../e2e/web/application-form.ts';
import { expect, test } from '../support/engines/engine-test.ts';

/* From right to left in every engine: the ways through the site, the tabs by the arrows as they stand, and the form. */

const { words } = allLanguages.ar;
const labels = Object.values(words.home.featureTabMessages).map(({ label }) => label);
const [first = '', second = '', third = ''] = labels;

test('Arabic: links stay in it, the menu of languages leads out of it and back', async ({ visitor }) => {
  await visitor.open('/ar/');
  const heading = visitor.role('heading', undefined, { level: 1 });
  await expect(heading).toHaveWords(words.home.hero.headline);
  const said = () => visitor.evaluate(() => `${document.documentElement.lang} ${document.dir}`, null);
  expect(await said()).toBe(`${documentLanguages.ar} rtl`);
  const footer = visitor.role('contentinfo');
  await footer.role('link', words.navigation.footerMessages.company.links.careers).click();
  await expect(visitor).toBeAt('/ar/careers');
  await expect(heading).toHaveWords(words.careers.careers.heading);
  expect(await visitor.sidewaysScroll()).toBe(0);
  await visitor.css('header summary').nth(0).click();
  const hindi = visitor.role('banner').role('link', languageNames.hi);
  await expect(hindi).toBeInWindow();
  await hindi.click();
  await expect(visitor).toBeAt('/hi/careers');
  await expect.poll(said).toBe(`${documentLanguages.hi} ltr`);
  await visitor.back();
  await expect(heading).toHaveWords(words.careers.careers.heading);
});

test('Arabic: the arrow to the left is the next tab, the first one stands at the right', async ({
  visitor,
}) => {
  await visitor.open('/ar/');
  const tab = (label: string) => visitor.role('tab', label);
  await expect(visitor.role('tab')).toHaveTexts(labels);
  await tab(first).click();
  const [one, two] = [await tab(first).look(), await tab(second).look()];
  expect(one.box.x).toBeGreaterThan(two.box.x);
  for (const [key, label] of [
    ['ArrowLeft', second],
    ['ArrowLeft', third],
    ['ArrowRight', second],
    ['End', labels.at(-1) ?? ''],
    ['ArrowLeft', first],
  ] as const) {
    await visitor.press(key);
    await expect(tab(label)).toHaveFocus();
    await expect(visitor.role('tab', undefined, { selected: true })).toHaveWords(label);
    await expect(visitor.role('tabpanel', label)).toBeShown();
  }
});

test('Arabic: the form takes both directions and says its errors in Arabic', async ({ visitor }) => {
  const { fields, fieldMessages, formMessages } = words.application;
  await visitor.open(`/ar${job.path}`);
  const form = visitor.role('form');
  const name = form.role('textbox', fields.fullName.label);
  const directionOf = () =>
    visitor.evaluate(
      () => getComputedStyle(document.querySelector('input[autocomplete=name]') ?? document.body).direction,
      null,
    );
  await name.fill('Ana لي');
  await expect.poll(directionOf).toBe('ltr');
  await name.fill('آنا Lee');
  await expect.poll(directionOf).toBe('rtl');
  const email = form.role('textbox', fields.email.label);
  await email.fill('ana@mail');
  await name.focus();
  await visitor.evaluate(() => document.forms[0]?.requestSubmit(), null);
  const list = form.role('group', formMessages.summaryHeading).role('link');
  await expect(list.nth(0)).toHaveWords(fieldMessages.email.invalid);
  // The page glides to the first field that is wrong; a link that is pressed meanwhile may have gone from under the finger.
  await expect(email).toHaveFocus();
  let top = -1;
  const rests = async () => top === (top = await visitor.evaluate(() => Math.round(scrollY), null));
  await expect.poll(rests, { intervals: [300] }).toBe(true);
  await list.nth(0).click();
  await expect(email).toHaveFocus();
  expect(await visitor.sidewaysScroll()).toBe(0);
});
