import { readFile, writeFile } from 'node:fs/promises';
import { roles } from './roles.ts';

const file = new URL('../../../docs/threat-model.md', import.meta.url);
const begin = '<!-- role table: written by tests/backend/roles.test.ts, UPDATE_DOCS=1 rewrites it -->';
const end = '<!-- end of role table -->';

/** Outcomes by attempt, then role, then engine. */
export type Outcomes = Map<string, Map<string, Map<string, string>>>;

/** Writes one outcome down. */
export function record(
  outcomes: Outcomes,
  attempt: string,
  role: string,
  engine: string,
  outcome: string,
): void {
  const byRole = outcomes.get(attempt) ?? new Map<string, Map<string, string>>();
  const byEngine = byRole.get(role) ?? new Map<string, string>();
  outcomes.set(attempt, byRole.set(role, byEngine.set(engine, outcome)));
}

/** The table in Markdown: a cell names the engines only where they differ. */
export function renderTable(outcomes: Outcomes): string {
  const head = `| attempt | ${roles.join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  const lines = [...outcomes].map(([attempt, byRole]) => {
    const cells = roles.map((role) => cell(byRole.get(role) ?? new Map<string, string>()));
    return `| ${attempt} | ${cells.join(' | ')} |`;
  });
  const note = 'Engines: PGlite and PostgreSQL 15. A cell holds for both; it names them where they differ.';
  return [note, '', head, ...lines].join('\n');
}

function cell(byEngine: ReadonlyMap<string, string>): string {
  const different = new Set(byEngine.values());
  if (different.size === 1) return [...different].join('');
  return [...byEngine].map(([engine, outcome]) => `${engine}: ${outcome}`).join('; ');
}

/** The table as it stands in the document. */
export async function committedTable(): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

/** Puts the table into the document. */
export async function writeTable(table: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  await writeFile(file, `${before}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}
