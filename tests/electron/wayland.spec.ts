import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placeOf } from '../support/electron/button.ts';
import {
  cageSession,
  compositorEnv,
  startUnder,
  type CompositorName,
} from '../support/electron/compositor.ts';
import { leftovers, startProgram, type Surroundings } from '../support/electron/program.ts';
import { withYoungerCalls } from '../support/electron/younger-calls.ts';
import { begin, electron, expect, expectNoProgramLeft, rulesIn, test, visit } from './electron-test.ts';

/*
 * The release build under Wayland, as a person sees it: pictures by grim, text by reading it, presses by a real pointer. How the
 * session of the package is ended: packages.spec.ts.
 */

/** By the option of wl-clipboard. */
const clipboards: Readonly<Record<CompositorName, readonly string[]>> = {
  // cage 0.1.4 has no second one.
  cage: [''],
  sway: ['', '--primary'],
};

/** A session is a compositor, a kiosk and their shells: the kiosk's own two seconds, and as much for the rest. */
const sessionLimitMs = 4_000;

for (const name of ['cage', 'sway'] as const)
  test(`under ${name} it fills the screen, answers a press, forgets a visit with its clipboards, and ends with the compositor`, async ({
    kiosk,
    display,
    panel,
    surroundings,
    mainFiles,
  }) => {
    const end = await placeOf(await begin(kiosk), /End my session/);
    const starter = join(surroundings.home, 'starter.mjs');
    writeFileSync(starter, withYoungerCalls(pathToFileURL(mainFiles.kiosk).href));
    const program = script(surroundings, 'kiosk', `exec '${electron}' '${starter}' "$@"`);
    const running = await startUnder(name, program, surroundings, { display, panel });
    try {
      await expect.poll(() => running.read(), { timeout: 30_000 }).toContain('Touch anywhere to begin');
      expect(running.size()).toEqual(panel);
      const paste = () =>
        clipboards[name].map((option) => running.run('sh', ['-c', `wl-paste ${option}`]).said);
      await visit({ ...surroundings, display }, end, () => {
        // It stays to answer whoever pastes: its output may not be waited for.
        for (const option of clipboards[name])
          running.run('sh', ['-c', `echo secret | wl-copy ${option} >/dev/null 2>&1`]);
        for (const said of paste()) expect(said).toContain('secret');
      });
      for (const said of paste()) expect(said).not.toContain('secret');
      expect(rulesIn(surroundings, 'wipe-step-failed')).toEqual([]);
      const isCompositor = new RegExp(`^\\d+ ${name} `);
      const compositor = (await leftovers(surroundings, 0)).find((line) => isCompositor.test(line));
      process.kill(Number.parseInt(compositor ?? '', 10), 'SIGTERM');
      await running.ended(sessionLimitMs);
    } finally {
      running.signal('SIGTERM');
      // Where the compositor goes first, the kiosk is ended by the loss of its screen and cannot tidy up.
      expectNoProgramLeft(await leftovers(surroundings));
    }
  });

/* cage itself ends with 0 whatever its program says: systemd would start a kiosk again that staff have left. */
test('the session ends with the code of the kiosk', async ({ display, surroundings }) => {
  for (const code of [0, 10, 75]) {
    const program = script(surroundings, `ends-${code}`, `exit ${code}`);
    const env = { ...surroundings.env, ...compositorEnv(display) };
    const running = startProgram(...cageSession(surroundings.home, program), { ...surroundings, env });
    expect((await running.ended(10_000)).code, running.said()).toBe(code);
  }
});

function script({ home }: Surroundings, name: string, line: string): string {
  const file = join(home, name);
  writeFileSync(file, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return file;
}
