import type { Page } from '@playwright/test';
import { createStaffDoor } from '../../electron/adapter/staff.ts';
import { planHandoff } from '../../electron/policy/handoff.ts';
import { secondsLeft } from '../../electron/policy/idle.ts';
import {
  startKiosk,
  stepKiosk,
  type KioskEvent,
  type KioskStep,
} from '../../electron/policy/kiosk-machine.ts';
import { decideLink } from '../../electron/policy/links.ts';
import type { HandoffKey } from '../../src/contract/handoff.ts';
import { channels, requestSchemas, type RequestChannel } from '../../src/contract/kiosk-bridge.ts';
import type { KioskSettings } from '../../src/contract/kiosk-settings.ts';
import { settingsFor, shippedConfigs } from './kiosk-configs.ts';

/** What the tests' kiosk says about itself unless a test wants another one: what ships where a browser can be opened, on a common screen. */
export const testSettings: KioskSettings = settingsFor(
  { ...shippedConfigs['defaults of Windows and macOS'], country: 'US' },
  { width: 1920, height: 1080 },
);

/** The PIN of the tests' kiosk. */
export const testPin = '2468';

/** Functions the preload stub calls; see installPreload. */
type Wire = {
  send: (channel: string, payload: unknown) => void;
  ask: (channel: string, payload: unknown) => unknown;
};

/**
 * The kiosk's main process as the page sees it: the real machine, policies and schemas, with a clock that the test moves
 * and a browser that is only a list.
 */
export class TestMain implements Wire {
  readonly opened: string[] = [];
  readonly heard: string[] = [];
  /** What the page last reported; null before that. */
  voices: number | null = null;
  settings: KioskSettings;
  /** Holds answers to hand-offs back until the test lets them go. */
  held: Promise<void> = Promise.resolve();
  #ms = 0;
  #machine: KioskStep['state'];
  #hadVisit = false;
  #afterVisit = false;
  readonly #door = createStaffDoor(
    { nowMs: () => this.#ms, log: () => undefined, deny: () => undefined },
    (pin) => pin === testPin,
  );
  readonly #page: Page;
  readonly #url: string;
  #work: Promise<void> = Promise.resolve();

  constructor(page: Page, url: string, settings: Partial<KioskSettings>) {
    this.#page = page;
    this.#url = url;
    this.settings = { ...testSettings, ...settings };
    this.#machine = startKiosk(0).state;
  }

  get session(): number {
    return this.#machine.session;
  }

  get phase(): string {
    return this.#machine.visit.phase;
  }

  get wipes(): number {
    return this.#machine.wipes;
  }

  /** The first wipe and the first page. */
  async start(): Promise<void> {
    this.#dispatch({ kind: 'wipe-done', ms: this.#ms, session: this.#machine.session });
    await this.settle();
  }

  /** Somebody touched the screen: Electron's input event, which the page has no part in. */
  async input(): Promise<void> {
    this.#dispatch({ kind: 'input', ms: this.#ms });
    await this.settle();
  }

  /** Lets time pass, second by second, with the page's signs of life. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      this.#ms += 1_000;
      this.#dispatch({ kind: 'heartbeat', ms: this.#ms, session: this.session });
      this.#dispatch({ kind: 'tick', ms: this.#ms });
    }
    await this.settle();
  }

  async setOnline(online: boolean): Promise<void> {
    this.settings = { ...this.settings, online };
    await this.tell(channels.online, online);
  }

  /** Waits until everything that main said has arrived. */
  async settle(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.#work;
      await last;
    } while (last !== this.#work);
  }

  async tell(channel: string, payload: unknown): Promise<void> {
    await this.#page.evaluate(([name, data]) => window.fromMain?.(name as string, data), [channel, payload]);
  }

  send(channel: string, payload: unknown): void {
    const told: unknown = requestSchemas[channel as RequestChannel].parse(payload ?? undefined);
    this.heard.push(channel);
    if (channel === channels.reportVoices) this.voices = Number(told);
    if (channel === channels.stillHere) this.#dispatch({ kind: 'still-here', ms: this.#ms });
    if (channel === channels.endSession) this.#dispatch({ kind: 'end', ms: this.#ms });
    if (channel === channels.reportReading)
      this.#dispatch({ kind: 'reading', ms: this.#ms, reading: payload === true });
    if (channel === channels.heartbeat)
      this.#dispatch({ kind: 'heartbeat', ms: this.#ms, session: this.session });
  }

  async ask(channel: string, payload: unknown): Promise<unknown> {
    const request = requestSchemas[channel as RequestChannel].parse(payload ?? undefined);
    this.heard.push(channel);
    if (channel === channels.getSettings)
      return { ...this.settings, sessionNumber: this.session, afterVisit: this.#afterVisit };
    if (channel === channels.unlock) return this.#door.unlock(String(request));
    return this.#openHandoff(request as HandoffKey);
  }

  async #openHandoff(key: HandoffKey): Promise<unknown> {
    const { handoff: mode, online } = this.settings;
    const press = { key, mode, online, ms: this.#ms };
    const { action, rule } = planHandoff(this.#machine.handoff, press);
    this.#dispatch({ kind: 'handoff', session: this.session, ...press });
    await this.held;
    if (action === 'show-code') return { opened: false, mode: rule === 'handoff-busy' ? 'qr' : mode };
    return { opened: this.#machine.handoff.stage === 'away', mode };
  }

  #launch(key: HandoffKey, session: number): void {
    const link = decideLink(key);
    const opened = link.action === 'open';
    if (opened) this.opened.push(link.url);
    this.#dispatch({ kind: 'handoff-answer', ms: this.#ms, session, opened });
  }

  #dispatch(event: KioskEvent): void {
    const { idleSeconds, countdownSeconds } = this.settings;
    const times = { idleMs: idleSeconds * 1_000, countdownMs: countdownSeconds * 1_000 };
    const { state, effects } = stepKiosk(this.#machine, event, times);
    this.#machine = state;
    if (state.visit.phase === 'active') this.#hadVisit = true;
    for (const effect of effects) {
      if (effect.kind === 'launch') this.#launch(effect.key, effect.session);
      if (effect.kind === 'phase') this.#queue(() => this.#sayPhase(state));
      if (effect.kind === 'wipe')
        this.#queue(async () => this.#dispatch({ kind: 'wipe-done', ms: this.#ms, session: effect.session }));
      if (effect.kind === 'open') {
        this.#afterVisit = this.#hadVisit;
        this.#hadVisit = false;
        this.#queue(() => this.#replacePage());
      }
    }
  }

  #sayPhase(state: KioskStep['state']): Promise<void> {
    const { visit, session } = state;
    const phase = visit.phase;
    return this.tell(channels.phase, {
      phase,
      secondsLeft: secondsLeft(visit, this.#ms),
      sessionNumber: session,
    });
  }

  /** A new page instead of the old one, and nothing of the old one's storage. */
  async #replacePage(): Promise<void> {
    await this.#page.goto('about:blank');
    await this.#page.goto(this.#url);
    // The picture in the document is there before the script that listens.
    await this.#page.locator('html[data-picture]').waitFor({ state: 'detached' });
    await this.#page.waitForFunction(() => document.querySelector('#root > *') !== null);
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work);
  }
}

declare global {
  interface Window {
    fromMain?: (channel: string, payload: unknown) => void;
    toMain?: (channel: string, payload: unknown) => Promise<unknown>;
    askMain?: (channel: string, payload: unknown) => Promise<unknown>;
  }
}

/**
 * Runs the built preload in every page, as Electron does: `require('electron')` gives a bridge whose other end is `main`.
 * Payloads are cloned on both sides, so that nothing crosses that structured clone would refuse.
 * @param code text of preload.cjs.
 */
export async function installPreload(page: Page, code: string, main: () => Wire): Promise<void> {
  await page.exposeFunction('toMain', (channel: string, payload: unknown) => main().send(channel, payload));
  await page.exposeFunction('askMain', (channel: string, payload: unknown) => main().ask(channel, payload));
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
        send: (channel, payload) => void window.toMain(channel, structuredClone(payload)),
        invoke: (channel, payload) => window.askMain(channel, structuredClone(payload)),
        on: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener)),
        off: (channel, listener) => listeners.get(channel)?.delete(listener),
      },
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('The preload asked for ' + name);
      return electron;
    };
    // The switch with which main opens a page is tried in a real Electron (tests/e2e/electron/opening.spec.ts).
    (function (module, exports, process) {
      ${code}
    })({ exports: {} }, {}, { argv: [] });
  })();`);
}
