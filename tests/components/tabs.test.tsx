import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { featureTabs } from '~/content/feature-tabs.ts';
import { FeaturePanel } from '~/pages/home/FeaturePanel.tsx';
import { FeatureSection } from '~/pages/home/FeatureSection.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

/* The four feature tabs. Selection by focus and by the arrows is React Aria's; tests/engines/languages presses them. */

failOnConsole();
afterEach(() => page.viewport(1280, 900));

const labels = featureTabs().map(({ label }) => label);
const tab = (at: number) => page.getByRole('tab', { name: labels[at] ?? '', exact: true });

/** From the first tab: where Down, Down, Up, Up and Up from there lead at a width. */
const layouts = [
  ['one below the other', 390, 'vertical', [1, 2, 1, 0, 3]],
  ['in a row', 1280, 'horizontal', [0, 0, 0, 0, 0]],
] as const;

test.each(layouts)('Up and Down choose among tabs %s', async (_how, width, orientation, positions) => {
  await page.viewport(width, 844);
  await withComponent(<FeatureSection />, 'light', async () => {
    tab(0).element().focus();
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
    const keys = ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}'];
    for (const [step, key] of keys.entries()) {
      await userEvent.keyboard(key);
      await expect.element(tab(positions[step] ?? 0)).toHaveFocus();
      await expect.element(tab(positions[step] ?? 0)).toHaveAttribute('aria-selected', 'true');
    }
  });
});

test('Left and Right follow the page’s own language, whatever a translator writes into the document', async () => {
  const { documentElement: root } = document;
  root.lang = 'ar';
  await withComponent(<FeatureSection />, 'light', async () => {
    tab(0).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(1)).toHaveFocus();
  });
  root.lang = 'en';
});

test.each([390, 1280])('a change of tab moves nothing that is below, at %i px', async (width) => {
  await page.viewport(width, 844);
  await withComponent(<FeatureSection />, 'light', async (container) => {
    const heights: number[] = [];
    for (const at of labels.keys()) {
      tab(at).element().focus();
      await expect.element(page.getByRole('tabpanel', { name: labels[at] ?? '' })).toBeVisible();
      heights.push(container.getBoundingClientRect().height);
    }
    expect(new Set(heights).size, String(heights)).toBe(1);
  });
});

test('a tab with a picture of its own shows that in place of the drawing', async () => {
  const [drawn] = featureTabs();
  if (drawn === undefined) throw new Error('There is no tab.');
  const imageSrc = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>";
  const drawnImage = { ...drawn, imageSrc, imageAlt: 'A hand on a knee' };
  await withComponent(<FeaturePanel tab={drawnImage} />, 'light', async (container) => {
    await expect.element(page.getByRole('img', { name: drawnImage.imageAlt })).toBeVisible();
    expect(container.querySelectorAll('figure')).toHaveLength(0);
  });
});
