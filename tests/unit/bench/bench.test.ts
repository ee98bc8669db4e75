import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../bench/options.ts';
import { writeBlock } from '../../../bench/report.ts';
import { median, medianOf } from '../../../bench/statistics.ts';
import { toMarkdown, toTable } from '../../../bench/table.ts';
import { missedTargets } from '../../../bench/targets.ts';
import { twinHtml } from '../../../bench/twin.ts';
import type { PageRun } from '../../../bench/lighthouse-run.ts';

describe('twinHtml', () => {
  it('keeps markup, styles, structured data and early pictures, and drops the rest', () => {
    const page =
      '<html lang="en" data-country="US"><style>p{}</style>' +
      '<script>start()</script><template id="scripts"><script src="/a.js"></script></template>' +
      '<script type="application/ld+json">{}</script><noscript><p>no</p></noscript>' +
      '<img src="/early.png"><img loading="lazy" srcset="/x.png 2x" src="/late.png">';
    expect(twinHtml(page)).toBe(
      '<html lang="en" data-country="US" data-emergency="911" data-script="on" data-text-size="100"><style>p{}</style>' +
        '<script type="application/ld+json">{}</script><img src="/early.png"><img loading="lazy">',
    );
  });
});

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[null, 7], 7],
    [[], null],
  ])('of %j is %s', (values, expected) => expect(median(values)).toBe(expected));

  it('of records is taken number by number', () => {
    expect(
      medianOf([
        { a: 1, b: 9 },
        { a: 3, b: null },
        { a: 2, b: 5 },
      ]),
    ).toEqual({ a: 2, b: 7 });
  });
});

describe('readOptions', () => {
  it('measures five and three times, builds and writes no README by itself', () => {
    expect(readOptions([])).toEqual({
      simulatedRuns: 5,
      appliedRuns: 3,
      others: [],
      writesReadme: false,
      skipsBuild: false,
      paths: [],
    });
  });

  it('reads folders and pages', () => {
    const options = readOptions([
      '--quick',
      '--dir',
      `peer=${tmpdir()}`,
      '--page',
      '/careers',
      '--readme',
      '--no-build',
    ]);
    expect(options).toEqual({
      simulatedRuns: 1,
      appliedRuns: 1,
      others: [{ name: 'peer', folder: tmpdir() }],
      writesReadme: true,
      skipsBuild: true,
      paths: ['/careers'],
    });
  });

  it.each([
    [['--fast'], /--fast is not an option/],
    [['--dir', 'peer'], /wants name=path/],
    [['--dir', 'peer=/no/such/folder'], /no folder/],
    [['--page', 'careers'], /wants a path/],
  ])('refuses %j', (args, words) => expect(() => readOptions(args)).toThrow(words));
});

describe('missedTargets', () => {
  const run: PageRun = {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    fcp: 800,
    lcp: 900,
    speedIndex: 800,
    tbt: 0,
    cls: 0,
    requests: 9,
    html: 13_000,
    css: 0,
    script: 46_000,
    font: 16_000,
    image: 400,
    other: 600,
    total: 76_000,
  };
  const twin = {
    site: 'static twin',
    path: '/',
    simulated: run,
    applied: run,
    hydratedMs: null,
    scriptBytes: 0,
    failing: [],
  };
  const site = { ...twin, site: 'site', hydratedMs: 2500 };

  it('is empty when all are met', () => expect(missedTargets([twin, site])).toEqual([]));

  it('names every miss with its figure', () => {
    const slow = { ...run, seo: 92, lcp: 1050, tbt: 30, cls: 0.01 };
    expect(
      missedTargets([
        twin,
        { ...site, simulated: slow, hydratedMs: 3000, scriptBytes: 121_000, failing: ['meta-description'] },
      ]),
    ).toEqual([
      '/: seo 92, not 100 (meta-description).',
      "/: lcp simulated 1.17 times the twin's, more than 1.05.",
      '/: TBT 30 ms, more than 20.',
      '/: CLS 0.010, not 0.',
      '/: answers after 3000 ms, later than 2800.',
      '/: scripts 121.0 kB, more than 110.',
    ]);
  });

  it('says when a page was not measured', () => {
    expect(missedTargets([twin, { ...site, applied: null }])).toEqual(['/: not measured.']);
  });
});

describe('tables', () => {
  it('are set in columns', () => {
    expect(
      toTable(
        ['page', 'ms'],
        [
          ['/', '100'],
          ['/careers', '7'],
        ],
      ),
    ).toBe('page       ms\n/         100\n/careers    7');
    expect(toMarkdown(['page', 'ms'], [['/', '1']])).toBe('| page | ms |\n| --- | --: |\n| / | 1 |');
  });

  it('go between the marks of a file, or nowhere', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    const file = join(folder, 'README.md');
    await writeFile(file, 'before\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nafter\n');
    expect(await writeBlock(file, 'new')).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(
      'before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nafter\n',
    );
    await writeFile(file, 'no marks');
    expect(await writeBlock(file, 'new')).toBe(false);
    await rm(folder, { recursive: true });
  });
});
