import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import type { GuardedContents } from '../../electron/main-process/guards/guard-contents.ts';
import type { GuardedSession } from '../../electron/main-process/guards/guard-session.ts';
import type { Context } from '../../electron/main-process/context/context.ts';
import type { KioskConfig } from '../../electron/policy/config.ts';
import { defaultConfig } from '../../electron/policy/config.ts';
import type { LogEntry } from '../../electron/policy/log.ts';

/** An event of Electron that remembers whether it was prevented. */
export class FakeEvent {
  defaultPrevented = false;
  readonly [key: string]: unknown;

  constructor(details: object = {}) {
    Object.assign(this, details);
  }

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

type Handler<Name extends 'setWindowOpenHandler'> = Parameters<WebContents[Name]>[0];

/** Electron's types name hundreds of overloads for `on`; an emitter stands for all of them. The checked edge of the fakes. */
function asOn<On>(emitter: EventEmitter): On {
  return emitter.on.bind(emitter) as On;
}

/** The debugging protocol of a WebContents: it writes down what was asked for. */
export class FakeDebugger {
  readonly emitter = new EventEmitter();
  readonly sent: [method: string, words: unknown, frame?: string][] = [];
  attached = false;
  readonly on = asOn<WebContents['debugger']['on']>(this.emitter);
  attach = (): void => void (this.attached = true);
  isAttached = (): boolean => this.attached;
  sendCommand = async (method: string, words?: unknown, frame?: string): Promise<unknown> => {
    this.sent.push(frame === undefined ? [method, words] : [method, words, frame]);
    return {};
  };
}

/** A WebContents as far as the guard and the watchers look. */
export class FakeContents {
  readonly emitter = new EventEmitter();
  readonly calls: string[] = [];
  openHandler: Handler<'setWindowOpenHandler'> | null = null;
  readonly on = asOn<WebContents['on']>(this.emitter);

  setWindowOpenHandler = (handler: Handler<'setWindowOpenHandler'>): void => {
    this.openHandler = handler;
  };
  setZoomMode = (mode: string): void => void this.calls.push(`zoom ${mode}`);
  setWebRTCIPHandlingPolicy = (policy: string): void => void this.calls.push(`webrtc ${policy}`);
  isDestroyed = (): boolean => false;
  readonly debugger = new FakeDebugger();
  setIgnoreMenuShortcuts = (ignore: boolean): void => void this.calls.push(`ignore menu ${ignore}`);
  closeDevTools = (): void => void this.calls.push('close devtools');
  close = (): void => void this.calls.push('close');
  setVisualZoomLevelLimits = async (least: number, most: number): Promise<void> => {
    this.calls.push(`pinch ${least} ${most}`);
  };

  /** Emits an event and says whether it was prevented. */
  emit(name: string, details: object = {}, ...rest: unknown[]): FakeEvent {
    const event = new FakeEvent(details);
    this.emitter.emit(name, event, ...rest);
    return event;
  }
}

type Setters = Omit<GuardedSession, 'on' | 'webRequest'>;

/** A session that keeps what the guard gave it. */
export class FakeSession {
  readonly emitter = new EventEmitter();
  readonly on = asOn<Session['on']>(this.emitter);
  readonly given: { [Name in keyof Setters]?: Parameters<Setters[Name]>[0] } = {};
  beforeRequest: Parameters<Session['webRequest']['onBeforeRequest']>[0] = null;
  beforeSend: unknown = null;

  private keep =
    <Name extends keyof Setters>(name: Name) =>
    (value: Parameters<Setters[Name]>[0]): void =>
      void Object.assign(this.given, { [name]: value });

  setPermissionRequestHandler = this.keep('setPermissionRequestHandler');
  setPermissionCheckHandler = this.keep('setPermissionCheckHandler');
  setDevicePermissionHandler = this.keep('setDevicePermissionHandler');
  setDisplayMediaRequestHandler = this.keep('setDisplayMediaRequestHandler');
  setBluetoothPairingHandler = this.keep('setBluetoothPairingHandler');
  setUSBProtectedClassesHandler = this.keep('setUSBProtectedClassesHandler');
  setSpellCheckerEnabled = this.keep('setSpellCheckerEnabled');
  setSpellCheckerLanguages = this.keep('setSpellCheckerLanguages');
  webRequest = {
    onBeforeRequest: (listener: unknown): void => void Object.assign(this, { beforeRequest: listener }),
    onBeforeSendHeaders: (_filter: unknown, listener?: unknown): void => {
      this.beforeSend = listener ?? null;
    },
  };

  emit(name: string, ...rest: unknown[]): FakeEvent {
    const event = new FakeEvent();
    this.emitter.emit(name, event, ...rest);
    return event;
  }
}

/** An app that only emits. */
export class FakeApp {
  readonly emitter = new EventEmitter();
  readonly on = asOn<App['on']>(this.emitter);

  emit(name: string, ...rest: unknown[]): FakeEvent {
    const event = new FakeEvent();
    this.emitter.emit(name, event, ...rest);
    return event;
  }
}

/**
 * The fakes have the shape that the guards ask of Electron: an update that changes it does not compile.
 * @public Nothing calls them; the type checker reads them.
 */
export const fakeShapes = {
  contents: (fake: FakeContents) => fake satisfies GuardedContents,
  session: (fake: FakeSession) => fake satisfies GuardedSession,
  app: (fake: FakeApp) => fake satisfies Pick<App, 'on'>,
};

export type FakeDesk = Context & {
  denied: string[];
  entries: LogEntry[];
  clock: { ms: number; wallMs: number };
};

/** A context whose clocks stand still until they are moved. */
export function fakeContext(changes: Partial<Context> = {}, config: Partial<KioskConfig> = {}): FakeDesk {
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
