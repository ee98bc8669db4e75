import { expect, type Page } from '@playwright/test';

const stops = 'a[href], button, input, textarea';

/** Goes through a page by Tab: every control is reached, shows a ring of 3 px, and lies under nothing. */
export async function expectReachedByTab(page: Page): Promise<void> {
  let reached = 0;
  // A frame that loads anew may take the focus with it; the next Tab goes on from there.
  for (let lost = 0; lost < 3;) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(inspectFocus, stops);
    if (focus === 'again') break;
    if (focus === 'lost') lost++;
    if (typeof focus === 'string') continue;
    reached++;
    expect.soft(focus.ring, `ring of ${focus.name}`).toBeGreaterThanOrEqual(3);
    expect.soft(focus.covered, `${focus.name} is covered`).toBe(false);
  }
  // The tabs let themselves be reached once the page is used, so this is asked last.
  const total = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
      ).length,
    stops,
  );
  expect(reached).toBe(total);
  // The link that shows itself with the focus alone hides again.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Runs in the page: what has the focus, and whether it was here before. */
function inspectFocus(selector: string) {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'lost';
  if (!element.matches(selector)) return 'no control';
  if (element.dataset.reached === '') return 'again';
  element.dataset.reached = '';
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    ring: parseFloat(getComputedStyle(element).outlineWidth) || 0,
    covered: width > 4 && height > 4 && !(at !== null && (element.contains(at) || at.contains(element))),
  };
}
