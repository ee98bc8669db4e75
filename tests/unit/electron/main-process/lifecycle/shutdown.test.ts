import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShutdown } from '../../../../../electron/main-process/lifecycle/shutdown.ts';
import type { LogEntry } from '../../../../../electron/policy/log.ts';

/*
 * Each way to end, with its code, what is told to systemd and what is left, is gone in a real Electron: tests/electron/ends.spec.ts,
 * starts.spec.ts and health.spec.ts. Here is what goes wrong on the way.
 */

const did: string[] = [];
const state = vi.hoisted(() => ({ folder: '' }));
vi.mock('electron', () => ({
  app: {
    getAppMetrics: () => [
      { type: 'Browser', pid: 1 },
      { type: 'Utility', pid: 2 },
    ],
    getPath: () => state.folder,
    relaunch: () => void did.push('relaunch'),
    releaseSingleInstanceLock: () => void did.push('unlock'),
  },
}));
vi.mock('node:child_process', () => ({
  execFileSync: (program: string, args: readonly string[]) => {
    did.push([program, ...args].join(' '));
    throw new Error('timed out');
  },
}));

beforeEach(() => {
  did.length = 0;
  state.folder = mkdtempSync(join(tmpdir(), 'kiosk-shutdown-'));
  vi.stubEnv('NOTIFY_SOCKET', undefined);
  vi.spyOn(process, 'reallyExit').mockImplementation((code) => void did.push(`code ${code}`) as never);
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    did.push(`kill ${pid}`);
    writeFileSync(join(state.folder, '.org.chromium.Chromium.Xy12'), 'half');
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function shuttingDown(temporary: string | null = null) {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  return {
    ...createShutdown({ build: 'release', log, isSupervised: () => false, temporary }),
    entries,
  };
}

test('the first end counts: the closing window of a kiosk that staff leave is no loss', () => {
  const { end, before, entries } = shuttingDown();
  before(() => end('failed'));
  end('left');
  end('stopped');
  expect(did).toEqual(['unlock', 'kill 2', 'code 10']);
  expect(entries).toEqual([{ event: 'stop', rule: 'left', detail: 10 }]);
});

test('nothing that fails on the way holds up the end; under systemd it does not start itself again', () => {
  vi.stubEnv('NOTIFY_SOCKET', '/run/x');
  const { end, before } = shuttingDown();
  before(() => {
    throw new Error('disk full');
  });
  before(() => void did.push('the next step'));
  end('failed');
  const systemd = 'systemd-notify STOPPING=1 STATUS=stopped';
  expect(did).toEqual(['the next step', systemd, 'unlock', 'kill 2', 'code 75']);
});

test('what helpers have half written goes after them, and the data folder of this run', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'kiosk-temporary-'));
  shuttingDown(temporary).end('stopped');
  expect(readdirSync(state.folder)).toEqual([]);
  expect(existsSync(temporary)).toBe(false);
});
