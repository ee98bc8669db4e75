import { chmodSync, globSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kioskFolder } from '../../build/kiosk-paths.ts';
import { isPinHash } from '../../electron/policy/pin.ts';
import { configWord } from '../support/electron/config.ts';
import { alterRelease, type AlteredRelease } from '../support/electron/altered-release.ts';
import { giveToOtherUser } from '../support/electron/other-user.ts';
import {
  leftovers,
  createTestEnvironment,
  startProgram,
  type Program,
  type TestEnvironment,
} from '../support/electron/program.ts';
import { nightly, nightlyUnless } from '../support/nightly.ts';
import { electron, expect, rulesIn, test } from './electron-test.ts';

/* It starts, or says why not: no problem of a folder, disk, file, preload or page leaves a black screen. */

/** Milliseconds in which something must be on the screen, or the program over. A busy machine starts it slowly. */
const limitMs = 15_000;

const visitor = 'jane has chest pain';

/** The script that brings the page, in the build. */
const script = () => {
  const [file] = globSync(join(kioskFolder('kiosk'), 'pages/assets/kiosk-*.js'));
  if (file === undefined) throw new Error('The build has no script of the pages.');
  return `pages/assets/${basename(file)}`;
};

/** Starts a kiosk, hands it over and ends it, however it was altered. */
async function running(
  altered: AlteredRelease,
  surroundings: TestEnvironment,
  look: (program: Program) => Promise<void>,
): Promise<void> {
  const program = startProgram(electron, [altered.main], surroundings);
  try {
    await look(program);
  } finally {
    program.signal('SIGTERM');
    await program.ended().finally(() => program.signal('SIGKILL'));
    altered.remove();
    expect(await leftovers(surroundings)).toEqual([]);
  }
}

for (const [what, file, text, logged] of [
  ['the script is missing', script, null, /\.js ENOENT/],
  [
    'the script throws as it starts',
    script,
    `throw new Error('${visitor}')`,
    /"recover-later","detail":"script"/,
  ],
  ['the preload is missing', () => 'preload.cjs', null, /"recover-later","detail":"preload"/],
] as const)
  test(
    `the error screen comes at once, and not after a silence, when ${what}`,
    nightlyUnless(text !== null),
    async ({ display, surroundings }) => {
      const release = alterRelease().change(file(), text);
      await running(release, surroundings, async () => {
        await expect.poll(() => surroundings.health()?.state, { timeout: limitMs }).toBe('fallback');
        await expect.poll(() => display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
        const log = surroundings.log();
        // What is judged by its silence is named so.
        expect(log).not.toContainEqual(expect.objectContaining({ event: 'fallback', detail: 'start' }));
        expect(log.filter(({ event }) => event === 'fallback')).toHaveLength(1);
        expect(log.map((line) => JSON.stringify(line)).join('\n')).toMatch(logged);
        expect(JSON.stringify(log)).not.toContain(visitor);
      });
    },
  );

const spoil: Readonly<Record<string, (surroundings: TestEnvironment) => void>> = {
  'a disk that is full': ({ data }) => {
    for (const folder of [data, join(data, 'logs')]) {
      mkdirSync(folder, { recursive: true });
      giveToOtherUser(folder);
    }
    symlinkSync('/dev/full', join(data, 'logs', 'kiosk.log'));
    symlinkSync('/dev/full', join(data, 'health.json.new'));
  },
  'a data folder that cannot be written to': ({ env }) => chmodSync(String(env.XDG_CONFIG_HOME), 0o555),
};

/** A log on a full disk is `/dev/full`, which has no end. */
function logOf({ data, log }: TestEnvironment): readonly unknown[] {
  return lstatSync(join(data, 'logs', 'kiosk.log'), { throwIfNoEntry: false })?.isFile() ? log() : [];
}

for (const [what, prepare] of Object.entries(spoil))
  test(
    `it starts with ${what}`,
    nightlyUnless(what === 'a disk that is full'),
    async ({ display, surroundings }) => {
      prepare(surroundings);
      await running(alterRelease(), surroundings, async (program) => {
        const reported = () => program.output() + JSON.stringify(logOf(surroundings));
        await expect.poll(reported, { timeout: limitMs }).toMatch(/"phase","rule":"waiting"/);
        await expect.poll(() => display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
      });
    },
  );

/** What a part of main does when it fails; `session.fromPartition` is the first that is asked after `ready`. */
const failing = `import { session } from 'electron';
session.fromPartition = () => { throw Object.assign(new TypeError('${visitor}'), { code: 'EINJECTED' }); };`;
const destroying = `import { BaseWindow } from 'electron';
setInterval(() => BaseWindow.getAllWindows()[0]?.destroy(), 100);`;

const unwritable = /neither to its data folder nor to the temporary folder/;

for (const [what, lines, prepare, output] of [
  [
    'a part of it fails at the start',
    failing,
    () => {},
    /cannot go on: TypeError EINJECTED main\.js:\d+:\d+/,
  ],
  ['its window is destroyed in spite of all', destroying, () => {}, /^/],
  [
    'there is no folder to write to',
    '',
    ({ XDG_CONFIG_HOME, TMPDIR }) =>
      [XDG_CONFIG_HOME, TMPDIR].forEach((folder) => chmodSync(String(folder), 0o555)),
    unwritable,
  ],
  ['there is no screen', '', (env) => delete env.DISPLAY, /The kiosk has no screen/],
] as const satisfies readonly (readonly [string, string, (env: TestEnvironment['env']) => unknown, RegExp])[])
  test(
    `it ends with 75 when ${what}`,
    nightlyUnless(lines === destroying || output === unwritable),
    async ({ surroundings }) => {
      const { env } = surroundings;
      env.NOTIFY_SOCKET = '/nowhere';
      prepare(env);
      await running(alterRelease().before(lines), surroundings, async (program) => {
        expect(await program.ended(limitMs)).toMatchObject({ code: 75, signal: null });
        expect(program.output()).toMatch(output);
        const log = JSON.stringify(surroundings.log());
        if (lines === failing)
          expect(log).toMatch(/"error","rule":"TypeError","detail":"EINJECTED main\.js:\d+:\d+"/);
        expect(log + program.output()).not.toContain(visitor);
      });
    },
  );

test('errors of main later on end no visit, and are named', async ({ display, surroundings }) => {
  const failingLater = `import { app } from 'electron';
void app.whenReady().then(() => process.on('SIGCONT', () => {
  setTimeout(() => { throw new RangeError('${visitor}'); });
  void Promise.reject(new SyntaxError('${visitor}'));
}));`;
  await running(alterRelease().before(failingLater), surroundings, async (program) => {
    await expect.poll(() => rulesIn(surroundings), { timeout: limitMs }).toContain('waiting');
    await expect
      .poll(
        () => {
          display.click(300, 300);
          return rulesIn(surroundings);
        },
        { timeout: limitMs },
      )
      .toContain('active');
    program.signal('SIGCONT');
    await expect.poll(() => surroundings.health()?.errors, { timeout: limitMs }).toBe(2);
    expect(surroundings.health()).toMatchObject({ state: 'active', wipes: 1, crashes: 0 });
    expect(program.output()).toMatch(/goes on after an error: RangeError main\.js/);
    expect(program.output()).toMatch(/goes on after an error: SyntaxError main\.js/);
    expect(program.output() + JSON.stringify(surroundings.log())).not.toContain(visitor);
  });
});

test('drawn on no screen, its health file says so', nightly, async ({ startRelease }) => {
  const kiosk = startRelease('--ozone-platform=headless');
  await expect.poll(() => kiosk.health()?.seen, { timeout: limitMs }).toBe(false);
});

test('--help, --version, a refused switch, a second start and --restart-once-free say a line', async ({
  startRelease,
}) => {
  const first = startRelease(configWord());
  await expect.poll(() => rulesIn(first), { timeout: limitMs }).toContain('waiting');
  for (const [word, code, output] of [
    ['--help', 0, /--check-config/],
    ['--version', 0, /^\d+\.\d+/m],
    ['--no-sandbox', 78, /--no-sandbox/],
    ['--config=/none', 0, /running already/],
  ] as const) {
    const program = startRelease(word);
    expect((await program.ended(limitMs)).code, word).toBe(code);
    expect(program.output()).toMatch(output);
  }
  expect(rulesIn(first)).not.toContain('stopped');
  const restart = async () => {
    const program = startRelease('--restart-once-free');
    return { code: (await program.ended(limitMs)).code, output: program.output() };
  };
  expect(await restart()).toMatchObject({ code: 0, output: expect.stringMatching(/once nobody is there/) });
  expect((await first.ended(limitMs)).code).toBe(0);
  expect(rulesIn(first, 'stop').slice(-2)).toEqual(['restart-once-free', 'restart']);
  expect(await restart()).toMatchObject({ code: 69, output: expect.stringMatching(/No kiosk/) });
});

test('--set-pin reads a PIN from a pipe, without a display', nightly, async ({ mainFiles }) => {
  const without = createTestEnvironment(null);
  // Late, as from a person's hands.
  const line = `(sleep 1; echo 2468) | '${electron}' '${mainFiles.kiosk}' --set-pin '--folder=${without.home}'`;
  const program = startProgram('/bin/sh', ['-c', line], without);
  expect((await program.ended(10_000)).code, program.output()).toBe(0);
  expect(isPinHash(readFileSync(join(without.home, 'pin'), 'utf8').trim())).toBe(true);
  without.remove();
});
