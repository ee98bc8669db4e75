import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import {
  compositorEnv,
  compositors,
  sessionFile,
  startUnder,
  type CompositorName,
  type WaylandKiosk,
} from '../support/electron/compositor.ts';
import { leftovers, startProgram, type Surroundings } from '../support/electron/program.ts';
import { findWords } from '../support/electron/reading.ts';
import { withYoungerCalls } from '../support/electron/younger-calls.ts';
import { waitFor } from '../support/electron/waiting.ts';
import { expect, expectNoProgramLeft, test as base } from './electron-test.ts';

/* The release build under Wayland, as a person sees it: pictures by grim, text by reading it, presses by a real pointer. */

const invitation = 'Touch anywhere to begin';

/** What a program says to the clipboards of a compositor: cage 0.1.4 has no second one. */
const clipboards: Readonly<Record<CompositorName, readonly (readonly string[])[]>> = {
  cage: [[]],
  sway: [[], ['--primary']],
};

/** A session is a compositor, a kiosk and their shells: the kiosk's own two seconds, and as much for the rest. */
const sessionLimitMs = 4_000;

const test = base.extend<{ start: (name: CompositorName) => Promise<WaylandKiosk> }>({
  start: async ({ display, panel, surroundings, mainFiles }, use) => {
    const started: WaylandKiosk[] = [];
    await use(async (name) => {
      const program = starterScript(surroundings, mainFiles.kiosk);
      const kiosk = await startUnder(name, program, surroundings, { display, panel });
      started.push(kiosk);
      return kiosk;
    });
    for (const kiosk of started) {
      kiosk.signal('SIGTERM');
      await kiosk.ended(sessionLimitMs);
    }
    // Where the compositor goes first, the kiosk is ended by the loss of its screen and cannot tidy up.
    expectNoProgramLeft(await leftovers(surroundings));
  },
});

for (const name of compositors) {
  test(`under ${name} it fills the screen, answers a press, forgets a visit with both clipboards, and ends when told`, async ({
    start,
    display,
    panel,
    surroundings,
  }) => {
    const kiosk = await start(name);
    const see = (text: string) => waitFor(`“${text}” on the screen`, () => findWords(kiosk.read(), text));
    const press = (spot: { x: number; y: number }) => display.click(spot.x, spot.y);
    // Again and again: a fresh invitation takes no press in its first moment.
    const begin = () =>
      waitFor('a visit', () => {
        const seen = kiosk.read();
        const invites = findWords(seen, invitation);
        if (invites !== null) {
          press(invites);
          return null;
        }
        // "End my session" stands in two lines; which of them can be read depends on what else is in the bar.
        return findWords(seen, 'End my') ?? findWords(seen, 'session');
      });
    await see(invitation);
    expect(kiosk.size()).toEqual(panel);
    press(await begin());
    await see(invitation);
    const end = await begin();
    for (const options of clipboards[name]) {
      kiosk.run('wl-copy', options, 'a visitor’s secret');
      expect(kiosk.run('wl-paste', options).said).toContain('secret');
    }
    press(end);
    await see(invitation);
    for (const options of clipboards[name])
      expect(kiosk.run('wl-paste', options).said).not.toContain('secret');
    expect(surroundings.log().filter(({ event }) => event === 'wipe-step-failed')).toEqual([]);
    // Under cage the signal goes to the session of the package, which passes it on to the kiosk.
    kiosk.signal('SIGTERM');
    const ended = await kiosk.ended(sessionLimitMs);
    if (name === 'cage') expect(ended).toMatchObject({ code: 0 });
  });

  test(`under ${name} it ends with the compositor`, async ({ start, surroundings }) => {
    const kiosk = await start(name);
    await waitFor('the invitation', () => findWords(kiosk.read(), invitation));
    const isCompositor = new RegExp(`^\\d+ ${name} `);
    const compositor = (await leftovers(surroundings, 0)).find((line) => isCompositor.test(line));
    process.kill(Number.parseInt(compositor ?? '', 10), 'SIGTERM');
    await kiosk.ended(sessionLimitMs);
    expectNoProgramLeft(await leftovers(surroundings));
    rmSync(String(surroundings.env.TMPDIR), { recursive: true });
    mkdirSync(String(surroundings.env.TMPDIR));
  });
}

/* cage itself ends with 0 whatever its program says: systemd would start a kiosk again that staff have left. */
test('the session ends with the code of the kiosk', async ({ display, surroundings }) => {
  for (const code of [0, 10, 75]) {
    const program = script(surroundings, `ends-${code}`, `exit ${code}`);
    const session = join(surroundings.home, 'session');
    copyFileSync(sessionFile, session);
    chmodSync(session, 0o755);
    const env = { ...surroundings.env, ...compositorEnv(display) };
    const running = startProgram(session, [program], { ...surroundings, env });
    expect((await running.ended(10_000)).code, running.said()).toBe(code);
  }
});

function starterScript(surroundings: Surroundings, main: string): string {
  const starter = join(surroundings.home, 'starter.mjs');
  writeFileSync(starter, withYoungerCalls(pathToFileURL(main).href));
  return script(surroundings, 'kiosk', `exec '${findElectron()}' '${starter}' "$@"`);
}

function script({ home }: Surroundings, name: string, line: string): string {
  const file = join(home, name);
  writeFileSync(file, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return file;
}
