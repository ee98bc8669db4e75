import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../command.ts';
import { readReference, testsOf, type ListedTest, type TestResult } from './check.ts';

/** A test with what its runner needs to run it alone. */
export type RunnableTest = ListedTest & { runner: Runner; project: string; path: string; titles: string[] };

type Runner = 'browsers' | 'electron' | 'unit' | 'components';

const testsFolder = resolve('tests');
const reports = resolve('test-results/conformance');
const playwrightCli = 'node_modules/@playwright/test/cli.js';
const vitestCli = 'node_modules/vitest/vitest.mjs';
const browserProjects = ['web', 'staff', 'kiosk'];

type Step = { title: string; steps?: Step[] | undefined };
const stepSchema: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), steps: z.array(stepSchema).optional() }),
);
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ status: z.string().optional(), steps: z.array(stepSchema).optional() })),
    }),
  ),
});
type Suite = { title: string; specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
});

const vitestList = z.array(z.object({ name: z.string(), file: z.string() }));
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

/** A file as references name it. */
const fileName = (path: string) =>
  relative(testsFolder, path)
    .replaceAll('\\', '/')
    .replace(/\.(?:spec|test|setup)\.tsx?$/, '');

const outcomes = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

type PlaywrightTest = RunnableTest & Pick<TestResult, 'outcome' | 'steps'>;

/** The tests of a report of Playwright's, which has the same form before and after a run. */
export function readPlaywrightReport(json: unknown): readonly PlaywrightTest[] {
  const { config, suites } = playwrightReport.parse(json);
  const fromSuite = ({ title, specs, suites: inner = [] }: Suite, around: string[]): PlaywrightTest[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }): PlaywrightTest => {
        const titles = [...around, title, spec.title].slice(1);
        return {
          file: fileName(resolve(config.rootDir, spec.file)),
          title: titles.join(' '),
          runner: projectName.startsWith('electron') ? 'electron' : 'browsers',
          project: projectName,
          path: spec.file,
          titles,
          outcome: outcomes[status],
          steps: results.flatMap(({ steps = [] }) => stepTitles(steps)),
        };
      }),
    ),
    ...inner.flatMap((each) => fromSuite(each, [...around, title])),
  ];
  return suites.flatMap((suite) => fromSuite(suite, []));
}

function stepTitles(steps: readonly Step[]): string[] {
  return steps.flatMap(({ title, steps: inner = [] }) => [title, ...stepTitles(inner)]);
}

/** The tests of a report of Vitest's. */
export function readVitestReport(json: unknown): readonly TestResult[] {
  return vitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): TestResult => ({
      file: fileName(name),
      title: [...ancestorTitles, title].join(' '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      steps: [],
    })),
  );
}

/** All tests that may be evidence, as their runners list them. */
export function listTests(): readonly RunnableTest[] {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const projects = [...browserProjects, 'electron'].map((name) => `--project=${name}`);
  const listed = join(reports, 'listed.json');
  run([playwrightCli, 'test', '--list', '--reporter=json', ...projects], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: listed,
  });
  return [
    ...readPlaywrightReport(readJson(listed)),
    ...listVitest('unit', ['tests/unit']),
    ...listVitest('components', ['--config=vitest.components.config.ts']),
  ];
}

function listVitest(runner: 'unit' | 'components', args: readonly string[]): readonly RunnableTest[] {
  const listed = join(reports, `listed-${runner}.json`);
  run([vitestCli, 'list', `--json=${listed}`, ...args]);
  return vitestList.parse(readJson(listed)).map(({ name, file }) => {
    const titles = name.split(' > ');
    return { file: fileName(file), title: titles.join(' '), runner, project: '', path: file, titles };
  });
}

/**
 * Runs the tests that references name and no others, and says how each ended.
 * @param listed what `listTests` gave.
 */
export function runTests(
  references: readonly string[],
  listed: readonly RunnableTest[],
): readonly TestResult[] {
  const named = (test: ListedTest) => references.some((reference) => testsOf(reference, [test]).length > 0);
  const wanted = listed.filter(named);
  const of = (runner: Runner) => wanted.filter((test) => test.runner === runner);
  return [
    ...runVitest('unit', of('unit'), references, []),
    ...runVitest('components', of('components'), references, ['--config=vitest.components.config.ts']),
    ...runPlaywright('browsers', of('browsers')),
    ...runPlaywright('electron', of('electron')),
    // What was only built or left out on the way is no evidence.
  ].filter(named);
}

function runPlaywright(name: string, tests: readonly RunnableTest[]): readonly TestResult[] {
  if (tests.length === 0) return [];
  const list = join(reports, `${name}.txt`);
  const report = join(reports, `${name}.json`);
  const lines = tests.map(({ project, path, titles }) => [`[${project}]`, path, ...titles].join(' › '));
  writeFileSync(list, lines.join('\n'));
  const projects = [...new Set(tests.map(({ project }) => `--project=${project}`))];
  run(['build/run-e2e.ts', ...projects, `--test-list=${list}`, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return readPlaywrightReport(readJson(report));
}

function runVitest(
  name: string,
  tests: readonly RunnableTest[],
  references: readonly string[],
  args: readonly string[],
): readonly TestResult[] {
  if (tests.length === 0) return [];
  const report = join(reports, `${name}.json`);
  const files = [...new Set(tests.map(({ path }) => path))];
  // A test of a table has its values in its title only once it runs.
  const titles = references
    .filter((reference) => testsOf(reference, tests).length > 0)
    .map((reference) => escapePattern(readReference(reference).title));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  run([vitestCli, 'run', ...args, ...files, `--testNamePattern=${titles.join('|')}`, ...reporters]);
  return readVitestReport(readJson(report));
}

const escapePattern = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&');

/** A red run ends here like a green one: its report says which test failed. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { error } = spawnSync(process.execPath, args, {
    stdio: ['ignore', args.includes('--list') ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error !== undefined) throw error;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartError(`The tests did not run: there is no ${relative('.', path)}.`);
  }
}
