import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ensurePackages } from '../../build/install.ts';
import { writeKioskBrand } from '../../build/kiosk-brand.ts';
import { comparePackage } from '../../build/kiosk-package-files.ts';
import { exitCodes } from '../../electron/policy/shutdown.ts';
import { brand } from '../../src/config/brand.ts';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { publishedLanguages } from '../../src/i18n/languages.ts';
import { hasProgram } from '../support/has-program.ts';

type Config = {
  electronFuses: object;
  extraResources: { from: string; filter: string[] }[];
  extraMetadata: object;
  icon: string;
  linux: { icon: string; maintainer: string };
  deb: { fpm: string[]; depends?: string[]; recommends?: string[] };
};

const require = createRequire(import.meta.url);
const { version: packageVersion } = require('../../package.json') as { version: string };
const yaml: { load: (text: string) => object } = require('js-yaml');
const filled = mkdtempSync(join(tmpdir(), 'kiosk-brand-'));
afterAll(() => rmSync(filled, { recursive: true }));
const bundled = JSON.parse(readFileSync(await writeKioskBrand(filled), 'utf8')) as object;
/** As electron-builder merges them: its file, and what the brand adds. */
const config = merge(yaml.load(readFileSync('electron-builder.yml', 'utf8')), bundled) as Config;
const { deb } = config;

function merge(base: unknown, added: unknown): unknown {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup(base) || !isGroup(added)) return added;
  const both = Object.entries(added).map(([key, value]) => [key, merge(base[key], value)]);
  return { ...base, ...Object.fromEntries(both) };
}

const scheme: {
  definitions: { FuseOptionsV1: { properties: object } };
} = require('app-builder-lib/scheme.json');

test("electron-builder's own schema accepts the config, and every fuse of this Electron is decided", () => {
  const { default: Ajv } = require('ajv') as typeof import('ajv');
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, logger: false });
  ajv.validate(scheme, config);
  expect(ajv.errors).toBeNull();
  // Their states are read from the packed program: tests/electron/packages.spec.ts.
  const fuses = Object.keys(scheme.definitions.FuseOptionsV1.properties);
  expect(Object.keys(config.electronFuses).toSorted()).toEqual(fuses.toSorted());
});

test('everything the package names is there', () => {
  const resources = config.extraResources.flatMap(({ from, filter }) =>
    filter.map((name) => join(from, name)),
  );
  const sources = deb.fpm.map((line) => line.split('=').find((part) => part.startsWith(filled)) ?? line);
  const icons = [config, config.linux].map(({ icon }) => join('build/icons', icon));
  for (const file of [...resources, ...sources, ...icons]) expect(existsSync(file), file).toBe(true);
});

const unitName = `${kioskNames.package}@.service`;
const unit = readFileSync(join(filled, unitName), 'utf8');
const sessionPath = join(filled, `${kioskNames.package}-session`);

test('the systemd unit lets staff out and nobody else, takes what would open it, and starts what is installed', () => {
  expect(unit).toContain(`RestartPreventExitStatus=${exitCodes.left} 78`);
  expect(/^UnsetEnvironment=(.*)$/m.exec(unit)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining([
      'NODE_OPTIONS',
      'NODE_EXTRA_CA_CERTS',
      'ELECTRON_RUN_AS_NODE',
      'ELECTRON_ENABLE_LOGGING',
      'ELECTRON_LOG_FILE',
      'SSLKEYLOGFILE',
    ]),
  );
  const start = /ExecStart=(\S+)/.exec(unit)?.[1] ?? '';
  expect(deb.fpm.some((line) => line.endsWith(`=${start}`))).toBe(true);
});

/* systemd's own judgement; on Debian its tool is installed for it. */
ensurePackages(['systemd']);
const hasSystemd = hasProgram('systemd-analyze');

describe.skipIf(!hasSystemd)('systemd about the unit', () => {
  /** The unit as it would be installed, with its script where it stands here. */
  const analyze = (...words: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    writeFileSync(join(folder, unitName), unit.replace(/^ExecStart=.*$/m, `ExecStart="${sessionPath}"`));
    const options = { encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      [...words, join(folder, unitName)],
      options,
    );
    rmSync(folder, { recursive: true });
    return { status, output: `${stdout}${stderr}` };
  };

  test('it has nothing to say against it', () => {
    expect(analyze('verify')).toEqual({ status: 0, output: '' });
  });

  test('it leaves the program little to do harm with: 3.5 of 10 at most', () => {
    const { status, output } = analyze('security', '--offline=true', '--threshold=35', '--no-pager');
    expect(status, output).toBe(0);
  });
});

test('nothing anywhere switches the sandbox off', () => {
  const files = ['electron-builder.yml', join(filled, unitName), sessionPath, 'package.json'];
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('no-sandbox');
  // -s would let the terminals be switched; -m last crashes cage 0.1.4 at its start (cage's issues 165 and 231).
  expect(readFileSync(sessionPath, 'utf8')).toMatch(/^cage -- /m);
});

/* Debian's own judgement of versions. */
const hasDpkg = hasProgram('dpkg');

test.skipIf(!hasDpkg)(
  'each package is an update of the one built before, and of its version without a build',
  async () => {
    const versionBuilt = async (when: string) => {
      const file = await writeKioskBrand(filled, new Date(when));
      const { extraMetadata } = JSON.parse(readFileSync(file, 'utf8')) as {
        extraMetadata: { version: string };
      };
      return extraMetadata.version;
    };
    const versions = [packageVersion];
    for (const when of ['2026-11-26T09:59:30Z', '2026-11-26T10:00:00Z', '2027-01-01T00:00:00Z'])
      versions.push(await versionBuilt(when));
    for (const [index, version] of versions.slice(1).entries())
      expect(spawnSync('dpkg', ['--compare-versions', String(versions[index]), 'lt', version]).status).toBe(
        0,
      );
  },
);

test('the package names its maintainer and what the session needs', () => {
  const maintainer = `${brand.parentCompany} <${brand.emails.company}>`;
  expect(config.linux.maintainer).toBe(maintainer);
  expect(config.extraMetadata).toMatchObject({ homepage: brand.siteUrl, author: maintainer });
  expect([...(deb.depends ?? []), ...(deb.recommends ?? [])]).toEqual(
    expect.arrayContaining(['systemd', 'fonts-dejavu-core', 'cage', 'xwayland']),
  );
});

const packed = [
  'package.json',
  'dist/kiosk/main.js',
  'dist/kiosk/preload.cjs',
  'dist/kiosk/pages.json',
  'dist/kiosk/pages/index.html',
  'dist/kiosk/pages/assets/a.js',
  ...publishedLanguages.map((language) => `dist/kiosk/sheets/${language}.html`),
];

test('a file too many and one too few for the manifest are named', () => {
  const manifest = { '/index.html': 'text/html', '/assets/a.js': 'text/javascript' };
  expect(comparePackage(packed, manifest)).toEqual([]);
  expect(comparePackage([...packed.slice(1), '.env'], manifest)).toEqual([
    'Not expected in the package: .env',
    'Missing in the package: package.json',
  ]);
});
