import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { canInstallPackages } from '../../build/install.ts';
import { asUnderSystemd, compositorEnv, fitPanel } from '../support/electron/compositor.ts';
import {
  answers,
  copyProgram,
  ensureUser,
  install,
  installedFiles,
  leavings,
  makePackage,
  packageName,
  purge,
  supplyYoungerCalls,
  type Packed,
} from '../support/electron/packed.ts';
import { leftovers, makeSurroundings, startProgram, type Surroundings } from '../support/electron/program.ts';
import { findWords, readPicture } from '../support/electron/reading.ts';
import { waitFor } from '../support/electron/waiting.ts';
import { expect, expectNoProgramLeft, expectNothingLeft, test as base } from './electron-test.ts';

/* What `npm run package` makes, started as it is: no Playwright, no switch of a test. */

const test = base.extend<object, { packed: Packed }>({
  packed: [
    async ({}, use) => {
      const packed = makePackage();
      await use(packed);
      packed.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.skip(process.platform !== 'linux', 'Tests the Linux package.');

const invitation = 'Touch anywhere to begin';

/** The port of Node's inspector when nobody names another. */
const inspectorPort = 9_229;

test('the fuses are as electron-builder.yml sets them', async ({ packed }) => {
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

test('the program is one asar with the files of the manifest, and nothing else could be started', ({
  packed,
}) => {
  const resources = join(packed.folder, 'resources');
  const manifest: Record<string, string> = JSON.parse(readFileSync('dist/kiosk/pages.json', 'utf8'));
  const pages = listPackage(join(resources, 'app.asar'), { isPack: false })
    .filter((path) => path.startsWith('/dist/kiosk/pages/') && /\.\w+$/.test(path))
    .map((path) => path.replace('/dist/kiosk/pages', ''));
  expect(pages.toSorted()).toEqual(Object.keys(manifest).toSorted());
  expect(packed.said).toContain('none too many and none too few');
  expect(packed.said).not.toContain('is missed in the package.json');
  for (const other of ['app', 'default_app.asar'])
    expect(existsSync(join(resources, other)), other).toBe(false);
});

/** Runs the packed program without a display and waits for its end. */
async function endOf(packed: Packed, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const surroundings = makeSurroundings(null);
  const env = { ...surroundings.env, ...more };
  const program = startProgram(packed.program, args, { ...surroundings, env });
  const { code } = await program.ended(15_000);
  surroundings.remove();
  return { code, said: program.said() };
}

test('refused switches end the packed program with 78, and open no inspector', async ({ packed }) => {
  for (const word of ['--inspect', '--remote-debugging-port=9333', '--no-sandbox', '--never-heard-of']) {
    const { code, said } = await endOf(packed, [word]);
    expect(code, said).toBe(78);
    expect(said).not.toContain('Debugger listening');
  }
});

test('the packed program is no Node, and takes no code from the environment', async ({
  packed,
  surroundings,
}) => {
  const mark = join(String(surroundings.env.TMPDIR), 'was-here');
  const code = `require('fs').writeFileSync(${JSON.stringify(mark)}, '')`;
  const asNode = await endOf(packed, ['-e', code], { ELECTRON_RUN_AS_NODE: '1' });
  expect(asNode.code, asNode.said).toBe(78);
  const script = join(surroundings.home, 'code.cjs');
  writeFileSync(script, code);
  const required = await endOf(packed, ['--check-config'], { NODE_OPTIONS: `--require=${script}` });
  expect(required.said).toContain('config.json');
  expect(existsSync(mark)).toBe(false);
});

test('packed, it invites on the screen, opens no inspector when asked to, and ends when told', async ({
  packed,
  display,
  surroundings,
}) => {
  const copy = copyProgram(packed);
  await supplyYoungerCalls(copy.folder);
  const env = { ...surroundings.env, ...asUnderSystemd };
  const start = () => startProgram(copy.program, [], { ...surroundings, env });
  const seen = join(surroundings.home, 'seen.png');
  const see = () => {
    display.picture(seen);
    return findWords(readPicture(seen), invitation);
  };
  const asked = start();
  await waitFor('the invitation', see);
  asked.signal('SIGUSR1');
  // Without Node's inspector the signal is one that nobody expects: the program ends, and whoever watches starts it again.
  expect((await asked.ended(5_000)).signal).toBe('SIGUSR1');
  expect(await answers(inspectorPort)).toBe(false);
  expect(asked.said()).not.toContain('Debugger listening');
  expectNoProgramLeft(await leftovers(surroundings));
  emptyFolder(String(surroundings.env.TMPDIR));

  const told = start();
  await waitFor('the invitation', see);
  told.signal('SIGTERM');
  expect(await told.ended()).toMatchObject({ code: 0 });
  copy.remove();
  expectNothingLeft(await leftovers(surroundings));
});

test('the .deb installs, runs as its own user under cage, and goes without leavings', async ({
  packed,
  display,
  panel,
}) => {
  test.skip(!canInstallPackages(), 'Needs root on Debian: it installs the package.');
  expect(packed.deb).not.toBeNull();
  const user = ensureUser('kiosk');
  const surroundings = makeSurroundings(display.name);
  try {
    install(packed.deb ?? '');
    const listed = installedFiles();
    expect(execFileSync('dpkg', ['--verify', packageName], { encoding: 'utf8' })).toBe('');
    expect(verifyUnit()).toBe('');
    expect(runAs(user.uid, packageName, ['--check-config'], surroundings)).toMatchObject({ code: 66 });
    await supplyYoungerCalls(`/opt/${kioskNames.product}`);
    await runSession(user.uid, surroundings, () => fitPanel({ display, panel }), display.picture);
    expectNothingLeft(await leftovers(surroundings));
    execFileSync('dpkg', ['--remove', packageName], { stdio: 'ignore' });
    expect(leavings(listed)).toEqual([`/etc/pam.d/${packageName}`]);
    purge();
    expect(leavings(listed)).toEqual([]);
  } finally {
    purge();
    user.remove();
    surroundings.remove();
  }

  /** The installed session, with the session's own environment and a display of the test in the place of a card. */
  async function runSession(
    uid: number,
    { env, home }: Surroundings,
    fit: () => Promise<void>,
    picture: (file: string) => void,
  ): Promise<void> {
    execFileSync('chown', ['-R', `${uid}:${uid}`, home]);
    const session = startProgram(
      `/usr/libexec/${packageName}-session`,
      [],
      { home, env: { ...env, ...compositorEnv(display) } },
      (program, args) => ['setpriv', become(uid, program, args)],
    );
    await fit();
    const file = join(home, 'seen.png');
    await waitFor('the invitation', () => {
      picture(file);
      return findWords(readPicture(file), invitation);
    });
    session.signal('SIGTERM');
    expect(await session.ended(4_000)).toMatchObject({ code: 0 });
  }
});

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** As the unit does it: the user, no new privileges, no capability that could come back. */
function become(uid: number, program: string, args: readonly string[]): string[] {
  const drop = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  return [`--reuid=${uid}`, `--regid=${uid}`, ...drop, '--', program, ...args];
}

function runAs(uid: number, program: string, args: readonly string[], { env, home }: Surroundings) {
  execFileSync('chown', ['-R', `${uid}:${uid}`, home]);
  const { status, stdout } = spawnSync('setpriv', become(uid, program, args), { env, encoding: 'utf8' });
  return { code: status, said: stdout };
}

function verifyUnit(): string {
  const unit = `/usr/lib/systemd/system/${packageName}@.service`;
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
