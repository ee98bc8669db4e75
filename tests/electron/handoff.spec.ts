import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '../../src/config/brand.ts';
import { configWord } from '../support/electron/config.ts';
import { nightly } from '../support/nightly.ts';
import { begin, endVisit, expect, rulesIn, test, type RunningKiosk } from './electron-test.ts';

/* The way on to the system's browser. The browser is a script here: it opens, fails, takes its time, or is not there (H4). */

test.skip(process.platform !== 'linux', 'Only Linux asks its own tools.');

const press = (page: Page, key: 'chat' | 'web-app' = 'chat') =>
  page.evaluate((name) => window.kiosk?.openHandoff(name), key);

const isInFront = ({ app }: RunningKiosk) =>
  app.evaluate(({ BaseWindow }) => BaseWindow.getAllWindows()[0]?.isAlwaysOnTop() ?? false);

test('a hand-off opens its constant address, once a visit', async ({ kiosk }) => {
  const page = await begin(kiosk);
  const answers = await page.evaluate(() =>
    Promise.all(Array.from({ length: 5 }, () => window.kiosk?.openHandoff('chat'))),
  );
  expect(new Set(answers.map((answer) => answer?.opened))).toEqual(new Set([true]));
  expect(await press(page, 'web-app')).toEqual({ opened: false, mode: 'qr' });
  expect(kiosk.opened()).toEqual([brand.chatUrl]);
});

test('where the system opens nothing, nobody is told that a page is open', nightly, async ({ kiosk }) => {
  const page = await begin(kiosk);
  kiosk.setBrowser('exit 3');
  expect(await press(page)).toEqual({ opened: false, mode: 'both' });
  expect(rulesIn(kiosk)).toContain('handoff-failed');
  expect(await isInFront(kiosk)).toBe(true);
});

test('a browser that would come after the end of its visit does not, and the next visitor is in front', async ({
  kiosk,
}) => {
  const page = await begin(kiosk);
  const next = join(kiosk.home, 'tmp', 'next');
  // A browser that is slow to come: it waits for the next visitor, however long this machine takes to get there.
  const waits = `while [ ! -e "${next}" ]; do sleep 0.05; done`;
  kiosk.setBrowser(`${waits}; echo late >> "${join(kiosk.home, 'opened')}"`);
  await page.evaluate(() => void window.kiosk?.openHandoff('chat').catch(() => undefined));
  await expect.poll(() => rulesIn(kiosk)).toContain('handoff-open');
  await endVisit(kiosk);
  const later = await begin(kiosk);
  writeFileSync(next, '');
  // Twenty times as long as the tool needs to see it.
  const from = await later.evaluate(() => performance.now());
  await expect.poll(() => later.evaluate((then) => performance.now() - then, from)).toBeGreaterThan(1_000);
  expect(kiosk.opened()).toEqual([]);
  expect(await isInFront(kiosk)).toBe(true);
  rmSync(next);
});

test.describe('with a broken config', nightly, () => {
  test.use({ kioskArguments: [configWord({ handoff: 'both', unknown: true })] });

  test('no browser opens, and the page shows the code alone', async ({ freshKiosk }) => {
    const page = await begin(freshKiosk);
    expect(await press(page)).toEqual({ opened: false, mode: 'qr' });
    expect(freshKiosk.opened()).toEqual([]);
  });
});
