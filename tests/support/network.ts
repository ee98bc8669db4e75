import type { Page } from '@playwright/test';

/** What the browser tells a page of its line (Network Information API). */
export type ToldLine = { saveData: boolean; effectiveType: '4g' | '2g' | 'slow-2g' };

/** To be called before a page opens: it is told of this line. On `2g` it asks for nothing but its own files. */
export async function tellLine(page: Page, line: Partial<ToldLine>): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), {
    saveData: false,
    effectiveType: '4g',
    ...line,
  });
}
