import { type Claim, type Conformance, type Section, type Surface } from './document.ts';

/** What the report says of itself. */
export type ReportFacts = {
  company: string;
  product: string;
  version: string;
  commit: string;
  /** The day it is made, as people read it. */
  date: string;
  contact: readonly string[];
  sections: readonly Section[];
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

/** Criteria that EN 301 549 V3.2.1 does not have: it was made of WCAG 2.1. */
const newInWcag22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Criteria that its clause 11 leaves out for software with closed functionality. */
const notForClosedSoftware = new Set([
  ...['1.4.5', '2.4.1', '2.4.2', '2.4.5', '3.1.2', '3.2.3', '3.2.4', '4.1.2', '4.1.3'],
]);

/** The test files that a document names, each once. */
export function evidenceOf(sections: readonly Section[]): readonly string[] {
  return [...new Set(sections.flatMap(({ claims }) => claims.flatMap(({ evidence }) => evidence)))];
}

/** The report as one accessible HTML document, after VPAT 2.5 INT. Everything in it is English. */
export function reportHtml(facts: ReportFacts): string {
  const { company, product, version, commit, date, contact, sections } = facts;
  const files = evidenceOf(sections);
  const title = `${company} Accessibility Conformance Report`;
  const tablesOf = (kind: 'Table' | 'Clause') =>
    sections
      .filter((section) => section.title.startsWith(`${kind} `))
      .map((section) => tableHtml(section, files))
      .join('');
  const about: readonly (readonly [string, readonly string[]])[] = [
    ['Name of Product/Version', [`${product} ${version}, commit ${commit}`]],
    ['Report Date', [date]],
    [
      'Product Description',
      [
        `${product} is an assistant for questions about health, reached by phone and chat. This report is of its public website with the application for positions, of the staff app in which applications are handled, and of the kiosk program for senior centers and clinics. It is not of phone line, chat and web app.`,
      ],
    ],
    ['Contact Information', contact],
    ...sections
      .filter(({ items }) => items.length > 0)
      .map((section) => [section.title, section.items] as const),
  ];
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
${about
  .map(
    ([term, lines]) =>
      `<dt>${escapeHtml(term)}</dt>${lines.map((line) => `<dd>${escapeHtml(line)}</dd>`).join('')}`,
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
${tablesOf('Table')}
<h2>EN 301 549 Report</h2>
${tablesOf('Clause')}
<h2>Evidence</h2>
<p>Tests of the product’s repository at the commit above, by file. All passed when this report was made.</p>
<ol>${files.map((file, at) => `<li id="evidence-${at + 1}">${escapeHtml(file)}</li>`).join('\n')}</ol>
</main>
</body>
</html>
`;
}

function tableHtml({ title, claims }: Section, files: readonly string[]): string {
  const level = / Level (A+)$/.exec(title)?.[1] ?? '';
  const row = (number: string) => {
    const answers = claims.filter((claim) => claim.number === number);
    const clauses = clausesOf(number, level);
    const also = clauses.length > 0 ? `<p class="Clauses">EN 301 549: ${clauses.join(', ')}</p>` : '';
    const label = (on: readonly Surface[]) =>
      answers.length === 1 ? '' : `<strong>${escapeHtml(labelOf(on))}:</strong> `;
    return `<tr><th scope="row"><p>${number} ${escapeHtml(answers[0]?.title ?? '')}${level && ` (Level ${level})`}</p>${also}</th>
<td>${answers.map(({ on, conformance }) => `<p>${label(on)}${conformance}</p>`).join('')}</td>
<td>${answers.map((claim) => `<p>${label(claim.on)}${escapeHtml(claim.remarks)}${evidenceHtml(claim, files)}</p>`).join('')}</td></tr>`;
  };
  return `<h3>${escapeHtml(title)}</h3>
<table>
<caption>${escapeHtml(`${level === '' ? 'EN 301 549' : 'WCAG 2.2'}, ${title}`)}</caption>
<thead><tr><th scope="col">Criteria</th><th scope="col">Conformance Level</th><th scope="col">Remarks and Explanations</th></tr></thead>
<tbody>${[...new Set(claims.map(({ number }) => number))].map(row).join('\n')}${level === 'A' ? parsingRow : ''}</tbody>
</table>
`;
}

/** The clauses of EN 301 549 that a success criterion answers too: of the web, and of software as the kiosk is. */
function clausesOf(number: string, level: string): readonly string[] {
  if (!['A', 'AA'].includes(level) || newInWcag22.has(number)) return [];
  return [`9.${number}`, ...(notForClosedSoftware.has(number) ? [] : [`11.${number}`])];
}

/** WCAG 2.2 has it no more, EN 301 549 still names it; VPAT answers it for everybody. */
const parsingRow = `<tr><th scope="row"><p>4.1.1 Parsing (Level A)</p><p class="Clauses">WCAG 2.2 (obsolete and removed): does not apply. EN 301 549: 9.4.1.1, 11.4.1.1</p></th>
<td><p>Supports</p></td>
<td><p>For WCAG 2.0, 2.1 and EN 301 549, the September 2023 errata update indicates this criterion is always supported.</p></td></tr>`;

function labelOf(on: readonly Surface[]): string {
  const [first = '', ...rest] = on;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

function evidenceHtml({ evidence }: Claim, files: readonly string[]): string {
  if (evidence.length === 0) return '';
  const numbers = evidence.map((file) => files.indexOf(file) + 1);
  return ` Evidence: ${numbers.map((number) => `<a href="#evidence-${number}">${number}</a>`).join(', ')}.`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
