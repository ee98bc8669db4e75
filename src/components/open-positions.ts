import { useEffect, useSyncExternalStore } from 'react';
import { isPositionClosed, type Position } from '~/domain/jobs/position.ts';
import { usePlatform } from './platform.tsx';

/** What the backend said when the site was built (build/positions.ts); nothing without one. What was closed by then is not open. */
const built: readonly Position[] = JSON.parse(import.meta.env.VITE_POSITIONS || '[]');

let known = byId(built);
const atBuild = known;
const closedAtBuild: ReadonlySet<string> = new Set(
  built.filter(({ isOpen }) => !isOpen).map(({ jobId }) => jobId),
);
/** Made when it is first asked for: it takes the time of day, which the build does not know. */
let closed: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

function byId(positions: readonly Position[]): ReadonlyMap<string, Position> {
  return new Map(positions.map((position) => [position.jobId, position]));
}

function closedNow(): ReadonlySet<string> {
  const isClosed = (position: Position) => isPositionClosed(position, Date.now());
  closed ??= new Set([...known.values()].filter(isClosed).map(({ jobId }) => jobId));
  return closed;
}

/** Notes what the backend says now. A position that it does not name is open. */
export function setPositions(positions: readonly Position[]): void {
  known = byId(positions);
  closed = null;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Ids of the jobs that take no application. Follows what is noted while the page is open. */
export function useClosedJobs(): ReadonlySet<string> {
  return useSyncExternalStore(listen, closedNow, () => closedAtBuild);
}

/** What staff have set of a position; null when the backend does not name it. */
export function usePosition(jobId: string): Position | null {
  return useSyncExternalStore(
    listen,
    () => known.get(jobId) ?? null,
    () => atBuild.get(jobId) ?? null,
  );
}

/** Refreshes the open positions after the first render. */
export function useRefreshOpenPositions(): void {
  const { refreshOpenPositions } = usePlatform();
  useEffect(() => {
    // Without network the build's state stays.
    refreshOpenPositions?.().catch(() => undefined);
  }, [refreshOpenPositions]);
}
