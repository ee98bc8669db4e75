import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/* Which keys are blocked is tabled in tests/unit/domain/copy-guard.test.ts; here, that the pages block them from the first moment. */

/** Whether the site stops an event at the heading. */
function isStopped(page: Page, kind: 'clipboard' | 'pointer' | 'keyboard', type: string, init: object = {}) {
  return page.evaluate(
    (args) => {
      const constructors = { clipboard: ClipboardEvent, pointer: PointerEvent, keyboard: KeyboardEvent };
      const event = new constructors[args.kind](args.type, { bubbles: true, cancelable: true, ...args.init });
      return !document.querySelector('h1')?.dispatchEvent(event);
    },
    { kind, type, init },
  );
}

async function expectGuarded(page: Page) {
  expect(await isStopped(page, 'clipboard', 'copy')).toBe(true);
  expect(await isStopped(page, 'clipboard', 'cut')).toBe(true);
  expect(await isStopped(page, 'pointer', 'contextmenu', { button: 2 })).toBe(true);
  for (const key of ['c', 'x', 'u'])
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
      expect(await isStopped(page, 'keyboard', 'keydown', { key, ...modifier })).toBe(true);
  expect(await isStopped(page, 'clipboard', 'paste')).toBe(false);
  expect(await isStopped(page, 'pointer', 'contextmenu', { button: -1 })).toBe(false);
  for (const key of ['v', 'f', 'p', 'a'])
    expect(await isStopped(page, 'keyboard', 'keydown', { key, ctrlKey: true })).toBe(false);

  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
}

test('pages block copying, before their scripts have come too; pasting passes', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of ['/', '/nowhere']) {
    await open(path);
    await expectGuarded(page);
  }
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/careers');
  await expectGuarded(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('in a field one types, pastes and uses its shortcuts', async ({ page, open }) => {
  await open('/careers');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('cux');
  await expect(search).toHaveValue('cux');
  await page.evaluate(() => navigator.clipboard.writeText('design'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('design');
});

test('no text becomes markup or script, after moving between pages too', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Graphic Designer');
  const refused = await page.evaluate(() => {
    type TrustedTypes = { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const tries = {
      markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      script: () => Object.assign(document.createElement('script'), { text: 'x()' }),
      policy: () => (window as unknown as TrustedTypes).trustedTypes.createPolicy('any', {}),
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
