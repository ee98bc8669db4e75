import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOrder } from '../../../build/deb-order.ts';
import { layOut } from '../../../build/deb-tree.ts';
import { debMaker } from '../../../build/kiosk-package-deb.ts';
import { preparedElectron } from '../../../build/kiosk-package-electron.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deb-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that can be run, in a folder of the PATH. */
function putProgram(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return folder;
}

/** What electron-builder 26 says to fpm for a .deb, shortened. */
const words = [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0', '-d', 'systemd', '--deb-recommends', 'cage'],
  ...['--deb-compression', 'xz', '--architecture', 'amd64', '--name', 'a-kiosk', '--version', '0.1.0'],
  ...['--package', '/out/a.deb', '--maintainer', 'A <a@b.example>', '--url', 'https://b.example'],
  ...['--category', 'utils', '--vendor', 'A', '--license', 'UNLICENSED'],
  ...['--description', 'First line\n and more', '--after-install', '/scripts/in'],
  ...['--before-remove=/scripts/before', 'unit=/usr/lib/unit', '/out/x=y/=/opt/A Kiosk'],
];

describe('what electron-builder orders', () => {
  test('fields, dependencies, scripts and files', () => {
    expect(readOrder(words)).toEqual({
      file: '/out/a.deb',
      name: 'a-kiosk',
      version: '0.1.0',
      architecture: 'amd64',
      maintainer: 'A <a@b.example>',
      homepage: 'https://b.example',
      section: 'utils',
      priority: 'optional',
      vendor: 'A',
      license: 'UNLICENSED',
      description: 'First line\n and more',
      depends: ['libgtk-3-0', 'systemd'],
      recommends: ['cage'],
      compression: 'xz',
      scripts: { postinst: '/scripts/in', prerm: '/scripts/before' },
      files: [
        { from: 'unit', to: '/usr/lib/unit' },
        { from: '/out/x=y/', to: '/opt/A Kiosk' },
      ],
    });
  });

  test.each([
    ['a word that fpm knows and this does not', [...words, '--deb-systemd', 'x'], '--deb-systemd'],
    ['another kind of package', words.map((word) => (word === 'deb' ? 'rpm' : word)), 'Only a .deb'],
    ['a file that goes nowhere', [...words, 'unit'], 'where it goes'],
    [
      'no section',
      words.filter((word) => word !== '--category' && word !== 'utils'),
      '--category is missing',
    ],
    ['no name', words.filter((word) => word !== '--name' && word !== 'a-kiosk'), '--name is missing'],
  ])('%s is refused', (_, given, sentence) => {
    expect(() => readOrder(given)).toThrow(sentence);
  });
});

test('the tree has the files with rights for everybody, settings as conffiles, and checksums', () => {
  mkdirSync(join(folder, 'program'), { mode: 0o700 });
  writeFileSync(join(folder, 'program', 'start'), 'start', { mode: 0o700 });
  writeFileSync(join(folder, 'pam'), 'auth\n', { mode: 0o600 });
  writeFileSync(join(folder, 'in'), '#!/bin/sh\n', { mode: 0o600 });
  const order = {
    ...readOrder(words),
    scripts: { postinst: join(folder, 'in') },
    files: [
      { from: `${join(folder, 'program')}/`, to: '/opt/A Kiosk' },
      { from: join(folder, 'pam'), to: '/etc/pam.d/a-kiosk' },
    ],
  };
  const root = layOut(order);
  const mode = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(['opt/A Kiosk', 'opt/A Kiosk/start', 'etc/pam.d/a-kiosk', 'DEBIAN/postinst'].map(mode)).toEqual([
    '755',
    '755',
    '644',
    '755',
  ]);
  expect(text('DEBIAN/conffiles')).toBe('/etc/pam.d/a-kiosk\n');
  // md5 of `start`, by md5sum(1).
  expect(text('DEBIAN/md5sums')).toContain('ea2b2676c28c0db26d39331a336c6b92  opt/A Kiosk/start\n');
  expect(text('DEBIAN/control').replace(/(?<=Installed-Size: )\d+/, 'some')).toBe(`Package: a-kiosk
Version: 0.1.0
Architecture: amd64
Vendor: A
License: UNLICENSED
Maintainer: A <a@b.example>
Installed-Size: some
Depends: libgtk-3-0, systemd
Recommends: cage
Section: utils
Priority: optional
Homepage: https://b.example
Description: First line
 and more
`);
  expect(existsSync(join(root, 'DEBIAN/prerm'))).toBe(false);
  rmSync(root, { recursive: true });
});

describe('who makes the .deb', () => {
  test('fpm where it is on the PATH, also beside dpkg-deb', () => {
    putProgram('dpkg-deb');
    expect(debMaker('linux', { PATH: putProgram('fpm') })).toEqual({ USE_SYSTEM_FPM: 'true' });
  });
  test('dpkg-deb by the stand-in where there is no fpm', () => {
    const made = debMaker('linux', { PATH: putProgram('dpkg-deb') });
    expect(statSync(made.CUSTOM_FPM_PATH ?? '').mode & 0o111).toBeGreaterThan(0);
  });
  test.each([
    ['neither is there', 'linux', {}],
    ['one is named already', 'linux', { CUSTOM_FPM_PATH: '/own/fpm' }],
    ['it is another system', 'darwin', {}],
  ] as const)('electron-builder alone decides where %s', (_, platform, more) => {
    expect(
      debMaker(platform, { PATH: platform === 'darwin' ? putProgram('dpkg-deb') : folder, ...more }),
    ).toEqual({});
  });
});

test.each([
  ['35.7.5\n', ['-c.electronVersion=35.7.5']],
  ['v45.4.1', ['-c.electronVersion=45.4.1']],
])('an own Electron of version %j is packed as such', (version, expected) => {
  writeFileSync(join(folder, 'version'), version);
  expect(preparedElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })).toEqual([
    `-c.electronDist=${folder}`,
    ...expected,
  ]);
  expect(preparedElectron({})).toEqual([]);
});
