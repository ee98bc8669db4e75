import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../../build/conformance/test-runs.ts';

it('reads a report of Playwright: groups, projects, outcomes and steps within steps', () => {
  const test = (status: string) => ({
    projectName: 'web',
    status,
    results: [{ status: 'passed', steps: [{ title: 'sizes', steps: [{ title: 'at 320' }] }] }],
  });
  const report = {
    config: { rootDir: resolve('tests/e2e') },
    suites: [
      {
        title: 'web/pages.spec.ts',
        specs: [{ title: 'opens', file: 'web/pages.spec.ts', tests: [test('expected')] }],
        suites: [
          {
            title: 'in India',
            specs: [
              {
                title: 'rings',
                file: 'web/pages.spec.ts',
                tests: [test('flaky'), test('skipped'), test('unexpected')],
              },
            ],
          },
        ],
      },
    ],
  };
  const read = readPlaywrightReport(report);
  expect(read.map(({ file, title, outcome }) => [file, title, outcome])).toEqual([
    ['e2e/web/pages', 'opens', 'passed'],
    ['e2e/web/pages', 'in India rings', 'failed'],
    ['e2e/web/pages', 'in India rings', 'skipped'],
    ['e2e/web/pages', 'in India rings', 'failed'],
  ]);
  expect(read[0]?.steps).toEqual(['sizes', 'at 320']);
});

it('reads a report of Vitest: what was left out is skipped', () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo', 'skipped'].map((status) => ({
    ancestorTitles: ['contrast'],
    title: status,
    status,
  }));
  const read = readVitestReport({
    testResults: [{ name: resolve('tests/unit/styles/contrast.test.ts'), assertionResults }],
  });
  expect(read.map(({ file, title, outcome }) => [file, title, outcome])).toEqual([
    ['unit/styles/contrast', 'contrast passed', 'passed'],
    ['unit/styles/contrast', 'contrast failed', 'failed'],
    ...['pending', 'todo', 'skipped'].map((title) => [
      'unit/styles/contrast',
      `contrast ${title}`,
      'skipped',
    ]),
  ]);
});
