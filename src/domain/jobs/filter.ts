import { fold } from '../fold.ts';
import { jobCategories, type JobCategory, type JobSummary } from './job.ts';

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
 * Jobs of a category that contain what is searched for (specification, sections 4 and 5): the text as it was typed, or each of its
 * words in any order, compared without case, accents and punctuation.
 * @param jobs the whole list; its order is kept.
 * @param category 'All' lets every job through.
 * @param search blank text lets every job of the category through.
 * @param textsOf what of a job is searched.
 */
export function filterJobs<Item extends Pick<JobSummary, 'category'>>(
  jobs: readonly Item[],
  category: CategoryFilter,
  search: string,
  textsOf: (job: Item) => readonly string[],
): Item[] {
  const ofCategory = jobs.filter((job) => category === 'All' || job.category === category);
  if (search.trim() === '') return ofCategory;
  const typed = search.toLowerCase();
  const words = fold(search).split(' ');
  return ofCategory.filter((job) => {
    const texts = textsOf(job);
    if (texts.some((text) => text.toLowerCase().includes(typed))) return true;
    const folded = fold(texts.join(' '));
    return words[0] !== '' && words.every((word) => folded.includes(word));
  });
}
