import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSections, surfaces } from '../../../build/conformance/document.ts';
import { reportHtml } from '../../../build/conformance/report.ts';

/** The numbers of WCAG 2.2 (w3.org/TR/WCAG22) and of EN 301 549 V3.2.1, in the tables of VPAT 2.5 INT. */
const standard: readonly (readonly [table: string, numbers: string])[] = [
  [
    'Table 1: Success Criteria, Level A',
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  ],
  [
    'Table 2: Success Criteria, Level AA',
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
  ],
  [
    'Table 3: Success Criteria, Level AAA',
    '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9',
  ],
  [
    'Clause 5: Generic Requirements',
    '5.1.3.1 5.1.3.2 5.1.3.3 5.1.3.4 5.1.3.5 5.1.3.6 5.1.3.7 5.1.3.8 5.1.3.9 5.1.3.10 5.1.3.11 5.1.3.12 5.1.3.13 5.1.3.14 5.1.3.15 5.1.3.16 5.1.4 5.1.5 5.1.6.1 5.1.6.2 5.1.7 5.2 5.3 5.4 5.5.1 5.5.2 5.6.1 5.6.2 5.7 5.8 5.9',
  ],
  ['Clause 9: Web', '9.6'],
  [
    'Clause 11: Software',
    '11.5.2.3 11.5.2.4 11.5.2.5 11.5.2.6 11.5.2.7 11.5.2.8 11.5.2.9 11.5.2.10 11.5.2.11 11.5.2.12 11.5.2.13 11.5.2.14 11.5.2.15 11.5.2.16 11.5.2.17 11.6.1 11.6.2 11.7 11.8.2 11.8.3 11.8.4 11.8.5',
  ],
  ['Clause 12: Documentation and Support Services', '12.1.1 12.1.2 12.2.2 12.2.3 12.2.4'],
];

/** Of which surface a test speaks; one of a piece that they share, of all. */
const folders = {
  website: ['e2e/web/', 'unit/', 'components/'],
  'staff app': ['e2e/staff/', 'unit/', 'components/'],
  kiosk: ['e2e/kiosk/', 'electron/', 'unit/', 'components/'],
};

const sections = readSections();

describe('docs/accessibility-conformance.md', () => {
  it.each(standard)('%s answers each criterion once for each surface', (table, numbers) => {
    const claims = sections.find(({ title }) => title === table)?.claims ?? [];
    const answered = claims.flatMap(({ number, on }) => on.map((surface) => `${number} ${surface}`));
    const wanted = numbers.split(' ').flatMap((number) => surfaces.map((surface) => `${number} ${surface}`));
    expect(answered.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(sections.flatMap(({ title, claims }) => claims.map((claim) => ({ ...claim, table: title }))))(
    '$number on $on: what is claimed has remarks, and tests of each surface',
    ({ table, on, conformance, remarks, evidence }) => {
      if (conformance === 'Not Evaluated') return expect(table).toMatch(/Level AAA$/);
      expect(remarks).not.toBe('');
      expect(evidence.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
      if (!conformance.endsWith('Supports')) return;
      const bare = on.filter(
        (surface) => !evidence.some((file) => folders[surface].some((folder) => file.startsWith(folder))),
      );
      expect(bare).toEqual([]);
    },
  );
});

describe('reportHtml', () => {
  const html = reportHtml({
    company: 'Fernwell & Sons',
    product: 'Fernwell',
    version: '1.2.3',
    commit: '0123456789ab',
    date: '26 November 2026',
    contact: ['hello@fernwell.example'],
    sections,
  });
  const rowOf = (number: string) => html.split(`<p>${number} `)[1]?.split('</tr>')[0];

  it('has what VPAT asks a report for', () => {
    for (const part of [
      '<h1>Fernwell &amp; Sons Accessibility Conformance Report</h1>',
      'VPAT® Version 2.5Rev',
      'Fernwell 1.2.3, commit 0123456789ab',
      '26 November 2026',
      'Product Description',
      'hello@fernwell.example',
      'Notes',
      'Evaluation Methods Used',
      'Applicable Standards/Guidelines',
      '<h2>Terms</h2>',
    ])
      expect(html).toContain(part);
  });

  it('holds every claim in the table of its criterion, with its surface where not all are the same', () => {
    for (const { number, title, conformance } of sections.flatMap(({ claims }) => claims)) {
      expect(rowOf(number)).toContain(title);
      expect(rowOf(number)).toContain(conformance);
    }
    expect(rowOf('2.1.4')).toMatch(
      /<strong>Website, kiosk:<\/strong> Not Applicable.*<strong>Staff app:<\/strong> Supports/s,
    );
    expect(rowOf('2.1.2')).not.toContain('<strong>');
  });

  it('names the clauses of EN 301 549 that a criterion answers', () => {
    expect(rowOf('1.4.10')).toContain('EN 301 549: 9.1.4.10, 11.1.4.10');
    expect(rowOf('2.4.5')).toMatch(/EN 301 549: 9\.2\.4\.5</);
    expect(rowOf('2.5.8')).not.toContain('EN 301 549');
  });

  it('leads from a claim to its tests', () => {
    const [, number] = /<li id="evidence-(\d+)">e2e\/kiosk\/paging\.spec\.ts</.exec(html) ?? [];
    expect(rowOf('2.5.1')).toContain(`<a href="#evidence-${number}">${number}</a>`);
  });

  it('can be read by who hears it: language, title, heads of tables, headings level by level', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<thead><tr>(<th scope="col">[^<]+<\/th>)+<\/tr><\/thead>/g)).toHaveLength(
      html.match(/<table>/g)?.length ?? 0,
    );
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });
});
