import { defineConfig } from '@playwright/test';
import './tests/support/english-messages.ts';
import { stackUrls } from './tests/support/stack-info.ts';

const webServer = {
  command: 'node tests/support/stack.ts',
  url: stackUrls.ready,
  timeout: 300_000,
  // `npm run stack` in one terminal, `REUSE_STACK=1 npm run test:e2e` in another: no build each time.
  reuseExistingServer: process.env.REUSE_STACK === '1',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'pipe',
} as const;

/** Two runs with one folder clear each other's files away: `npm test` runs the browsers beside Electron. */
const outputDir = `test-results/${process.env.E2E_PORT_OFFSET ?? 0}`;

/** The staff app's tests alone need no website. */
const staffServer = {
  ...webServer,
  command: 'node tests/support/stack.ts --staff',
  url: stackUrls.staffReady,
} as const;

const electron = { testDir: 'tests/electron', outputDir: `${outputDir}-electron` };

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // As the font configuration says it, which the headless shell does not read (build/install.ts).
    '--font-render-hinting=slight',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // `npm run test:slow` asks for them by name.
  ...(process.argv.some((argument) => argument.includes('@slow')) ? {} : { grepInvert: /@slow/ }),
  forbidOnly: Boolean(process.env.CI),
  // What passes only the second time is listed as flaky, and is to be mended; a machine of two cores still lets the change land.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Waiting long costs nothing where nothing fails, and a busy machine is slow.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // Six pictures of what people see first: a reworded headline passes, a missing picture or column does not.
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.05, threshold: 0.25 },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  reporter: [['list']],
  outputDir,
  use: {
    baseURL: stackUrls.site,
    browserName: 'chromium',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    // A quarter of a second a page; what moves, and how long, pages.spec.ts asks.
    reducedMotion: 'reduce',
    // Recording costs a quarter of the time: `TRACE=1 npm run test:e2e -- name` keeps the traces of what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    { name: 'web', testDir: 'tests/e2e/web' },
    { name: 'staff', testDir: 'tests/e2e/staff', use: { baseURL: stackUrls.staff } },
    { name: 'kiosk-build', testDir: 'tests/e2e/kiosk', testMatch: 'build.setup.ts' },
    {
      name: 'kiosk',
      testDir: 'tests/e2e/kiosk',
      dependencies: ['kiosk-build'],
      use: { viewport: { width: 1920, height: 1080 }, permissions: [] },
    },
    { ...electron, name: 'electron-build', testMatch: 'build.setup.ts' },
    // By itself: a kiosk that shares its two cores with another misses its times.
    { ...electron, name: 'electron', dependencies: ['electron-build'], workers: 1 },
  ],
  // The kiosk's tests serve their own pages: alone they need no website.
  ...serversFor(process.argv),
});

function serversFor(argv: readonly string[]) {
  const projects = argv.filter((argument) => argument.startsWith('--project='));
  if (projects.length === 0 || projects.includes('--project=web')) return { webServer };
  return projects.includes('--project=staff') ? { webServer: staffServer } : {};
}
