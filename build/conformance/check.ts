import { criteriaTables, surfaces, type Criterion, type Surface } from './criteria.ts';

/** How far a criterion is met, in the words of VPAT 2.5; what they mean: report.ts. */
export type Conformance =
  'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

/** A check by a person, which is written down somewhere: what was done, on which day and build. */
export type ManualCheck = { day: string; commit: string; what: string };

/**
 * What shows a claim: a test, named as `folder/file › part of its title`, with ` › name of a step` behind it where the test asks for
 * more than this criterion; or a check by a person.
 */
export type Evidence = string | ManualCheck;

/** What is said of one criterion on some of the surfaces. */
export type Claim = {
  of: string;
  on: readonly Surface[];
  conformance: Conformance;
  /** What is met by what, or what is not; of a criterion that does not apply, why. */
  remarks: string;
  evidence: readonly Evidence[];
};

/** A test as its runner names it. */
export type ListedTest = {
  /** Its file below `tests`, without its endings: `e2e/web/pages`. */
  file: string;
  /** Titles of the groups around it and its own. */
  title: string;
};

/** A test that ran, with the names of its steps. */
export type TestResult = ListedTest & {
  outcome: 'passed' | 'failed' | 'skipped';
  steps: readonly string[];
};

const levelAAA = new Set(
  Object.keys(criteriaTables.find(({ title }) => title.endsWith('Level AAA'))?.criteria ?? {}),
);
const known = new Set<string>(criteriaTables.flatMap(({ criteria }) => Object.keys(criteria)));

/** Of which surface a test speaks; of a piece that they share, of all. */
const surfaceOfFolder: readonly (readonly [folder: string, surfaces: readonly Surface[]])[] = [
  ['e2e/web/', ['website']],
  ['e2e/staff/', ['staff app']],
  ['e2e/kiosk/', ['kiosk']],
  ['electron/', ['kiosk']],
  ['unit/kiosk/', ['kiosk']],
  ['unit/electron/', ['kiosk']],
  ['unit/domain/kiosk/', ['kiosk']],
  ['unit/', surfaces],
  ['components/', surfaces],
];

/** A reference to a test, taken apart. */
export function readReference(reference: string): { file: string; title: string; step: string | null } {
  const [file = '', title = '', step] = reference.split(' › ');
  return { file, title, step: step ?? null };
}

/** The tests that a reference names. */
export function testsOf<Test extends ListedTest>(reference: string, tests: readonly Test[]): readonly Test[] {
  const { file, title } = readReference(reference);
  if (title === '') return [];
  return tests.filter((test) => test.file === file && test.title.includes(title));
}

/** The tests that claims name, each once. */
export function referencesOf(claims: readonly Claim[]): readonly string[] {
  return [...new Set(claims.flatMap(({ evidence }) => evidence.filter((each) => typeof each === 'string')))];
}

/** What is said of a criterion on a surface. */
export function findClaim(claims: readonly Claim[], criterion: string, surface: Surface): Claim | undefined {
  return claims.find(({ of, on }) => of === criterion && on.includes(surface));
}

/** axe finds some of the faults, and shows nothing of the rest. */
const isAxe = (reference: string) => readReference(reference).step === 'axe';

/**
 * What is wrong with claims before any test has run, a sentence each: every criterion is answered for every surface, once, and every
 * claim has evidence of its own surface that is there.
 * @param listed all tests, as their runners list them.
 */
export function findProblems(claims: readonly Claim[], listed: readonly ListedTest[]): readonly string[] {
  return [...claims.flatMap((claim) => problemsOf(claim, listed)), ...findGaps(claims)];
}

function findGaps(claims: readonly Claim[]): readonly string[] {
  return [...known].flatMap((criterion) =>
    surfaces.flatMap((surface) => {
      const count = claims.filter(({ of, on }) => of === criterion && on.includes(surface)).length;
      if (count === 1) return [];
      return [`${criterion} on the ${surface}: ${count === 0 ? 'no claim' : `${count} claims`}.`];
    }),
  );
}

function problemsOf(claim: Claim, listed: readonly ListedTest[]): readonly string[] {
  const { of, on, conformance, remarks, evidence } = claim;
  const name = nameOf(claim);
  if (!known.has(of)) return [`${name}: no such criterion.`];
  if (conformance === 'Not Evaluated')
    return levelAAA.has(of) ? [] : [`${name}: only a criterion of level AAA may be left out.`];
  if (remarks.trim() === '') return [`${name}: no remarks.`];
  const gone = evidence
    .filter((each) => typeof each === 'string')
    .filter((each) => testsOf(each, listed).length === 0)
    .map((each) => `${name}: no test is called "${each}".`);
  if (conformance === 'Not Applicable' || conformance === 'Does Not Support') return gone;
  const bare = on
    .filter((surface) => !evidence.some((each) => speaksOf(each, surface)))
    .map((surface) => `${name}: nothing shows it on the ${surface}.`);
  const isByAxeAlone =
    conformance === 'Supports' &&
    evidence.length > 0 &&
    evidence.every((each) => typeof each === 'string' && isAxe(each));
  return [...gone, ...bare, ...(isByAxeAlone ? [`${name}: axe alone shows no support.`] : [])];
}

function speaksOf(evidence: Evidence, surface: Surface): boolean {
  if (typeof evidence !== 'string') return true;
  const { file } = readReference(evidence);
  return surfaceOfFolder.find(([folder]) => file.startsWith(folder))?.[1].includes(surface) ?? false;
}

/** What is wrong with claims once their tests have run: one that failed, was skipped or did not run, and a step that was not taken. */
export function findUnproved(claims: readonly Claim[], results: readonly TestResult[]): readonly string[] {
  return claims.flatMap((claim) =>
    claim.evidence
      .filter((each) => typeof each === 'string')
      .flatMap((reference) => {
        const ran = testsOf(reference, results);
        const { step } = readReference(reference);
        const say = (what: string) => `${nameOf(claim)}: ${what}: ${reference}`;
        if (ran.length === 0) return [say('did not run')];
        const bad = ran.filter(({ outcome }) => outcome !== 'passed');
        if (bad.length > 0) return bad.map(({ outcome, title }) => `${say(outcome)} (${title})`);
        return step === null || ran.some(({ steps }) => steps.includes(step)) ? [] : [say('no such step')];
      }),
  );
}

const nameOf = ({ of, on, conformance }: Claim) => `${of} on ${on.join(', ')}, "${conformance}"`;

/** A claim of rows that are alike: `criteria` are written beside each other. */
export function rows(
  criteria: Criterion | readonly Criterion[],
  on: readonly Surface[],
  conformance: Conformance,
  remarks: string,
  ...evidence: readonly Evidence[]
): readonly Claim[] {
  const all = typeof criteria === 'string' ? [criteria] : criteria;
  return all.map((of) => ({ of, on, conformance, remarks, evidence }));
}
