import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

type Count = { passed: number; failed: number; milliseconds: number };

/** Says at the end how many journeys went well in each engine, and how long they took. */
class CountReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    for (const project of this.#suite?.suites ?? []) {
      const { passed, failed, milliseconds } = countOf(project.allTests());
      const seconds = Math.round(milliseconds / 1_000);
      console.log(`${project.title}: ${passed} passed, ${failed} failed, ${seconds} s of work`);
    }
  }
}

function countOf(tests: readonly TestCase[]): Count {
  const passed = tests.filter((each) => each.ok() && each.outcome() !== 'skipped').length;
  const failed = tests.filter((each) => !each.ok()).length;
  const milliseconds = tests
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);
  return { passed, failed, milliseconds };
}

// A reporter is looked for under this name.
// oxlint-disable-next-line import/no-default-export
export default CountReporter;
