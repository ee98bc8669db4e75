import type { SearchTexts } from '../domain/jobs/filter.ts';
import type { JobSummary } from '../domain/jobs/job.ts';
import { messages } from '../i18n/messages.ts';

/** The open positions, in the order of the list (ids and categories: specification, sections 3 and 9). */
export const openings = [
  { id: 'growth-partnerships-lead', category: 'Growth', employmentType: 'Full-time' },
  { id: 'growth-analyst-intern', category: 'Growth', employmentType: 'Intern' },
  { id: 'field-marketing-specialist', category: 'Marketing', employmentType: 'Full-time' },
  { id: 'community-outreach-coordinator', category: 'Marketing', employmentType: 'Part-time' },
  { id: 'graphic-designer', category: 'Marketing', employmentType: 'Full-time' },
  { id: 'video-editor-animator', category: 'Marketing', employmentType: 'Part-time' },
  { id: 'content-creator', category: 'Marketing', employmentType: 'Part-time' },
  { id: 'social-media-manager', category: 'Marketing', employmentType: 'Full-time' },
  { id: 'product-tester', category: 'Other', employmentType: 'Part-time' },
  { id: 'open-application', category: 'Other', employmentType: 'Full-time' },
] as const satisfies readonly Omit<JobSummary, 'title' | 'description'>[];

export type JobId = (typeof openings)[number]['id'];

/** Their ids, in that order. */
export const jobIds: readonly JobId[] = openings.map(({ id }) => id);

/** The open positions as the list shows them. */
export function jobs(): readonly (JobSummary & { id: JobId })[] {
  return openings.map(({ id, category, employmentType }) => {
    const { title, description } = messages.jobMessages[id];
    return { id, title, category, employmentType, description };
  });
}

/** What the search of the careers list looks at (specification, section 4): the four fields, as the page shows them and in English. */
export function searchTexts({
  id,
  title,
  description,
  category,
  employmentType,
  english = [],
}: JobSummary): SearchTexts {
  return {
    texts: [title, description, ...english, messages.categoryNames[category], id, category],
    types: [messages.employmentTypeNames[employmentType], employmentType],
  };
}
