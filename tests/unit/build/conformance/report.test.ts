import { describe, expect, it } from 'vitest';
import { claims } from '../../../../build/conformance/claims.ts';
import { criteriaTables } from '../../../../build/conformance/criteria.ts';
import { reportHtml } from '../../../../build/conformance/report.ts';

const html = reportHtml({
  company: 'Fernwell & Sons',
  product: 'Fernwell',
  version: '1.2.3',
  commit: '0123456789ab',
  date: '26 November 2026',
  contact: ['hello@fernwell.example'],
  claims,
  results: [{ file: 'e2e/web/pages', title: '/: hydrates', outcome: 'passed', steps: ['axe'] }],
});

describe('reportHtml', () => {
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

  it('answers every criterion of every table once, with a conformance level and remarks', () => {
    for (const { title, criteria } of criteriaTables) {
      const table = html.split(`<h3>${title}</h3>`)[1]?.split('</table>')[0] ?? '';
      for (const [number, name] of Object.entries(criteria)) {
        const rows = table
          .split('<tr>')
          .filter((row) => row.startsWith(`<th scope="row"><p>${number} ${name}`));
        expect(rows, `${number} ${name}`).toHaveLength(1);
        expect(rows[0]).toMatch(/Supports|Does Not Support|Not Applicable|Not Evaluated/);
      }
    }
  });

  it('says per surface what is not the same on all', () => {
    const row = html.split('<p>2.1.4 ')[1]?.split('</tr>')[0];
    expect(row).toMatch(
      /<strong>Website, kiosk:<\/strong> Not Applicable.*<strong>Staff app:<\/strong> Supports/s,
    );
    expect(html.split('<p>2.1.2 ')[1]?.split('</tr>')[0]).not.toContain('<strong>');
  });

  it('names the clauses of EN 301 549 that a criterion answers', () => {
    expect(html.split('<p>1.4.10 ')[1]?.split('</tr>')[0]).toContain('EN 301 549: 9.1.4.10, 11.1.4.10');
    expect(html.split('<p>2.4.5 ')[1]?.split('</tr>')[0]).toMatch(/EN 301 549: 9\.2\.4\.5</);
    expect(html.split('<p>2.5.8 ')[1]?.split('</tr>')[0]).not.toContain('EN 301 549');
  });

  it('leads from a claim to its tests, with how many passed', () => {
    const [, number] = /<li id="evidence-(\d+)">e2e\/web\/pages › hydrates › axe \(1 test\)/.exec(html) ?? [];
    expect(number).toBeDefined();
    expect(html).toContain(`<a href="#evidence-${number}">${number}</a>`);
  });

  it('can be read by who hears it: language, title, heads of tables, headings level by level', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<table>/g)).toHaveLength(criteriaTables.length + 1);
    expect(html.match(/<thead><tr>(<th scope="col">[^<]+<\/th>)+<\/tr><\/thead>/g)).toHaveLength(
      criteriaTables.length + 1,
    );
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });
});
