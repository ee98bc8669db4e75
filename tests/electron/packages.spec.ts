import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { canInstallPackages } from '../../build/install.ts';
import { asUnderSystemd, compositorEnv, fitPanel } from '../support/electron/compositor.ts';
import type { Display } from '../support/electron/display.ts';
import {
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
      const packed = await makePackage();
      await use(packed);
      packed.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.skip(process.platform !== 'linux', 'Tests the Linux package.');

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
  for (const word of ['--inspect', '--remote-debugging-port=9333']) {
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

test('packed, it invites on the screen, and opens no inspector when asked to', async ({
  packed,
  display,
  surroundings,
}) => {
  const env = { ...surroundings.env, ...asUnderSystemd };
  const program = startProgram(packed.program, [], { ...surroundings, env });
  await seeInvitation(display, surroundings);
  program.signal('SIGUSR1');
  // Without Node's inspector the signal is one that nobody expects: the program ends, and whoever watches starts it again.
  expect((await program.ended(5_000)).signal).toBe('SIGUSR1');
  expect(program.said()).not.toContain('Debugger listening');
  expectNoProgramLeft(await leftovers(surroundings));
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
    const unit = `/usr/lib/systemd/system/${packageName}@.service`;
    const judged = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(judged.stdout + judged.stderr).toBe('');
    await supplyYoungerCalls(`/opt/${kioskNames.product}`);
    const { env, home } = surroundings;
    execFileSync('chown', ['-R', `${user.uid}:${user.uid}`, home]);
    const checked = spawnSync('setpriv', become(user.uid, packageName, ['--check-config']), { env });
    expect(checked.status).toBe(66);
    const session = startProgram(
      `/usr/libexec/${packageName}-session`,
      [],
      { home, env: { ...env, ...compositorEnv(display) } },
      (program, args) => ['setpriv', become(user.uid, program, args)],
    );
    await fitPanel({ display, panel });
    await seeInvitation(display, surroundings);
    session.signal('SIGTERM');
    expect(await session.ended(4_000)).toMatchObject({ code: 0 });
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
});

/** Waits until a person can read the invitation on a screen. */
const seeInvitation = (display: Display, { home }: Surroundings) =>
  waitFor('the invitation', () => {
    const file = join(home, 'seen.png');
    display.picture(file);
    return findWords(readPicture(file), 'Touch anywhere to begin');
  });

/** As the unit does it: the user, no new privileges, no capability that could come back. */
function become(uid: number, program: string, args: readonly string[]): string[] {
  const drop = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  return [`--reuid=${uid}`, `--regid=${uid}`, ...drop, '--', program, ...args];
}
