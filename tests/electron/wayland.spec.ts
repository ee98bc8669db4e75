import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { placeOf } from '../support/electron/button.ts';
import { compositorEnv, fitPanel } from '../support/electron/compositor.ts';
import { readPicture } from '../support/electron/display.ts';
import { asOtherUser } from '../support/electron/other-user.ts';
import { leftovers, processesOf, startProgram } from '../support/electron/program.ts';
import { withYoungerCalls } from '../support/electron/younger-calls.ts';
import { nightly } from '../support/nightly.ts';
import {
  begin,
  electron,
  expect,
  expectNoProgramLeft,
  rulesIn,
  test as base,
  visit,
} from './electron-test.ts';

/*
 * The release build under Wayland, as a person sees it: pictures by grim, text by reading it, presses by a real pointer. How the
 * session of the package is ended: packages.spec.ts.
 */

type Fixtures = {
  /** Starts a command of a session, drawn on the display of the test. */
  start: (command: string, args: readonly string[]) => ReturnType<typeof startProgram>;
  /** Runs a line of shell in the session, and returns what it says. */
  run: (line: string) => string;
  /** Writes an executable file that another user may read. @returns its path. */
  script: (name: string, line: string) => string;
};

const test = base.extend<Fixtures>({
  start: async ({ display, surroundings }, use) => {
    const env = { ...surroundings.env, ...compositorEnv(display) };
    await use((command, args) => startProgram(command, args, { ...surroundings, env }));
  },
  run: async ({ surroundings }, use) => {
    const socket = 'export WAYLAND_DISPLAY=$(cd "$XDG_RUNTIME_DIR" && ls -d wayland-? | head -1)';
    await use((line) => {
      const [command, args] = asOtherUser('sh', ['-c', `${socket}; ${line}`]);
      const { stdout } = spawnSync(command, args, {
        env: surroundings.env,
        encoding: 'utf8',
        timeout: 5_000,
      });
      return stdout;
    });
  },
  script: async ({ surroundings }, use) => {
    await use((name, line) => {
      const file = join(surroundings.home, name);
      writeFileSync(file, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
      return file;
    });
  },
});

/** A session is a compositor, a kiosk and their shells: the kiosk's own two seconds, and as much for the rest. */
const sessionLimitMs = 4_000;

/** The shipped session, where another user may read it: the kiosk alone under cage. */
function cageSession(home: string, program: string): [string, string[]] {
  const file = join(home, 'session');
  copyFileSync('build/linux/kiosk-session', file);
  chmodSync(file, 0o755);
  return [file, [program]];
}

/** sway with one window and nothing else. */
function swaySession(home: string, program: string): [string, string[]] {
  const file = join(home, 'sway.config');
  const kiosk = `exec "${program}" --ozone-platform=wayland`;
  writeFileSync(file, `default_border none\nxwayland disable\n${kiosk}\n`);
  return ['sway', ['--config', file]];
}

for (const [name, session, clipboards] of [
  // cage 0.1.4 has no second clipboard.
  ['cage', cageSession, ['']],
  ['sway', swaySession, ['', '--primary']],
] as const)
  test(
    `under ${name} it fills the screen, answers, forgets the clipboards, and ends with it`,
    nightly,
    async ({ kiosk, display, panel, surroundings, mainFiles, start, run, script }) => {
      const end = await placeOf(await begin(kiosk), /I am done/);
      const starter = join(surroundings.home, 'starter.mjs');
      writeFileSync(starter, withYoungerCalls(pathToFileURL(mainFiles.kiosk).href));
      const program = script('kiosk', `exec '${electron}' '${starter}' "$@"`);
      const running = start(...session(surroundings.home, program));
      try {
        await fitPanel(display, panel);
        const picture = join(surroundings.env.XDG_RUNTIME_DIR ?? '', 'picture.png');
        const read = () => {
          run(`grim '${picture}'`);
          return existsSync(picture) ? readPicture(picture) : '';
        };
        await expect.poll(read, { timeout: 30_000 }).toContain('Touch anywhere to begin');
        const size = execFileSync('identify', ['-format', '%w %h', picture], { encoding: 'utf8' });
        expect(size).toBe(`${panel.width} ${panel.height}`);
        const paste = () => clipboards.map((option) => run(`wl-paste ${option}`));
        await visit({ ...surroundings, display }, end, () => {
          // It stays to answer whoever pastes: its output may not be waited for.
          for (const option of clipboards) run(`echo secret | wl-copy ${option} >/dev/null 2>&1`);
          for (const pasted of paste()) expect(pasted).toContain('secret');
        });
        for (const pasted of paste()) expect(pasted).not.toContain('secret');
        expect(rulesIn(surroundings, 'wipe-step-failed')).toEqual([]);
        // Whether its output is on, no program hears there.
        expect(surroundings.health()?.seen).toBeNull();
        const compositor = processesOf(surroundings.home).find((line) => line.split(' ')[1] === name);
        process.kill(Number.parseInt(compositor ?? '', 10), 'SIGTERM');
        await running.ended(sessionLimitMs);
      } finally {
        running.signal('SIGTERM');
        // Where the compositor goes first, the kiosk is ended by the loss of its screen and cannot tidy up.
        expectNoProgramLeft(await leftovers(surroundings));
      }
    },
  );

/* cage itself ends with 0 whatever its program says: systemd would start a kiosk again that staff have left. */
test(
  'the session ends with the code of the kiosk, and passes on the wish to restart',
  nightly,
  async ({ surroundings, start, script }) => {
    const ready = join(surroundings.env.XDG_RUNTIME_DIR ?? '', 'ready');
    const asked = script('asked', `trap 'exit 7' USR2; : >'${ready}'; while :; do sleep 0.1; done`);
    const session = start(...cageSession(surroundings.home, asked));
    await expect.poll(() => existsSync(ready), { timeout: 10_000 }).toBe(true);
    session.signal('SIGUSR2');
    expect((await session.ended(10_000)).code, session.output()).toBe(7);
    for (const code of [0, 10, 75]) {
      const running = start(...cageSession(surroundings.home, script(`ends-${code}`, `exit ${code}`)));
      expect((await running.ended(10_000)).code, running.output()).toBe(code);
    }
  },
);
