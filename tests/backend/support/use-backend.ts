import { afterAll, beforeAll, describe } from 'vitest';
import {
  type EngineName,
  enginesHere,
  openTestBackend,
  type TestBackend,
  type TestBackendOptions,
} from './fixture.ts';

/** A backend for the tests of a file or a group; it can be used once they run. */
export function useBackend(engineName: EngineName = 'PGlite', options: TestBackendOptions = {}): TestBackend {
  const testBackend = {} as TestBackend;
  beforeAll(async () => void Object.assign(testBackend, await openTestBackend(engineName, options)));
  afterAll(() => testBackend.close());
  return testBackend;
}

/** The same tests on each engine that this machine has, each with a backend of its own; on PostgreSQL 15 at night. */
export function onEachEngine(
  title: string,
  tests: (testBackend: TestBackend, engineName: EngineName) => void,
  options: TestBackendOptions = {},
): void {
  for (const engineName of enginesHere)
    describe(`${title} on ${engineName}`, { tags: engineName === 'PGlite' ? [] : ['nightly'] }, () =>
      tests(useBackend(engineName, options), engineName),
    );
}
