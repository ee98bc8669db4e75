/*
 * The browsers that this machine has, for the configurations of the tests: reading one installs nothing. What is missing is
 * installed by the scripts that run the tests (install.ts).
 */
import { existsSync, globSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser to run the journeys in, and how it is driven. */
export type EngineProgram =
  /** A Chromium of any make (with its path), or Playwright's own build. */
  | { kind: 'playwright'; name: EngineName; path: string | null }
  /** A Firefox as it is shipped. */
  | { kind: 'firefox'; path: string }
  /** WebKitGTK's small browser and its WebDriver. */
  | { kind: 'webkitgtk'; driver: string; browser: string; canPrint: boolean };

/** Chromium without tabs, menus and windows around its pages, as Debian has it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = {
  chromium: [
    ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
      (name) => `/usr/bin/${name}`,
    ),
    ...['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    `${process.env.ProgramFiles}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
  firefox: ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/**
 * The program of an engine on this machine: that of CHROMIUM_PATH or FIREFOX_PATH, the system's, else Playwright's.
 * @returns null when there is none.
 * @throws Error when such a variable names a file that does not exist.
 */
export function findEngine(name: EngineName): EngineProgram | null {
  const system = name === 'webkit' ? findWebKit() : findSystemBrowser(name);
  if (system !== null) return system;
  const bundledPath = { chromium, firefox, webkit }[name].executablePath();
  return existsSync(bundledPath)
    ? { kind: 'playwright', name, path: name === 'chromium' ? bundledPath : null }
    : null;
}

function findSystemBrowser(name: 'chromium' | 'firefox'): EngineProgram | null {
  const variable = `${name.toUpperCase()}_PATH`;
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} names ${given}, which does not exist.`);
  const path = given || systemBrowsers[name].find((each) => existsSync(each));
  if (path === undefined) return null;
  return name === 'chromium' ? { kind: 'playwright', name, path } : { kind: 'firefox', path };
}

function findWebKit(): EngineProgram | null {
  const driver = '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  if (browser === undefined || !existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return null;
  // Printing needs WebKit's library and Python's way to it.
  const canPrint =
    globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0 &&
    existsSync('/usr/lib/python3/dist-packages/gi');
  return { kind: 'webkitgtk', driver, browser, canPrint };
}

/**
 * The path of a Chromium for tests that open many pages: the headless shell, in which each costs half the time, where it is
 * installed; else that of `findEngine`, which `CHROMIUM_PATH` decides here too. Both draw the same.
 * @returns null when there is none.
 */
export function findHeadlessChromium(): string | null {
  if (!process.env.CHROMIUM_PATH && existsSync(headlessShell)) return headlessShell;
  const program = findEngine('chromium');
  return program?.kind === 'playwright' ? program.path : null;
}
