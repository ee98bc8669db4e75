import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from 'electron';
import type { LogEntry } from '../../../../../electron/policy/log.ts';

const did: string[] = [];
let systemdFails = false;
vi.mock('electron', () => ({ app: {} }));
vi.mock('node:child_process', () => ({
  execFile: () => undefined,
  execFileSync: (program: string, args: readonly string[]) => {
    did.push([program, ...args].join(' '));
    if (systemdFails) throw new Error('timed out');
  },
}));
vi.mock('../../../../../electron/main-process/logging/console.ts', () => ({
  sayError: (line: string) => void did.push(`say ${line}`),
}));
const { createShutdown } = await import('../../../../../electron/main-process/lifecycle/shutdown.ts');

beforeEach(() => {
  did.length = 0;
  systemdFails = false;
  vi.stubEnv('NOTIFY_SOCKET', undefined);
  // Well after the start: an early end waits before it starts the program again.
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

let helpers: { type: string; pid: number }[] = [];

function shuttingDown(changes: Partial<Parameters<typeof createShutdown>[0]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-shutdown-'));
  const entries: LogEntry[] = [];
  const facts = {
    build: 'release',
    log: (entry: LogEntry) => void entries.push(entry),
    isSupervised: () => false,
    temporary: null,
    ...changes,
  } as const;
  const program = {
    getAppMetrics: () => helpers as ReturnType<App['getAppMetrics']>,
    getPath: () => folder,
    relaunch: () => void did.push('relaunch'),
    releaseSingleInstanceLock: () => void did.push('unlock'),
  };
  return { ...createShutdown(facts, program, (code) => void did.push(`code ${code}`)), entries, folder };
}

describe('codes, and who starts it again', () => {
  test.each([
    ['stopped', 'release', false, ['unlock', 'code 0']],
    ['restart', 'release', false, ['unlock', 'relaunch', 'code 0']],
    ['left', 'release', false, ['unlock', 'code 10']],
    ['failed', 'release', false, ['unlock', 'relaunch', 'code 75']],
    ['restart', 'release', true, ['unlock', 'code 0']],
    ['failed', 'release', true, ['unlock', 'code 75']],
    ['failed', 'dev', false, ['unlock', 'code 75']],
    ['restart', 'e2e', false, ['unlock', 'code 0']],
  ] as const)('%s, build %s, supervised %s', (reason, build, isSupervised, expected) => {
    shuttingDown({ build, isSupervised: () => isSupervised }).end(reason);
    expect(did).toEqual(expected);
  });

  test('under systemd it starts nothing itself, and says that it stops', () => {
    vi.stubEnv('NOTIFY_SOCKET', '/run/x');
    shuttingDown().end('failed');
    expect(did).toEqual(['systemd-notify STOPPING=1 STATUS=stopped', 'unlock', 'code 75']);
  });
});

test('the first end counts: the closing window of a kiosk that staff leave is no loss', () => {
  const { end, before, entries } = shuttingDown();
  before(() => end('failed'));
  end('left');
  end('stopped');
  expect(did).toEqual(['unlock', 'code 10']);
  expect(entries).toEqual([{ event: 'stop', rule: 'left', detail: 10 }]);
});

test('nothing that fails on the way holds up the end', () => {
  vi.stubEnv('NOTIFY_SOCKET', '/run/x');
  systemdFails = true;
  const { end, before } = shuttingDown();
  before(() => {
    throw new Error('disk full');
  });
  before(() => void did.push('the next step'));
  end('stopped');
  expect(did).toEqual(['the next step', 'systemd-notify STOPPING=1 STATUS=stopped', 'unlock', 'code 0']);
});

test('what Chromium left half written goes, and a data folder of this run as well', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'kiosk-temporary-'));
  const { end, folder } = shuttingDown({ temporary });
  writeFileSync(join(folder, '.org.chromium.Chromium.Xy12'), 'half');
  writeFileSync(join(folder, 'Preferences'), '{}');
  end('stopped');
  expect(readdirSync(folder)).toEqual(['Preferences']);
  expect(existsSync(temporary)).toBe(false);
});

test('helpers end before what they left half written is removed', () => {
  helpers = [
    { type: 'Browser', pid: 1 },
    { type: 'Utility', pid: 2 },
  ];
  const { end, folder } = shuttingDown();
  const half = join(folder, '.org.chromium.Chromium.Xy12');
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    did.push(`kill ${pid}`);
    writeFileSync(half, 'half');
    return true;
  });
  end('stopped');
  helpers = [];
  expect(did).toEqual(['unlock', 'kill 2', 'code 0']);
  expect(existsSync(half)).toBe(false);
});

test('a failure is named in log and standard error, without its message', () => {
  const { fail, entries } = shuttingDown({ isSupervised: () => true });
  fail(Object.assign(new TypeError('jane has chest pain'), { code: 'EACCES' }));
  expect(entries[0]).toMatchObject({ event: 'error', rule: 'TypeError' });
  expect(did[0]).toMatch(/^say The kiosk cannot go on: TypeError EACCES shutdown\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify([did, entries])).not.toContain('jane');
  expect(did.at(-1)).toBe('code 75');
});
