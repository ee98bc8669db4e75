import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultConfig } from '../../../../../electron/policy/config.ts';
import { startKiosk, type KioskEvent } from '../../../../../electron/policy/kiosk-machine.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

const ran: string[] = [];
const blocked: string[] = [];
const powerMonitor = new EventEmitter();
const atLogin: unknown[] = [];
vi.mock('electron', () => ({
  app: { setLoginItemSettings: (given: unknown) => void atLogin.push(given) },
  get powerMonitor() {
    return powerMonitor;
  },
  powerSaveBlocker: {
    start: (kind: string) => {
      blocked.push(kind);
      return 7;
    },
    stop: (id: number) => void blocked.push(`stop ${id}`),
  },
}));
vi.mock('node:child_process', () => ({
  execFile: (program: string, args: readonly string[]) => void ran.push([program, ...args].join(' ')),
}));
const lifecycle = await import('../../../../../electron/main-process/lifecycle/lifecycle.ts');

beforeEach(() => {
  powerMonitor.removeAllListeners();
  ran.length = 0;
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
  atLogin.length = 0;
  lifecycle.startAtLogin(fakeContext({ platform, build }));
  expect(atLogin).toEqual(expected);
});

describe('the timers', () => {
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
    lifecycle.startTimers(context, hooks);
    return { context, events, ended };
  };
  const noon = Date.UTC(2026, 0, 5, 12);

  test('ticks twice a second and checks the hours every half minute', () => {
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
    powerMonitor.emit('resume');
    expect(events.map((event) => event.kind)).toEqual(['end']);
    powerMonitor.emit('shutdown');
    expect(ended).toEqual(['stopped']);
  });
});

test('the display is awake with the kiosk and dark with it', () => {
  const display = { ...defaultConfig.display, power: 'wlopm' } as const;
  const show = lifecycle.createDisplayPower(fakeContext({}, { display }));
  for (const phase of ['ended', 'waiting', 'active', 'asleep', 'asleep', 'waiting'] as const) show(phase);
  expect(blocked).toEqual(['prevent-display-sleep', 'stop 7', 'prevent-display-sleep']);
  expect(ran).toEqual(['wlopm --on *', 'wlopm --off *', 'wlopm --on *']);
});

test('a change of the network is told once, and logged', () => {
  let online = true;
  const context = fakeContext({ isOnline: () => online });
  const told: boolean[] = [];
  lifecycle.watchNetwork(context, (now) => void told.push(now));
  vi.advanceTimersByTime(3_000);
  online = false;
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([false]);
  expect(context.entries).toEqual([{ event: 'network', detail: false }]);
});

test.each([
  ['linux', undefined, 'disable'],
  ['linux', 'gles', 'gles'],
  ['win32', undefined, undefined],
])('on %s GTK starts without its check, and %j is restored', (platform, own, during) => {
  vi.stubEnv('GDK_GL', own);
  const restore = lifecycle.disableGtkGlProbe(platform);
  expect(process.env.GDK_GL).toBe(during);
  restore();
  expect(process.env.GDK_GL).toBe(own);
});
