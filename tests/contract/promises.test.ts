import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A test that a document names: the file, and words that stand in the test's title. */
type Named = { file: string; title: string };

/** Reads `` `tests/…` › title; › another title of the same file `` out of a document. */
function namedTests(text: string): Named[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  return [...flat.matchAll(/`(tests\/[^`]+\.(?:test|spec)\.tsx?)`((?:;? › [^;)|]+)*)/g)].flatMap((match) => {
    const titles = (match[2] ?? '').split('›').slice(1);
    return titles.map((title) => ({ file: match[1] ?? '', title: title.replace(/;\s*$/, '').trim() }));
  });
}

/** Rows of the table of attacks: what is attacked, and what the row says holds it. */
function attackRows(text: string): { attack: string; heldBy: string }[] {
  const table = text.split('## Who might attack')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { attack: cells[0] ?? '', heldBy: cells[3] ?? '' };
  });
}

/** The points of the list under a heading, each whole. */
function pointsUnder(heading: string, text: string): string[] {
  const section = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^- .*(?:\n {2}.*)*/gm)].map(([point]) => point);
}

const threatModel = readFileSync('docs/threat-model.md', 'utf8');
const named = namedTests(threatModel);

describe('the threat model', () => {
  it('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(20);
    const gone = named.filter(
      ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(gone).toEqual([]);
  });

  it('names a test for every attack that it says is stopped', () => {
    const rows = attackRows(threatModel);
    expect(rows.length).toBeGreaterThan(9);
    expect(rows.filter(({ heldBy }) => namedTests(heldBy).length === 0)).toEqual([]);
  });

  it.each([
    ['What is protected', 3],
    ['What is left, and what to do about it', 11],
  ])('names a test for every point under "%s"', (heading, atLeast) => {
    const points = pointsUnder(heading, threatModel);
    expect(points.length).toBeGreaterThanOrEqual(atLeast);
    expect(points.filter((point) => namedTests(point).length === 0)).toEqual([]);
  });

  it('names no test in a way that is not read here', () => {
    expect(named).toHaveLength(threatModel.split('›').length - 1);
  });
});
