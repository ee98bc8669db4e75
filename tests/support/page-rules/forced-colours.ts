import { expect, type Page } from '@playwright/test';
import { expectReadable } from '../text-contrast.ts';

/** In forced colours, light and dark, all text of a page can be read and controls have edges. */
export async function expectForcedColours(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectReadable(page, `${what}, forced ${colorScheme}`, 'body');
    expect(await edgelessControls(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

function edgelessControls(page: Page): Promise<string[]> {
  return page.locator('main :is(button, input:not([type=file]), textarea)').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden]') === null)
      .filter((each) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(each);
        const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
        return !hasBorder && outlineStyle === 'none' && textDecorationLine === 'none';
      })
      .map((each) => each.outerHTML.slice(0, 90)),
  );
}
