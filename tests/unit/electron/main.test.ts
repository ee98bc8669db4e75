import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const did: string[] = [];
const switches = new Set<string>();
let folder = '';
let isFirst = true;
const said: string[] = [];
const note = (what: string) => () => void did.push(what);

vi.mock('../../../electron/main-process/logging/console.ts', () => ({
  sayLine: (line: string) => void said.push(line),
  sayError: (line: string) => void said.push(line),
}));
vi.mock('electron', () => ({
  net: { isOnline: () => true },
  app: {
    isPackaged: true,
    getPath: () => folder,
    getVersion: () => '0.1.0',
    exit: (code: number) => void did.push(`exit ${code}`),
    commandLine: {
      getSwitchValue: () => '',
      hasSwitch: (name: string) => switches.has(name),
      appendSwitch: (name: string) => void did.push(`switch ${name}`),
    },
    requestSingleInstanceLock: () => isFirst,
    enableSandbox: note('sandbox'),
    on: (name: string) => void did.push(`on ${name}`),
    setPath: () => undefined,
    releaseSingleInstanceLock: () => undefined,
    relaunch: () => undefined,
    whenReady: () => new Promise(() => void did.push('ready')),
  },
  protocol: { registerSchemesAsPrivileged: note('scheme') },
  Menu: { setApplicationMenu: note('menu'), buildFromTemplate: () => null },
  session: {},
  screen: {},
  shell: {},
  ipcMain: {},
  clipboard: {},
  powerMonitor: {},
  powerSaveBlocker: {},
  BaseWindow: Object,
  WebContentsView: Object,
}));

const { argv } = process;

beforeEach(() => {
  did.length = 0;
  said.length = 0;
  switches.clear();
  isFirst = true;
  folder = mkdtempSync(join(tmpdir(), 'kiosk-main-'));
  vi.resetModules();
  vi.spyOn(process, 'on').mockImplementation(() => process);
  vi.stubEnv('DISPLAY', ':0');
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function start(...words: readonly string[]): Promise<readonly string[]> {
  process.argv = ['kiosk', ...words];
  await import('../../../electron/main.ts');
  return did;
}
const log = () => readFileSync(join(folder, 'kiosk.log'), 'utf8');

test('everything that must stand before the first page stands before ready', async () => {
  const order = await start();
  const ready = order.indexOf('ready');
  for (const step of [
    'sandbox',
    'scheme',
    'menu',
    'on web-contents-created',
    'on certificate-error',
    'on login',
  ]) {
    expect(order, step).toContain(step);
    expect(order.indexOf(step), step).toBeLessThan(ready);
  }
  expect(log()).toContain('"event":"start"');
});

test.each(['--remote-debugging-port=9222', '--no-sandbox', '--something-new'])(
  '%s ends with 78, shows nothing and says so',
  async (word) => {
    expect(await start(word)).toEqual(['exit 78']);
    expect(log()).toContain('switch-');
    expect(said).toEqual([expect.stringContaining(word.split('=')[0] ?? word)]);
  },
);

test('a refused switch that only Chromium saw ends with 78 as well', async () => {
  switches.add('ignore-certificate-errors');
  expect(await start()).toEqual(['exit 78']);
});

test('a second kiosk ends at once, and says so', async () => {
  isFirst = false;
  expect(await start()).toEqual(['exit 0']);
  expect(said).toEqual([expect.stringContaining('running already')]);
});

test('without a screen it says so and ends with 75', async () => {
  vi.stubEnv('DISPLAY', undefined);
  vi.stubEnv('WAYLAND_DISPLAY', undefined);
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  expect(await start()).toEqual(['exit 75']);
  expect(said).toEqual([expect.stringContaining('no screen')]);
});

test.each([
  ['--help', '--check-config'],
  ['--version', '0.1.0'],
])('%s says a line, and shows nothing', async (word, expected) => {
  expect(await start(word)).toEqual(['exit 0']);
  expect(said.join('\n')).toContain(expected);
});

test('a broken config starts locked, and the log says so', async () => {
  const file = join(folder, 'config.json');
  writeFileSync(file, '{"version":1,"idle":{"seconds":1}}');
  expect(await start(`--config=${file}`)).toContain('ready');
  expect(log()).toContain('"event":"config","rule":"fallback","detail":1');
});

test.each([
  ['{"version":1,"country":"US"}', 'exit 0'],
  ['{"version":1}', 'exit 65'],
  ['{"version":3}', 'exit 65'],
])('--check-config of %s: %s, and no window', async (text, expected) => {
  const file = join(folder, 'config.json');
  writeFileSync(file, text);
  expect(await start('--check-config', `--config=${file}`)).toEqual([expected]);
});
