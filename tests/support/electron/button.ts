import { launchForPlaywright } from './launch.ts';
import { endAsPeopleDo, makeSurroundings } from './program.ts';

/** Where a button is, in pixels of the screen. */
export type Place = { x: number; y: number };

/**
 * Where the release build shows a button on the first page: the test build says it, and both draw the same.
 * @param args main file of the test build, and its arguments.
 * @param display for the environment, `:7`.
 */
export async function findButton(
  electron: string,
  args: readonly string[],
  display: string,
  name: RegExp,
): Promise<Place> {
  const surroundings = makeSurroundings(display);
  const { app, page } = await launchForPlaywright(electron, args, surroundings);
  const shown = await page();
  await shown.getByRole('button', { name: 'Touch anywhere to begin' }).click();
  const box = await shown.getByRole('button', { name }).boundingBox();
  await endAsPeopleDo(app.process());
  surroundings.remove();
  if (box === null) throw new Error(`There is no button ${String(name)}.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
