import type { RequestChannel } from '../../../src/domain/contract/kiosk-bridge.ts';
import { electronTests } from './electron-tests.ts';

/** Who proves that an attempt fails: a unit test, the pages in Chromium, a real Electron, or a check of the computer. */
export type Layer = 'unit' | 'chromium' | 'electron' | 'os';

/** An attempt as a test can make it, put to the policy or to the guard that must stop it. */
export type Probe =
  | { put: 'navigation'; url: string; frame?: boolean; online?: boolean }
  | { put: 'request'; url: string; online?: boolean }
  | { put: 'window'; url: string; disposition?: string }
  | { put: 'key'; keys: string; platform?: 'linux' | 'win32' | 'darwin'; isComposing?: boolean }
  | { put: 'pointer'; type: string; button?: string; modifiers?: readonly string[] }
  | { put: 'link'; key: unknown; table?: Readonly<Record<string, string>> }
  | { put: 'permission'; name: string }
  | { put: 'asset'; url: string; method?: string }
  | { put: 'switch'; argv: readonly string[]; platform?: string }
  | {
      put: 'sender';
      isCurrentPage?: boolean;
      frame?: { origin: string; isTop: boolean; url?: string } | null;
    }
  | { put: 'payload'; channel: RequestChannel; payload: unknown }
  | { put: 'config'; text: string }
  /** An event of Electron: the guard must prevent it. */
  | { put: 'event'; on: 'contents' | 'session' | 'app'; name: string }
  /** A value that must stand in a header, in the page's preferences, in the window's options or in the fuses. */
  | { put: 'header'; name: string; has: string }
  | { put: 'preference'; name: string; is: unknown }
  | { put: 'window-option'; name: string; is: unknown }
  | { put: 'fuse'; name: string; is: boolean }
  /** Proved by a test of its own, named here: its title must stand in that file. */
  | { put: 'test'; file: string; title: string };

/** What a page tries by itself in Chromium: the expression, and what it must come to. */
export type PageTry = { run: string; gives: unknown };

export type Escape = {
  id: string;
  attempt: string;
  /** Which rule stops it, in the words of log and health file; several where the probes differ. */
  rules: readonly string[];
  /** Anything but `denied` is said here. */
  expected: string;
  probes: readonly Probe[];
  /** Tried by the page in Chromium, under the kiosk's headers and event stops. */
  inPage?: PageTry;
  /** Tried in a real Electron as well: an expression in the page, and what it must come to. */
  inElectron?: PageTry;
  /** What the computer must be set to, because no application can stop it. */
  onComputer?: string;
};

export type Area = { title: string; escapes: readonly Escape[] };

type Rest = Partial<Pick<Escape, 'expected' | 'inPage' | 'inElectron' | 'onComputer'>>;

/** One row. Rules are given as one word or several with a space between. */
export function attempt(
  id: string,
  words: string,
  rules: string,
  probes: readonly Probe[],
  rest: Rest = {},
): Escape {
  return { id, attempt: words, rules: rules.split(' '), expected: 'denied', probes, ...rest };
}

/** One row that only the computer's own settings can stop. */
export function onlyOnComputer(id: string, words: string, onComputer: string): Escape {
  return { id, attempt: words, rules: ['os'], expected: 'checked by hand', probes: [], onComputer };
}

/** The layers that prove a row. */
export function layersOf(row: Escape): readonly Layer[] {
  return [
    ...(row.probes.length > 0 ? (['unit'] as const) : []),
    ...(row.inPage === undefined ? [] : (['chromium'] as const)),
    ...(row.inElectron === undefined && electronTests[row.id] === undefined ? [] : (['electron'] as const)),
    ...(row.onComputer === undefined ? [] : (['os'] as const)),
  ];
}
