import type { Page } from '@playwright/test';
import { paths } from '~/config/paths.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { fileWithLink, job } from './application-form.ts';

/* What is pressed once while the scripts are still on their way takes effect: each control of each page that acts by them. */

/** What is chosen already has nothing to do, and the text size works by its own script, the button below a file field by the field. */
const acting = ['button:enabled:not([data-text-size], [tabindex="-1"])', '[role=tab]', 'input[type=checkbox]']
  .map((control) => `${control}:not([aria-pressed=true], [aria-selected=true]):visible`)
  .join(', ');

declare global {
  // Put there by noteEffects.
  var effects: Set<string>;
}

/** Runs in the page before its own scripts: notes the texts and states that come from then on, and what leaves the page. */
function noteEffects() {
  globalThis.effects = new Set();
  globalThis.print = () => void globalThis.effects.add('prints');
  const whatCame = ({ target, type, attributeName, addedNodes }: MutationRecord) =>
    type === 'attributes'
      ? `${attributeName}: ${(target as Element).getAttribute(attributeName ?? '')}`
      : [target, ...addedNodes].map((node) => node.textContent).join();
  new MutationObserver((changes) => {
    for (const change of changes) globalThis.effects.add(whatCame(change));
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed', 'aria-selected'],
  });
}

const readEffects = (page: Page) =>
  page.evaluate(() => [...effects, location.href, scrollY === 0 ? 'at the top' : 'further down']);

/**
 * Opens a page, presses one of its controls (none: -1) before its scripts come, and waits until it answers.
 * @returns how many controls there are, and the name of the pressed one.
 */
async function openAndPress(page: Page, path: string, index: number) {
  const released = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  // Of two addresses that differ in their fragments alone the browser makes one document.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('main').getByRole('textbox').first();
  if (await field.isVisible()) await field.fill('Ana');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const controls = page.locator(acting);
  const count = await controls.count();
  const pressed = controls.nth(index);
  const name =
    index < 0
      ? ''
      : await pressed.evaluate((each) => each.ariaLabel ?? each.closest('label, button')?.textContent ?? '');
  await page.evaluate(noteEffects);
  if (index >= 0) await pressed.click();
  released.resolve();
  await hydrated(page);
  return { count, name };
}

const representatives = new Set<string>([paths.press, job.path]);
for (const path of [...sitePages, job.path, paths.application, 'own link'])
  test(`${path}: no early press is lost`, nightlyUnless(representatives.has(path)), async ({ page }) => {
    const address = path === 'own link' ? (await fileWithLink()).path : path;
    const { count } = await openAndPress(page, address, -1);
    await page.waitForLoadState('networkidle');
    const untouched = await readEffects(page);
    for (let index = 0; index < count; index += 1) {
      const { name } = await openAndPress(page, address, index);
      const isNew = async () => (await readEffects(page)).filter((each) => !untouched.includes(each));
      await expect.poll(isNew, { message: name }).not.toEqual([]);
    }
  });
