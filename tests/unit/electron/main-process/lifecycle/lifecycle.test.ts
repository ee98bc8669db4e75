import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from 'electron';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import type { KioskEvent } from '../../../../../electron/policy/kiosk-machine.ts';
import { startKiosk } from '../../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';
import { makeElectron } from '../../../../support/electron-module.ts';

let electron = makeElectron();
const ran: string[] = [];
vi.mock('electron', () => ({
  get app() {
    return electron.app;
  },
  get powerMonitor() {
    return electron.powerMonitor;
  },
  get powerSaveBlocker() {
    return electron.powerSaveBlocker;
  },
}));
vi.mock('node:child_process', () => ({
  execFile: (program: string, words: readonly string[]) => void ran.push([program, ...words].join(' ')),
}));
const lifecycle = await import('../../../../../electron/main-process/lifecycle/lifecycle.ts');

beforeEach(() => {
  electron = makeElectron();
  ran.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function program() {
  const did: string[] = [];
  const emitter = new EventEmitter();
  return {
    did,
    emitter,
    on: emitter.on.bind(emitter) as App['on'],
    requestSingleInstanceLock: () => true,
    setLoginItemSettings: (settings: object) => void did.push(JSON.stringify(settings)),
  };
}

test('a second start brings the first to the front and reads no arguments', () => {
  const only = program();
  const given: unknown[][] = [];
  expect(lifecycle.claimOnlyInstance((...rest: unknown[]) => void given.push(rest), only)).toBe(true);
  only.emitter.emit('second-instance');
  expect(given).toEqual([[]]);
  expect(only.emitter.listenerCount('window-all-closed')).toBe(1);
  expect(
    lifecycle.claimOnlyInstance(() => undefined, { ...only, requestSingleInstanceLock: () => false }),
  ).toBe(false);
});

test.each([
  ['win32', 'release', ['{"openAtLogin":true}']],
  ['darwin', 'release', ['{"openAtLogin":true}']],
  ['linux', 'release', []],
  ['win32', 'dev', []],
] as const)('at login on %s, build %s', (platform, build, expected) => {
  const starting = program();
  lifecycle.startAtLogin(fakeContext({ platform, build }), starting);
  expect(starting.did).toEqual(expected);
});

describe('the clockwork', () => {
  const start = (wallMs: number, config: Parameters<typeof fakeContext>[1] = {}) => {
    const context = fakeContext({}, { timeZone: 'UTC', ...config });
    context.clock.wallMs = wallMs;
    const events: KioskEvent[] = [];
    const ended: string[] = [];
    const { state } = startKiosk(0);
    const waiting = { ...state, visit: { phase: 'waiting', sinceMs: 0 } as const };
    const hooks = {
      state: () => waiting,
      dispatch: (event: KioskEvent) => void events.push(event),
      end: (reason: string) => void ended.push(reason),
    };
    lifecycle.startClockwork(context, hooks);
    return { context, events, ended };
  };
  const noon = Date.UTC(2026, 0, 5, 12);

  test('ticks twice a second and looks at the hours every half minute', () => {
    const { events } = start(noon);
    vi.advanceTimersByTime(60_000);
    expect(events.filter((event) => event.kind === 'tick')).toHaveLength(120);
    expect(events.filter((event) => event.kind === 'wake')).toHaveLength(2);
  });

  test('sends it to sleep outside the hours', () => {
    const closed = { sun: null, mon: null, tue: null, wed: null, thu: null, fri: null, sat: null };
    const { events } = start(noon, { openingHours: closed });
    vi.advanceTimersByTime(500);
    expect(events.map((event) => event.kind)).toEqual(['tick', 'sleep']);
  });

  test('restarts it at night', () => {
    const { context, ended } = start(noon);
    vi.advanceTimersByTime(500);
    expect(ended).toEqual([]);
    context.clock.wallMs = Date.UTC(2026, 0, 6, 3, 30);
    vi.advanceTimersByTime(30_000);
    expect(ended).toEqual(['restart']);
  });

  test('ends the visit when the computer wakes, and the program when it shuts down', () => {
    const { events, ended } = start(noon);
    electron.powerMonitor.emit('resume');
    expect(events.map((event) => event.kind)).toEqual(['end']);
    electron.powerMonitor.emit('shutdown');
    expect(ended).toEqual(['stopped']);
  });

  test('tells systemd every ten seconds, where it listens', () => {
    start(noon);
    vi.advanceTimersByTime(20_000);
    expect(ran).toEqual([]);
    vi.stubEnv('NOTIFY_SOCKET', '/run/x');
    vi.advanceTimersByTime(20_000);
    expect(ran).toEqual(['systemd-notify WATCHDOG=1', 'systemd-notify WATCHDOG=1']);
  });
});

test('the display is awake with the kiosk and dark with it', () => {
  const display = { ...defaultConfig.display, power: 'wlopm' } as const;
  const show = lifecycle.createDisplayPower(fakeContext({}, { display }));
  for (const phase of ['ended', 'waiting', 'active', 'asleep', 'asleep', 'waiting'] as const) show(phase);
  expect(electron.done).toEqual(['awake prevent-display-sleep', 'asleep 7', 'awake prevent-display-sleep']);
  expect(ran).toEqual(['wlopm --on *', 'wlopm --off *', 'wlopm --on *']);
});
