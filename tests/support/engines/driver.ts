/** One window of a browser that Playwright cannot drive: what both protocols can do, and no more. DriverPage builds on it. */
export type Driver = {
  /** Opens an address and waits until its HTML has been read, in WebKitGTK until it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but what it is given, and answers with what JSON can hold. */
  evaluate: <Given, Result>(
    body: (given: Given) => Result | Promise<Result>,
    given: Given,
  ) => Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  run: (source: string) => Promise<void>;
  /** Presses and releases the left button; in CSS pixels from the window's upper left corner. */
  click: (at: { x: number; y: number }) => Promise<void>;
  /** Presses and releases a key, named as in `KeyboardEvent.key`; `Shift+Tab` holds Shift meanwhile. */
  press: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that the CSS selector names. */
  upload: (css: string, path: string) => Promise<void>;
  /** Sets the inner size, in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** The page on A4; null where the protocol cannot print. */
  pdf: (() => Promise<Uint8Array>) | null;
  /** Errors, warnings and exceptions in the console since the window was opened. */
  problems: () => readonly string[];
  close: () => Promise<void>;
};

/** A running browser, from which each test gets a window with nothing remembered. */
export type DriverBrowser = {
  open: () => Promise<Driver>;
  close: () => Promise<void>;
};
