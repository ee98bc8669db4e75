import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import type { Job, JobSummary } from '~/domain/jobs/job.ts';
import { isPositionClosed, mergeJob, mergeJobs, type Position } from '~/domain/jobs/position.ts';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from './platform.tsx';

/** What is known of the positions: what the backend said when the site was built, then what it says now. */
type Knowledge = {
  positions: ReadonlyMap<string, Position>;
  /** Ids of positions that the backend was asked for in this page, whatever it answered. */
  asked: ReadonlySet<string>;
};

const nothing: Knowledge = { positions: new Map(), asked: new Set() };
/** Of the build; what was closed by then is not open. A served page is hydrated with it. */
let built = nothing;
let closedAtBuild: ReadonlySet<string> = new Set();
let known = nothing;
let hasNews = false;
/** Made when it is first asked for: it takes the time of day, which the build does not know. */
let closed: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

function closedNow(): ReadonlySet<string> {
  const isClosed = (position: Position) => isPositionClosed(position, Date.now());
  closed ??= new Set([...known.positions.values()].filter(isClosed).map(({ jobId }) => jobId));
  return closed;
}

function learn(next: Knowledge): void {
  known = next;
  closed = null;
  for (const tell of listeners) tell();
}

let builtFrom: readonly Position[] | null = null;

/** Notes what the site was built with, before a page that shows positions is rendered. */
export function setBuiltPositions(positions: readonly Position[]): void {
  if (builtFrom === positions) return;
  builtFrom = positions;
  built = { positions: byId(positions), asked: new Set() };
  closedAtBuild = new Set(positions.filter(({ isOpen }) => !isOpen).map(({ jobId }) => jobId));
  if (hasNews) return;
  known = built;
  closed = null;
}

function byId(positions: readonly Position[]): ReadonlyMap<string, Position> {
  return new Map(positions.map((position) => [position.jobId, position]));
}

/** Notes the list as the backend has it now. What a page was shown of one of them before stays. A job that it does not name is open. */
export function setPositions(positions: readonly Position[]): void {
  hasNews = true;
  const withDetails = positions.map((position) => ({
    ...position,
    details: position.details ?? known.positions.get(position.jobId)?.details ?? null,
  }));
  learn({ ...known, positions: byId(withDetails) });
}

/**
 * Notes what the backend answered when it was asked for one position.
 * @param answer 'none' where it has none to show; null where it did not say: then what the build said stays.
 */
export function setPosition(id: string, answer: Position | 'none' | null): void {
  hasNews = true;
  const positions = new Map(known.positions);
  const before = positions.get(id);
  if (answer === 'none') {
    // A page that somebody has open stays, and says that it takes nothing.
    if (before !== undefined) positions.set(id, { ...before, isOpen: false });
  } else if (answer !== null) positions.set(id, answer);
  learn({ positions, asked: new Set([...known.asked, id]) });
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function useKnowledge(): Knowledge {
  return useSyncExternalStore(
    listen,
    () => known,
    () => built,
  );
}

/** Ids of the jobs that take no application. Follows what is noted while the page is open. */
export function useClosedJobs(): ReadonlySet<string> {
  return useSyncExternalStore(listen, closedNow, () => closedAtBuild);
}

/** The careers list: the jobs that the site is built with, and those that staff have published. */
export function useJobs(): readonly JobSummary[] {
  const { positions } = useKnowledge();
  const { language } = messages;
  return useMemo(() => mergeJobs(jobs(), [...positions.values()], language), [positions, language]);
}

/** One job; 'asking' until the backend has said whether there is one of this id. */
export function useJob(id: string): Job | 'asking' | null {
  const { positions, asked } = useKnowledge();
  const { refreshOpenPositions } = usePlatform();
  const { language } = messages;
  const job = useMemo(
    () => mergeJob(findJob(id), positions.get(id) ?? null, language),
    [positions, id, language],
  );
  return job ?? (refreshOpenPositions !== undefined && !asked.has(id) ? 'asking' : null);
}

/**
 * Asks the backend after the first render, where the surface reaches one.
 * @param jobId asks for all of this one; without it for what the list shows.
 */
export function useRefreshOpenPositions(jobId?: string): void {
  const { refreshOpenPositions } = usePlatform();
  useEffect(() => {
    // Without network the build's state stays.
    refreshOpenPositions?.(jobId).catch(() => (jobId === undefined ? undefined : setPosition(jobId, null)));
  }, [refreshOpenPositions, jobId]);
}
