import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createDisplayPower,
  disableGtkGlProbe,
  startAtLogin,
  startTimers,
  watchNetwork,
} from '../../../../../electron/main-process/lifecycle/lifecycle.ts';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import { startKiosk } from '../../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/* What no test can wait for, or no computer of tests has: nights, sleep, displays that go dark, other systems. */

const did = vi.hoisted(() => [] as unknown[]);
const electron = vi.hoisted(() => ({ powerMonitor: {} as EventEmitter }));
vi.mock('electron', () => ({
  app: { setLoginItemSettings: (given: unknown) => void did.push(given) },
  get powerMonitor() {
    return electron.powerMonitor;
  },
  powerSaveBlocker: { start: (kind: string) => did.push(kind), stop: () => void did.push('stop') },
}));
vi.mock('node:child_process', () => ({
  execFile: (program: string, args: readonly string[]) => void did.push([program, ...args].join(' ')),
}));

beforeEach(() => {
  electron.powerMonitor = new EventEmitter();
  did.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['win32', 'release', [{ openAtLogin: true }]],
  ['darwin', 'release', [{ openAtLogin: true }]],
  ['linux', 'release', []],
  ['win32', 'dev', []],
] as const)('at login on %s, build %s', (platform, build, expected) => {
  startAtLogin(fakeContext({ platform, build }));
  expect(did).toEqual(expected);
});

describe('the timers', () => {
  const start = (config: Parameters<typeof fakeContext>[1] = {}) => {
    const context = fakeContext({}, { timeZone: 'UTC', ...config });
    const events: string[] = [];
    const { state } = startKiosk(0);
    const waiting = { ...state, visit: { phase: 'waiting', sinceMs: 0 } as const };
    startTimers(context, {
      state: () => waiting,
      dispatch: ({ kind }) => void events.push(kind),
      end: (reason) => void events.push(reason),
    });
    return { context, events };
  };

  test('tick twice a second and check the hours every half minute', () => {
    const { events } = start();
    vi.advanceTimersByTime(60_000);
    expect(events.filter((event) => event === 'tick')).toHaveLength(120);
    expect(events.filter((event) => event === 'wake')).toHaveLength(2);
  });

  test('send it to sleep outside the hours', () => {
    const closed = { sun: null, mon: null, tue: null, wed: null, thu: null, fri: null, sat: null };
    const { events } = start({ openingHours: closed });
    vi.advanceTimersByTime(500);
    expect(events).toEqual(['tick', 'sleep']);
  });

  test('restart it at night', () => {
    const { context, events } = start();
    vi.advanceTimersByTime(500);
    context.clock.wallMs = Date.UTC(2026, 0, 6, 3, 30);
    expect(events).not.toContain('restart');
    vi.advanceTimersByTime(30_000);
    expect(events).toContain('restart');
  });

  test('end the visit when the computer wakes, and the program when it shuts down', () => {
    const { events } = start();
    electron.powerMonitor.emit('resume');
    electron.powerMonitor.emit('shutdown');
    expect(events).toEqual(['end', 'stopped']);
  });
});

test('the display is awake with the kiosk and dark with it', () => {
  const show = createDisplayPower(fakeContext({}, { display: { ...defaultConfig.display, power: 'wlopm' } }));
  for (const phase of ['ended', 'waiting', 'active', 'asleep', 'asleep', 'waiting'] as const) show(phase);
  const awake = ['prevent-display-sleep', 'wlopm --on *'];
  expect(did).toEqual([...awake, 'stop', 'wlopm --off *', ...awake]);
});

test('a change of the network is told once, and logged', () => {
  let online = true;
  const context = fakeContext({ isOnline: () => online });
  const calls: boolean[] = [];
  watchNetwork(context, (now) => void calls.push(now));
  vi.advanceTimersByTime(3_000);
  online = false;
  vi.advanceTimersByTime(3_000);
  expect(calls).toEqual([false]);
  expect(context.entries).toEqual([{ event: 'network', detail: false }]);
});

test.each([
  ['linux', undefined, 'disable'],
  ['linux', 'gles', 'gles'],
  ['win32', undefined, undefined],
])('on %s GTK starts without its check, and %j is restored', (platform, previous, during) => {
  vi.stubEnv('GDK_GL', previous);
  const restore = disableGtkGlProbe(platform);
  expect(process.env.GDK_GL).toBe(during);
  restore();
  expect(process.env.GDK_GL).toBe(previous);
});
