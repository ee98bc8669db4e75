import { EventEmitter } from 'node:events';
import { FakeContents, FakeEvent } from './electron-fakes.ts';

/**
 * What `vi.mock('electron')` gives instead of the module: windows, views, displays and messages that write down what is done
 * to them. Only what our adapters import is here; anything else is undefined and fails loudly.
 */
export type FakeDisplay = { id: number; bounds: { x: number; y: number; width: number; height: number } };

export class FakeBaseWindow {
  static all: FakeBaseWindow[] = [];
  readonly emitter = new EventEmitter();
  readonly calls: string[] = [];
  readonly children: unknown[] = [];
  destroyed = false;
  focused = true;
  bounds = { x: 0, y: 0, width: 1_920, height: 1_080 };
  readonly options: object;
  readonly contentView = {
    addChildView: (view: unknown) => void this.children.push(view),
    removeChildView: (view: unknown) => void this.children.splice(this.children.indexOf(view), 1),
  };

  constructor(options: object) {
    this.options = options;
    FakeBaseWindow.all.push(this);
  }

  on = (name: string, listener: (...rest: unknown[]) => void) => this.emitter.on(name, listener);
  once = (name: string, listener: (...rest: unknown[]) => void) => this.emitter.once(name, listener);
  getContentBounds = () => ({ x: 0, y: 0, width: 1_920, height: 1_080 });
  isFocused = () => this.focused;
  isDestroyed = () => this.destroyed;
  getBounds = () => this.bounds;
  setBounds = (bounds: FakeDisplay['bounds']) => {
    this.bounds = bounds;
    this.calls.push(`bounds ${bounds.x}`);
  };
  setVisibleOnAllWorkspaces = (flag: boolean) => void this.calls.push(`everywhere ${flag}`);
  setAlwaysOnTop = (flag: boolean) => void this.calls.push(`top ${flag}`);
  setKiosk = (flag: boolean) => void this.calls.push(`kiosk ${flag}`);
  show = () => void this.calls.push('show');
  moveTop = () => void this.calls.push('moveTop');
  focus = () => void this.calls.push('focus');
  blur = () => void this.calls.push('blur');
  restore = () => void this.calls.push('restore');
  destroy = () => void (this.destroyed = true);

  emit(name: string, ...rest: unknown[]): FakeEvent {
    const event = new FakeEvent();
    this.emitter.emit(name, event, ...rest);
    return event;
  }
}

export class FakeViewContents extends FakeContents {
  readonly sent: [channel: string, payload: unknown][] = [];
  url = '';
  destroyed = false;

  constructor() {
    super();
    this.close = () => {
      this.calls.push('close');
      this.destroyed = true;
    };
  }

  loadURL = async (url: string) => void (this.url = url);
  focus = () => void this.calls.push('focus');
  override isDestroyed = () => this.destroyed;
  setAudioMuted = (muted: boolean) => void this.calls.push(`muted ${muted}`);
  // Like Electron's own: what cannot be cloned cannot be sent.
  send = (channel: string, payload: unknown) => void this.sent.push([channel, structuredClone(payload)]);
}

export class FakeView {
  static all: FakeView[] = [];
  readonly webContents = new FakeViewContents();
  readonly options: object;

  constructor(options: object) {
    this.options = options;
    FakeView.all.push(this);
  }

  setBounds = () => undefined;
  setBackgroundColor = () => undefined;
}

type Handler = (event: unknown, payload: unknown) => unknown;

/** Messages as they cross: every payload is cloned, so that nothing passes that could not. */
export class FakeIpcMain {
  readonly handlers = new Map<string, Handler>();
  handle = (channel: string, handler: Handler) => void this.handlers.set(channel, handler);
  on = (channel: string, handler: Handler) => void this.handlers.set(channel, handler);

  async send(channel: string, event: unknown, payload?: unknown): Promise<unknown> {
    return structuredClone(await this.handlers.get(channel)?.(event, structuredClone(payload)));
  }
}

export class FakeScreen extends EventEmitter {
  displays: FakeDisplay[] = [{ id: 1, bounds: { x: 0, y: 0, width: 1_920, height: 1_080 } }];
  getAllDisplays = () => this.displays;
}

/** A whole module, fresh for each test. */
export function makeElectron() {
  FakeBaseWindow.all = [];
  FakeView.all = [];
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  const session = {
    clearData: step('clearData'),
    clearAuthCache: step('clearAuthCache'),
    clearHostResolverCache: step('clearHostResolverCache'),
    clearCodeCaches: step('clearCodeCaches'),
    closeAllConnections: step('closeAllConnections'),
  };
  return {
    done,
    wipedSession: session,
    BaseWindow: FakeBaseWindow,
    WebContentsView: FakeView,
    screen: new FakeScreen(),
    ipcMain: new FakeIpcMain(),
    clipboard: {
      writeText: step('clipboard.write'),
      clear: () => void done.push('clipboard.clear'),
      selection: {
        writeText: step('selection.write'),
        clear: () => void done.push('selection.clear'),
      },
    },
    shell: { openExternal: async (url: string) => void done.push(`open ${url}`) },
    Menu: {
      setApplicationMenu: (menu: unknown) => void done.push(`menu ${JSON.stringify(menu)}`),
      buildFromTemplate: (template: unknown) => template,
    },
    powerSaveBlocker: {
      start: (kind: string) => {
        done.push(`awake ${kind}`);
        return 7;
      },
      stop: (id: number) => void done.push(`asleep ${id}`),
    },
    powerMonitor: new EventEmitter(),
    app: { exit: (code: number) => void done.push(`exit ${code}`) },
    protocol: { registerSchemesAsPrivileged: (schemes: unknown) => void done.push(JSON.stringify(schemes)) },
  };
}
