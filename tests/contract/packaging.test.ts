import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configName } from '../../electron/adapter/config-file.ts';
import { exitCodes, exitStaff } from '../../electron/adapter/exit-codes.ts';
import { allowedValues } from '../../electron/policy/config-schema.ts';
import { exitRetry } from '../../electron/policy/recovery.ts';
import { configFolder } from '../../electron/policy/config.ts';
import { layout } from '../../electron/policy/layout.ts';
import { comparePackage, isPackaged } from '../../build/kiosk-package-files.ts';

const require = createRequire(import.meta.url);
const yaml: { load: (text: string) => Record<string, unknown> } = require('js-yaml');
const config = yaml.load(readFileSync('electron-builder.yml', 'utf8'));
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

test('a misspelled key would not be accepted', () => {
  const { default: Ajv } = require('ajv') as {
    default: new (options: object) => { validate: (schema: object, data: unknown) => boolean };
  };
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  expect(ajv.validate(scheme, { ...config, electronFuse: {} })).toBe(false);
});

test('every fuse is decided', () => {
  expect(config.electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  });
  expect(Object.keys(config.electronFuses as object).toSorted()).toEqual(
    Object.keys(scheme.definitions.FuseOptionsV1.properties).toSorted(),
  );
});

test('asar, own folder, no module, no map, nothing published', () => {
  expect(config).toMatchObject({
    asar: true,
    disableAsarIntegrity: false,
    publish: null,
    directories: { output: 'release' },
    files: ['dist/kiosk/**', 'package.json', '!**/*.map', '!node_modules/**'],
    extraMetadata: { main: `dist/kiosk/${layout.main}` },
  });
});

test('everything the package names is there', () => {
  const { extraResources, deb } = config as {
    extraResources: { from: string; filter: string[] }[];
    deb: { fpm: string[] };
  };
  const resources = extraResources.flatMap(({ from, filter }) => filter.map((name) => join(from, name)));
  const sources = deb.fpm.map((line) => line.split('=')[0] ?? '');
  for (const file of [...resources, ...sources]) expect(existsSync(file), file).toBe(true);
  for (const icon of ['icon.png', 'icon.ico', 'icon.icns'])
    expect(existsSync(join('build/icons', icon)), icon).toBe(true);
});

describe('the systemd unit', () => {
  const unit = readFileSync('build/linux/fernwell-kiosk@.service', 'utf8');
  test.each([
    'Type=notify',
    'NotifyAccess=all',
    'WatchdogSec=30',
    'Restart=always',
    'StartLimitIntervalSec=0',
    'User=kiosk',
  ])('has %s', (line) => {
    expect(unit.split('\n')).toContain(line);
  });
  test('lets staff out and nobody else', () => {
    expect(unit).toContain(`RestartPreventExitStatus=${exitStaff} 78`);
    expect(unit).toMatch(/UnsetEnvironment=.*NODE_OPTIONS.*ELECTRON_RUN_AS_NODE/);
  });
  test('starts what the package installs', () => {
    const { deb } = config as { deb: { fpm: string[] } };
    const start = /ExecStart=(\S+)/.exec(unit)?.[1] ?? '';
    expect(deb.fpm.some((line) => line.endsWith(`=${start}`))).toBe(true);
  });
});

test('nothing anywhere switches the sandbox off', () => {
  const files = [
    'electron-builder.yml',
    'build/linux/fernwell-kiosk@.service',
    'build/linux/fernwell-kiosk-session',
    'package.json',
  ];
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('no-sandbox');
  const session = readFileSync('build/linux/fernwell-kiosk-session', 'utf8');
  expect(session).toMatch(/exec cage -m last -- /);
});

test('the manual names the places that the program looks at', () => {
  const manual = readFileSync('docs/kiosk-operations.md', 'utf8');
  for (const platform of ['linux', 'win32', 'darwin']) expect(manual).toContain(configFolder(platform, {}));
  expect(manual).toContain(configName);
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

test('the manual names every field of the config, every exit code and the gesture', () => {
  const manual = readFileSync('docs/kiosk-operations.md', 'utf8');
  const fields = Object.keys(allowedValues).filter((name) => !name.startsWith('openingHours.'));
  const groups = new Set(['display', 'idle', 'supportPhone.dial', 'supportPhone.display']);
  for (const field of fields.filter((name) => !groups.has(name))) expect(manual).toContain(`\`${field}\``);
  for (const code of [exitCodes.ok, exitStaff, exitRetry, exitCodes.config])
    expect(manual).toMatch(new RegExp(`\\| ${code} +\\|`));
  for (const code of [exitCodes.data, exitCodes.noInput]) expect(manual).toContain(`${code}:`);
});
