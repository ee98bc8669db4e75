import type { Page } from '@playwright/test';
import { launchForPlaywright } from './launch.ts';
import { stopProgram, createTestEnvironment } from './program.ts';

/** Where a button is, in pixels of the screen. */
export type Place = { x: number; y: number };

/** Where a page shows a button: the release build draws the same on a panel of the same size. */
export async function placeOf(page: Page, name: RegExp): Promise<Place> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error(`There is no button ${String(name)}.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/**
 * Where a button is on the first page of a kiosk that is started for this alone.
 * @param args main file of the test build, and its arguments.
 * @param display for the environment, `:7`.
 */
export async function findButton(
  electron: string,
  args: readonly string[],
  display: string,
  name: RegExp,
): Promise<Place> {
  const surroundings = createTestEnvironment(display);
  const { app, page } = await launchForPlaywright(electron, args, surroundings);
  const shown = await page();
  await shown.getByRole('button', { name: 'Touch anywhere to begin' }).click({ position: { x: 4, y: 400 } });
  const place = await placeOf(shown, name);
  await stopProgram(app.process());
  surroundings.remove();
  return place;
}
