import type { Page } from '@playwright/test';
import { isStopped } from '../../support/copying.ts';
import { expect, test } from '../../support/test.ts';

/* What holds before any script has come but the inline one, and what shows then. */

/** Every module of the page is asked for and never comes. */
async function holdScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
}

for (const path of ['/', '/careers', '/nowhere']) {
  test(`${path} blocks copying before its scripts have come`, async ({ page, expectedErrors }) => {
    if (path === '/nowhere') expectedErrors.push(/404/);
    await holdScripts(page);
    await page.goto(path);
    expect(await isStopped(page, 'clipboard', 'copy')).toBe(true);
    expect(await isStopped(page, 'clipboard', 'cut')).toBe(true);
    expect(await isStopped(page, 'pointer', 'contextmenu', { button: 2 })).toBe(true);
    for (const key of ['c', 'x', 'u']) {
      expect(await isStopped(page, 'keyboard', 'keydown', { key, ctrlKey: true })).toBe(true);
      expect(await isStopped(page, 'keyboard', 'keydown', { key, metaKey: true })).toBe(true);
    }
    expect(await isStopped(page, 'clipboard', 'paste')).toBe(false);
    expect(await isStopped(page, 'pointer', 'contextmenu', { button: -1 })).toBe(false);
    for (const key of ['v', 'f', 'p', 'a']) {
      expect(await isStopped(page, 'keyboard', 'keydown', { key, ctrlKey: true })).toBe(false);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
}

test('words selected before the scripts have come stay off the clipboard', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Medical Insights');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

for (const [spelling, own, heading] of [
  ['/index.html', '/', 'Medical Insights'],
  ['/Privacy', '/privacy', 'Privacy'],
  ['/careers/job/Graphic-Designer', '/careers/job/graphic-designer', 'Graphic Designer'],
  ['/careers/index.html?q=design', '/careers?q=design', 'Work with us'],
] as const) {
  test(`${spelling} shows its own page, before the scripts have come`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(spelling);
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  });
}

test('no text becomes markup, on any page and after moving between pages', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/TrustedHTML|TrustedScript|trusted-types|Trusted Types/i);
  await open('/careers');
  await page
    .getByRole('link', { name: /Graphic Designer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/graphic-designer/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Graphic Designer');
  const refused = await page.evaluate(() => {
    const tries = {
      markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      script: () => Object.assign(document.createElement('script'), { text: 'x()' }),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('any', {}),
    };
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['markup', 'script', 'policy']);
});
