import {
  isPositionClosed,
  type Position,
  positionsPath,
  readPositions,
} from '../src/domain/jobs/position.ts';
import type { SiteBackend } from './site.ts';

/** A build waits no longer for the backend. */
const longestWaitMs = 4_000;

/** Which positions staff have closed or given a closing day; null when the backend does not say. */
export type BuiltPositions = readonly Position[] | null;

/**
 * Asks the backend which positions take applications, so that the pages say it before any script runs.
 * @param backend null says nothing of any position.
 * @param nowMs milliseconds since 1970: what is closed by then is not open.
 */
export async function askPositions(
  backend: SiteBackend,
  nowMs: number,
  send: typeof fetch = fetch,
): Promise<BuiltPositions> {
  if (backend === null) return [];
  try {
    const response = await send(backend.url + positionsPath, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const positions = response.ok ? readPositions(await response.json()) : null;
    return positions?.map((each) => asOf(each, nowMs)) ?? null;
  } catch {
    return null;
  }
}

function asOf(position: Position, nowMs: number): Position {
  return { ...position, isOpen: !isPositionClosed(position, nowMs) };
}

/** What the person at the terminal is told: nothing when all is known and open. */
export function describePositions(positions: BuiltPositions): string | null {
  if (positions === null)
    return 'The backend did not say which positions are closed: the pages show all of them as open until they are opened.';
  const closed = positions.filter(({ isOpen }) => !isOpen).map(({ jobId }) => jobId);
  return closed.length === 0 ? null : `Closed positions: ${closed.join(', ')}.`;
}
