import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/test.ts';
import { expectReadable } from '../../support/text-contrast.ts';

/*
 * Text keeps 7:1 in the states that axe does not see (switched off) or does not reach (wrong, chosen), and what
 * is chosen is told in forced colours. Pointing, pressing and focus are measured in states.spec.ts, whole pages in pages.spec.ts.
 */

const job = '/careers/job/graphic-designer';

async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));

    test('a button that is switched off can be read', async ({ page }) => {
      await visit(page, job);
      const button = page.getByRole('button', { name: 'Submit Application' });
      await expect(button).toBeDisabled();
      await expectReadable(page, 'switched off', 'button:disabled');
      await button.hover({ force: true });
      await expectReadable(page, 'switched off, pointed at', 'button:disabled');
    });

    test('fields with mistakes, their words and the summary can be read', async ({ page }) => {
      await visit(page, job);
      const form = page.locator('#apply');
      await form.locator('input[type=file]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
      await form.getByRole('button', { name: /Submit/ }).click();
      await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true');
      await expectReadable(page, 'form with mistakes', '#apply');
      await form.getByRole('textbox', { name: 'Full name' }).fill('Ada Park');
      const field = await form.getByRole('textbox', { name: 'Email' }).evaluate((input) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(input);
        return { width: parseFloat(borderTopWidth), colour: borderTopColor };
      });
      expect(field.width).toBeGreaterThanOrEqual(2);
    });

    test('a refused file can be read', async ({ page }) => {
      await visit(page, job);
      const form = page.locator('#apply');
      await form.locator('input[type=file]').setInputFiles({
        name: 'resume.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no pdf'),
      });
      await expect(form.getByText(/Only PDF/).first()).toBeVisible();
      await expectReadable(page, 'a refused file', '#apply');
    });

    test('what is chosen can be read, pointed at or not', async ({ page }) => {
      await visit(page, '/careers?category=Growth');
      const chosen = page.getByRole('button', { name: 'Growth', pressed: true });
      await expect(chosen).toBeVisible();
      await expectReadable(page, 'a chosen filter', 'main [aria-pressed=true]');
      await chosen.hover();
      await expectReadable(page, 'a chosen filter, pointed at', 'main [aria-pressed=true]');
      await visit(page, '/');
      await page.getByRole('tab', { name: 'Smart Triage' }).click();
      await expectReadable(page, 'a chosen tab, pointed at', '[role=tab][aria-selected=true]');
      await expectReadable(page, 'its panel', '[role=tabpanel]:not([data-inactive])');
      await page.getByRole('contentinfo').getByRole('button', { pressed: true }).hover();
      await expectReadable(page, 'a chosen text size, pointed at', 'footer [aria-pressed=true]');
    });
  });
}

test('in forced colours the focus, the chosen tab and the chosen filter are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: parseFloat(outlineWidth) };
  });
  expect(ring.outlineStyle).not.toBe('none');
  expect(ring.width).toBeGreaterThanOrEqual(3);

  const looks = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { color, backgroundColor, borderTopWidth } = getComputedStyle(each);
        const isChosen = each.ariaSelected === 'true' || each.ariaPressed === 'true';
        return { isChosen, look: `${color} ${backgroundColor} ${borderTopWidth}` };
      }),
    );
  const expectTold = (found: readonly { isChosen: boolean; look: string }[]) => {
    const chosen = found.filter((each) => each.isChosen).map((each) => each.look);
    const others = found.filter((each) => !each.isChosen).map((each) => each.look);
    expect(chosen.length).toBeGreaterThan(0);
    expect(others.filter((look) => chosen.includes(look))).toEqual([]);
  };
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  expectTold(await looks('[role=tab]'));
  expectTold(await looks('footer [aria-pressed]'));
  await visit(page, '/careers');
  expectTold(await looks('main [aria-pressed]'));
});
