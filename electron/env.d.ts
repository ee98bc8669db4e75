/**
 * What was built, put in by the bundler: `release` for visitors, `dev` for a window with hot reload, `e2e` for Playwright,
 * which needs the debugging switches that a release refuses. A constant and not an environment variable: it cannot be changed
 * in a released kiosk.
 */
declare const KIOSK_BUILD: 'release' | 'dev' | 'e2e' | undefined;

/** Address of the development server in a `dev` build. */
declare const KIOSK_DEV_URL: string | undefined;

declare namespace NodeJS {
  interface Process {
    /** What `process.exit` ends with in Node itself: no event, no wait, atexit handlers of C only. */
    reallyExit: (code: number) => never;
  }
}
