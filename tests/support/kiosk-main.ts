import type { Page } from '@playwright/test';
import type { Answers } from '../../electron/main-process/session/ipc.ts';
import { createVisits, type Visits } from '../../electron/main-process/session/visits.ts';
import { defaultConfig, type KioskConfig } from '../../electron/policy/config.ts';
import { documentIn } from '../../electron/policy/assets.ts';
import { languagesOf } from '../../electron/policy/languages.ts';
import { hashPin } from '../../electron/policy/pin.ts';
import {
  channels,
  requestSchemas,
  type PrinterState,
  type PrintOutcome,
  type RequestChannel,
  type SheetRequest,
} from '../../src/domain/contract/kiosk-bridge.ts';
import { fakeContext, testFacts } from './electron-fakes.ts';

/** The screens that every surface of the kiosk is made for. */
export const screenSizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const;

type ScreenSize = { width: number; height: number };

/** What the tests' kiosk runs with unless a test wants another one: what ships where a browser can be opened. */
const usualConfig: KioskConfig = {
  ...defaultConfig,
  country: 'US',
  languages: ['en'],
};

/** Of the PIN of the tests' kiosk. */
const pinHash = hashPin('2468');

/**
 * The kiosk of a test, where it differs from the usual one: fields of its config, the network, whether staff have a PIN, and
 * whether they have taken it out of service.
 */
export type TestKiosk = {
  config?: Partial<KioskConfig>;
  online?: boolean;
  pin?: boolean;
  outOfService?: boolean;
  /** Whether headphones are plugged in as it begins; null where nobody knows. */
  headphones?: boolean | null;
};

/** What becomes of a sheet at a printer in each state. */
const printed = {
  none: 'not-ready',
  ready: 'printed',
  'no-paper': 'no-paper',
  'not-ready': 'not-ready',
} as const satisfies Record<PrinterState, PrintOutcome>;

/**
 * The kiosk's main process as the page sees it: the program's own wiring of its visits (electron/main-process/session/visits.ts) around
 * a clock that the test moves, a browser that is only a list, a page of Playwright's instead of a window.
 */
export class TestMain {
  readonly opened: string[] = [];
  readonly heard: string[] = [];
  /** Why the program has ended; null while it runs. */
  ended: string | null = null;
  /** What the printer says of itself, and what it was told to print. */
  printer: PrinterState = 'none';
  readonly printed: SheetRequest[] = [];
  /** Holds answers to hand-offs and prints back until the test lets them go. */
  held: Promise<void> = Promise.resolve();
  readonly #context;
  readonly #visits: Visits;
  readonly #page: Page;
  readonly #url: string;
  #online: boolean;
  #work: Promise<void> = Promise.resolve();
  #isOver = false;
  readonly #headphones: boolean | null;

  constructor(page: Page, url: string, size: ScreenSize, given: TestKiosk) {
    const { config, online = true, pin = true, outOfService = false, headphones = null } = given;
    this.#headphones = headphones;
    const fullConfig: KioskConfig = { ...usualConfig, ...config };
    this.#page = page;
    // As protocol.ts answers for the one address that there is.
    this.#url = new URL(documentIn(languagesOf(fullConfig)[0]), url).href;
    this.#online = online;
    this.#context = fakeContext({ platform: 'win32', isOnline: () => this.#online }, fullConfig);
    const facts = { ...testFacts(this.#context.config), pinHash: pin ? pinHash : null };
    if (outOfService) facts.service.keep(true);
    this.#visits = createVisits(this.#context, facts, {
      wipe: (_session, _hasShown, onDone) =>
        this.#queue(async () => {
          this.#visits.counters.lastWipe = new Date(this.#context.wallClockMs()).toISOString();
          onDone();
        }),
      open: (shown) => this.#queue(() => this.#replacePage(shown)),
      showPhase: (phase) => this.#queue(() => this.tell(channels.phase, phase)),
      printing: {
        state: async () => this.printer,
        print: async (request) => {
          this.printed.push(request);
          await this.held;
          return printed[this.printer];
        },
      },
      showHeadphones: (plugged) => this.#queue(() => this.tell(channels.headphones, plugged)),
      audio: {
        direct: (goal) => this.#visits.sound.onArrived(goal),
        report: (plugged) => this.#visits.sound.onHeadphones(plugged, true),
      },
      end: (reason) => void (this.ended = reason),
      onError: (thrown) => {
        throw thrown;
      },
      opener: {
        open: async (address) => {
          this.opened.push(address);
          await this.held;
          return true;
        },
        end: () => undefined,
      },
      kioskWindow: { sizePx: () => size, yieldFocus: () => undefined, regainFocus: () => undefined },
    });
  }

  get session(): number {
    return this.#visits.runner.state().session;
  }

  get phase(): string {
    return this.#visits.runner.state().visit.phase;
  }

  get wipes(): number {
    return this.#visits.runner.state().wipes;
  }

  /** What the page last reported; null before that. */
  get voices(): number | null {
    return this.#visits.counters.voices;
  }

  /** The first wipe and the first page. */
  async start(): Promise<void> {
    this.#visits.runner.start();
    if (this.#headphones !== null) this.#visits.sound.onHeadphones(this.#headphones, false);
    await this.flush();
  }

  /** Lets the page alone: the test is over. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.flush();
  }

  /** Somebody touched the screen: Electron's input event, which the page has no part in. */
  async input(): Promise<void> {
    this.#visits.runner.dispatch({ kind: 'input', ms: this.#context.nowMs() });
    await this.flush();
  }

  /** Headphones are plugged in or out, as their sink comes or goes. */
  async plug(plugged: boolean): Promise<void> {
    this.#visits.sound.onHeadphones(plugged, false);
    await this.flush();
  }

  /** Lets time pass, second by second, with the page's signs of life. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      this.#context.clock.ms += 1_000;
      this.#visits.runner.dispatch({ kind: 'heartbeat', ms: this.#context.nowMs() });
      this.#visits.runner.dispatch({ kind: 'tick', ms: this.#context.nowMs() });
    }
    await this.flush();
  }

  async setOnline(online: boolean): Promise<void> {
    this.#online = online;
    await this.tell(channels.online, online);
  }

  /** Waits until everything that main said has arrived. */
  async flush(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.#work;
      await last;
    } while (last !== this.#work);
  }

  async tell(channel: string, payload: unknown): Promise<void> {
    await this.#page.evaluate(([name, data]) => window.fromMain?.(name as string, data), [channel, payload]);
  }

  /** As `listenToPage` does: the shape is checked, then the program's own answer is called. */
  answer(channel: string, payload: unknown): unknown {
    const known = channel as RequestChannel;
    const request: unknown = requestSchemas[known].parse(payload ?? undefined);
    this.heard.push(channel);
    const answer = this.#visits.answers[known as keyof Answers] as (given: unknown) => unknown;
    return answer(request);
  }

  /** A new page instead of the old one, and nothing of the old one's storage. */
  async #replacePage(shown: 'home' | 'fallback'): Promise<void> {
    if (shown === 'fallback') throw new Error('The kiosk gave its page up.');
    await this.#page.goto('about:blank');
    await this.#page.goto(this.#url);
    // The picture in the document is there before the script that listens.
    await this.#page.locator('html[data-picture]').waitFor({ state: 'detached' });
    await this.#page.waitForFunction(() => document.querySelector('#root > *') !== null);
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(() => (this.#isOver ? undefined : work()));
  }
}

declare global {
  interface Window {
    fromMain?: (channel: string, payload: unknown) => void;
    askMain?: (channel: string, payload: unknown) => Promise<unknown>;
  }
}

/**
 * Runs the built preload in every page, as Electron does: `require('electron')` gives a bridge whose other end is `main`.
 * Payloads are cloned on both sides, so that nothing crosses that structured clone would refuse.
 * @param code text of preload.cjs.
 */
export async function installPreload(page: Page, code: string, main: () => TestMain): Promise<void> {
  await page.exposeFunction('askMain', (channel: string, payload: unknown) =>
    main().answer(channel, payload),
  );
  await page.addInitScript(`(() => {
    if (window.top !== window || location.protocol === 'about:') return;
    const listeners = new Map();
    window.fromMain = (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, structuredClone(payload));
    };
    const electron = {
      contextBridge: {
        exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: Object.freeze(api) }),
      },
      ipcRenderer: {
        send: (channel, payload) => void window.askMain(channel, structuredClone(payload)),
        invoke: (channel, payload) => window.askMain(channel, structuredClone(payload)),
        on: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener)),
        off: (channel, listener) => listeners.get(channel)?.delete(listener),
      },
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('The preload asked for ' + name);
      return electron;
    };
    // The switch with which main opens a page is tried in a real Electron (tests/electron/opening.spec.ts).
    (function (module, exports, process) {
      ${code}
    })({ exports: {} }, {}, { argv: [] });
  })();`);
}
