import type { EmploymentType, Job, JobDetails } from '../domain/jobs/job.ts';
import { messages } from '../i18n/messages.ts';
import { offerOf } from './job-offers.ts';
import { type JobId, jobs } from './jobs.ts';

/** An opening without its details does not pass the type check. */
const byId = () =>
  ({
    ...messages.growthJobs,
    ...messages.marketingJobs,
    ...messages.creativeJobs,
    ...messages.otherJobs,
  }) satisfies Record<JobId, Omit<JobDetails, 'datePosted'>>;

/** The day of each posting, ISO 8601. Never the date of a build. */
export const postedOn: Record<JobId, string> = {
  'growth-partnerships-lead': '2026-11-02',
  'growth-analyst-intern': '2026-11-02',
  'field-marketing-specialist': '2026-11-02',
  'community-outreach-coordinator': '2026-11-02',
  'graphic-designer': '2026-11-02',
  'video-editor-animator': '2026-11-02',
  'content-creator': '2026-11-02',
  'social-media-manager': '2026-11-02',
  'product-tester': '2026-11-02',
  'open-application': '2026-11-02',
};

/**
 * Looks a job up in the built-in list (specification, section 2).
 * @returns the whole job, or null when no job has this id.
 */
export function findJob(id: string): Job | null {
  const summary = jobs().find((job) => job.id === id);
  if (summary === undefined || !isJobId(id)) return null;
  const details = byId()[id];
  const benefits = benefitsOf(summary.employmentType, details.benefits);
  return { ...summary, ...details, benefits, datePosted: postedOn[id], offer: offerOf(id) };
}

/** The benefits of a position: its own between those that all of its kind have. */
function benefitsOf(type: EmploymentType, own: readonly string[]): readonly string[] {
  const { home, timeOff, learning, partTime } = messages.sharedBenefits;
  switch (type) {
    case 'Full-time':
      return [home, timeOff, ...own, learning];
    case 'Part-time':
      return [partTime, ...own];
    case 'Intern':
      return own;
  }
}

function isJobId(id: string): id is JobId {
  return Object.hasOwn(postedOn, id);
}
