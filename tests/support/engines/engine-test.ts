import { expect as base, test as playwrightTest } from '@playwright/test';
import type { EngineProgram } from '../../../build/install.ts';
import type { Engine, Settings } from './driver.ts';
import { openFirefoxEngine } from './firefox-engine.ts';
import { openPlaywrightEngine } from './playwright-engine.ts';
import { visitorWith, type Visitor } from './visitor.ts';
import { openWebKitEngine } from './webkitgtk-engine.ts';

export type EngineOptions = { program: EngineProgram | null };
type WorkerFixtures = EngineOptions & { engine: Engine };
type Fixtures = {
  /** A person with a fresh browser on the site. */
  visitor: Visitor;
  /** Whether the visitor's browser runs scripts: `test.use({ settings: { scripts: 'off' } })`. */
  settings: Settings;
  /** What the console may say in this test: patterns pushed here do not fail it. */
  expectedErrors: RegExp[];
};

/** The base of every journey through the engines: an unexpected error or warning in the console fails it. */
export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  program: [null, { option: true, scope: 'worker' }],
  engine: [
    async ({ program }, use) => {
      if (program === null) throw new Error('Run this through `npm run test:engines`.');
      const engine = await openEngine(program);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  settings: [{ scripts: 'on' }, { option: true }],
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  visitor: async ({ engine, settings, expectedErrors }, use) => {
    const driver = await engine.open(settings);
    await driver.resize({ width: 1_280, height: 800 });
    await use(visitorWith(driver, settings));
    const problems = driver
      .problems()
      .filter((said) => !expectedErrors.some((pattern) => pattern.test(said)));
    await driver.close();
    base(problems, 'errors in the console').toEqual([]);
  },
});

function openEngine(program: EngineProgram): Promise<Engine> {
  switch (program.kind) {
    case 'playwright':
      return openPlaywrightEngine(program);
    case 'firefox':
      return openFirefoxEngine(program.path);
    case 'webkitgtk':
      return openWebKitEngine(program);
  }
}

export { expect } from './expect-target.ts';
export type { Visitor };
