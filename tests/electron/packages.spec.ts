import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { canInstallPackages } from '../../build/install.ts';
import { noticesFile, thirdPartyNotices } from '../../build/third-party-notices.ts';
import { asUnderSystemd, compositorEnv, fitPanel } from '../support/electron/compositor.ts';
import { readPicture, type Display } from '../support/electron/display.ts';
import {
  leftovers,
  createTestEnvironment,
  startProgram,
  type TestEnvironment,
} from '../support/electron/program.ts';
import { hasProgram } from '../support/has-program.ts';
import { polyfillNewerCalls } from '../support/electron/younger-calls.ts';
import { nightly } from '../support/nightly.ts';
import { expect, expectNoProgramLeft, expectNothingLeft, test as base } from './electron-test.ts';

/* What `npm run package` makes, started as it is: no Playwright, no switch of a test. */

/** Name of the program, and of the package. */
const name = kioskNames.package;

/** What the command said; the unpacked program, where every user can read it; the installer, where this system makes one. */
type Packed = { output: string; folder: string; program: string; deb: string | undefined };

/** What makes the .deb, as electron-builder's environment: an installed fpm, else the tests' own. */
const debMaker = (): NodeJS.ProcessEnv =>
  hasProgram('fpm')
    ? { USE_SYSTEM_FPM: 'true' }
    : {
        CUSTOM_FPM_PATH: resolve('tests/support/electron/fpm.ts'),
        // Its first line asks for `node`: this one, which reads TypeScript.
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      };

const test = base.extend<object, { packed: Packed }>({
  packed: [
    async ({}, use) => {
      const made = mkdtempSync(join(tmpdir(), 'kiosk-package-'));
      chmodSync(made, 0o755);
      const dir = hasProgram('fpm') || hasProgram('dpkg-deb') ? [] : ['--dir'];
      const env = { ...process.env, KIOSK_RELEASE_FOLDER: made, ...debMaker() };
      const command = ['run', 'package', '--', '--with-drafts', ...dir];
      const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8', env });
      const output = `${stdout}${stderr}`;
      if (status !== 0) throw new Error(output);
      const folder = join(made, 'linux-unpacked');
      await polyfillNewerCalls(folder);
      const deb = readdirSync(made).find((each) => each.endsWith('.deb'));
      await use({ output, folder, program: join(folder, name), deb: deb && join(made, deb) });
      rmSync(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.skip(process.platform !== 'linux', 'Tests the Linux package.');

test('the fuses are as electron-builder.yml sets them', nightly, async ({ packed }) => {
  const fuses = await getCurrentFuseWire(packed.program);
  const state = (name: FuseV1Options) => fuses[name];
  for (const closed of [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
    FuseV1Options.GrantFileProtocolExtraPrivileges,
  ])
    expect(state(closed), FuseV1Options[closed]).toBe(FuseState.DISABLE);
  for (const open of [
    FuseV1Options.EnableCookieEncryption,
    FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
    FuseV1Options.OnlyLoadAppFromAsar,
  ])
    expect(state(open), FuseV1Options[open]).toBe(FuseState.ENABLE);
});

test(
  'the program is one asar with the files of the manifest, and no other can start',
  nightly,
  ({ packed }) => {
    const resources = join(packed.folder, 'resources');
    const manifest: Record<string, string> = JSON.parse(readFileSync('dist/kiosk/pages.json', 'utf8'));
    const pages = listPackage(join(resources, 'app.asar'), { isPack: false })
      .filter((path) => path.startsWith('/dist/kiosk/pages/') && /\.\w+$/.test(path))
      .map((path) => path.replace('/dist/kiosk/pages', ''));
    expect(pages.toSorted()).toEqual(Object.keys(manifest).toSorted());
    expect(packed.output).toContain('none too many and none too few');
    expect(packed.output).not.toContain('is missed in the package.json');
    expect(readFileSync(join(resources, noticesFile), 'utf8')).toBe(thirdPartyNotices());
    for (const other of ['app', 'default_app.asar'])
      expect(existsSync(join(resources, other)), other).toBe(false);
  },
);

/** Runs the packed program without a display and waits for its end. */
async function endOf(packed: Packed, args: readonly string[], more: TestEnvironment['env'] = {}) {
  const surroundings = createTestEnvironment(null);
  const env = { ...surroundings.env, ...more };
  const program = startProgram(packed.program, args, { ...surroundings, env });
  const { code } = await program.ended(15_000);
  surroundings.remove();
  return { code, output: program.output() };
}

test(
  'refused switches end the packed program with 78, and open no inspector',
  nightly,
  async ({ packed }) => {
    for (const word of ['--inspect', '--remote-debugging-port=9333']) {
      const { code, output } = await endOf(packed, [word]);
      expect(code, output).toBe(78);
      expect(output).not.toContain('Debugger listening');
    }
  },
);

test(
  'the packed program is no Node, and takes no code from the environment',
  nightly,
  async ({ packed, surroundings }) => {
    const mark = join(String(surroundings.env.TMPDIR), 'was-here');
    const code = `require('fs').writeFileSync(${JSON.stringify(mark)}, '')`;
    const asNode = await endOf(packed, ['-e', code], { ELECTRON_RUN_AS_NODE: '1' });
    expect(asNode.code, asNode.output).toBe(78);
    const script = join(surroundings.home, 'code.cjs');
    writeFileSync(script, code);
    const required = await endOf(packed, ['--check-config'], { NODE_OPTIONS: `--require=${script}` });
    expect(required.output).toContain('config.json');
    expect(existsSync(mark)).toBe(false);
  },
);

test(
  'packed, it invites on the screen, and opens no inspector when asked to',
  nightly,
  async ({ packed, display, surroundings }) => {
    const env = { ...surroundings.env, ...asUnderSystemd };
    const program = startProgram(packed.program, [], { ...surroundings, env });
    await seeInvitation(display, surroundings);
    program.signal('SIGUSR1');
    // Without Node's inspector the signal is one that nobody expects: the program ends, and whoever watches starts it again.
    expect((await program.ended(5_000)).signal).toBe('SIGUSR1');
    expect(program.output()).not.toContain('Debugger listening');
    expectNoProgramLeft(await leftovers(surroundings));
  },
);

test(
  'the .deb installs, runs as its own user under cage, and goes without leavings',
  nightly,
  async ({ packed, display, panel }) => {
    test.skip(!canInstallPackages(), 'Needs root on Debian: it installs the package.');
    const uid = () => spawnSync('id', ['-u', 'kiosk'], { encoding: 'utf8' }).stdout.trim();
    const isNew = uid() === '';
    if (isNew) execFileSync('useradd', ['--create-home', '--user-group', 'kiosk']);
    const become = (program: string, args: readonly string[]): [string, string[]] => [
      'setpriv',
      // As the unit does it: the user, no new privileges, no capability that could come back.
      [
        ...[`--reuid=${uid()}`, `--regid=${uid()}`, '--clear-groups'],
        ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--', program, ...args],
      ],
    ];
    const surroundings = createTestEnvironment(display.name);
    try {
      dpkg('--install', packed.deb ?? '');
      // Folders that others use too left out.
      const listed = dpkg('--listfiles', name)
        .split('\n')
        .filter((path) => path.includes(name) || path.includes(kioskNames.product));
      const leavings = () =>
        [
          ...listed,
          ...[`/usr/bin/${name}`, `/etc/alternatives/${name}`],
          ...[`/etc/apparmor.d/${name}`, `/var/lib/dpkg/alternatives/${name}`],
        ].filter(existsSync);
      expect(dpkg('--verify', name)).toBe('');
      const unit = `/usr/lib/systemd/system/${name}@.service`;
      const judged = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
      expect(judged.stdout + judged.stderr).toBe('');
      await polyfillNewerCalls(`/opt/${kioskNames.product}`);
      const { env, home } = surroundings;
      execFileSync('chown', ['-R', 'kiosk:kiosk', home]);
      const checked = spawnSync(...become(name, ['--check-config']), { env });
      expect(checked.status).toBe(66);
      const session = startProgram(
        `/usr/libexec/${name}-session`,
        [],
        { home, env: { ...env, ...compositorEnv(display) } },
        become,
      );
      await fitPanel(display, panel);
      await seeInvitation(display, surroundings);
      session.signal('SIGTERM');
      expect(await session.ended(4_000)).toMatchObject({ code: 0 });
      expectNothingLeft(await leftovers(surroundings));
      dpkg('--remove', name);
      expect(leavings()).toEqual([`/etc/pam.d/${name}`]);
      dpkg('--purge', name);
      expect(leavings()).toEqual([]);
    } finally {
      // Without a word where it is not installed.
      dpkg('--purge', name);
      if (isNew) await removeUser();
      surroundings.remove();
    }
  },
);

/** Where speech-dispatcher is installed, it goes five seconds after its last client; until then the user is in use. */
const removeUser = () =>
  expect
    .poll(() => spawnSync('userdel', ['--remove', 'kiosk'], { encoding: 'utf8' }), { timeout: 30_000 })
    .toMatchObject({ status: 0 });

/** Waits until a person can read the invitation on a screen. */
const seeInvitation = (display: Display, { home }: TestEnvironment) =>
  expect
    .poll(
      () => {
        const file = join(home, 'seen.png');
        display.picture(file);
        return readPicture(file);
      },
      { timeout: 30_000 },
    )
    .toContain('Touch anywhere to begin');

const dpkg = (...args: readonly string[]) => execFileSync('dpkg', args, { encoding: 'utf8', stdio: 'pipe' });
