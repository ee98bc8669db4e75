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

/** English words for where one may work, which people type on the pages of every language. */
const englishPlaces = 'remote, work from home, United States, USA, Canada, Mexico, India';

/**
 * What the search of the careers list looks at: the job as the page shows it, where it is done, its English names, and what else
 * people call such work in the language of the page.
 */
export function searchTexts({
  id,
  title,
  description,
  category,
  employmentType,
  english = [],
}: JobSummary): SearchTexts {
  const { placeWords, searchWords } = messages.careers;
  return {
    texts: [
      title,
      description,
      ...english,
      messages.categoryNames[category],
      placeWords,
      id,
      category,
      englishPlaces,
    ],
    types: [messages.employmentTypeNames[employmentType], employmentType],
    synonyms: [searchWords[category], employmentType === 'Intern' ? searchWords.Intern : ''].flatMap(
      (words) => words.split(/[,،]/),
    ),
  };
}
