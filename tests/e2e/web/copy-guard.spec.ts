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
  for (const [kind, type, init, stopped] of [
    ['clipboard', 'copy', {}, true],
    ['clipboard', 'cut', {}, true],
    ['clipboard', 'paste', {}, false],
    ['pointer', 'contextmenu', { button: 2 }, true],
    ['pointer', 'contextmenu', { button: -1 }, false],
    ['keyboard', 'keydown', { key: 'u', ctrlKey: true }, true],
    ['keyboard', 'keydown', { key: 'f', ctrlKey: true }, false],
  ] as const)
    expect(await isStopped(page, kind, type, init), `${type} ${JSON.stringify(init)}`).toBe(stopped);

  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
}

test('pages block copying, before their scripts have come too; in a field one types and pastes', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of ['/nowhere', '/careers']) {
    await open(path);
    await expectGuarded(page);
  }
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('cux');
  await expect(search).toHaveValue('cux');
  await page.evaluate(() => navigator.clipboard.writeText('design'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('design');

  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/careers');
  await expectGuarded(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('no text becomes markup or script, after moving between pages too', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/TrustedHTML|TrustedScript|trusted-types|Trusted Types/i);
  await open('/careers');
  await page.getByRole('main').locator('a[href^="/careers/job/"]').first().click();
  await expect(page).toHaveURL(/\/job\//);
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
