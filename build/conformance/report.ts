import { findClaim, referencesOf, testsOf, type Claim, type Conformance, type TestResult } from './check.ts';
import { clausesOf, criteriaTables, surfaces, type CriteriaTable, type Surface } from './criteria.ts';

/** What the report says of itself. */
export type ReportFacts = {
  company: string;
  product: string;
  version: string;
  commit: string;
  /** The day it is made, as people read it. */
  date: string;
  contact: readonly string[];
  claims: readonly Claim[];
  results: readonly TestResult[];
};

/** The terms of VPAT 2.5, in its words. */
const terms: Readonly<Record<Conformance, string>> = {
  Supports:
    'The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation.',
  'Partially Supports': 'Some functionality of the product does not meet the criterion.',
  'Does Not Support': 'The majority of product functionality does not meet the criterion.',
  'Not Applicable': 'The criterion is not relevant to the product.',
  'Not Evaluated':
    'The product has not been evaluated against the criterion. This can only be used in WCAG Level AAA criteria.',
};

const standards = [
  [
    'Web Content Accessibility Guidelines 2.2',
    'https://www.w3.org/TR/WCAG22/',
    'Level A (Yes), Level AA (Yes), Level AAA (Yes)',
  ],
  [
    'EN 301 549 Accessibility requirements for ICT products and services - V3.2.1 (2021-03)',
    'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
    'Yes: clauses 5, 9, 11 and 12',
  ],
] as const;

const leftOut = [
  'Clause 4 is answered by the clauses that follow it.',
  'Clause 6: the product carries no two-way voice; the phone line and the chat that it leads to are other products.',
  'Clause 7: the product plays no video; the press page shows the player of another company.',
  'Clause 8: the product is software. Who builds the kiosk’s case, panel and keypad answers for them.',
  'Clause 10: the product holds no documents that are not web pages.',
  'Clause 13: the product provides no relay or emergency service.',
];

const methods = [
  'Programs made by the company’s own engineers, who know the product, use its pages as people do, in Chromium and, of the kiosk, in Electron: by keys, by pointer, at other sizes of text and window, in other colors and languages. Each answers for one criterion or more; the list "Evidence" names them with how many passed for this report. Criteria that a program cannot judge as a whole are answered by what it can.',
  'A tool that finds common faults (axe) runs on every page. By itself it supports no claim.',
  'No person with a disability and nobody from outside has evaluated the product yet, and no screen reader was used.',
];

const style = `
:root { font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; }
body { max-inline-size: 75rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
dt { font-weight: 700; margin-block-start: 1rem; }
dd { margin: 0; }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; margin-block: 1rem; }
caption { text-align: start; font-weight: 700; padding-block: 0.5rem; }
th, td { border: 1px solid #595959; padding: 0.5rem; text-align: start; vertical-align: top; }
th, td, li { overflow-wrap: break-word; hyphens: auto; }
thead th { background: #e8eef2; }
thead th { inline-size: 28%; }
thead th:nth-child(2) { inline-size: 24%; }
thead th:nth-child(3) { inline-size: auto; }
td p, th p { margin: 0 0 0.5rem; }
.Clauses { font-weight: 400; }
tr, h2 + table { break-inside: avoid; }
tbody tr:first-child { break-before: avoid; }
a { color: #00458b; }
@media (width < 40rem) { body { padding: 0.5rem; } th, td { padding: 0.25rem; } }
@media print { :root { font-size: 10pt; } body { padding: 0; } }
`;

/** The report as one accessible HTML document, after VPAT 2.5 INT. Everything in it is English. */
export function reportHtml(facts: ReportFacts): string {
  const { company, product, version, commit, date, contact, claims, results } = facts;
  const numbers = new Map(referencesOf(claims).map((reference, at) => [reference, at + 1]));
  const title = `${company} Accessibility Conformance Report`;
  const tablesOf = (of: CriteriaTable['of']) =>
    criteriaTables
      .filter((table) => table.of === of)
      .map((table) => tableHtml(table, claims, numbers))
      .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: ${escapeHtml(product)} ${escapeHtml(version)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>International Edition (Based on VPAT® Version 2.5Rev)</p>
</header>
<main>
<dl>
${[
  ['Name of Product/Version', [`${product} ${version}, commit ${commit}`]],
  ['Report Date', [date]],
  [
    'Product Description',
    [
      `${product} is an assistant for questions about health, reached by phone and chat. This report is of its public website with the application for positions, of the staff app in which applications are handled, and of the kiosk program for senior centers and clinics. It is not of phone line, chat and web app.`,
    ],
  ],
  ['Contact Information', contact],
  [
    'Notes',
    [
      'An answer that names no part is of the website, the staff app and the kiosk alike. The kiosk is judged as software with closed functionality.',
      ...leftOut,
    ],
  ],
  ['Evaluation Methods Used', methods],
]
  .map(
    ([term, lines]) =>
      `<dt>${escapeHtml(String(term))}</dt>${[...(lines ?? [])].map((line) => `<dd>${escapeHtml(line)}</dd>`).join('')}`,
  )
  .join('\n')}
</dl>
<h2>Applicable Standards/Guidelines</h2>
<table>
<caption>This report covers the degree of conformance for these accessibility standards and guidelines</caption>
<thead><tr><th scope="col">Standard/Guideline</th><th scope="col">Included In Report</th></tr></thead>
<tbody>${standards
    .map(
      ([name, url, included]) =>
        `<tr><th scope="row"><a href="${url}">${escapeHtml(name)}</a></th><td>${escapeHtml(included)}</td></tr>`,
    )
    .join('')}</tbody>
</table>
<h2>Terms</h2>
<dl>${Object.entries(terms)
    .map(([term, meaning]) => `<dt>${term}</dt><dd>${escapeHtml(meaning)}</dd>`)
    .join('')}</dl>
<h2>WCAG 2.2 Report</h2>
<p>Tables 1 and 2 also answer EN 301 549: clause 9 for website and staff app, clauses 11.1 to 11.4 for the kiosk, and 12.1.2 for the website. Each criterion names its clauses. They are scoped for full pages, complete processes, and accessibility-supported ways of using technology.</p>
${tablesOf('WCAG')}
<h2>EN 301 549 Report</h2>
${tablesOf('EN 301 549')}
<h2>Evidence</h2>
<p>Tests of the product’s repository at the commit above, by file, title and, where a test asks for more, step. All passed when this report was made.</p>
<ol>${[...numbers]
    .map(([reference, number]) => {
      const count = testsOf(reference, results).length;
      return `<li id="evidence-${number}">${escapeHtml(reference)} (${count} ${count === 1 ? 'test' : 'tests'})</li>`;
    })
    .join('\n')}</ol>
</main>
</body>
</html>
`;
}

function tableHtml(
  { title, of, criteria }: CriteriaTable,
  claims: readonly Claim[],
  numbers: ReadonlyMap<string, number>,
): string {
  const level = / Level (A+)$/.exec(title)?.[1] ?? '';
  const row = ([criterion, name]: readonly [string, string]) => {
    const clauses = of === 'WCAG' ? clausesOf(criterion, level) : [];
    const also = clauses.length > 0 ? `<p class="Clauses">EN 301 549: ${clauses.join(', ')}</p>` : '';
    const answers = groupsOf(criterion, claims);
    const label = (on: readonly Surface[]) =>
      answers.length === 1 ? '' : `<strong>${escapeHtml(labelOf(on))}:</strong> `;
    return `<tr><th scope="row"><p>${criterion} ${escapeHtml(name)}${level && ` (Level ${level})`}</p>${also}</th>
<td>${answers.map(({ on, conformance }) => `<p>${label(on)}${conformance}</p>`).join('')}</td>
<td>${answers.map((claim) => `<p>${label(claim.on)}${escapeHtml(claim.remarks)}${evidenceHtml(claim, numbers)}</p>`).join('')}</td></tr>`;
  };
  return `<h3>${escapeHtml(title)}</h3>
<table>
<caption>${escapeHtml(`${of === 'WCAG' ? 'WCAG 2.2' : of}, ${title}`)}</caption>
<thead><tr><th scope="col">Criteria</th><th scope="col">Conformance Level</th><th scope="col">Remarks and Explanations</th></tr></thead>
<tbody>${Object.entries(criteria).map(row).join('\n')}${level === 'A' ? parsingRow : ''}</tbody>
</table>
`;
}

/** WCAG 2.2 has it no more, EN 301 549 still names it; VPAT answers it for everybody. */
const parsingRow = `<tr><th scope="row"><p>4.1.1 Parsing (Level A)</p><p class="Clauses">WCAG 2.2 (obsolete and removed): does not apply. EN 301 549: 9.4.1.1, 11.4.1.1</p></th>
<td><p>Supports</p></td>
<td><p>For WCAG 2.0, 2.1 and EN 301 549, the September 2023 errata update indicates this criterion is always supported.</p></td></tr>`;

/** The claims of a criterion, in the order of the surfaces. */
function groupsOf(criterion: string, claims: readonly Claim[]): readonly Claim[] {
  return [...new Set(surfaces.flatMap((surface) => findClaim(claims, criterion, surface) ?? []))];
}

function labelOf(on: readonly Surface[]): string {
  const [first = '', ...rest] = on;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

function evidenceHtml({ evidence }: Claim, numbers: ReadonlyMap<string, number>): string {
  if (evidence.length === 0) return '';
  const links = evidence.map((each) => {
    if (typeof each !== 'string') return escapeHtml(`${each.what} (${each.day}, commit ${each.commit})`);
    const number = numbers.get(each);
    return `<a href="#evidence-${number}">${number}</a>`;
  });
  return ` Evidence: ${links.join(', ')}.`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
