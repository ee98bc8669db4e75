import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { featureTabs } from '~/content/feature-tabs.ts';
import { FeatureSection } from '~/pages/home/FeatureSection.tsx';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

/* The four feature tabs. The arrows, Home and End are asked of all tabs in examples.test.tsx. */

refuseConsole();
afterEach(() => page.viewport(1280, 900));

const labels = featureTabs().map(({ label }) => label);
const tab = (at: number) => page.getByRole('tab', { name: labels[at] ?? '', exact: true });
const selected = () => page.getByRole('tab', { selected: true });

test('a tab is selected when it receives the focus, by a script or a screen reader too', async () => {
  await withPiece(<FeatureSection />, 'light', async () => {
    for (const at of [3, 1, 0, 2]) {
      tab(at).element().focus();
      await expect.element(selected()).toHaveTextContent(labels[at] ?? '');
      await expect.poll(() => page.getByRole('tabpanel').elements().length).toBe(1);
      await expect.element(page.getByRole('tabpanel', { name: labels[at] ?? '' })).toBeVisible();
    }
    // What is focused in the panel selects nothing, and the way back leads to the tab that is selected.
    page.getByRole('tabpanel').getByRole('link').element().focus();
    await expect.element(selected()).toHaveTextContent(labels[2] ?? '');
    await userEvent.tab({ shift: true });
    await expect.element(tab(2)).toHaveFocus();
  });
});

/** From the first tab: where Down, Down, Up, Up and Up from there lead at a width. */
const layouts = [
  ['one below the other', 390, 'vertical', [1, 2, 1, 0, 3]],
  ['in a row', 1280, 'horizontal', [0, 0, 0, 0, 0]],
] as const;

test.each(layouts)('Up and Down choose among tabs %s', async (_how, width, orientation, positions) => {
  await page.viewport(width, 844);
  await withPiece(<FeatureSection />, 'light', async () => {
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

test.each([390, 1280])('a change of tab moves nothing that is below, at %i px', async (width) => {
  await page.viewport(width, 844);
  await withPiece(<FeatureSection />, 'light', async (container) => {
    const heights: number[] = [];
    for (const at of labels.keys()) {
      tab(at).element().focus();
      await expect.element(page.getByRole('tabpanel', { name: labels[at] ?? '' })).toBeVisible();
      heights.push(container.getBoundingClientRect().height);
    }
    expect(new Set(heights).size, String(heights)).toBe(1);
  });
});

test('each tab has an icon of its own, which is not read out', async () => {
  await withPiece(<FeatureSection />, 'light', async (container) => {
    const tabs = [...container.querySelectorAll('[role=tab]')];
    const icons = tabs.flatMap((each) => [...each.querySelectorAll('svg[aria-hidden=true]')]);
    expect(icons.map((icon) => tabs.indexOf(icon.closest('[role=tab]') ?? icon))).toEqual([0, 1, 2, 3]);
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(labels.length);
  });
});
