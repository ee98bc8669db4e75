import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import './tests/support/english-messages-in-node.ts';
import { stackUrls } from './tests/support/stack-info.ts';

const webServer = {
  command: 'node tests/support/stack.ts',
  url: stackUrls.ready,
  // Two builds of every language.
  timeout: 480_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'pipe',
} as const;

const siteProjects = new Set(['--project=web', '--project=dejavu']);

/** The desk alone needs no website. */
const deskServer = {
  ...webServer,
  command: 'node tests/support/staff-stack.ts',
  url: stackUrls.deskReady,
} as const;

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

/** A machine with DejaVu and no other typeface (tests/support/fonts). */
const dejavuAlone = {
  launchOptions: {
    ...launchOptions,
    // That configuration names no hinting: the engine's own, by which letters are as wide as in the whole browser.
    args: [...launchOptions.args, '--font-render-hinting=full'],
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts/dejavu.conf') },
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // `npm run test:slow` asks for them by name.
  ...(process.argv.some((word) => word.includes('@slow')) ? {} : { grepInvert: /@slow/ }),
  forbidOnly: Boolean(process.env.CI),
  // In CI a journey that failed is tried once more, and told as 'flaky': a machine that stalls for a second refuses no work.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  outputDir: `test-results/${process.env.E2E_PORT_OFFSET ?? 0}`,
  use: {
    baseURL: stackUrls.site,
    browserName: 'chromium',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording costs a quarter of the time: `TRACE=1 npm run test:e2e -- name` keeps the traces of what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    { name: 'web', testDir: 'tests/e2e/web' },
    { name: 'dejavu', testDir: 'tests/e2e/dejavu', use: dejavuAlone },
    { name: 'desk', testDir: 'tests/e2e/staff', use: { baseURL: stackUrls.desk } },
    { name: 'kiosk-build', testDir: 'tests/e2e/kiosk', testMatch: 'build.setup.ts' },
    {
      name: 'kiosk',
      testDir: 'tests/e2e/kiosk',
      dependencies: ['kiosk-build'],
      use: { viewport: { width: 1920, height: 1080 }, permissions: [] },
    },
    { name: 'electron-build', testDir: 'tests/electron', testMatch: 'build.setup.ts' },
    // By itself: a kiosk that shares its two cores with another misses its times.
    { name: 'electron', testDir: 'tests/electron', dependencies: ['electron-build'], workers: 1 },
  ],
  // The kiosk's tests serve their own pages: alone they need no website.
  ...serversFor(process.argv),
});

function serversFor(words: readonly string[]) {
  const projects = words.filter((word) => word.startsWith('--project='));
  if (projects.length === 0 || projects.some((word) => siteProjects.has(word))) return { webServer };
  return projects.includes('--project=desk') ? { webServer: deskServer } : {};
}
