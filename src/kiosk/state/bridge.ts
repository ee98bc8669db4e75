import type { KioskBridge, KioskPhase } from '~/domain/contract/kiosk-bridge.ts';
import { defaultSettings } from './screen-store.ts';

/** The kiosk's main process, or its replacement in a plain browser. */
export function kioskBridge(): KioskBridge {
  return window.kiosk ?? previewBridge;
}

/** Whether the pages run in a plain browser, without a kiosk around them. */
export function isPreview(): boolean {
  return typeof window !== 'undefined' && window.kiosk === undefined;
}

/** Milliseconds for which a preview shows nothing after a visit: no main process replaces the page. */
const endedMs = 300;

const listeners = new Set<(phase: KioskPhase) => void>();

/** The visit of the preview, which counts like main. */
let sessionNumber = 1;

/** Replaces the main process in a plain browser: nothing opens outside, nobody measures idleness, and a visit ends in the page. */
const previewBridge: KioskBridge = {
  openHandoff: () => Promise.resolve({ opened: false, mode: 'qr' }),
  getSettings: () =>
    Promise.resolve({ ...defaultSettings, sessionNumber, handoff: 'qr', online: navigator.onLine }),
  unlock: () => Promise.resolve({ answer: 'wrong' }),
  staffAction: () => undefined,
  getPrinter: () => Promise.resolve('none'),
  printSheet: () => Promise.resolve('not-ready'),
  beginVisit: () => undefined,
  endSession() {
    sessionNumber += 1;
    setTimeout(() => {
      for (const listener of listeners) listener({ phase: 'waiting', secondsLeft: null, sessionNumber });
    }, endedMs);
  },
  stillHere: () => undefined,
  heartbeat: () => undefined,
  reportLanguage: () => undefined,
  reportVoices: () => undefined,
  reportNoRoom: () => undefined,
  reportReading: () => undefined,
  reportHeadphones: () => undefined,
  onPhase(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onOnline(listener) {
    const listening = new AbortController();
    addEventListener('online', () => listener(true), { signal: listening.signal });
    addEventListener('offline', () => listener(false), { signal: listening.signal });
    return () => listening.abort();
  },
  onHeadphones: () => () => undefined,
};
