import { useEffect, useSyncExternalStore } from 'react';
import { isPositionClosed, type Position } from '~/domain/jobs/position.ts';
import { usePlatform } from './platform.tsx';

/** What the backend said when the site was built (build/positions.ts); nothing without one. What was closed by then is not open. */
const built: readonly Position[] = JSON.parse(import.meta.env.VITE_POSITIONS || '[]');

let known = byId(built);
const atBuild = known;
const listeners = new Set<() => void>();

function byId(positions: readonly Position[]): ReadonlyMap<string, Position> {
  return new Map(positions.map((position) => [position.jobId, position]));
}

/** Notes what the backend says now. A position that it does not name is open. */
export function setPositions(positions: readonly Position[]): void {
  known = byId(positions);
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether a position takes no application. Follows what is noted while the page is open. */
export function useIsClosed(jobId: string): boolean {
  return useSyncExternalStore(
    listen,
    () => {
      const position = known.get(jobId);
      return position !== undefined && isPositionClosed(position, new Date().toISOString().slice(0, 10));
    },
    () => atBuild.get(jobId)?.isOpen === false,
  );
}

/** The last day on which a position takes applications, where staff have set one (ISO 8601). */
export function useClosingDay(jobId: string): string | null {
  return useSyncExternalStore(
    listen,
    () => known.get(jobId)?.closesOn ?? null,
    () => atBuild.get(jobId)?.closesOn ?? null,
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
