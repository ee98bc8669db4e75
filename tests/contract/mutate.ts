import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { findMutants, type Mutant } from '../support/electron-mutants.ts';

/**
 * `npm run test:mutation`: takes each guard of the kiosk away, one after another and in memory only, and runs the tests that
 * should miss it. A guard that nobody misses ends the run with an error.
 */
const only = process.argv[2];
const mutants = findMutants().filter(({ file }) => only === undefined || file.includes(only));
let active: Mutant | null = null;

const vitest = await createVitest(
  {
    watch: false,
    run: true,
    reporters: [{}],
    bail: 1,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    update: 'none',
    // The cache on disk knows files by their text, and a mutant's text is only in memory.
    fsModuleCache: false,
    include: ['tests/unit/electron/**/*.test.ts'],
    exclude: ['**/*.random.test.ts'],
  },
  {
    plugins: [
      {
        name: 'mutate',
        enforce: 'pre',
        transform(code, id) {
          if (active === null || relative('', id.split('?', 1)[0] ?? '') !== active.file) return null;
          return active.apply(code);
        },
      },
    ],
  },
);

// With every guard in its place nothing may be missed, or the rest says nothing.
const all = await vitest.globTestSpecifications();
for (const specification of all) {
  if (await fails(vitest, specification))
    throw new Error(`${specification.moduleId} fails with every guard in its place.`);
}

const startedMs = performance.now();
const survivors: Mutant[] = [];
let before: string | null = null;
for (const mutant of mutants) {
  active = mutant;
  for (const file of [before, mutant.file])
    if (file !== null) vitest.invalidateFile(`${process.cwd()}/${file}`);
  before = mutant.file;
  if (!(await isMissed(vitest, mutant))) {
    survivors.push(mutant);
    console.log(`Nobody missed ${mutant.file}:${mutant.line} (${mutant.what}): ${mutant.text}`);
  }
}
const seconds = Math.round((performance.now() - startedMs) / 1_000);
console.log(
  `${mutants.length} guards taken away, ${mutants.length - survivors.length} missed, in ${seconds} s.`,
);
await vitest.close();
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Runs the tests of a file, nearest first, until one misses the guard. */
async function isMissed(runner: Vitest, mutant: Mutant): Promise<boolean> {
  for (const specification of testsOf(mutant.file)) {
    if (await fails(runner, specification)) return true;
  }
  return false;
}

/** Runs one test file by itself: in one thread without isolation, two of them would share their mocks. */
async function fails(runner: Vitest, specification: TestSpecification): Promise<boolean> {
  const { testModules, unhandledErrors } = await runner.runTestSpecifications([specification]);
  // The runner remembers the modules of earlier runs too.
  const own = testModules.filter((module) => module.moduleId === specification.moduleId);
  if (own.length === 0) throw new Error(`${specification.moduleId} did not run.`);
  return unhandledErrors.length > 0 || own.some((module) => !module.ok());
}

/** Tests that could miss something of a file: its own, the table of escapes, then whatever imports it. */
function testsOf(file: string): readonly TestSpecification[] {
  const own = file.replace(/^electron\//, 'tests/unit/electron/').replace(/\.ts$/, '.test.ts');
  const rank = ({ moduleId }: TestSpecification) => {
    if (moduleId.endsWith(own)) return 0;
    if (moduleId.endsWith('escape-matrix.test.ts')) return 1;
    return readFileSync(moduleId, 'utf8').includes(file.replace(/^electron/, '')) ? 2 : 3;
  };
  return all.filter((each) => rank(each) < 3).toSorted((one, other) => rank(one) - rank(other));
}
