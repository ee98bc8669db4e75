import { requestTimeoutMs } from '~/config/timing.ts';
import type { Position } from '~/domain/jobs/position.ts';
import {
  listedPositionsPath,
  readListedPositions,
  readWholePositions,
  type ReadRows,
  toPosition,
  wholePositionPath,
} from '~/domain/jobs/stored-position.ts';
import type { Language } from '~/domain/language.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Asks the backend which positions there are and which take applications. A plain request: the data client is 47 kB, which only
 * those pay who apply.
 * @param language of the page that shows them.
 * @returns null without a backend, without an answer, and when the answer makes no sense. Never rejects.
 */
export async function fetchPositions(language: Language): Promise<readonly Position[] | null> {
  const read = await ask(listedPositionsPath, readListedPositions);
  return read?.map((row) => toPosition(row, language)) ?? null;
}

/**
 * Asks for all that the page of one position shows.
 * @returns the position, 'none' where the backend has none of this id to show, null as above.
 */
export async function fetchPosition(id: string, language: Language): Promise<Position | 'none' | null> {
  const read = await ask(wholePositionPath(id), readWholePositions);
  if (read === null) return null;
  const [row] = read;
  return row === undefined ? 'none' : toPosition(row, language);
}

async function ask<Row>(
  path: string,
  read: (answer: unknown) => ReadRows<Row> | null,
): Promise<readonly Row[] | null> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: apikey } = import.meta.env;
  if (!url || !apikey) return null;
  try {
    const response = await fetch(url + path, {
      headers: { apikey },
      priority: 'low',
      signal: timeLimit(requestTimeoutMs),
    });
    if (!response.ok) return null;
    const answer = read(await response.json());
    if (answer !== null && answer.refused.length > 0)
      console.warn(`Positions that cannot be shown: ${answer.refused.join(', ')}`);
    return answer?.rows ?? null;
  } catch {
    return null;
  }
}
