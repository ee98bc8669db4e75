import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '../../src/config/brand.ts';
import { configWord } from '../support/electron/config.ts';
import { expect, test, type RunningKiosk } from './electron-test.ts';

/*
 * The way on to the system's browser with the shipped defaults. The browser is a script here: it opens, fails, takes its time, or
 * is not there (H4).
 */

const isLinux = process.platform === 'linux';
test.skip(!isLinux, 'Only Linux asks its own tools.');

/** Replaces the system's tool that opens addresses. */
function setTool({ home }: RunningKiosk, lines: string): void {
  writeFileSync(join(home, 'bin', 'xdg-open'), `#!/bin/sh\n${lines}\n`);
}

/** Begins a visit as a person does. */
async function begin(kiosk: RunningKiosk): Promise<Page> {
  const page = await kiosk.page();
  await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  return page;
}

const press = (page: Page, key: 'chat' | 'web-app' = 'chat') =>
  page.evaluate((name) => window.kiosk?.openHandoff(name), key);

test('a hand-off opens its constant address, once a visit', async ({ kiosk }) => {
  const page = await begin(kiosk);
  const answers = await page.evaluate(() =>
    Promise.all(Array.from({ length: 20 }, () => window.kiosk?.openHandoff('chat'))),
  );
  expect(new Set(answers.map((answer) => answer?.opened))).toEqual(new Set([true]));
  expect(await press(page, 'web-app')).toEqual({ opened: false, mode: 'qr' });
  expect(kiosk.opened()).toEqual([brand.chatUrl]);
});

test.describe('with a broken config', () => {
  test.use({ kioskArguments: [configWord({ handoff: 'both', unknown: true })] });

  test('no browser opens, and the page shows the code alone', async ({ kiosk }) => {
    const page = await begin(kiosk);
    expect(await press(page)).toEqual({ opened: false, mode: 'qr' });
    expect(kiosk.opened()).toEqual([]);
  });
});

test('where the system opens nothing, nobody is told that a page is open', async ({ kiosk }) => {
  const page = await begin(kiosk);
  setTool(kiosk, 'exit 3');
  expect(await press(page)).toEqual({ opened: false, mode: 'both' });
  expect(kiosk.log().map(({ rule }) => rule)).toContain('handoff-failed');
  expect(await isInFront(kiosk)).toBe(true);
});

test('a browser that would come after the end of its visit does not, and the next visitor is in front', async ({
  kiosk,
}) => {
  const page = await begin(kiosk);
  const mark = (name: string) => join(kiosk.home, 'tmp', name);
  // A browser that is slow to come: it waits for the next visitor, however long this machine takes to get there.
  const waits = `while [ ! -e "${mark('next')}" ]; do sleep 0.05; done`;
  setTool(kiosk, `${waits}; echo late >> "${join(kiosk.home, 'opened')}"`);
  const gone = page.waitForEvent('close');
  await page.evaluate(() => void window.kiosk?.openHandoff('chat').catch(() => undefined));
  await expect.poll(() => kiosk.log().map(({ rule }) => rule)).toContain('handoff-open');
  await page.evaluate(() => window.kiosk?.endSession());
  await gone;
  const next = await begin(kiosk);
  writeFileSync(mark('next'), '');
  // Twenty times as long as the tool needs to see it.
  const from = await next.evaluate(() => performance.now());
  await expect.poll(() => next.evaluate((then) => performance.now() - then, from)).toBeGreaterThan(1_000);
  expect(kiosk.opened()).toEqual([]);
  expect(await isInFront(kiosk)).toBe(true);
  rmSync(mark('next'));
});

async function isInFront({ app }: RunningKiosk): Promise<boolean> {
  return app.evaluate(({ BaseWindow }) => BaseWindow.getAllWindows()[0]?.isAlwaysOnTop() ?? false);
}
