import { defineConfig } from '@playwright/test';
import { engineNames, findEngine } from '../../build/browsers.ts';
import type { EngineOptions } from '../support/engines/engine-test.ts';
import '../support/english-messages.ts';
import { stackUrls } from '../support/stack-info.ts';

/** Chromium goes the ways of tests/e2e, which lead further; WebKitGTK cannot be told to print. */
const ignored = {
  chromium: ['**/application.spec.ts', '**/navigation.spec.ts', '**/staff.spec.ts'],
  firefox: [],
  webkit: ['**/print.spec.ts'],
};

/** The journeys, in every engine that this machine has: one program of each, side by side. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: `../../test-results/engines-${process.env.E2E_PORT_OFFSET ?? 0}`,
  projects: engineNames.flatMap((name) => {
    const program = findEngine(name);
    return program === null ? [] : [{ name, testIgnore: ignored[name], workers: 1, use: { program } }];
  }),
  webServer: {
    command: 'node tests/support/stack.ts',
    cwd: '../..',
    url: stackUrls.ready,
    timeout: 300_000,
    // `npm run stack` in one terminal, `REUSE_STACK=1 npm run test:engines` in another: no build each time.
    reuseExistingServer: process.env.REUSE_STACK === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
