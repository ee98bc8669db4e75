import type { EngineName } from '../../../build/install.ts';

/** A place in the window, in CSS pixels from its upper left corner. */
export type Point = { x: number; y: number };

/** A window's inner size in CSS pixels. */
export type Size = { width: number; height: number };

/** What a visitor's browser is set to. */
export type Settings = { scripts: 'on' | 'off' };

/** Hands and eyes in one window of one browser: what every engine can do, and no more. Visitor builds the rest on it. */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but what it is given, and answers with what JSON can hold. */
  evaluate: <Given, Result>(
    body: (given: Given) => Result | Promise<Result>,
    given: Given,
  ) => Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  run: (source: string) => Promise<void>;
  /** Presses and releases the left button there. */
  click: (at: Point) => Promise<void>;
  /** Presses and releases a key, named as in `KeyboardEvent.key`; `Shift+Tab` holds Shift meanwhile. */
  press: (key: string) => Promise<void>;
  /** Types on the keyboard. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that the CSS selector names. */
  upload: (css: string, path: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** The page printed on A4, a PDF; null where the driver cannot print in this engine. */
  print: (() => Promise<Uint8Array>) | null;
  /** Errors, warnings and exceptions in the console since the window was opened. */
  problems: () => readonly string[];
  close: () => Promise<void>;
};

/** A running browser, from which each visitor gets a window with nothing remembered. */
export type Engine = {
  name: EngineName;
  open: (settings: Settings) => Promise<Driver>;
  close: () => Promise<void>;
};
