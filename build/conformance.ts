/*
 * `npm run conformance`: the accessibility conformance report, made from the tests (docs/deploy.md). It runs the tests that the claims
 * name, and refuses to write where one is missing, red or skipped. `-- --check` asks only whether each claim has its tests.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import packageJson from '../package.json' with { type: 'json' };
import { brand } from '../src/config/brand.ts';
import { runCommand, StartError } from './command.ts';
import { findProblems, findUnproved, referencesOf } from './conformance/check.ts';
import { claims } from './conformance/claims.ts';
import { reportHtml } from './conformance/report.ts';
import { listTests, runTests } from './conformance/test-runs.ts';
import { ensureHeadlessChromium } from './install.ts';

const folder = 'dist/conformance';
const name = 'accessibility-conformance-report';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const commit = values.check ? '' : commitOfNow();
  const listed = listTests();
  refuse(findProblems(claims, listed));
  if (values.check) return console.log('Every claim has its tests.');
  const results = runTests(referencesOf(claims), listed);
  refuse(findUnproved(claims, results));
  const html = reportHtml({
    company: brand.parentCompany,
    product: brand.productName,
    version: packageJson.version,
    commit,
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date()),
    contact: [...Object.values(brand.emails), brand.personPhone.display],
    claims,
    results,
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(`${file}.html`, html);
  await writePdf(html, `${file}.pdf`);
  console.log(`The report is in ${file}.html and ${file}.pdf.`);
});

/** @throws StartError naming each reason. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartError(`No report is written:\n  ${problems.join('\n  ')}`);
}

/** @throws StartError when what is tested is in no commit. */
function commitOfNow(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '')
    throw new StartError('No report is written: it names a commit, and there are changes that are in none.');
  return git('rev-parse', '--short=12', 'HEAD');
}

/** Prints the report with the tags that assistive technology reads. */
async function writePdf(html: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    const margin = { top: '18mm', bottom: '18mm', left: '15mm', right: '15mm' };
    await page.pdf({ path, format: 'A4', margin, tagged: true, outline: true, printBackground: true });
  } finally {
    await browser.close();
  }
  if (!readFileSync(path, 'latin1').includes('/StructTreeRoot'))
    throw new StartError(`${path} has no tags: this Chromium writes none.`);
}
