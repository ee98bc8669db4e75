import { type EmploymentType, jobCategories, type JobCategory, type JobSummary } from './job.ts';

/** What the careers list can be narrowed to (specification, section 9). */
export type CategoryFilter = 'All' | JobCategory;

export const categoryFilters: readonly CategoryFilter[] = ['All', ...jobCategories];

/**
 * Reads a category from outside, such as an address.
 * @param value any text, in any case; null and unknown values give 'All'.
 */
export function parseCategoryFilter(value: string | null): CategoryFilter {
  const wanted = value?.toLowerCase();
  return categoryFilters.find((filter) => filter.toLowerCase() === wanted) ?? 'All';
}

/**
 * Jobs of a category that contain the search text (specification, sections 4 and 5).
 * @param jobs the whole list; its order is kept.
 * @param category 'All' lets every job through.
 * @param names what categories and employment types are called: what is read is what is searched.
 * @param search compared as typed, without regard to case; blank text lets every job of the category through.
 */
export function filterJobs<Item extends JobSummary>(
  jobs: readonly Item[],
  category: CategoryFilter,
  search: string,
  names: Readonly<Record<JobCategory | EmploymentType, string>>,
): Item[] {
  const ofCategory = jobs.filter((job) => category === 'All' || job.category === category);
  if (search.trim() === '') return ofCategory;
  const needle = search.toLowerCase();
  return ofCategory.filter((job) =>
    [job.title, job.description, names[job.category], names[job.employmentType]].some((text) =>
      text.toLowerCase().includes(needle),
    ),
  );
}
