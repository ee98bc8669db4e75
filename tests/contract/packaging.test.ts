import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ensurePackages } from '../../build/install.ts';
import { exitCodes } from '../../electron/policy/shutdown.ts';
import { writeKioskBrand } from '../../build/kiosk-brand.ts';
import { brand } from '../../src/config/brand.ts';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { comparePackage, isPackaged } from '../../build/kiosk-package-files.ts';

const require = createRequire(import.meta.url);
const yaml: { load: (text: string) => Record<string, unknown> } = require('js-yaml');
const filled = mkdtempSync(join(tmpdir(), 'kiosk-brand-'));
afterAll(() => rmSync(filled, { recursive: true }));
const common = yaml.load(readFileSync('electron-builder.yml', 'utf8')) as Config;
const own = JSON.parse(readFileSync(await writeKioskBrand(filled), 'utf8')) as Config;
/** As electron-builder merges them: its file, and what the brand adds. */
const config = merge(common, own);

type Config = Record<string, unknown>;

function merge(base: Config, added: Config): Config {
  const isGroup = (value: unknown): value is Config =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const both = Object.entries(added).map(([key, value]) => {
    const old = base[key];
    return [key, isGroup(value) && isGroup(old) ? merge(old, value) : value];
  });
  return { ...base, ...Object.fromEntries(both) };
}

const scheme: {
  definitions: { FuseOptionsV1: { properties: object } };
} = require('app-builder-lib/scheme.json');

test("electron-builder's own schema accepts the config", () => {
  const { default: Ajv } = require('ajv') as {
    default: new (options: object) => {
      validate: (schema: object, data: unknown) => boolean;
      errors: unknown;
    };
  };
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, logger: false });
  ajv.validate(scheme, config);
  expect(ajv.errors).toBeNull();
});

test('every fuse of this Electron is decided', () => {
  // Their states are read from the packed program: tests/electron/packages.spec.ts.
  expect(Object.keys(config.electronFuses as object).toSorted()).toEqual(
    Object.keys(scheme.definitions.FuseOptionsV1.properties).toSorted(),
  );
});

test('everything the package names is there', () => {
  const { extraResources, deb } = config as {
    extraResources: { from: string; filter: string[] }[];
    deb: { fpm: string[] };
  };
  const resources = extraResources.flatMap(({ from, filter }) => filter.map((name) => join(from, name)));
  const sources = deb.fpm.map((line) => line.split('=').find((part) => part.startsWith(filled)) ?? line);
  for (const file of [...resources, ...sources]) expect(existsSync(file), file).toBe(true);
  for (const { icon } of [config, config.linux] as { icon: string }[])
    expect(existsSync(join('build/icons', icon)), icon).toBe(true);
});

const unitName = `${kioskNames.package}@.service`;
const sessionPath = join(filled, `${kioskNames.package}-session`);

describe('the systemd unit', () => {
  const unit = readFileSync(join(filled, unitName), 'utf8');
  test('lets staff out and nobody else', () => {
    expect(unit).toContain(`RestartPreventExitStatus=${exitCodes.left} 78`);
  });
  test.each([
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'ELECTRON_RUN_AS_NODE',
    'ELECTRON_ENABLE_LOGGING',
    'ELECTRON_LOG_FILE',
    'SSLKEYLOGFILE',
  ])('takes %s from the environment', (name) => {
    expect(/^UnsetEnvironment=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain(name);
  });
  test('starts what the package installs', () => {
    const { deb } = config as { deb: { fpm: string[] } };
    const start = /ExecStart=(\S+)/.exec(unit)?.[1] ?? '';
    expect(deb.fpm.some((line) => line.endsWith(`=${start}`))).toBe(true);
  });
});

/* systemd's own judgement; on Debian its tool is installed for it. */
ensurePackages(['systemd']);
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd)('systemd about the unit', () => {
  /** The unit as it would be installed, with its script where it stands here. */
  const analyze = (...words: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const unit = readFileSync(join(filled, unitName), 'utf8');
    writeFileSync(join(folder, unitName), unit.replace(/^ExecStart=.*$/m, `ExecStart="${sessionPath}"`));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, join(folder, unitName)], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return { status, said: `${stdout}${stderr}` };
  };

  test('it has nothing to say against it', () => {
    expect(analyze('verify')).toEqual({ status: 0, said: '' });
  });

  test('it leaves the program little to do harm with: 3.5 of 10 at most', () => {
    const { status, said } = analyze('security', '--offline=true', '--threshold=35', '--no-pager');
    expect(status, said).toBe(0);
  });
});

test('nothing anywhere switches the sandbox off', () => {
  const files = ['electron-builder.yml', join(filled, unitName), sessionPath, 'package.json'];
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('no-sandbox');
  const session = readFileSync(sessionPath, 'utf8');
  // -s would let the terminals be switched; -m last crashes cage 0.1.4 at its start (cage's issues 165 and 231).
  expect(session).toMatch(/^cage -- /m);
});

test('the package names its maintainer and what the session needs', () => {
  const { deb, linux } = config as { deb: Record<string, string[]>; linux: Record<string, string> };
  const maintainer = `${brand.parentCompany} <${brand.emails.company}>`;
  expect(linux.maintainer).toBe(maintainer);
  expect(config.extraMetadata).toMatchObject({ homepage: brand.siteUrl, author: maintainer });
  expect([...(deb.depends ?? []), ...(deb.recommends ?? [])]).toEqual(
    expect.arrayContaining(['systemd', 'cage', 'xwayland']),
  );
});

describe('what goes into the asar', () => {
  test.each([
    ['dist/kiosk/main.js', true],
    ['dist/kiosk/preload.cjs', true],
    ['dist/kiosk/pages.json', true],
    ['dist/kiosk/pages/index.html', true],
    ['package.json', true],
    ['dist/kiosk/pages/assets/index.js.map', false],
    ['dist/web/index.html', false],
    ['node_modules/react/index.js', false],
    ['src/kiosk/main.tsx', false],
    ['electron/main.ts', false],
    ['tests/contract/packaging.test.ts', false],
    ['.env', false],
  ])('%s: %s', (file, expected) => {
    expect(isPackaged(file)).toBe(expected);
  });
});

describe('the asar against the manifest', () => {
  const manifest = { '/index.html': 'text/html', '/assets/a.js': 'text/javascript' };
  const whole = [
    'package.json',
    'dist/kiosk/main.js',
    'dist/kiosk/preload.cjs',
    'dist/kiosk/pages.json',
    'dist/kiosk/pages/index.html',
    'dist/kiosk/pages/assets/a.js',
  ];
  test('the same: nothing to say', () => {
    expect(comparePackage(whole, manifest)).toEqual([]);
  });
  test('a file too many and one too few are named', () => {
    expect(comparePackage([...whole.slice(1), '.env'], manifest)).toEqual([
      'Not expected in the package: .env',
      'Missing in the package: package.json',
    ]);
  });
});
