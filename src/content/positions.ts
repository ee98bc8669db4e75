import type { Job, JobSummary } from '../domain/jobs/job.ts';
import { mergeJob, mergeJobs, type Position } from '../domain/jobs/position.ts';
import { messages } from '../i18n/messages.ts';
import { findJob } from './job-details.ts';
import { offerOf } from './job-offers.ts';
import { jobs } from './jobs.ts';

let built: readonly Position[] = [];

/**
 * Sets what the backend said of the positions when the site was built, in the language of the document and before a page shows
 * them. The kiosk is built without.
 */
export function setBuiltPositions(positions: readonly Position[]): void {
  built = positions;
}

/** The careers list: the built-in jobs with what staff have changed of them, and those that staff have published. */
export function listPositions(): readonly JobSummary[] {
  const builtIn = jobs().map((job) => Object.assign(job, { offer: offerOf(job.id) }));
  return mergeJobs(builtIn, built, messages.language);
}

/** One of them, whole; null when no position has this id. */
export function findPosition(id: string): Job | null {
  const position = built.find(({ jobId }) => jobId === id) ?? null;
  return mergeJob(findJob(id), position, messages.language);
}
