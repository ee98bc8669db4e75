import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScrollProgress } from '~/components/ScrollProgress/ScrollProgress.tsx';
import { SiteHeader } from '~/components/SiteHeader/SiteHeader.tsx';
import { barThresholds } from '~/domain/scroll.ts';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

/* Above a page: the progress bar, and the navigation bar. When the bar hides, and how its menu closes: tests/e2e/web/navigation. */

failOnConsole();
afterEach(() => page.viewport(1280, 900));

/** Something above a page of five windows' height. */
const onLongPage = (component: ReactNode) => (
  <>
    {component}
    <p style={{ blockSize: '500vh' }}>A long text</p>
  </>
);
const scrollInstantly = (top: number) => scrollTo({ top, behavior: 'instant' });

/** Waits until a bar has heard of a scroll and has moved as it wants to. */
async function waitForScroll(bar: Element): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
}

test('the bar of progress is empty at the top, full at the end, and is not read out', async () => {
  await withComponent(onLongPage(<ScrollProgress />), 'light', async () => {
    const bar = page.getByTestId('scroll-progress').element();
    const width = () => Math.round(bar.getBoundingClientRect().width);
    const most = document.documentElement.scrollHeight - innerHeight;
    for (const part of [0, 0.5, 1, 0]) {
      scrollInstantly(most * part);
      await expect.poll(width).toBe(Math.round(document.documentElement.clientWidth * part));
    }
    expect(bar.closest('[aria-hidden=true]')).toBe(bar);
  });
});

test('a bar whose menu is open, or with the focus of the keyboard in it, stays', async () => {
  await page.viewport(390, 844);
  await withComponent(onLongPage(<SiteHeader isLanding />), 'light', async (container) => {
    const header = container.querySelector('header');
    // By its element: roles of `<summary>` differ between browsers and test libraries.
    const toggle = [...container.querySelectorAll('header summary')].at(-1);
    if (header === null || toggle === undefined) throw new Error('The header has no menu.');
    const isVisible = async () => {
      await waitForScroll(header);
      return header.getBoundingClientRect().bottom > 1;
    };
    scrollInstantly(barThresholds.hide + 200);
    expect(await isVisible()).toBe(false);
    scrollInstantly(0);
    expect(await isVisible()).toBe(true);
    await userEvent.click(toggle);
    scrollInstantly(barThresholds.hide + 200);
    expect(await isVisible()).toBe(true);
    scrollInstantly(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.tab({ shift: true });
    expect(header.contains(document.activeElement)).toBe(true);
    scrollInstantly(barThresholds.hide + 300);
    expect(await isVisible()).toBe(true);
    scrollInstantly(0);
  });
});
