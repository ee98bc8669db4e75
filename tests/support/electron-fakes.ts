import { EventEmitter } from 'node:events';
import type { Printing } from '../../electron/main-process/session/printing.ts';
import type { VisitFacts } from '../../electron/main-process/session/visits.ts';
import type { Context } from '../../electron/main-process/context.ts';
import { defaultConfig, type KioskConfig } from '../../electron/policy/config.ts';
import type { LogEntry } from '../../electron/policy/log.ts';

/** An event of Electron that remembers whether it was prevented. */
export type FakeEvent = { defaultPrevented: boolean; preventDefault: () => void };

/** What a test reaches of a fake. */
export type Fake = {
  /** Calls an event's listeners, and gives the event. */
  emit: (name: string, details?: object, ...rest: unknown[]) => FakeEvent;
  /** The arguments of each call of a method, in order. */
  callsOf: (name: string) => unknown[][];
};

/**
 * Stands for any object of Electron: it takes listeners and remembers what it was told to do. Only what no real Electron can show
 * on Linux (devices, certificates, other systems) and the logic behind its events is tested with it; the rest: tests/electron.
 * @param members members that answer something.
 */
export function fakeElectron<Target extends object>(members: object = {}): Target & { fake: Fake } {
  const emitter = new EventEmitter();
  const calls: [name: string, given: unknown[]][] = [];
  const fake: Fake = {
    emit(name, details = {}, ...rest) {
      const event = {
        ...details,
        defaultPrevented: false,
        preventDefault: () => void (event.defaultPrevented = true),
      };
      emitter.emit(name, event, ...rest);
      return event;
    },
    callsOf: (name) => calls.filter((call) => call[0] === name).map((call) => call[1]),
  };
  const known = { ...members, fake, on: emitter.on.bind(emitter), once: emitter.once.bind(emitter) };
  const record =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, given]);
  return new Proxy(known, {
    get: (target, name: string) => Reflect.get(target, name) ?? record(name),
  }) as unknown as Target & { fake: Fake };
}

/** What visits need to know: a kiosk in service, without a PIN, which keeps what it is told for as long as it runs. */
export function testFacts(config: KioskConfig = defaultConfig): VisitFacts {
  let isOut = false;
  return {
    version: '1.2.3',
    pinHash: null,
    attempts: { read: () => 0, keep: () => true },
    service: {
      isOut: () => isOut,
      keep(out) {
        isOut = out;
        return true;
      },
    },
    days: { count: () => undefined, endPage: () => undefined, countWipe: () => undefined },
    live: {
      current: () => ({ config, state: 'ok', hash: null }),
      readAtMs: () => Date.UTC(2026, 0, 4, 15),
    },
  };
}

/** A kiosk without a printer. */
export const noPrinter: Printing = {
  state: async () => 'none',
  print: async () => 'not-ready',
  end: async () => true,
};

export type FakeContext = Context & {
  denied: string[];
  entries: LogEntry[];
  clock: { ms: number; wallMs: number };
};

/** A context whose clocks stand still until they are moved. */
export function fakeContext(changes: Partial<Context> = {}, config: Partial<KioskConfig> = {}): FakeContext {
  const denied: string[] = [];
  const entries: LogEntry[] = [];
  const clock = { ms: 0, wallMs: Date.UTC(2026, 0, 5, 15) };
  return {
    build: 'release',
    devUrl: null,
    platform: 'linux',
    windowSystem: 'placed',
    config: { ...defaultConfig, ...config },
    nowMs: () => clock.ms,
    wallClockMs: () => clock.wallMs,
    isOnline: () => true,
    log: (entry) => void entries.push(entry),
    deny: (rule) => void denied.push(rule),
    denied,
    entries,
    clock,
    ...changes,
  };
}
