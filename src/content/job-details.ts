import type { Job, JobDetails } from '../domain/jobs/job.ts';
import { creativeJobs } from './job-details/creative.ts';
import { growthJobs } from './job-details/growth.ts';
import { marketingJobs } from './job-details/marketing.ts';
import { otherJobs } from './job-details/other.ts';
import { findOffer } from './job-offers.ts';
import { type JobId, jobs } from './jobs.ts';

/** An opening without its details does not pass the type check. */
const byId = {
  ...growthJobs,
  ...marketingJobs,
  ...creativeJobs,
  ...otherJobs,
} satisfies Record<JobId, JobDetails>;

const details = new Map<string, JobDetails>(Object.entries(byId));

/**
 * Looks a job up in the built-in list (specification, section 2).
 * @returns the whole job, or null when no job has this id.
 */
export function findJob(id: string): Job | null {
  const summary = jobs.find((job) => job.id === id);
  const rest = details.get(id);
  const offer = findOffer(id);
  return summary && rest && offer ? { ...summary, ...rest, offer } : null;
}
