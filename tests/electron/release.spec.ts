import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { panels } from '../support/electron/display.ts';
import { expect, test } from './electron-test.ts';

/* The program as it is shipped, touched and looked at as a person does: nothing but the screen, the log and the health file. */

const cases = [
  { panel: panels[2], config: 'the shipped defaults' },
  { panel: panels[1], config: 'the example config' },
] as const;

for (const { panel, config } of cases)
  test.describe(`${panel.width}x${panel.height} with ${config}`, () => {
    test.use({ panel });

    test('a touch begins, the button ends, SIGTERM leaves nothing', async ({
      display,
      surroundings,
      startRelease,
      placeOf,
    }) => {
      const given = config === 'the example config' ? [exampleWord(surroundings.home)] : [];
      const end = await placeOf(/End my session/, given);
      const kiosk = startRelease(...given);
      const phases = () =>
        kiosk
          .log()
          .filter(({ event }) => event === 'phase')
          .map(({ rule }) => rule);
      await expect.poll(phases, { timeout: 15_000 }).toContain('waiting');
      await expect.poll(() => display.colours(), { timeout: 10_000 }).toBeGreaterThan(20);

      // What is drawn before the script has run answers no press yet.
      await expect(async () => {
        display.click(panel.width / 2, panel.height / 2);
        await expect.poll(phases, { timeout: 1_000 }).toContain('active');
      }).toPass({ timeout: 10_000 });
      // The first page is drawn a moment after the touch counts.
      await expect(async () => {
        display.click(end.x, end.y);
        expect(phases()).toContain('ended');
      }).toPass({ timeout: 10_000 });
      await expect.poll(() => kiosk.log().filter(({ event }) => event === 'wipe').length).toBeGreaterThan(1);
      expect(kiosk.log().filter(({ event }) => event === 'wipe-step-failed')).toEqual([]);

      kiosk.signal('SIGTERM');
      expect(await kiosk.ended()).toMatchObject({ code: 0, signal: null });
    });
  });

/** The example, open all week. */
function exampleWord(home: string): string {
  const { openingHours: _closedOnSundays, ...rest }: Record<string, unknown> = JSON.parse(
    readFileSync('build/linux/config.example.json', 'utf8'),
  );
  const file = join(home, 'example.json');
  writeFileSync(file, JSON.stringify(rest), { mode: 0o644 });
  return `--config=${file}`;
}
