import { electronTests } from './electron-escapes/electron-tests.ts';
import { escapeMatrix, escapes } from './electron-escapes/index.ts';
import { layersOf, type Escape, type Layer } from './electron-escapes/types.ts';

const layers: readonly Layer[] = ['unit', 'chromium', 'electron', 'os'];

/** How many attempts each layer proves. A row can be proved by several. */
export function countByLayer(): Readonly<Record<Layer, number>> {
  const count = (layer: Layer) => escapes.filter((row) => layersOf(row).includes(layer)).length;
  return { unit: count('unit'), chromium: count('chromium'), electron: count('electron'), os: count('os') };
}

/** The text of docs/escape-matrix.md. */
export function describeEscapes(): string {
  const counts = countByLayer();
  const probes = escapes.reduce((sum, row) => sum + row.probes.length, 0);
  const parts = escapeMatrix.map(({ title, escapes: rows }) => `## ${title}\n\n${table(rows)}\n`);
  return [
    '# Ways out of the kiosk',
    '',
    '<!-- prettier-ignore-start -->',
    '<!-- Written from tests/support/electron-escapes by `UPDATE_DOCS=1 vitest run tests/contract/docs`. Change it there. -->',
    '',
    `${escapes.length} attempts, ${probes} probes. Proved by unit tests: ${counts.unit}; by a page in Chromium: ${counts.chromium}; by a real Electron: ${counts.electron}; checked by hand on the computer: ${counts.os}. An attempt can stand in several. A row without electron is not shown in a real one.`,
    '',
    'The rule is the word that log and health file use. `denied` means: nothing opens, nothing leaves, the attempt is counted by its rule, and the visitor sees no dialog.',
    '',
    ...parts,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function table(rows: readonly Escape[]): string {
  const lines = rows.map((row) =>
    [row.id, row.attempt, row.rules.map((rule) => `\`${rule}\``).join(' '), outcome(row), proof(row)]
      .map(cell)
      .join(' | '),
  );
  return [
    '| Id | Attempt | Rule | Outcome | Proved by |',
    '|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

function outcome(row: Escape): string {
  return row.onComputer === undefined ? row.expected : `${row.expected}. ${row.onComputer}`;
}

function proof(row: Escape): string {
  const proved = layersOf(row);
  const names = layers.filter((layer) => proved.includes(layer)).join(', ');
  const shown = electronTests[row.id];
  return shown === undefined ? names : `${names} (\`${shown.file}\`)`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
