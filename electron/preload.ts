import { contextBridge, ipcRenderer } from 'electron';
import {
  channels,
  handoffResultSchema,
  phaseSchema,
  printerStates,
  printOutcomes,
  requestSchemas,
  unlockResultSchema,
  type KioskBridge,
  type RequestChannel,
} from '../src/domain/contract/kiosk-bridge.ts';
import { bindOpening, openingOf } from '../src/domain/contract/kiosk-opening.ts';
import { settingsSchema } from '../src/domain/contract/kiosk-settings.ts';

/** Tells main something, after the same check that main makes. A bug in a page shows here, beside its cause. */
function tell(channel: RequestChannel, payload?: unknown): void {
  ipcRenderer.send(channel, requestSchemas[channel].parse(payload));
}

async function ask(channel: RequestChannel, payload?: unknown): Promise<unknown> {
  return ipcRenderer.invoke(channel, requestSchemas[channel].parse(payload));
}

/** Listens to main, and drops what has not the shape that was agreed on. */
function listen<Payload>(channel: string, read: (data: unknown) => Payload | null, listener: unknown) {
  if (typeof listener !== 'function') throw new TypeError('A listener is a function.');
  const onMessage = (_event: unknown, data: unknown) => {
    const payload = read(data);
    if (payload !== null) listener(payload);
  };
  ipcRenderer.on(channel, onMessage);
  return () => void ipcRenderer.off(channel, onMessage);
}

function booleanOrNull(data: unknown): boolean | null {
  return typeof data === 'boolean' ? data : null;
}

/** Headphones may be plugged in between two pages: what main says of them before this one listens is kept for it. */
let keptPlug: boolean | null = null;
const stopKeeping = listen(channels.headphones, booleanOrNull, (plugged: boolean) => {
  keptPlug = plugged;
});

function listenToPlugs(listener: (plugged: boolean) => void): () => void {
  const stop = listen(channels.headphones, booleanOrNull, listener);
  stopKeeping();
  if (keptPlug !== null) listener(keptPlug);
  keptPlug = null;
  return stop;
}

/** Takes one of the words that were agreed on. @throws Error for anything else. */
function oneOf<Word>(words: readonly Word[], data: unknown): Word {
  const word = words.find((each) => each === data);
  if (word === undefined) throw new Error('Main answered something else.');
  return word;
}

/** Functions and nothing else: no channel name, no `ipcRenderer`, no event object reaches the page. */
const bridge: KioskBridge = {
  openHandoff: async (key) => handoffResultSchema.parse(await ask(channels.openHandoff, key)),
  getSettings: async () => settingsSchema.parse(await ask(channels.getSettings)),
  unlock: async (pin) => unlockResultSchema.parse(await ask(channels.unlock, pin)),
  staffAction: (action) => tell(channels.staffAction, action),
  getPrinter: async () => oneOf(printerStates, await ask(channels.getPrinter)),
  printSheet: async (request) => oneOf(printOutcomes, await ask(channels.printSheet, request)),
  beginVisit: () => tell(channels.beginVisit),
  endSession: () => tell(channels.endSession),
  stillHere: () => tell(channels.stillHere),
  heartbeat: () => tell(channels.heartbeat),
  reportLanguage: (language) => tell(channels.reportLanguage, language),
  reportVoices: (voices) => tell(channels.reportVoices, voices),
  reportNoRoom: () => tell(channels.reportNoRoom),
  reportReading: (reading) => tell(channels.reportReading, reading),
  reportHeadphones: (plugged) => tell(channels.reportHeadphones, plugged),
  onPhase: (listener) => listen(channels.phase, (data) => phaseSchema.safeParse(data).data ?? null, listener),
  onOnline: (listener) => listen(channels.online, booleanOrNull, listener),
  onHeadphones: listenToPlugs,
};

contextBridge.exposeInMainWorld('kiosk', bridge);
const opening = openingOf(process.argv);
if (opening !== null) whenRooted((root) => bindOpening(root, opening));
blockPageEvents();

/** Calls back as soon as the document has its root element: before anything of it is drawn. */
function whenRooted(use: (root: HTMLElement) => void): void {
  const tryOnce = () => {
    const root = document.documentElement as HTMLElement | null;
    if (root === null) return;
    observer.disconnect();
    use(root);
  };
  const observer = new MutationObserver(tryOnce);
  observer.observe(document, { childList: true });
  tryOnce();
}

/**
 * Stops what a kiosk page never answers before the page hears of it: taking text or pictures out, bringing files in, menus; and
 * clicks on a file input, which no API of Electron can stop (electron#10967). Lives in the preload's own world, where no script of a page can take it away.
 */
function blockPageEvents(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stopWhere = <Name extends 'click' | 'wheel'>(
    name: Name,
    test: (event: WindowEventMap[Name]) => boolean,
  ) =>
    window.addEventListener(name, (event) => test(event) && stop(event), { capture: true, passive: false });
  const files = ['dragstart', 'dragenter', 'dragover', 'drop'];
  for (const name of ['copy', 'cut', 'contextmenu', 'auxclick', ...files])
    window.addEventListener(name, stop, { capture: true });
  stopWhere('click', (event) => event.composedPath().some(isFileInput));
  // Two fingers and Control with the wheel: text size is the page's own setting.
  stopWhere('wheel', ({ ctrlKey }) => ctrlKey);
}

function isFileInput(node: EventTarget): boolean {
  return node instanceof HTMLInputElement && node.type === 'file';
}
