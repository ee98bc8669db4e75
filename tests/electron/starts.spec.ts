import { chmodSync, globSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kioskFolder } from '../../build/kiosk-paths.ts';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { alterRelease, type AlteredRelease } from '../support/electron/altered-release.ts';
import { giveToOtherUser } from '../support/electron/other-user.ts';
import { leftovers, startProgram, type Program, type Surroundings } from '../support/electron/program.ts';
import { expect, test } from './electron-test.ts';

/* It starts, or says why not: no problem of a config, folder, disk, file, preload or page leaves a black screen. */

/** Milliseconds in which something must be on the screen, or the program over. A busy machine starts it slowly. */
const limitMs = 15_000;

/** A screen is never black for longer than this (docs/kiosk-operations.md). */
const errorScreenMs = 5_000;

const visitor = 'jane has chest pain';

/** The script that brings the page, in the build. */
const asset = (name: 'kiosk-*.js') => {
  const [file] = globSync(join(kioskFolder('kiosk'), 'pages', 'assets', name));
  if (file === undefined) throw new Error(`The build has no ${name}.`);
  return `pages/assets/${basename(file)}`;
};

/** Starts a kiosk, hands it over and ends it, however it was altered. */
async function running(
  altered: AlteredRelease,
  surroundings: Surroundings,
  look: (program: Program) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const program = startProgram(findElectron() ?? '', [altered.main, ...args], surroundings);
  try {
    await look(program);
  } finally {
    program.signal('SIGTERM');
    await program.ended().finally(() => program.signal('SIGKILL'));
    altered.remove();
    expect(await leftovers(surroundings)).toEqual([]);
  }
}

type Problem = [what: string, break_: (release: AlteredRelease) => void, logged: RegExp];

const errorScreenFor: readonly Problem[] = [
  ['the pages are missing', (release) => release.change('pages', null), /index\.html ENOENT/],
  ['the other script is missing', (release) => release.change(asset('kiosk-*.js'), null), /\.js ENOENT/],
  [
    'the script throws as it starts',
    (release) => release.change(asset('kiosk-*.js'), `throw new Error('${visitor}')`),
    /"recover-later","detail":"script"/,
  ],
  [
    'the preload is missing',
    (release) => release.change('preload.cjs', null),
    /"recover-later","detail":"preload"/,
  ],
];

for (const [what, break_, logged] of errorScreenFor)
  test(`the error screen comes within five seconds when ${what}`, async ({ display, surroundings }) => {
    const release = alterRelease();
    break_(release);
    const startedMs = performance.now();
    await running(release, surroundings, async () => {
      await expect.poll(() => surroundings.health()?.state, { timeout: errorScreenMs }).toBe('fallback');
      await expect
        .poll(() => display.colours(), { timeout: errorScreenMs - (performance.now() - startedMs) })
        .toBeGreaterThan(10);
      const log = surroundings.log();
      expect(log.filter(({ event }) => event === 'fallback')).toHaveLength(1);
      expect(log.map((line) => JSON.stringify(line)).join('\n')).toMatch(logged);
      expect(JSON.stringify(log)).not.toContain(visitor);
    });
  });

const startsWith: readonly [string, (surroundings: Surroundings) => readonly string[], RegExp][] = [
  [
    'a disk that is full',
    ({ data }) => {
      for (const folder of [data, join(data, 'logs')]) {
        mkdirSync(folder, { recursive: true });
        giveToOtherUser(folder);
      }
      symlinkSync('/dev/full', join(data, 'logs', 'kiosk.log'));
      symlinkSync('/dev/full', join(data, 'health.json.new'));
      return [];
    },
    /"phase","rule":"waiting"/,
  ],
  [
    'a data folder that cannot be written to',
    ({ env }) => {
      chmodSync(String(env.XDG_CONFIG_HOME), 0o500);
      giveAway(String(env.XDG_CONFIG_HOME));
      return [];
    },
    /"phase","rule":"waiting"/,
  ],
];

/** Root's own folder: nobody else may write to it, whoever runs the tests. */
function giveAway(folder: string): void {
  if (process.getuid?.() === 0) chmodSync(folder, 0o555);
}

/** A log on a full disk is `/dev/full`, which has no end. */
function logOf({ data, log }: Surroundings): readonly unknown[] {
  return lstatSync(join(data, 'logs', 'kiosk.log'), { throwIfNoEntry: false })?.isFile() ? log() : [];
}

for (const [what, prepare, said] of startsWith)
  test(`it starts with ${what}`, async ({ display, surroundings }) => {
    const args = prepare(surroundings);
    await running(
      alterRelease(),
      surroundings,
      async (program) => {
        const told = () => program.said() + JSON.stringify(logOf(surroundings));
        await expect.poll(told, { timeout: limitMs }).toMatch(said);
        await expect.poll(() => display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
      },
      args,
    );
  });

/** What a part of main does when it fails; `session.fromPartition` is the first that is asked after `ready`. */
const failing = `import { session } from 'electron';
session.fromPartition = () => { throw Object.assign(new TypeError('${visitor}'), { code: 'EINJECTED' }); };`;

test('an error at the start ends it with 75, and is named', async ({ surroundings }) => {
  const supervised = { ...surroundings, env: { ...surroundings.env, NOTIFY_SOCKET: '/nowhere' } };
  await running(alterRelease().before(failing), supervised, async (program) => {
    expect((await program.ended(limitMs)).code).toBe(75);
    expect(program.said()).toMatch(/cannot go on: TypeError EINJECTED main\.js:\d+:\d+/);
    const log = JSON.stringify(surroundings.log());
    expect(log).toMatch(/"error","rule":"TypeError","detail":"EINJECTED main\.js:\d+:\d+"/);
    expect(log + program.said()).not.toContain(visitor);
  });
});

test('errors of main later on end no visit, and are named', async ({ display, surroundings }) => {
  const later = `setTimeout(() => { throw new RangeError('${visitor}'); }, 4000);
setTimeout(() => { Promise.reject(new SyntaxError('${visitor}')); }, 4500);`;
  await running(alterRelease().before(later), surroundings, async (program) => {
    await expect.poll(() => surroundings.health()?.state, { timeout: limitMs }).toBe('waiting');
    display.click(300, 300);
    await expect.poll(() => surroundings.health()?.errors, { timeout: limitMs }).toBe(2);
    expect(surroundings.health()).toMatchObject({ state: 'active', wipes: 1, crashes: 0 });
    expect(program.said()).toMatch(/goes on after an error: RangeError main\.js/);
    expect(program.said()).toMatch(/goes on after an error: SyntaxError main\.js/);
    expect(program.said() + JSON.stringify(surroundings.log())).not.toContain(visitor);
  });
});

test('without any folder to write to it says so and ends with 75', async ({ surroundings }) => {
  for (const folder of [surroundings.env.XDG_CONFIG_HOME, surroundings.env.TMPDIR])
    chmodSync(String(folder), 0o555);
  await running(alterRelease(), surroundings, async (program) => {
    expect((await program.ended(limitMs)).code).toBe(75);
    expect(program.said()).toContain('neither to its data folder nor to the temporary folder');
  });
});

test('drawn on no screen, its health file says so', async ({ startRelease }) => {
  const kiosk = startRelease('--ozone-platform=headless');
  await expect.poll(() => kiosk.health()?.seen, { timeout: limitMs }).toBe(false);
});

test('without a screen it says so and ends with 75', async ({ surroundings }) => {
  const { DISPLAY: _display, ...env } = surroundings.env;
  await running(alterRelease(), { ...surroundings, env }, async (program) => {
    expect((await program.ended(limitMs)).code).toBe(75);
    expect(program.said()).toContain('The kiosk has no screen');
  });
});

test('--help, --version, a refused switch and a second start say a line', async ({ startRelease }) => {
  const first = startRelease();
  await expect.poll(() => first.health()?.state, { timeout: limitMs }).toBe('waiting');
  for (const [word, code, said] of [
    ['--help', 0, '--check-config'],
    ['--version', 0, /^\d+\.\d+/m],
    ['--no-sandbox', 78, '--no-sandbox'],
    ['--config=/none', 0, 'running already'],
  ] as const) {
    const program = startRelease(word);
    expect((await program.ended(limitMs)).code, word).toBe(code);
    if (typeof said === 'string') expect(program.said()).toContain(said);
    else expect(program.said()).toMatch(said);
  }
  expect(first.health()?.state).toBe('waiting');
});
