/*
 * `npm run conformance`: the accessibility conformance report, made from docs/accessibility-conformance.md (docs/deploy.md). It runs the
 * test files that the document names, and refuses to write where one is red.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import packageJson from '../package.json' with { type: 'json' };
import { brand } from '../src/config/brand.ts';
import { runCommand, StartError } from './command.ts';
import { readSections } from './conformance/document.ts';
import { evidenceOf, reportHtml } from './conformance/report.ts';
import { ensureHeadlessChromium } from './install.ts';
import { ensureElectron } from './kiosk-package-electron.ts';

const folder = 'dist/conformance';
const name = 'accessibility-conformance-report';

await runCommand(async () => {
  const commit = commitOfNow();
  const sections = readSections();
  runTests(evidenceOf(sections));
  const html = reportHtml({
    company: brand.parentCompany,
    product: brand.productName,
    version: packageJson.version,
    commit,
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date()),
    contact: [...Object.values(brand.emails), brand.personPhone.display],
    sections,
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(`${file}.html`, html);
  await writePdf(html, `${file}.pdf`);
  console.log(`The report is in ${file}.html and ${file}.pdf.`);
});

/** @throws StartError when what is tested is in no commit. */
function commitOfNow(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '')
    throw new StartError('No report is written: it names a commit, and there are changes that are in none.');
  return git('rev-parse', '--short=12', 'HEAD');
}

/** @throws StartError when a test is red, or Electron is missing. */
function runTests(files: readonly string[]): void {
  const filesIn = (part: string) =>
    files.filter((file) => file.startsWith(`${part}/`)).map((file) => `tests/${file}`);
  const vitest = 'node_modules/vitest/vitest.mjs';
  ensureElectron();
  run(vitest, 'run', 'tests/unit/build/conformance.test.ts', ...filesIn('unit'));
  run(vitest, 'run', '--config=vitest.components.config.ts', ...filesIn('components'));
  run('build/run-e2e.ts', '--project=web', '--project=staff', '--project=kiosk', ...filesIn('e2e'));
  run('build/run-e2e.ts', '--project=electron', ...filesIn('electron'));
}

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new StartError('No report is written: not all of its tests passed.');
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
