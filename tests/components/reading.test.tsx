import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScrollProgress } from '~/components/ScrollProgress/ScrollProgress.tsx';
import { SiteHeader } from '~/components/SiteHeader/SiteHeader.tsx';
import { barThresholds } from '~/domain/scroll.ts';
import { shellMessages } from '~/i18n/generated/en/shell.ts';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

/* Above a page: the progress bar, and the navigation bar with its menu. */

refuseConsole();
afterEach(() => page.viewport(1280, 900));

/** Something above a page of five windows' height. */
const onLongPage = (piece: ReactNode) => (
  <>
    {piece}
    <p style={{ blockSize: '500vh' }}>A long text</p>
  </>
);
const scrollInstantly = (top: number) => scrollTo({ top, behavior: 'instant' });

test('the bar of progress is empty at the top, full at the end, and is not read out', async () => {
  await withPiece(onLongPage(<ScrollProgress />), 'light', async () => {
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

test('a page that fits its window has read nothing yet', async () => {
  await withPiece(<ScrollProgress />, 'light', async () => {
    await new Promise(requestAnimationFrame);
    expect(page.getByTestId('scroll-progress').element().getBoundingClientRect().width).toBe(0);
  });
});

/** The header above a long page, on a phone. */
const withHeader = (inspect: (header: HTMLElement) => Promise<void>) =>
  withPiece(onLongPage(<SiteHeader isLanding />), 'light', async (container) => {
    await page.viewport(390, 844);
    const header = container.querySelector('header');
    if (header === null) throw new Error('The page has no header.');
    await inspect(header);
    scrollInstantly(0);
  });

const isSeen = (header: HTMLElement) => () => header.getBoundingClientRect().bottom > 1;
/** By its element: roles of `<summary>` differ between browsers and test libraries. */
const toggle = () => {
  const summary = [...document.querySelectorAll('header summary')].at(-1);
  if (summary === undefined) throw new Error('The header has no menu.');
  return page.elementLocator(summary);
};
const menu = () => page.getByRole('navigation', { includeHidden: true }).last();
const item = () => menu().getByRole('link', { includeHidden: true }).first();

test('the bar goes on the way down and comes back on the way up', async () => {
  await withHeader(async (header) => {
    scrollInstantly(barThresholds.hide + 200);
    await expect.poll(isSeen(header)).toBe(false);
    scrollInstantly(barThresholds.hide + 100);
    await expect.poll(isSeen(header)).toBe(true);
  });
});

test('a bar whose menu is open, or with the focus of the keyboard in it, stays', async () => {
  await withHeader(async (header) => {
    await userEvent.click(toggle());
    scrollInstantly(barThresholds.hide + 200);
    await expect.element(item()).toBeVisible();
    expect(isSeen(header)()).toBe(true);
    scrollInstantly(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.tab({ shift: true });
    expect(header.contains(document.activeElement)).toBe(true);
    scrollInstantly(barThresholds.hide + 300);
    await new Promise(requestAnimationFrame);
    expect(isSeen(header)()).toBe(true);
  });
});

test('the menu opens and closes by its button, which says so', async () => {
  await withHeader(async () => {
    await expect.element(page.getByText(shellMessages.menu, { exact: true })).toBeVisible();
    await expect.element(item()).not.toBeVisible();
    await userEvent.click(toggle());
    await expect.element(page.getByText(shellMessages.closeMenu, { exact: true })).toBeVisible();
    await expect.element(item()).toBeVisible();
    await userEvent.click(toggle());
    await expect.element(item()).not.toBeVisible();
  });
});

test.each([
  ['Escape, which gives the focus back', () => userEvent.keyboard('{Escape}'), true],
  [
    'a press elsewhere',
    () => userEvent.click(page.getByText('A long text'), { position: { x: 5, y: 600 } }),
    false,
  ],
  ['a choice', () => userEvent.click(item()), false],
  [
    'the way to the top',
    () => userEvent.click(page.getByRole('button', { name: shellMessages.toTop })),
    false,
  ],
])('an open menu closes by %s', async (_how, close, isFocusBack) => {
  await withHeader(async () => {
    await userEvent.click(toggle());
    await expect.element(item()).toBeVisible();
    item().element().focus();
    await close();
    await expect.element(item()).not.toBeVisible();
    if (isFocusBack) await expect.element(toggle()).toHaveFocus();
  });
});
