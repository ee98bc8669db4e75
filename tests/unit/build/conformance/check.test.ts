import { describe, expect, it } from 'vitest';
import {
  findProblems,
  findUnproved,
  rows,
  type Claim,
  type ListedTest,
  type TestResult,
} from '../../../../build/conformance/check.ts';
import { claims } from '../../../../build/conformance/claims.ts';
import { criteriaTables, surfaces } from '../../../../build/conformance/criteria.ts';

const tests: readonly ListedTest[] = [
  { file: 'e2e/web/pages', title: '/: hydrates; heading, keyboard' },
  { file: 'e2e/staff/pages', title: 'every screen is readable' },
  { file: 'e2e/kiosk/screens', title: 'landscape every screen is roomy' },
];
const [onWeb, onStaff, onKiosk] = [
  'e2e/web/pages › hydrates › keyboard',
  'e2e/staff/pages › every screen',
  'e2e/kiosk/screens › every screen',
];

/** Claims that answer everything, so that one row alone can be wrong. */
function withRow(...changed: readonly Claim[]): readonly Claim[] {
  const rest = criteriaTables
    .flatMap(({ criteria }) => Object.keys(criteria))
    .filter((criterion) => changed.every(({ of }) => of !== criterion));
  return [
    ...changed,
    ...rest.map((of): Claim => ({
      of,
      on: surfaces,
      conformance: 'Not Applicable',
      remarks: 'Not here.',
      evidence: [],
    })),
  ];
}

const problems = (...changed: readonly Claim[]) => findProblems(withRow(...changed), tests);
const keyboard = (...evidence: Claim['evidence']) =>
  rows('2.1.1', surfaces, 'Supports', 'By keys.', ...evidence);

describe('findProblems', () => {
  it('takes a claim with a test of each of its surfaces', () => {
    expect(problems(...keyboard(onWeb, onStaff, onKiosk))).toEqual([]);
  });

  it('takes a check by a person, and a reason why a criterion does not apply', () => {
    const check = { day: '2026-11-25', commit: '38a8bafd', what: 'Gone through by keys.' };
    expect(problems(...keyboard(check))).toEqual([]);
    expect(problems(...rows('1.2.1', surfaces, 'Not Applicable', 'No audio.'))).toEqual([]);
  });

  it.each([
    ['no evidence', keyboard(), 'nothing shows it on the website'],
    ['evidence of another surface', keyboard(onWeb, onStaff), 'nothing shows it on the kiosk'],
    [
      'a partial claim without evidence',
      rows('2.1.1', surfaces, 'Partially Supports', 'In part.'),
      'nothing shows it',
    ],
    [
      'axe alone',
      keyboard(
        'e2e/web/pages › hydrates › axe',
        'e2e/staff/pages › every screen › axe',
        'e2e/kiosk/screens › every screen › axe',
      ),
      'axe alone',
    ],
    [
      'a test that is gone',
      keyboard('e2e/web/pages › removed', onStaff, onKiosk),
      'no test is called "e2e/web/pages › removed"',
    ],
    ['a whole file', keyboard('e2e/web/pages', onStaff, onKiosk), 'no test is called "e2e/web/pages"'],
    ['no remarks', rows('1.2.1', surfaces, 'Not Applicable', ' '), 'no remarks'],
    [
      'what is left out below level AAA',
      rows('2.1.1', surfaces, 'Not Evaluated', ''),
      'only a criterion of level AAA',
    ],
    [
      'a surface that is missing',
      rows('2.1.1', ['website', 'kiosk'], 'Not Applicable', 'No.'),
      '2.1.1 on the staff app: no claim',
    ],
    [
      'a surface twice',
      [
        ...rows('2.1.1', surfaces, 'Not Applicable', 'No.'),
        ...rows('2.1.1', ['kiosk'], 'Not Applicable', 'No.'),
      ],
      '2.1.1 on the kiosk: 2 claims',
    ],
    [
      'an unknown criterion',
      [{ of: '9.9.9', on: surfaces, conformance: 'Supports', remarks: 'Yes.', evidence: [onWeb] }],
      '9.9.9',
    ],
  ] as const)('refuses %s', (_what, changed, said) => {
    expect(problems(...changed)).toContainEqual(expect.stringContaining(said));
  });

  it('names criterion, surfaces and level of what it refuses', () => {
    expect(problems(...keyboard(onWeb))[0]).toMatch(/^2\.1\.1 on website, staff app, kiosk, "Supports": /);
  });

  it.each(
    claims.filter(
      ({ evidence }) => evidence.length > 0 && evidence.every((each) => typeof each === 'string'),
    ),
  )('refuses the claim of $of on $on once its tests are taken away', (claim) => {
    const left = claims.flatMap(({ evidence }) => evidence).filter((each) => !claim.evidence.includes(each));
    const listed = left.flatMap((each) => {
      const [file = '', title = ''] = typeof each === 'string' ? each.split(' › ') : [];
      return [{ file, title }];
    });
    const gone = listed.filter(
      ({ file, title }) => !claim.evidence.some((each) => String(each).startsWith(`${file} › ${title}`)),
    );
    expect(findProblems(claims, gone)).toContainEqual(
      expect.stringMatching(new RegExp(`^${claim.of.replaceAll('.', '\\.')} on .*no test is called`)),
    );
  });
});

describe('findUnproved', () => {
  const passed = (test: ListedTest, changes: Partial<TestResult> = {}): TestResult => ({
    ...test,
    outcome: 'passed',
    steps: ['keyboard'],
    ...changes,
  });
  const claim = keyboard(onWeb, onStaff, onKiosk);
  const [web, staff, kiosk] = tests as readonly [ListedTest, ListedTest, ListedTest];

  it('takes what passed, with the step that was named', () => {
    expect(findUnproved(claim, [passed(web), passed(staff), passed(kiosk)])).toEqual([]);
  });

  it.each([
    ['a red test', [passed(web, { outcome: 'failed' }), passed(staff), passed(kiosk)], `failed: ${onWeb}`],
    [
      'one red of several',
      [
        passed(web),
        passed({ ...web, title: '/b: hydrates' }, { outcome: 'failed' }),
        passed(staff),
        passed(kiosk),
      ],
      `failed: ${onWeb} (/b: hydrates)`,
    ],
    [
      'a skipped test',
      [passed(web), passed(staff, { outcome: 'skipped' }), passed(kiosk)],
      `skipped: ${onStaff}`,
    ],
    ['a test that did not run', [passed(web), passed(staff)], `did not run: ${onKiosk}`],
    [
      'a step that was not taken',
      [passed(web, { steps: ['axe'] }), passed(staff), passed(kiosk)],
      `no such step: ${onWeb}`,
    ],
  ] as const)('refuses %s', (_what, results, said) => {
    expect(findUnproved(claim, results)).toEqual([expect.stringContaining(said)]);
  });
});
