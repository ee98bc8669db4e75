import type { Plugin } from 'vite';
import { isPositionClosed } from '../src/domain/jobs/position.ts';
import {
  positionsPath,
  readPositions,
  type ReadRows,
  type StoredPosition,
  toPosition,
} from '../src/domain/jobs/stored-position.ts';
import { type Language, languages } from '../src/domain/language.ts';
import type { SiteBackend } from './site.ts';

/** A build waits no longer for the backend. */
const longestWaitMs = 10_000;

/** The published positions, and the ids of those that break a rule and are left out; null when the backend does not say. */
export type BuiltPositions = ReadRows | null;

/**
 * Asks the backend for its positions, which the pages are built with: the site asks for none.
 * @param backend null knows of none.
 * @param nowMs milliseconds since 1970: what is closed by then is not open.
 */
export async function askPositions(
  backend: SiteBackend,
  nowMs: number,
  send: typeof fetch = fetch,
): Promise<BuiltPositions> {
  if (backend === null) return { rows: [], refused: [] };
  try {
    const response = await send(backend.url + positionsPath, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const answer = response.ok ? readPositions(await response.json()) : null;
    return answer && { ...answer, rows: answer.rows.map((row) => asOf(row, nowMs)) };
  } catch {
    return null;
  }
}

function asOf(row: StoredPosition, nowMs: number): StoredPosition {
  const { is_open: isOpen, closes_on: closesOn, time_zone: timeZone } = row;
  return { ...row, is_open: !isPositionClosed({ isOpen, closesOn, timeZone }, nowMs) };
}

/** The name of the module that holds the positions as pages of one language show them. */
export const positionsModule = (language: Language) => `built-positions/${language}`;

/** Puts the positions in place of src/web/built-positions.ts: a module a language, so that a page loads its own alone. */
export function builtPositions(rows: readonly StoredPosition[]): Plugin {
  const loaders = languages.map((language) => `${language}: () => import('${positionsModule(language)}')`);
  return {
    name: 'built-positions',
    enforce: 'pre',
    resolveId: (id) => (languages.some((language) => id === positionsModule(language)) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith('/src/web/built-positions.ts'))
        return `const load = { ${loaders.join(', ')} };
          export const loadBuiltPositions = async (language) => (await load[language]()).positions;`;
      const language = languages.find((each) => id === `\0${positionsModule(each)}`);
      if (language === undefined) return null;
      return `export const positions = ${JSON.stringify(rows.map((row) => toPosition(row, language)))};`;
    },
  };
}

/** The file that says which positions a built site holds, as they were when: the staff app reads it. */
export const builtPositionsFile = 'built-positions.json';

/** Its content. @param builtAt ISO 8601. */
export function builtPositionsJson(rows: readonly StoredPosition[], builtAt: string): string {
  const positions = Object.fromEntries(rows.map(({ job_id: id, updated_at: at }) => [id, at]));
  return JSON.stringify({ builtAt, positions });
}

/** What the person at the terminal is told: nothing when all is known and open. */
export function describePositions(positions: BuiltPositions): string | null {
  if (positions === null) return unknownPositions;
  const lines = [
    { ids: positions.refused, text: 'Positions that break a rule and are left out' },
    { ids: positions.rows.filter((row) => !row.is_open).map((row) => row.job_id), text: 'Closed positions' },
  ];
  const summaries = lines
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids, text }) => `${text}: ${ids.join(', ')}.`);
  return summaries.length === 0 ? null : summaries.join('\n');
}

/** What a release is refused with, and what every other build says. */
export const unknownPositions =
  'The backend did not say which positions there are: the pages show those of src/content alone, all as open.';
